import BarPrimitives

extension Validator {
  mutating func stackView(_ object: DocumentObject) -> StackView {
    typealias Keys = StackViewKeys
    return StackView(
      axis: object.word(Keys.axis) ?? .horizontal, spacing: object.number(Keys.spacing) ?? 0,
      alignment: object.word(Keys.alignment) ?? .center,
      layoutMargins: object.object(Keys.layoutMargins).map { Insets($0, leftIsLeading: true) }
        ?? .zero,
      backgroundColor: object.color(PlainViewKeys.backgroundColor),
      cornerRadius: object.number(PlainViewKeys.cornerRadius) ?? 0,
      arrangedSubviews: views(object, Keys.arrangedSubviews))
  }
}
