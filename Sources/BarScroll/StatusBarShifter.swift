/// MDCStatusBarShifter.m: what stands where the status bar was while a header takes it along.
public struct StatusBarShifter: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// The system's own, in its place.
    case real
    /// A picture of it that moves with the header.
    case snapshot
    /// No picture can be had: the system's own, until the header has passed it.
    case invalid
  }
  public private(set) var state = State.real
  /// What the header answers to prefersStatusBarHidden.
  public private(set) var prefersStatusBarHidden = false

  public init() {}

  /// The header is shifted by `shift` points, over a status bar of `height`.
  mutating func follow(shift: Double, height: Double, takesPictures: Bool) {
    guard shift > 0 else {
      self = StatusBarShifter()
      return
    }
    if state == .real { state = takesPictures ? .snapshot : .invalid }
    prefersStatusBarHidden = state == .snapshot || shift >= height
  }
}
