internal import CBarRaster

extension FontFace {
  /// The OpenType specification, fvar: a font's axes; more are no font that is known.
  private static let mostAxes = 64

  /// Where the instance stands on every axis; `file` is what messages call the font.
  func place(ofInstance name: String, in file: String) throws(FontSetError) -> [FontAxis] {
    let known = instances
    guard let instance = known.first(where: { $0.name == name }) else {
      throw .noInstance(name, others: known.map(\.name), name: file)
    }
    return instance.place
  }

  /// In the file's order.
  private var instances: [(name: String, place: [FontAxis])] {
    var instances: [(name: String, place: [FontAxis])] = []
    while let instance = instance(UInt32(instances.count)) { instances.append(instance) }
    return instances
  }

  private func instance(_ index: UInt32) -> (name: String, place: [FontAxis])? {
    var name = [CChar](repeating: 0, count: 256)
    var values = [br_axis_value](repeating: br_axis_value(), count: Self.mostAxes)
    var count = 0
    let status = br_font_instance(
      handle, index, &name, name.count, &values, values.count, &count)
    guard status == .BR_STATUS_OK else { return nil }
    return (Self.text(name), values.prefix(count).map(FontAxis.init))
  }
}

extension FontAxis {
  fileprivate init(_ value: br_axis_value) {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value.tag >> $0) }
    self.init(tag: String(decoding: bytes, as: UTF8.self), value: Double(value.value))
  }
}
