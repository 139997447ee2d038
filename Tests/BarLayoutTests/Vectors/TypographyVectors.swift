import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarTheme

/// Vectors of typography schemes, scaling curves and older fonts.
let typographyVectors: [VectorAdapter] = [
  VectorAdapter(
    "schemes.Typography", needs: ["defaults"],
    tells: styleWords.union([
      "scalingCurve", "roles", "useCurrentContentSizeCategoryWhenApplied",
    ]),
    check: checkTypographyScheme),
  VectorAdapter(
    "Typography.FontScaler", needs: ["textStyle"], tells: Set(categories.map(\.word)),
    check: { vector in
      let curve = ScalingCurve.of(try style(vector.given["textStyle"]))
      for (word, category) in categories {
        guard let wanted = vector.expect?[word]?.number else { continue }
        #expect(curve.size(at: category) == wanted, "\(vector): \(word)")
      }
    }),
  VectorAdapter(
    "Typography.FontScaler", needs: ["font"],
    takes: ["scalingCurve", "curve", "category", "categories"], tells: ["size", "sizes"],
    check: checkScaledFont),
  VectorAdapter(
    "Typography.FontScaler", needs: ["styles"], takes: ["categories"],
    tells: ["defaultSizeCategory", "sizesMonotonicNonDecreasing", "deterministic"],
    check: checkCurves),
  VectorAdapter(
    "Typography.legacyTraits", needs: ["style"], tells: ["weight", "sizes"],
    check: { vector in
      let style = try #require(
        vector.given["style"]?.text.flatMap { MaterialTextStyle(rawValue: $0) })
      for (word, category) in categories {
        let font = style.font(at: category)
        #expect(font.weight.name == vector.expect?["weight"]?.text, "\(vector)")
        #expect(font.size == vector.expect?["sizes"]?.object?[word]?.number, "\(vector): \(word)")
      }
    }),
  VectorAdapter(
    "Typography", needs: ["MDCTypography"], tells: ["pointSize"],
    check: { vector in
      let name = vector.given["MDCTypography"]?.text?.replacing("Font", with: "") ?? ""
      let font = try #require(LegacyTypographyFont(rawValue: name))
      #expect(font.font.size == vector.expect?["pointSize"]?.number, "\(vector)")
    }),
  VectorAdapter(
    "Typography", needs: ["styles"], tells: ["deterministic"],
    check: { vector in
      for text in vector.given["styles"]?.texts ?? [] {
        let style = try #require(MaterialTextStyle(rawValue: text))
        let fonts = [0, 1].map { _ in style.font(at: .standard) }
        #expect((fonts[0] == fonts[1]) == vector.expect?["deterministic"]?.flag, "\(vector)")
      }
    }),
]

private let styleWords = Set(TypographyStyle.allCases.map(\.rawValue))

/// The vectors' words for text size settings.
private let categories: [(word: String, category: Traits.ContentSizeCategory)] = Array(
  zip(
    [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX-M", "AX-L", "AX-XL", "AX-XXL", "AX-XXXL",
    ], Traits.ContentSizeCategory.allCases)
).map { ($0, $1) }

private func style(_ value: JSONValue?) throws -> TypographyStyle {
  try #require(value?.text.flatMap { TypographyStyle(rawValue: $0) })
}

private func category(_ word: String?) throws -> Traits.ContentSizeCategory {
  try #require(categories.first { $0.word == word }?.category)
}

private func checkTypographyScheme(_ vector: Vector) throws {
  let text = vector.given["defaults"]?.text?.split(separator: " ").first ?? ""
  let defaults = try #require(Scheme.TypographyDefaults(rawValue: String(text)))
  let palette = Palette(screen(appBar("title")) { $0.scheme.typographyDefaults = defaults })
  for (key, wanted) in vector.expect ?? [:] {
    if let style = TypographyStyle(rawValue: key) {
      // Where the original takes the system font, a scheme's typography is Roboto.
      let font = palette.font(style)
      #expect(font.size == wanted.object?["size"]?.number, "\(vector): \(key)")
      #expect(font.weight.name == wanted.object?["weight"]?.text, "\(vector): \(key)")
    } else if key == "scalingCurve" {
      for style in TypographyStyle.allCases {
        #expect((palette.scalableFont(style).curve == nil) == (wanted == .null), "\(vector)")
      }
    } else if key == "roles" {
      #expect(TypographyStyle.allCases.count == 13)
    } else {
      #expect(Scheme().useCurrentContentSizeCategoryWhenApplied == wanted.flag, "\(vector)")
    }
  }
}

private func checkScaledFont(_ vector: Vector) throws {
  let size = try #require(vector.given["font"]?.object?["size"]?.number)
  let curve = vector.given["curve"]?.object.map { curve in
    ScalingCurve(sizes: categories.map { curve[$0.word]?.number ?? 0 })
  }
  // A curve that does not reach the standard size leaves the font's own.
  let font = ScalableFont(.system(size), curve: curve)
  let words = vector.given["categories"]?.texts ?? [vector.given["category"]?.text ?? ""]
  let wanted = vector.expect?["sizes"]?.numbers ?? [vector.expect?["size"]?.number ?? 0]
  #expect(try words.map { font.scaled(to: try category($0)).size } == wanted, "\(vector)")
}

private func checkCurves(_ vector: Vector) throws {
  for word in vector.given["styles"]?.list ?? [] {
    let curve = ScalingCurve.of(try style(word))
    for (key, wanted) in vector.expect ?? [:] {
      switch key {
      case "defaultSizeCategory":
        let font = ScalableFont(.system(1), curve: curve)
        #expect(font.standard.size == curve.size(at: try category(wanted.text)), "\(vector)")
      case "sizesMonotonicNonDecreasing":
        #expect((curve.sizes == curve.sizes.sorted()) == wanted.flag, "\(vector): \(word)")
      default: #expect((ScalingCurve.of(try style(word)) == curve) == wanted.flag, "\(vector)")
      }
    }
  }
}
