import BarPrimitives
import BarSpec
import Testing

@Suite struct DeviceTests {
  private func screen(_ members: String) -> Device? {
    read(#"{\#(members),"bars":[{"type":"appBar"}]}"#).model?.device
  }

  @Test(arguments: devicePresets.map(\.name))
  func presetIsFoundByItsName(name: String) {
    #expect(screen(#""device":"\#(name)""#)?.name == name)
  }

  @Test func namesAreUnique() {
    #expect(Set(devicePresets.map(\.name)).count == devicePresets.count)
  }

  @Test func phoneWithNotchInLandscape() throws {
    let device = try #require(screen(#""device":"iPhone 13","orientation":"landscape""#))
    #expect(device.size == Size(width: 844, height: 390))
    #expect(device.safeArea == Insets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(device.statusBarHeight == 0)
    #expect(device.scale == 3)
  }

  @Test func phoneWithButtonInLandscape() throws {
    let device = try #require(screen(#""orientation":"landscape""#))
    #expect(device.size == Size(width: 667, height: 375))
    #expect(device.safeArea == .zero)
    #expect(device.statusBarHeight == 0)
  }

  @Test func tabletKeepsItsStatusBarInLandscape() throws {
    let device = try #require(
      screen(#""device":"iPad Pro (11-inch)","orientation":"landscape""#))
    #expect(device.size == Size(width: 1194, height: 834))
    #expect(device.safeArea == Insets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(device.statusBarHeight == 24)
  }

  @Test func islandIsHigherThanTheStatusBar() throws {
    let device = try #require(screen(#""device":"iPhone 16 Pro Max""#))
    #expect(device.safeArea.top == 62)
    #expect(device.statusBarHeight == 54)
    #expect(device.size == Size(width: 440, height: 956))
  }

  @Test func screenByItsNumbers() throws {
    let device = try #require(
      screen(
        #""device":{"width":375.5,"height":844,"scale":3,"safeArea":{"top":47,"bottom":34}}"#))
    #expect(device.name == "custom")
    #expect(device.size == Size(width: 375.5, height: 844))
    #expect(device.safeArea == Insets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(device.statusBarHeight == 47)
  }

  @Test func scaleOfTheSpecWins() {
    #expect(screen(#""device":"iPhone 13","scale":1.5"#)?.scale == 1.5)
  }
}
