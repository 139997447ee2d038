import Testing

@Suite struct ListTests {
  let command: Command

  init() throws { command = try Command() }

  @Test func fontsAreListedWithDigestAndLicence() throws {
    let lines = try command.run("fonts").text.split(separator: "\n")
    #expect(lines.count == 10)
    let roboto = lines.first { $0.contains("Roboto-Medium.ttf") }
    #expect(roboto?.contains("Apache-2.0") == true)
    #expect(roboto?.split(separator: " ").last?.count == 64)
  }

  @Test func iconsAreListedByPartOfTheirNames() throws {
    let all = try command.run("icons").text.split(separator: "\n")
    let some = try command.run("icons", "more_").text.split(separator: "\n")
    #expect(all.count > 1_000)
    #expect(all == all.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    #expect(some.contains("more_vert"))
    #expect(some.allSatisfy { $0.contains("more_") })
  }

  @Test func devicesAreListedWithTheDefaultAmongThem() throws {
    let text = try command.run("devices").text
    #expect(text.contains("\niPhone 8 "))
    #expect(text.contains("375 × 667"))
  }

  @Test func theSchemaIsAJSONSchema() throws {
    let text = try command.run("schema").text
    #expect(text.contains("https://json-schema.org/draft/2020-12/schema"))
  }
}
