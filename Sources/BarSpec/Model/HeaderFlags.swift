/// A boolean property of a header that other settings may set too, with what gave it its value. What
/// `check`, `inspect` and `explain` tell of such a property comes from here.
public struct HeaderFlag: Hashable, Sendable {
  /// The property's own name.
  public enum Name: String, Hashable, Sendable {
    case inferTopSafeAreaInsetFromViewController, topLayoutGuideAdjustmentEnabled
    case minMaxHeightIncludesSafeArea, canOverExtend
    case observesTrackingScrollViewScrollEvents
    case leavesContentInsetWhenNever =
      "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever"
  }

  public enum Cause: Hashable, Sendable {
    /// Nothing set it: the original's default.
    case original
    /// The document says it of this very property.
    case document
    /// `"behavioralFlags": "recommended"`.
    case behavioralFlags
    /// MDCAppBarNavigationController, of a bar that it injects.
    case navigationController
    /// MDCFlexibleHeaderContainerViewController.
    case container
    case inferTopSafeAreaInsetFromViewController
    case topLayoutGuideViewController
    case shouldAdjustHeightBasedOnHeaderStackView
    case voiceOver

    /// What to call another setting than the property itself; nil: no other has set it.
    public var setting: String? {
      switch self {
      case .original, .document: nil
      case .behavioralFlags: "behavioralFlags"
      case .navigationController: "MDCAppBarNavigationController"
      case .container: "the container"
      case .inferTopSafeAreaInsetFromViewController: "inferTopSafeAreaInsetFromViewController"
      case .topLayoutGuideViewController: "topLayoutGuideViewController"
      case .shouldAdjustHeightBasedOnHeaderStackView: "shouldAdjustHeightBasedOnHeaderStackView"
      case .voiceOver: "voiceOver"
      }
    }
  }

  public let name: Name
  public let isOn: Bool
  public let cause: Cause
  /// What the document says of it, which counts where that is the cause; nil: nothing.
  public let said: Bool?
}

/// Who sets flags that the document leaves open.
public enum FlagSetter: Hashable, Sendable {
  case behavioralFlags, navigationController

  fileprivate var cause: HeaderFlag.Cause {
    switch self {
    case .behavioralFlags: .behavioralFlags
    case .navigationController: .navigationController
    }
  }
}

/// The flags of one header.
public struct HeaderFlags: Hashable, Sendable {
  /// What beside its own properties decides about them.
  public struct Surroundings: Hashable, Sendable {
    /// Whether an app bar is around the header.
    public var isAppBar = false
    /// Whether that is as high as its stack asks.
    public var adjustsHeight = false
    public var voiceOver = false

    public init(isAppBar: Bool = false, adjustsHeight: Bool = false, voiceOver: Bool = false) {
      self.isAppBar = isAppBar
      self.adjustsHeight = adjustsHeight
      self.voiceOver = voiceOver
    }
  }

  public let infersTopSafeArea: HeaderFlag
  public let adjustsTopLayoutGuide: HeaderFlag
  public let includesSafeArea: HeaderFlag
  public let canOverExtend: HeaderFlag
  public let observes: HeaderFlag
  public let leavesContentInset: HeaderFlag

  /// The behavioural ones first.
  public var all: [HeaderFlag] {
    [
      infersTopSafeArea, adjustsTopLayoutGuide, includesSafeArea, canOverExtend, observes,
      leavesContentInset,
    ]
  }

  public init(_ header: HeaderView, _ controller: HeaderController, in around: Surroundings) {
    infersTopSafeArea = controller.inferring(in: around)
    adjustsTopLayoutGuide = controller.adjusting(infersTopSafeArea, in: around)
    let includes = controller.flag(
      .minMaxHeightIncludesSafeArea, header.minMaxHeightIncludesSafeArea, else: true)
    includesSafeArea =
      around.adjustsHeight
      ? HeaderFlag(
        name: includes.name, isOn: false, cause: .shouldAdjustHeightBasedOnHeaderStackView,
        said: includes.said) : includes
    // With VoiceOver a header has its heights and no other.
    let extends = controller.flag(.canOverExtend, header.canOverExtend, else: true)
    canOverExtend =
      around.voiceOver && extends.isOn
      ? HeaderFlag(name: extends.name, isOn: false, cause: .voiceOver, said: extends.said) : extends
    observes = controller.flag(
      .observesTrackingScrollViewScrollEvents,
      header.scrolling.observesTrackingScrollViewScrollEvents, else: false)
    leavesContentInset = controller.flag(
      .leavesContentInsetWhenNever, header.scrolling.leavesContentInsetWhenNever, else: false)
  }
}

extension HeaderController {
  /// Sets what is open among the flags of `header` and of itself. Of an injected bar `guideIsOpen`
  /// tells whether the delegate leaves topLayoutGuideViewController to the navigation controller.
  mutating func setOpenFlags(
    of header: inout HeaderView, by setter: FlagSetter, guideIsOpen: Bool = false
  ) {
    if inferTopSafeAreaInsetFromViewController == nil {
      inferTopSafeAreaInsetFromViewController = true
      flagSetters[.inferTopSafeAreaInsetFromViewController] = setter
    }
    if header.minMaxHeightIncludesSafeArea == nil {
      header.minMaxHeightIncludesSafeArea = false
      flagSetters[.minMaxHeightIncludesSafeArea] = setter
    }
    guard setter == .navigationController else { return }
    if guideIsOpen {
      hasTopLayoutGuideViewController = true
      flagSetters[.topLayoutGuideAdjustmentEnabled] = setter
    }
    if header.scrolling.observesTrackingScrollViewScrollEvents == nil {
      header.scrolling.observesTrackingScrollViewScrollEvents = true
      flagSetters[.observesTrackingScrollViewScrollEvents] = setter
    }
    if header.scrolling.leavesContentInsetWhenNever == nil {
      header.scrolling.leavesContentInsetWhenNever = true
      flagSetters[.leavesContentInsetWhenNever] = setter
    }
  }

  fileprivate func flag(
    _ name: HeaderFlag.Name, _ value: Bool?, else standard: Bool
  ) -> HeaderFlag {
    guard let value else {
      return HeaderFlag(name: name, isOn: standard, cause: .original, said: nil)
    }
    guard let setter = flagSetters[name] else {
      return HeaderFlag(name: name, isOn: value, cause: .document, said: value)
    }
    return HeaderFlag(name: name, isOn: value, cause: setter.cause, said: nil)
  }

  /// MDCFlexibleHeaderContainerViewController infers by itself, MDCAppBarContainerViewController does
  /// not.
  fileprivate func inferring(in around: HeaderFlags.Surroundings) -> HeaderFlag {
    let flag = flag(
      .inferTopSafeAreaInsetFromViewController, inferTopSafeAreaInsetFromViewController,
      else: false)
    guard flag.cause == .original, !around.isAppBar, containment == .container else { return flag }
    return HeaderFlag(name: flag.name, isOn: true, cause: .container, said: nil)
  }

  /// The setter of topLayoutGuideViewController turns the adjustment on, and so does that of
  /// inferTopSafeAreaInsetFromViewController of an app bar, though not of a plain header; neither
  /// turns it off again.
  fileprivate func adjusting(
    _ infers: HeaderFlag, in around: HeaderFlags.Surroundings
  ) -> HeaderFlag {
    let said = topLayoutGuideAdjustmentEnabled
    func adjusts(_ cause: HeaderFlag.Cause) -> HeaderFlag {
      HeaderFlag(
        name: .topLayoutGuideAdjustmentEnabled, isOn: true, cause: cause, said: said)
    }
    let guideSetter = flagSetters[.topLayoutGuideAdjustmentEnabled]
    if said == true { return adjusts(.document) }
    if hasTopLayoutGuideViewController, guideSetter == nil {
      return adjusts(.topLayoutGuideViewController)
    }
    if around.isAppBar, infers.isOn {
      return adjusts(
        infers.cause == .document ? .inferTopSafeAreaInsetFromViewController : infers.cause)
    }
    if let guideSetter, hasTopLayoutGuideViewController { return adjusts(guideSetter.cause) }
    return flag(.topLayoutGuideAdjustmentEnabled, said, else: false)
  }
}
