// What callers of the kit hold in their hands comes from the rooms inside: problems, element trees,
// device presets, lists of fonts and icons. One import brings them.

@_exported import BarAssets
@_exported import BarDisplayList
@_exported import BarExport
@_exported import BarLayout
@_exported import BarPrimitives
@_exported import BarSpec
@_exported import BarVector
@_exported import struct BarTheme.ExplainedNote
@_exported import struct BarTheme.ExplainedProperty
