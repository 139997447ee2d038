import BarTestSupport
import BarrenderKit
import Foundation
import Testing

@Suite struct SwiftExportTests {
  /// Every case's Swift, each in a type of its own, against declarations with the components' names.
  @Test func swiftOfEveryCaseTypechecks() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var source = ""
    for (index, fixture) in FixtureCase.all.enumerated() {
      let swift = try #require(try prepared(fixture).swiftSource)
      let lines = swift.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      source += "// \(fixture.name)\nstruct Case\(index) {\n"
      source += lines.joined(separator: "\n") + "\n}\n"
    }
    let file = folder.appendingPathComponent("Cases.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let standIns = Repository.fixtures.appendingPathComponent("SwiftStandIns")
    let (status, said) = try compile([
      "-typecheck", "-swift-version", "5", standIns.appendingPathComponent("UIKit.swift").path,
      standIns.appendingPathComponent("MaterialComponents.swift").path, file.path,
    ])
    #expect(status == 0, "\(said.prefix(4_000))")
  }

  private func compile(_ arguments: [String]) throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // env: there is no such program.
    try #require(process.terminationStatus != 127, "swiftc is missing: nothing was checked")
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  private func swift(of spec: String) throws -> String {
    let input = SpecInput(name: "spec.json", bytes: Array(spec.utf8))
    return try #require(try Renderer().prepare(input).swiftSource)
  }

  @Test func tabThatAStepSelectsIsSelected() throws {
    let swift = try swift(
      of: #"""
        {"bars":[{"type":"tabBar","items":[{"title":"A"},{"title":"B"}],"selectedItem":0,
          "customizations":["selectTab(1)"]}]}
        """#)
    #expect(swift.contains("  tabBar.selectedItem = tab1\n"))
    #expect(!swift.contains("selectedItem = tab0"))
  }

  /// What keeps its proxy's object out, however it is written.
  @Test(arguments: [
    ##""scrollEdgeAppearance": null"##, ##""customizations": ["bar.scrollEdgeAppearance = nil"]"##,
  ])
  func nilInASlotIsSetOverTheProxy(own: String) throws {
    let swift = try swift(
      of: #"""
        {"appearance":{"UINavigationBar":{"scrollEdgeAppearance":{"backgroundColor":"red"}}},
          "bars":[{"type":"navigationBar",\#(own)}]}
        """#)
    #expect(swift.contains("  navigationBar.scrollEdgeAppearance = nil\n"))
    let alone = try self.swift(of: #"{"bars":[{"type":"toolbar",\#(own)}]}"#)
    #expect(!alone.contains("= nil"))
  }

  @Test func emptyDictionaryIsSetOverTheProxys() throws {
    let swift = try swift(
      of: #"""
        {"appearance":{"UIBarButtonItem":{"titleTextAttributes":{"kern":2}}},
          "bars":[{"type":"toolbar","items":[{"title":"A","titleTextAttributes":{}}]}]}
        """#)
    #expect(swift.contains("  item0.setTitleTextAttributes(nil, for: .normal)\n"))
  }

  /// Stack views heed constraints, not frames.
  @Test func viewsInStacksAreConstrained() throws {
    let swift = try swift(
      of: #"""
        {"bars":[{"type":"tabBarView","items":[{"mdc_customView":{"type":"stackView",
          "alignment":"center","arrangedSubviews":[
            {"type":"view","frame":{"width":8,"height":9}}]}}]}]}
        """#)
    #expect(swift.contains(".widthAnchor.constraint(equalToConstant: 8).isActive = true\n"))
    #expect(swift.contains(".heightAnchor.constraint(equalToConstant: 9).isActive = true\n"))
    #expect(swift.contains("systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)"))
  }

  @Test func imagesAreCalledAsInACatalog() throws {
    let swift = try #require(
      try prepared(FixtureCase(name: "tabs/view-of-ones-own-as-a-tab")).swiftSource)
    #expect(swift.contains(#"UIImage(named: "framed-x-24")"#))
    #expect(!swift.contains("@2x"))
  }

  @Test func injectedBarMakesItsArrowItself() throws {
    let swift = try swift(
      of: #"""
        {"navigation":{"stack":[{"navigationItem":{"title":"A"}},
          {"navigationItem":{"title":"B"}}]}}
        """#)
    #expect(swift.contains("  // MDCAppBarNavigationController makes this bar"))
    #expect(swift.contains("topLayoutGuideViewController"))
    #expect(!swift.contains("image = nil"))
  }

  /// Variables of one name are found in linear time.
  @Test func manyTabsAreNumbered() throws {
    let items = (0..<2_000).map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
    let swift = try swift(of: #"{"bars":[{"type":"tabBarView","items":[\#(items)]}]}"#)
    #expect(swift.contains("  let tab2000 = UITabBarItem(title: \"1999\""))
    #expect(swift.contains(", tab1999, tab2000]\n"))
  }

  @Test func importsAndPodsAreThoseOfTheDocumentation() throws {
    let swift = try #require(try prepared(FixtureCase(name: "theming/shrine")).swiftSource)
    #expect(swift.hasPrefix("// pod 'MaterialComponents/schemes/Container'\n"))
    for line in [
      "// pod 'MaterialComponents/AppBar'\n", "// pod 'MaterialComponents/AppBar+Theming'\n",
      "import MaterialComponents.MaterialAppBar\n",
      "import MaterialComponents.MaterialAppBar_Theming\n",
      "appBarViewController.applyPrimaryTheme(withScheme: containerScheme)\n",
    ] {
      #expect(swift.contains(line), "\(line)")
    }
  }

  /// Objects of the proxy before those of the bar before those of the item, each at its level.
  @Test func appearanceObjectsStandAtTheirLevel() throws {
    func swift(_ name: String) throws -> String {
      try #require(try prepared(FixtureCase(name: name)).swiftSource)
    }
    let proxied = try swift("uikit/object-on-the-proxy")
    #expect(proxied.contains("  UINavigationBar.appearance().standardAppearance = "))
    #expect(!proxied.contains("  navigationBar.standardAppearance = "))
    let own = try swift("uikit/pushed-item-with-its-own-look")
    let bar = try #require(own.range(of: "  navigationBar.standardAppearance = "))
    let item = try #require(own.range(of: "  navigationItem.standardAppearance = "))
    #expect(bar.lowerBound < item.lowerBound)
    #expect(own.contains("standardAppearance.configureWithOpaqueBackground()"))
    // A change that the proxy's object replaces is no part of the look.
    #expect(!(try swift("uikit/change-before-the-window").contains("shadowColor")))
  }

  /// The tokens of a case, given as `--theme` to the document without its scheme, make its picture.
  @Test(arguments: FixtureCase.all)
  func tokensOfACaseMakeItsPicture(_ fixture: FixtureCase) throws {
    let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    let renderer = try Renderer(fonts: FontOptions(directories: [fonts]))
    let bytes = [UInt8](try Data(contentsOf: fixture.spec))
    guard String(decoding: bytes, as: UTF8.self).contains("\"scheme\"") else { return }
    let folder = FilePath(fixture.spec.deletingLastPathComponent().path)
    let input = SpecInput(name: fixture.name, bytes: bytes, folder: folder)
    let own = renderer.prepare(input)
    let model = try #require(own.model)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).tokens")
    try model.designTokens().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    // What no token says is not taken away: the overlay's flag, and how texts grow.
    let flag = model.scheme.elevationOverlayEnabledForDarkMode.map {
      #","elevationOverlayEnabledForDarkMode":\#($0)"#
    }
    let scheme = #"""
      {"colors":{"defaults":"\#(model.scheme.colorDefaults.rawValue)"\#(flag ?? "")},
       "typography":{"defaults":"\#(model.scheme.typographyDefaults.rawValue)"}}
      """#
    let other = renderer.prepare(
      input, patches: [SpecPatch(name: "--set", pointer: "/scheme", json: scheme)],
      themes: [FilePath(file.path)])
    #expect(other.problems.filter { $0.severity == .error }.isEmpty)
    #expect(try renderer.png(of: other) == renderer.png(of: own))
  }

  @Test func shapesComeOutCornerByCornerWhereTheyDiffer() throws {
    let spec = #"""
      {"scheme":{"shape":{"smallComponentShape":{"family":"cut","size":6},
         "mediumComponentShape":{"size":0.5,"valueType":"percentage"},
         "largeComponentShape":{"size":8,"bottomLeftCorner":{"size":0}}}},
       "bars":[{"type":"appBar"}]}
      """#
    let prepared = try Renderer()
      .prepare(SpecInput(name: "shape.json", bytes: Array(spec.utf8)))
    let tokens = try #require(prepared.model).designTokens()
    for line in [
      #""small": { "$value": { "value": 6, "unit": "px" }, "$description": "cut" }"#,
      #""medium": { "$type": "number", "$value": 0.5 }"#,
      #""top-left": { "$value": { "value": 8, "unit": "px" } }"#,
      #""bottom-left": { "$value": { "value": 0, "unit": "px" } }"#,
    ] {
      #expect(tokens.contains(line), "\(line)")
    }
    let text = SpecSources.Text(name: "tokens", bytes: Array(tokens.utf8))
    #expect(readTokens(text, source: 0).problems.isEmpty)
  }

  /// What is written as tokens is read back as the same scheme, whatever the traits.
  @Test(arguments: ["theming/shrine", "theming/high-contrast-in-the-dark", "app-bar/inbox"])
  func tokensAreReadBackAsTheSameScheme(name: String) throws {
    let model = try #require(try prepared(FixtureCase(name: name)).model)
    let text = SpecSources.Text(name: "tokens", bytes: Array(model.designTokens().utf8))
    let reading = readTokens(text, source: 0)
    #expect(reading.problems.isEmpty)
    var copy = model
    copy.scheme = Scheme()
    copy.scheme.adopt(try #require(reading.tokens))
    #expect(copy.designTokens() == model.designTokens())
  }
}
