// swift-tools-version: 6.2
import PackageDescription

// Targets stand in pipeline order. Imports go one way; Scripts/check-architecture proves it.

let swiftSettings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let cSettings: [CSetting] = [
  .treatAllWarnings(as: .error),
  .enableWarning("all"),
  .enableWarning("extra"),
  .enableWarning("conversion"),
]

func room(_ name: String, needs dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swiftSettings)
}

func tests(_ name: String, needs dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["BarTestSupport"], swiftSettings: swiftSettings)
}

let package = Package(
  name: "barrender",
  products: [
    .executable(name: "barrender", targets: ["barrender"]),
    .library(name: "BarrenderKit", targets: ["BarrenderKit"]),
  ],
  targets: [
    // Debian's libraries, found with pkg-config.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),

    // The pipeline.
    // Rounding a double is a libm call in debug builds.
    .target(
      name: "BarPrimitives", swiftSettings: swiftSettings, linkerSettings: [.linkedLibrary("m")]),
    room("BarSpec", needs: ["BarPrimitives"]),
    room("BarTheme", needs: ["BarPrimitives", "BarSpec"]),
    room("BarDisplayList", needs: ["BarPrimitives"]),
    room("BarScroll", needs: ["BarPrimitives", "BarSpec", "BarTheme"]),
    room(
      "BarLayout", needs: ["BarPrimitives", "BarSpec", "BarTheme", "BarScroll", "BarDisplayList"]),
    .target(
      name: "CBarRaster", dependencies: ["CPNG", "CZlib", "CFreeType", "CHarfBuzz", "CFriBidi"],
      cSettings: cSettings),
    room("BarRaster", needs: ["BarPrimitives", "BarDisplayList", "CBarRaster"]),
    room("BarVector", needs: ["BarPrimitives", "BarDisplayList"]),
    room("BarExport", needs: ["BarPrimitives", "BarSpec", "BarTheme"]),
    .target(name: "CBarAssets", exclude: ["Fonts", "Icons"], cSettings: cSettings),
    room("BarAssets", needs: ["BarPrimitives", "CBarAssets"]),

    // The rooms that know every stage.
    .target(name: "CBarFiles", cSettings: cSettings),
    room(
      "BarrenderKit",
      needs: [
        "BarPrimitives", "BarSpec", "BarTheme", "BarScroll", "BarDisplayList", "BarLayout",
        "BarRaster", "BarVector", "BarExport", "BarAssets", "CBarFiles",
      ]),
    .executableTarget(
      name: "barrender", dependencies: ["BarrenderKit"], swiftSettings: swiftSettings),

    // Tests: a folder a room, then the suites that look at the whole.
    .target(
      name: "BarTestSupport",
      dependencies: [
        "BarrenderKit", "BarPrimitives", "BarSpec", "BarTheme", "BarScroll", "BarDisplayList",
        "BarLayout",
      ], path: "Tests/BarTestSupport",
      swiftSettings: swiftSettings),
    tests("BarPrimitivesTests", needs: ["BarPrimitives"]),
    tests("BarSpecTests", needs: ["BarPrimitives", "BarSpec"]),
    tests("BarThemeTests", needs: ["BarPrimitives", "BarSpec", "BarTheme"]),
    tests("BarScrollTests", needs: ["BarPrimitives", "BarSpec", "BarTheme", "BarScroll"]),
    tests("BarDisplayListTests", needs: ["BarPrimitives", "BarDisplayList"]),
    tests(
      "BarLayoutTests",
      needs: ["BarPrimitives", "BarSpec", "BarTheme", "BarScroll", "BarDisplayList", "BarLayout"]),
    tests(
      "BarRasterTests",
      needs: [
        "BarRaster", "BarAssets", "BarDisplayList", "BarPrimitives", "CBarRaster", "BarTextFuzz",
      ]),
    tests(
      "BarVectorTests",
      needs: ["BarVector", "BarRaster", "BarAssets", "BarDisplayList", "BarPrimitives"]),
    // Random texts, a few in the tests, and by the million in a program.
    .target(
      name: "BarTextFuzz", dependencies: ["BarRaster", "BarDisplayList", "BarPrimitives"],
      path: "Tests/BarTextFuzz", swiftSettings: swiftSettings),
    .executableTarget(
      name: "text-fuzz", dependencies: ["BarTextFuzz", "BarRaster", "BarAssets", "BarrenderKit"],
      path: "Tests/TextFuzz", swiftSettings: swiftSettings),
    // Hands pixels to Scripts/oracles.
    .executableTarget(
      name: "raster-probe", dependencies: ["BarRaster", "CBarRaster"], path: "Tests/RasterProbe",
      swiftSettings: swiftSettings),
    tests(
      "BarAssetsTests",
      needs: ["BarAssets", "BarRaster", "BarPrimitives", "CBarRaster", "BarrenderKit"]),
    tests("GoldenTests", needs: ["BarrenderKit", "BarRaster", "BarSpec", "BarTheme"]),
    tests("ReferenceTests", needs: ["BarrenderKit", "BarRaster"]),
    tests("BarrenderKitTests", needs: ["BarrenderKit"]),
    tests("CommandTests", needs: ["barrender"]),

    // Measures; no product.
    .executableTarget(
      name: "barrender-bench",
      dependencies: ["BarrenderKit", "BarRaster", "BarAssets", "BarDisplayList", "BarPrimitives"],
      path: "Tests/Bench",
      exclude: ["processes.py", "film.py", "film.json", "Peers"], swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
