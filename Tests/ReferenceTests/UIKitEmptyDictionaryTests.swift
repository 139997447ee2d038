import BarrenderKit
import Testing

/// A dictionary of attributes that is empty, in the document and in a setter: UIAppearance takes a setter
/// that was called for an instance, whatever it was called with, for the instance's own word.
@Suite struct UIKitEmptyDictionaryTests {
  /// Where a dictionary can be empty, and the row that tells whose attributes count.
  struct Place: Sendable, CustomTestStringConvertible {
    let proxy: String
    let bar: String
    let step: String
    let element: String
    let row: String

    var testDescription: String { step }
    /// The bar with `own` in its braces, or in those of its item.
    func bar(with own: String) -> String { bar.replacing("%", with: own) }
  }

  private static let green = ##"{ "foregroundColor": "#00AA00" }"##
  private static let places = [
    Place(
      proxy: #""UINavigationBar": { "titleTextAttributes": \#(green) }"#,
      bar: #"{ "type": "navigationBar", "navigationItem": { "title": "A" }, % }"#,
      step: "navigationBar.titleTextAttributes = [:]", element: "navigationBar.title",
      row: "titleTextAttributes.foregroundColor"),
    Place(
      proxy: #""UINavigationBar": { "largeTitleTextAttributes": \#(green) }"#,
      bar: #"""
        { "type": "navigationBar", "prefersLargeTitles": true, "navigationItem": { "title": "A" }, % }
        """#,
      step: "navigationBar.largeTitleTextAttributes = [:]", element: "navigationBar.largeTitle",
      row: "largeTitleTextAttributes.foregroundColor"),
    Place(
      proxy: #""UIBarButtonItem": { "titleTextAttributes": \#(green) }"#,
      bar: #"{ "type": "toolbar", "items": [{ "title": "A", % }] }"#,
      step: "toolbar.items[0].setTitleTextAttributes([:], for: .normal)",
      element: "toolbar.items[0]",
      row: "buttonAppearance.normal.titleTextAttributes.foregroundColor"),
    Place(
      proxy: #""UITabBarItem": { "titleTextAttributes": \#(green) }"#,
      bar: #"{ "type": "tabBar", "selectedItem": null, "items": [{ "title": "A", % }] }"#,
      step: "tabBar.items[0].setTitleTextAttributes([:], for: .normal)",
      element: "tabBar.items[0]",
      row: "stackedLayoutAppearance.normal.titleTextAttributes.foregroundColor"),
    Place(
      proxy: #""UITabBarItem": { "badgeTextAttributes": \#(green) }"#,
      bar: #"""
        { "type": "tabBar", "selectedItem": null,
          "items": [{ "title": "A", "badgeValue": "7", % }] }
        """#,
      step: "tabBar.items[0].setBadgeTextAttributes([:], for: .normal)",
      element: "tabBar.items[0].badge",
      row: "stackedLayoutAppearance.normal.badgeTextAttributes.foregroundColor"),
  ]

  private func scene(_ proxy: String, _ bar: String, _ steps: [String] = []) throws -> Scene {
    let list = steps.map { "\"\($0)\"" }.joined(separator: ", ")
    return try Scene(
      """
      { "device": { "width": 200, "height": 160, "scale": 1 }, "appearance": { \(proxy) },
        "content": { "rows": 4 }, "customizations": [\(list)], "bars": [\(bar)] }
      """)
  }

  private func key(_ place: Place) -> String {
    place.row.split(separator: ".").last { $0.hasSuffix("TextAttributes") }.map(String.init) ?? ""
  }

  @Test(arguments: places)
  func emptyDictionaryOfTheDocumentHidesTheProxysAsTheSetterDoes(place: Place) throws {
    let key = key(place)
    let declared = try scene(place.proxy, place.bar(with: "\"\(key)\": {}"))
    let silent = try scene(place.proxy, place.bar(with: ""))
    #expect(declared.png != silent.png, "the proxy's green is still there")
    let called = try scene(place.proxy, place.bar(with: ""), [place.step])
    #expect(declared.png == called.png)
    let told = try #require(
      declared.explanation.properties.first {
        $0.element.path == place.element && $0.name == place.row
      })
    #expect(told.beat.map(\.value) == ["#00AA00"], "\(told)")
    #expect(told.path?.lastKey == key && told.origin.hasPrefix("nothing as"), "\(told)")
  }

  @Test(arguments: places)
  func emptyDictionaryOfAProxyHidesNothing(place: Place) throws {
    let key = key(place)
    let name = try #require(place.proxy.split(separator: "\"").first)
    let empty = try scene("\"\(name)\": { \"\(key)\": {} }", place.bar(with: ""))
    #expect(try empty.png == scene("", place.bar(with: "")).png)
  }

  /// There the object as a whole is what hides.
  @Test func emptyObjectsInAnAppearanceObjectSayNothing() throws {
    let bar = { (object: String) in
      "{ \"type\": \"toolbar\", \"standardAppearance\": \(object), "
        + "\"items\": [{ \"title\": \"A\", \"compact\": {}, \"highlighted\": {} }] }"
    }
    let proxy = Self.places[2].proxy
    let some = try scene(
      proxy, bar(#"{ "buttonAppearance": { "normal": { "titleTextAttributes": {} } } }"#))
    #expect(try some.png == scene(proxy, bar("{}")).png)
    #expect(try some.png == scene(proxy, bar(#"{ "buttonAppearance": {} }"#)).png)
  }
}
