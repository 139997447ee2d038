import BarrenderKit
import Foundation
import Testing

/// What `check` calls a key without effect has none: the picture is the same without it. Of every spec
/// of the fixtures.
@Suite struct IneffectiveKeyPictureTests {
  private static let files: [String] = ["Advice", "Cases"].flatMap { name in
    (FileManager.default.enumerator(at: fixtureFolder(name), includingPropertiesForKeys: nil)?
      .allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }.map(\.path)
  }.sorted()

  @Test func thereAreManySpecs() { #expect(Self.files.count > 300) }

  @Test(arguments: files)
  func withoutAKeyThatDoesNothingThePictureIsTheSame(path: String) throws {
    try compare([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), FilePath(path).folder)
  }

  /// Words that meet in one bar, each combination of which may make another idle.
  private static let items = [
    "", #""title": "A""#, #""title": "A", "titleView": { "type": "view" }"#,
    #""title": "A", "hidesBackButton": true, "leftItemsSupplementBackButton": true"#,
    #""leftBarButtonItem": { "title": "Edit" }, "hidesBackButton": false"#,
    #""leftBarButtonItem": { "image": "menu" }, "leftItemsSupplementBackButton": true"#,
    #""rightBarButtonItem": { "title": "Go", "states": ["pressed"] }, "hidesBackButton": true"#,
  ]
  private static let bars = [
    #""backItem": true, "titleTextColor": "red", "leadingBarItemsTintColor": "red""#,
    #""backItem": { "title": "Back" }, "buttonsTitleColor": "red", "inkColor": "red""#,
    #""titleTextColor": "red", "titleFont": { "size": 12 }, "allowAnyTitleFontSize": true,"#
      + #" "titleTextAttributes": { "foregroundColor": "green", "font": { "size": 18 } }"#,
    #""titleTextColor": "red", "textColorAccessibilityMutator": true, "backgroundColor": "white","#
      + #" "titleTextAttributes": { "foregroundColor": "green" }, "titleFont": { "size": 30 }"#,
    #""trailingBarItemsTintColor": "red", "rippleColor": "red", "enableRippleBehavior": true,"#
      + #" "inkColor": "red", "uppercasesButtonTitles": false, "buttonsTitleFont": { "size": 20 }"#,
    #""adjustsFontForContentSizeCategory": true, "maximumTextScale": 1, "titleViewLayoutBehavior":"#
      + #" "center", "backItem": false, "tintColor": "green""#,
  ]

  @Test(arguments: items, bars)
  func ofWordsThatMeetInANavigationBarNoneIsToldWrongly(item: String, bar: String) throws {
    let navigationItem = #""navigationItem": { \#(item) }"#
    for text in [
      #"{ "bars": [{ "type": "appBar", \#(navigationItem), "navigationBar": { \#(bar) } }] }"#,
      #"{ "bars": [{ "type": "headerStackView", "topBar": { "type": "mdcNavigationBar","#
        + #" \#(bar), \#(navigationItem) } }] }"#,
      #"{ "navigation": { "stack": [{}, { \#(navigationItem) }],"#
        + #" "willAddAppBar": { "navigationBar": { \#(bar) } } } }"#,
      #"{ "navigation": { "stack": [{ \#(navigationItem) }], "transition": { "progress": 0.4 },"#
        + #" "willAddAppBar": { "navigationBar": { \#(bar) } } } }"#,
      #"{ "traits": { "preferredContentSizeCategory": "accessibilityLarge" }, "navigation": {"#
        + #" "stack": [{}, { \#(navigationItem), "bars": [{ "type": "appBar", "didMove": false,"#
        + #" \#(navigationItem), "navigationBar": { \#(bar) } }, { "type": "navigationBar" }] }] } }"#,
    ] {
      try compare(Array(text.utf8), nil)
    }
  }

  private static let movements = [
    #""forwards": ["didScroll"]"#, #""canOverExtend": false, "maximumHeight": 120"#,
    #""observesTrackingScrollViewScrollEvents": true, "canOverExtend": true"#,
    #""shiftBehavior": "enabledWithStatusBar", "contentIsTranslucent": true,"#
      + #" "headerContentImportance": "high", "trackingScrollViewIsBeingScrubbed": true"#,
    #""shiftBehavior": "hideable", "visibleShadowOpacity": 1, "sharedWithManyScrollViews": true"#,
  ]

  @Test(
    arguments: movements,
    [
      "", #""content": { "rows": 40, "scrolledBy": -40 }, "appExtension": true,"#,
      #""content": { "rows": 40, "scrolledBy": 90 },"#,
      #""content": { "pages": [{ "rows": 40 }, { "rows": 3 }] }, "scroll": [{ "event": "trackPage","#
        + #" "page": 1 }, { "event": "drag", "scrolledBy": -30 }],"#,
      #""content": { "rows": 40 }, "scroll": [{ "event": "drag", "scrolledBy": 200, "steps": 4 },"#
        + #" { "event": "drag", "scrolledBy": 120, "steps": 4 }, { "event": "didEndDragging" },"#
        + #" { "event": "shiftHeaderOffScreen" }, { "event": "wait", "seconds": 0.3 }],"#,
    ])
  func ofWordsThatMeetInAHeaderNoneIsToldWrongly(header: String, document: String) throws {
    for rest in [
      "", #", "trackingScrollView": null"#, #", "page": 0, "containment": "container""#,
      #", "behavioralFlags": "recommended", "inferTopSafeAreaInsetFromViewController": false"#,
    ] {
      for type in ["appBar", "flexibleHeader"] {
        let text = """
          { \(document) "bars": [{ "type": "\(type)", "headerView": { \(header) }\(rest) }] }
          """
        try compare(Array(text.utf8), nil)
      }
    }
  }

  private func compare(_ bytes: [UInt8], _ folder: FilePath?) throws {
    let told = SpecReader(icons: MaterialIcons()).read(name: "spec.json", bytes: bytes)
    let keys = told.advice.filter {
      $0.code == "W0618" && $0.message.contains("has no effect")
    }
    guard !keys.isEmpty else { return }
    let renderer = try Renderer()
    func prepare(_ document: Any) throws -> Prepared {
      let data = try JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
      return renderer.prepare(SpecInput(name: "spec.json", bytes: [UInt8](data), folder: folder))
    }
    let document = try JSONSerialization.jsonObject(with: Data(plain(bytes)))
    let whole = try prepare(document)
    for key in keys {
      let steps = key.path.pointer.split(separator: "/").map(String.init)
      let other = try prepare(removing(steps[...], from: document))
      #expect(other.list != nil && other.list == whole.list, "\(key.path.pointer): \(key.message)")
    }
  }

  /// The document without comments, and without commas after the last member or element.
  private func plain(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var index = 0
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      if isInString, byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        plain += bytes[index...index + 1]
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      let isComment =
        !isInString && byte == UInt8(ascii: "/") && bytes[index...].starts(with: Array("//".utf8))
      if isComment {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        continue
      }
      if !isInString, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        let last = plain.lastIndex { !Array(" \n\t\r".utf8).contains($0) }
        if let last, plain[last] == UInt8(ascii: ",") { plain.remove(at: last) }
      }
      plain.append(byte)
      index += 1
    }
    return plain
  }

  private func removing(_ steps: ArraySlice<String>, from value: Any) -> Any {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    if var object = value as? [String: Any], let inner = object[step] {
      object[step] = rest.isEmpty ? nil : removing(rest, from: inner)
      return object
    }
    if var list = value as? [Any], let index = Int(step), list.indices.contains(index) {
      if rest.isEmpty {
        list.remove(at: index)
      } else {
        list[index] = removing(rest, from: list[index])
      }
      return list
    }
    return value
  }
}
