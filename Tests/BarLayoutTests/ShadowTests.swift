import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

@Suite struct ShadowTests {
  private func casters(_ model: BarModel) -> [(shape: RoundedRect, cutout: RoundedRect?)] {
    arrange(model).displayList().items.compactMap { placed in
      guard case .shadow(let shape, _, let cutout) = placed.item else { return nil }
      return (shape, cutout)
    }
  }

  @Test func aBarAcrossTheScreenCastsAShadowWithoutEnds() throws {
    // Public report material-components-ios#270: what would be missing at the edge is below 1e-14.
    let model = screen(appBar { $0.lifted = true })
    let shadows = try arrange(model).appBar().header.shadows
    #expect(shadows.count == 2)
    for shadow in shadows {
      #expect(shadow.caster.rect.minX <= -8 * shadow.layer.sigma)
      #expect(shadow.caster.rect.maxX >= 375 + 8 * shadow.layer.sigma)
      #expect(shadow.cutout == shadow.caster)
      #expect(shadow.caster.rect.height == 76)
    }
  }

  @Test func originalEndsKeepTheBarsOwnBounds() {
    let model = screen(
      appBar { bar in
        bar.lifted = true
        bar.shadowEnds = .original
      })
    let header = RoundedRect(Rect(x: 0, y: 0, width: 375, height: 76))
    #expect(casters(model).allSatisfy { $0.shape == header && $0.cutout == header })
  }

  @Test func aNarrowHeaderKeepsItsFreeSides() {
    let model = screen(
      appBar { bar in
        bar.lifted = true
        bar.frame = HeaderFrame(x: 60, y: 60, width: 315)
      })
    for caster in casters(model) {
      #expect(caster.shape.rect.minX == 60)
      #expect(caster.shape.rect.maxX > 375 + 20)
    }
  }

  @Test func aPlainLayersShadowIsWiderByFourAndNotCutOut() {
    let model = screen(
      flexibleHeader { header in
        header.lifted = true
        header.frame = HeaderFrame(x: 50, y: 40, width: 275)
      })
    let found = casters(model)
    #expect(found.map(\.shape.rect) == [Rect(x: 46, y: 40, width: 283, height: 76)])
    #expect(found.allSatisfy { $0.cutout == nil })
  }

  @Test func withoutAScrollViewThereIsNoShadow() {
    // Public report material-components-ios#5281.
    #expect(casters(screen(appBar("Inbox"))).isEmpty)
    #expect(casters(screen(flexibleHeader())).isEmpty)
  }

  @Test func elevationZeroIsNoShadow() {
    let zero = screen(
      appBar("Inbox") { bar in
        bar.lifted = true
        bar.headerView.elevation = 0
      })
    let flat = screen(appBar("Inbox") { $0.lifted = false })
    #expect(arrange(zero).displayList() == arrange(flat).displayList())
    let four = screen(appBar("Inbox") { $0.lifted = true })
    #expect(arrange(zero).displayList() != arrange(four).displayList())
  }

  @Test func statingTheLiftWinsOverThePosition() throws {
    let content = Content(position: .scrolledBy(100))
    #expect(casters(screen(appBar { $0.lifted = false }, content: content)).isEmpty)
    #expect(casters(screen(appBar { $0.lifted = true }, content: Content())).count == 2)
    let half = screen(appBar { $0.headerView.shadowIntensity = 0.5 }, content: content)
    let layers = try arrange(half).appBar().header.shadows.map(\.layer)
    #expect(layers == elevationShadows(elevation: 2, color: .black))
  }

  @Test func aTranslucentBarIsNotDarkenedByItsShadow() throws {
    // Public report flutter#59178: all that elevation adds lies outside the bar.
    let color = ColorValue(.fixed(Color(rgb: 0xF8F8F8)), alpha: 0.82)
    let model = screen(
      appBar { bar in
        bar.lifted = true
        bar.headerView.backgroundColor = color
      }, content: Content())
    let header = try arrange(model).appBar().header
    #expect(header.shadows.allSatisfy { $0.cutout?.rect.contains(header.frame) == true })
  }

  /// MDCShadow's path has the corners of the view's layer, MDCShadowLayer's and the view's own have not.
  @Test func onlyALayerOfOnesOwnFollowsRoundCorners() throws {
    func header(_ change: (inout FlexibleHeader) -> Void) throws -> HeaderFrames {
      let model = screen(
        flexibleHeader { bar in
          bar.lifted = true
          bar.headerView.cornerRadius = 3
          change(&bar)
        })
      guard case .flexibleHeader(let header)? = arrange(model).bars.first else {
        throw WrongKind()
      }
      return header
    }
    let own = try header {
      $0.headerView.customShadow = CustomShadow()
      $0.headerView.customShadow?.spread = 2
    }
    #expect(own.shadows.map(\.caster.radius) == [5])
    // What the opaque background covers needs no cutout, whose edge would show.
    #expect(own.shadows.map(\.cutout) == [nil])
    let translucent = try header {
      $0.headerView.customShadow = CustomShadow()
      $0.headerView.backgroundColor = ColorValue(.fixed(Color(rgb: 0xF8F8F8)), alpha: 0.82)
    }
    #expect(translucent.shadows.map { $0.cutout?.radius } == [3])
    let plain = try header { _ in }
    #expect(plain.shadows.map(\.caster.radius) == [0])
    let material = try header { $0.headerView.shadowLayer = .mdcShadowLayer }
    #expect(material.shadows.map(\.caster.radius) == [0, 0])
  }

  private struct WrongKind: Error {}

  @Test func contentShadowsBackgroundTitleAndStatusBarFollowEachOther() {
    let model = screen(
      appBar("Inbox", right: [.icon()]) { bar in
        bar.lifted = true
        bar.navigationBar.backgroundColor = .rgb(0x112233)
      }, content: Content())
    let order = arrange(model).displayList().items.map(\.element.path)
    #expect(
      order.prefix(7) == [
        "content", "appBar.headerView.shadowLayer", "appBar.headerView.shadowLayer",
        "appBar.headerView", "appBar.navigationBar", "appBar.title",
        "appBar.rightBarButtonItems[0]",
      ])
    #expect(order.dropFirst(7).allSatisfy { $0 == "statusBar" })
  }
}
