import BarPrimitives

/// What is left of a dimmed tint's brightness. UIView.h calls a dimmed tint desaturated and darkened, the
/// documentation desaturated and dimmed; neither gives a number, so this one is ours.
private let dimmedBrightness = 0.8

extension Color {
  /// How a view whose tintAdjustmentMode is dimmed shows this tint: as the grey of its luma, by Rec.
  /// 709's weights on the encoded channels, darkened. Its alpha stays.
  var dimmed: Color {
    let luma = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    let level = UInt16(min(max((luma * dimmedBrightness).rounded(), 0), 65535))
    return Color(red16: level, green: level, blue: level, alpha: alpha)
  }
}
