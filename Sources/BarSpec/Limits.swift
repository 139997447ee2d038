/// The ceilings of a document. What passes one is told as such and ends with exit code 69.
public enum Limits {
  /// Bytes of a spec file: 16 MB.
  public static let specBytes = 16 << 20
  /// Arrays and objects inside one another.
  public static let depth = 128
  /// Values in one document, members and elements together; keeps the tree under some 200 MB.
  public static let values = 2_000_000
  /// Unicode scalars of a string that is drawn or read aloud.
  public static let labelScalars = 8_192
  /// Unicode scalars of all such strings of a document: shaping them stays below a second.
  public static let documentScalars = 262_144
  /// Items on one side of a bar.
  public static let barItems = 20_000
  /// Bars of a screen: each may cover the picture with two shadows.
  public static let bars = 64
  /// Child view controllers of one controller.
  public static let children = 16
  /// Screens of a navigation stack.
  public static let screens = 64
  /// Pages of paged content.
  public static let pages = 32
  /// Views that a document may put into one header.
  public static let subviews = 64
  /// Names that a document gives to objects of its own.
  public static let names = 1_000
  /// Events of a scroll history.
  public static let scrollEvents = 1_000
  /// Moments that one event may be made of.
  public static let eventSteps = 1_000
  /// Moments of a whole history.
  public static let scrollMoments = 10_000
  /// Bytes of a token file: 1 MB.
  public static let tokenBytes = 1 << 20
  /// Tokens of such a file.
  public static let tokens = 10_000
  /// XML elements inside one another; resource files have four.
  public static let xmlDepth = 32
  /// Styles of Android's that inherit from one another.
  public static let styleParents = 64
  /// Token files of one scheme.
  public static let tokenFiles = 8
  /// Calls that theme one bar.
  public static let themeSteps = 16
  /// Font files that a document may add.
  public static let fonts = 16
  /// Axes of one variable font; those with the most have some twenty.
  public static let fontAxes = 64
  /// Pixels per point that a picture can have.
  public static let scales: [Double] = [1, 1.5, 2, 3]
  /// Points that the content can be scrolled from rest, either way.
  public static let scrolledBy = -1_000_000.0...1_000_000
  /// Pixels on one side of the picture.
  public static let pictureSide = 16_384
  /// Pixels of the picture: 67 Mpx, as many as 8192 × 8192.
  public static let picturePixels = 8_192 * 8_192
  /// Problems that are kept of one document; the count in the summary stops there.
  public static let problems = 10_000
}
