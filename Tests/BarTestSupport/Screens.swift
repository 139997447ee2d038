import BarPrimitives
import BarSpec

/// A model with the defaults of a small spec: iPhone 8, light, left to right, no content.
public func screen(
  _ bars: Bar..., content: Content? = nil, change: (inout BarModel) -> Void = { _ in }
) -> BarModel {
  var model = BarModel(
    device: Device(
      name: "iPhone 8", size: Size(width: 375, height: 667), scale: 2,
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20),
    os: 17, traits: Traits(), scheme: Scheme(), content: content, statusBar: StatusBar(),
    fonts: [], bars: bars)
  change(&model)
  return model
}

/// An app bar with a title and items, everything else as it comes.
public func appBar(
  _ title: String? = nil, theme: AppBar.Theme = .primary, left: [BarButtonItem] = [],
  right: [BarButtonItem] = [], change: (inout AppBar) -> Void = { _ in }
) -> Bar {
  var bar = AppBar(
    id: ElementID("appBar"), theme: theme,
    navigationItem: NavigationItem(
      title: title.map { SourcedText($0, path: SpecPath() / "title") }, leftBarButtonItems: left,
      rightBarButtonItems: right))
  change(&bar)
  return .appBar(bar)
}

/// A header alone.
public func flexibleHeader(change: (inout FlexibleHeader) -> Void = { _ in }) -> Bar {
  var bar = FlexibleHeader(id: ElementID("flexibleHeader"))
  change(&bar)
  return .flexibleHeader(bar)
}

extension BarButtonItem {
  /// A button with a title.
  public static func titled(_ title: String, isEnabled: Bool = true) -> BarButtonItem {
    BarButtonItem(title: SourcedText(title, path: SpecPath() / "item"), isEnabled: isEnabled)
  }

  /// A button with an icon that looks the same in a mirror.
  public static func icon(_ name: String = "menu") -> BarButtonItem {
    BarButtonItem(image: .icon(name: name, glyph: 7))
  }
}

extension ColorValue {
  /// A colour by its hex digits.
  public static func rgb(_ rgb: UInt32) -> ColorValue { ColorValue(.fixed(Color(rgb: rgb))) }
}

extension CustomView {
  /// A plain view of one colour.
  public static func box(width: Double? = nil, height: Double? = nil) -> CustomView {
    CustomView(
      .plain(PlainView(backgroundColor: .rgb(0x03DAC6))),
      frame: width == nil && height == nil ? nil : ViewFrame(width: width, height: height))
  }
}
