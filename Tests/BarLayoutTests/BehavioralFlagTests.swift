import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// The three behavioural flags with both values each, where they make a difference: in a popover on
/// iPad, in an app extension and on a phone with a notch. Numbers by MDCFlexibleHeaderMinMaxHeight.m,
/// MDCFlexibleHeaderTopSafeArea.m, MDCAppBarViewController.m and MDCFlexibleHeaderViewController.m.
@Suite struct BehavioralFlagTests {
  enum Place: CaseIterable {
    case popover, appExtension, notch

    /// Points: MDCDeviceTopSafeAreaInset; an extension has no key window that would tell of a notch.
    var deviceInset: Double { self == .notch ? 47 : 20 }
    /// Points: that of the view controllers around the header.
    var safeArea: Double { self == .notch ? 47 : 0 }

    func apply(to model: inout BarModel) {
      model.device.name =
        switch self {
        case .popover: "iPad (9th generation)"
        case .appExtension: "iPhone 13"
        case .notch: "iPhone 13"
        }
      model.device.safeArea = Insets(
        top: safeArea, left: 0, bottom: self == .notch ? 34 : 0, right: 0)
      model.isAppExtension = self == .appExtension
    }
  }

  struct Flags: CustomStringConvertible {
    let place: Place
    let includesSafeArea: Bool
    let infers: Bool
    let adjustsGuide: Bool

    var description: String {
      "\(place) includes \(includesSafeArea) infers \(infers) adjusts \(adjustsGuide)"
    }

    static let all = Place.allCases.flatMap { place in
      [false, true].flatMap { includes in
        [false, true].flatMap { infers in
          [false, true].map {
            Flags(place: place, includesSafeArea: includes, infers: infers, adjustsGuide: $0)
          }
        }
      }
    }
  }

  private func frames(_ flags: Flags, height: Double? = nil, tracks: Bool = true) -> ScreenFrames {
    let bar = appBar("Inbox") { bar in
      bar.headerView.minMaxHeightIncludesSafeArea = flags.includesSafeArea
      bar.headerView.minimumHeight = height
      bar.headerView.maximumHeight = height
      bar.headerController.inferTopSafeAreaInsetFromViewController = flags.infers
      bar.headerController.topLayoutGuideAdjustmentEnabled = flags.adjustsGuide
      bar.headerController.tracksContent = tracks
    }
    return arrange(screen(bar, content: Content(rows: 3)) { flags.place.apply(to: &$0) })
  }

  /// The header's own standard: 56 pt and the inset that it sees, with either value of the one flag.
  @Test(arguments: Flags.all)
  func theStandardHeightIsFiftySixAndTheInset(flags: Flags) throws {
    let bar = try frames(flags).appBar()
    let inset = flags.infers ? flags.place.safeArea : flags.place.deviceInset
    #expect(bar.header.frame.height == 56 + inset, "\(flags)")
    #expect(bar.stack.minY == inset && bar.navigationBar.frame.height == 56, "\(flags)")
  }

  /// Heights that are set count the inset or come on top of it.
  @Test(arguments: Flags.all)
  func aStatedHeightCountsTheInsetOrDoesNot(flags: Flags) throws {
    let bar = try frames(flags, height: 128).appBar()
    let inset = flags.infers ? flags.place.safeArea : flags.place.deviceInset
    #expect(bar.header.frame.height == (flags.includesSafeArea ? 128 : 128 + inset), "\(flags)")
    #expect(bar.stack.minY == inset && bar.stack.maxY == bar.header.frame.maxY, "\(flags)")
  }

  /// Content that is tracked begins below the header, whatever the flags say.
  @Test(arguments: Flags.all)
  func trackedContentBeginsBelowTheHeader(flags: Flags) throws {
    let frames = frames(flags)
    #expect(frames.content?.rows.first?.frame.minY == (try frames.appBar().header.frame.maxY))
  }

  /// Other content begins at its safe area: its own where nothing is adjusted, else with
  /// min(maximumHeight less the device's inset if it counts that, the header's end less its inset).
  @Test(arguments: Flags.all)
  func untrackedContentBeginsAtItsSafeArea(flags: Flags) throws {
    let top = try #require(frames(flags, tracks: false).content?.rows.first).frame.minY
    let (safeArea, device) = (flags.place.safeArea, flags.place.deviceInset)
    let inset = flags.infers ? safeArea : device
    let maximum = flags.includesSafeArea ? 56 + inset - device : 56
    let added = flags.adjustsGuide || flags.infers ? min(maximum, 56) : 0
    #expect(top == safeArea + added, "\(flags)")
  }

  /// What nobody said and yet is on is told, with who turned it on.
  @Test func aFlagThatTheContainerTurnsOnIsTold() throws {
    func told(_ bar: Bar) throws -> LayoutElement.Detail.Value? {
      let frames = arrange(screen(bar, content: Content()))
      func all(_ elements: [LayoutElement]) -> [LayoutElement] {
        elements.flatMap { [$0] + all($0.children) }
      }
      let header = all(frames.elements).first { $0.className == "MDCFlexibleHeaderView" }
      return try #require(header).details.first {
        $0.name == "inferTopSafeAreaInsetFromViewController"
      }?.value
    }
    let contained = flexibleHeader { $0.headerController.containment = .container }
    #expect(try told(contained) == .text("true, turned on by the container"))
    #expect(try told(flexibleHeader()) == nil)
    let said = flexibleHeader {
      $0.headerController.containment = .container
      $0.headerController.inferTopSafeAreaInsetFromViewController = true
    }
    #expect(try told(said) == nil)
  }

  /// MDCFlexibleHeaderContainerViewController infers, MDCAppBarContainerViewController does not.
  @Test func theContainerOfAPlainHeaderInfers() throws {
    func height(_ bar: Bar) throws -> Double {
      let frames = arrange(screen(bar, content: Content()) { Place.popover.apply(to: &$0) })
      return try #require(frames.bars.first?.header).frame.height
    }
    #expect(try height(flexibleHeader { $0.headerController.containment = .container }) == 56)
    #expect(try height(flexibleHeader()) == 76)
    #expect(try height(appBar { $0.headerController.containment = .container }) == 76)
  }

  /// MDCFlexibleHeaderViewController alone infers without adjusting anything; an app bar's setter does
  /// both.
  @Test func aPlainHeaderThatInfersAdjustsNothing() throws {
    let model = screen(
      flexibleHeader { bar in
        bar.headerController.inferTopSafeAreaInsetFromViewController = true
        bar.headerController.tracksContent = false
      }, content: Content(rows: 3))
    #expect(arrange(model).content?.rows.first?.frame.minY == 20)
  }
}
