import BarSpec
import Foundation
import Testing

@Suite struct SpecSchemaTests {
  private func schema() throws -> [String: Any] {
    let data = Data(specSchema().utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func property(_ key: String, of object: String) throws -> [String: Any] {
    let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
    let properties = try #require(definitions[object]?["properties"] as? [String: [String: Any]])
    return try #require(properties[key])
  }

  @Test func schemaIsJSONOfItsDialect() throws {
    #expect(try schema()["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func barsComeFromTheDocumentOrFromAStack() throws {
    let rules = try #require(try schema()["allOf"] as? [[String: Any]])
    let either = try #require(rules.first?["oneOf"] as? [[String: Any]])
    #expect(either.map { $0["required"] as? [String] } == [["bars"], ["navigation"]])
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: Any])
    let references = specSchema().matches(of: /"\$ref": "#\/\$defs\/([A-Za-z]+)"/)
    #expect(references.count > 30)
    for reference in references {
      #expect(definitions[String(reference.1)] != nil, "\(reference.1)")
    }
  }

  /// The app bar document's property tables: container, title; nothing else has a default there.
  @Test func defaultsAreThoseOfTheDocumentation() throws {
    #expect(try property("elevation", of: "headerViewObject")["default"] as? Int == 4)
    let said = try [
      property("backgroundColor", of: "headerViewObject"),
      property("titleTextColor", of: "materialNavigationBarObject"),
      property("titleFont", of: "materialNavigationBarObject"),
    ].map { $0["description"] as? String ?? "" }
    #expect(said[0].contains("Default: primary"))
    #expect(said[1].contains("Default: onPrimary"))
    #expect(said[2].contains("Default: headline6"))
    #expect(try property("title", of: "navigationItemObject")["default"] == nil)
    #expect(
      try property("leftBarButtonItems", of: "navigationItemObject")["default"] as? [Int] == [])
  }

  @Test func documentationsDefaultsAreTheModels() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    #expect(properties["device"]?["default"] as? String == DevicePreset.standard.name)
    #expect(properties["os"]?["default"] as? Int == 17)
    let traits = Traits()
    #expect(
      try property("locale", of: "traitsObject")["default"] as? String == traits.locale)
    #expect(
      try property("defaults", of: "colorsObject")["default"] as? String
        == Scheme().colorDefaults.rawValue)
    #expect(try property("theme", of: "appBarObject")["default"] as? String == "primary")
    #expect(try property("isEnabled", of: "barButtonItemObject")["default"] as? Bool == true)
  }

  @Test func referenceHasATableForEveryObject() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: Any])
    let objects = definitions.keys.filter { $0.hasSuffix("Object") }.map { $0.dropLast(6) }
    #expect(objects.count > 15)
    for object in objects { #expect(specReference().contains("### \(object)\n")) }
    #expect(specReference().contains("| `minimumHeight` | number, 0 to 16384 |"))
  }
}
