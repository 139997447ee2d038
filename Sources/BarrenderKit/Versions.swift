import BarRaster

/// The version of this program and library, by semver.org.
public let programVersion = "0.1.0"

/// The libraries that the program was built with, such as `libpng 1.6.39`.
public var libraryVersions: [String] { rasterLibraryVersions }
