internal import CBarRaster

/// The libraries below the C core, each with the version that it was built with: `libpng 1.6.39`.
public var rasterLibraryVersions: [String] {
  var versions: [String] = []
  while let text = br_library_version(UInt32(versions.count)) {
    versions.append(String(cString: text))
  }
  return versions
}
