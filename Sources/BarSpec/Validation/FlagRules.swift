extension HeaderController {
  /// What the document says of the bar's flags; `header` gets those that the recommended ones set.
  init(flagsOf bar: DocumentObject, _ header: inout HeaderView) {
    self.init()
    inferTopSafeAreaInsetFromViewController = bar.flag(HeaderKeys.inferTopSafeAreaInset)
    topLayoutGuideAdjustmentEnabled = bar.flag(HeaderKeys.topLayoutGuideAdjustmentEnabled)
    let guide: HeaderKeys.GuideOwner? = bar.word(HeaderKeys.topLayoutGuideViewController)
    hasTopLayoutGuideViewController = guide != nil
    if bar.word(ContainmentKeys.containment) == ContainmentKeys.Word.container {
      containment = .container
    }
    if bar.word(HeaderKeys.behavioralFlags) == HeaderKeys.Flags.recommended {
      setOpenFlags(of: &header, by: .behavioralFlags)
    }
  }
}

extension HeaderFlags {
  /// Of a bar of the document, or of what the delegate does to an injected one; as far as the bar's
  /// own keys say.
  init(_ bar: DocumentObject, isInjected: Bool) {
    var header = HeaderView()
    var controller = HeaderController(flagsOf: bar, &header)
    if isInjected {
      controller.setOpenFlags(
        of: &header, by: .navigationController,
        guideIsOpen: bar[HeaderKeys.topLayoutGuideViewController] == nil)
    }
    let isPlain = bar.text(BarKeys.type) == FlexibleHeaderKeys.shape.name
    self.init(header, controller, in: Surroundings(isAppBar: !isPlain))
  }
}
