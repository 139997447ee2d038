import BarPrimitives

extension Validator {
  /// The screen, turned and scaled as the document says.
  mutating func device(_ document: DocumentObject) -> Device {
    let orientation: Orientation = document.word(DocumentKeys.orientation) ?? .portrait
    let preset = preset(document)
    var device = orientation == .landscape ? preset.landscape : preset.portrait
    device.scale = document.number(DocumentKeys.scale) ?? device.scale
    checkPicture(device, document)
    return device
  }

  private func preset(_ document: DocumentObject) -> DevicePreset {
    if let object = document.object(DocumentKeys.device) { return DevicePreset(object) }
    let name = document.text(DocumentKeys.device)
    return devicePresets.first { $0.name == name } ?? .standard
  }

  /// Held against the limits in doubles, before anybody makes integers of the product.
  private mutating func checkPicture(_ device: Device, _ document: DocumentObject) {
    let width = (device.size.width * device.scale).rounded(.up)
    let height = (device.size.height * device.scale).rounded(.up)
    let side = Double(Limits.pictureSide)
    let isDrawable =
      width <= side && height <= side && width * height <= Double(Limits.picturePixels)
    guard !isDrawable else { return }
    let rule = SpecRule.pictureTooLarge(
      width: device.size.width, height: device.size.height, scale: device.scale)
    let key = document[DocumentKeys.device] == nil ? DocumentKeys.scale : DocumentKeys.device
    refuse(rule, document[key], document.path / key.name)
  }
}

extension DevicePreset {
  /// A screen by its numbers.
  fileprivate init(_ object: DocumentObject) {
    let safeArea = object.object(DeviceKeys.safeArea)
    let insets = Insets(
      top: safeArea?.number(SafeAreaKeys.top) ?? 0, left: safeArea?.number(SafeAreaKeys.left) ?? 0,
      bottom: safeArea?.number(SafeAreaKeys.bottom) ?? 0,
      right: safeArea?.number(SafeAreaKeys.right) ?? 0)
    self.init(
      name: object.text(DeviceKeys.name) ?? "custom",
      size: Size(
        width: object.number(DeviceKeys.width) ?? 1, height: object.number(DeviceKeys.height) ?? 1),
      scale: object.number(DeviceKeys.scale) ?? 2, safeArea: insets,
      landscapeSafeArea: DevicePreset.landscapeSafeArea(turning: insets),
      statusBarHeight: insets.top, hidesStatusBarInLandscape: true)
  }
}
