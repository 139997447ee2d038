import BarPrimitives

extension Validator {
  /// Nil: `type` is no bar of UIKit.
  mutating func uikitBar(_ object: DocumentObject, _ id: ElementID, _ type: String) -> UIKitBar? {
    guard let kind = UIKitBarKind(rawValue: type) else { return nil }
    let content: UIKitBar.Content =
      switch kind {
      case .navigationBar: .navigation(navigationItems(object, id))
      case .toolbar: .toolbar(buttons(object, UIKitBarKeys.toolbarItems, nil))
      case .tabBar: .tabs(tabs(object, id), selected: selectedTab(object))
      }
    var bar = UIKitBar(
      id: id, kind: kind, path: object.path,
      isManaged: object.flag(UIKitBarKeys.isManaged) ?? true,
      tab: kind == .tabBar ? nil : object.integer(UIKitBarKeys.tab), frame: frame(object),
      presentation: object.word(UIKitBarKeys.presentation) ?? .fullScreen,
      properties: settings(object, barProperties(kind)), slots: slots(object, kind, own: id),
      content: content,
      largeTitleNumberOfLines: object.integer(UIKitBarKeys.largeTitleNumberOfLines) ?? 1,
      fixedSpaceKeepsGap: object.flag(UIKitBarKeys.fixedSpaceKeepsGap) ?? true,
      hasVibrancy: object.flag(UIKitBarKeys.vibrancy) ?? false,
      itemAttributesWin: object.flag(UIKitBarKeys.itemAttributesWin) ?? true)
    bar.stated = StatedKeys(object)
    return bar
  }

  private func properties(of proxy: ProxyClass) -> ObjectShape {
    switch proxy {
    case .barButtonItem: BarItemKeys.button
    case .view, .window: TintedViewKeys.shape
    case .tabBarItem: BarItemKeys.tab
    case .navigationBar: barProperties(.navigationBar)
    case .toolbar: barProperties(.toolbar)
    case .tabBar: barProperties(.tabBar)
    }
  }

  private func barProperties(_ kind: UIKitBarKind) -> ObjectShape {
    ObjectShape(name: kind.rawValue, sentence: "", keys: BarPropertyKeys.keys(of: kind))
  }

  /// The first, unless the document says another one, or none.
  private mutating func selectedTab(_ object: DocumentObject) -> Int? {
    let key = UIKitBarKeys.selectedItem
    let count = object.elements(UIKitBarKeys.tabItems).count
    guard let value = object[key] else { return count > 0 ? 0 : nil }
    if case .null = value.kind { return nil }
    return position(object, key, amongFirst: count)
  }

  /// Proxies, names and steps: what needs all bars to be known.
  mutating func addUIKit(_ document: DocumentObject, to model: inout BarModel) {
    model.uikit.icons = SystemIcons(icons)
    model.uikit.objects = namedAppearances(document)
    model.uikit.proxies = proxies(document)
    model.uikit.window = window(document)
    model.uikit.superviews = superviews(document)
    model.uikit.customizations = steps(
      document, UIKitDocumentKeys.customizations, own: uikitBars(model).first)
    addOwnSteps(document, to: &model)
    checkTabs(document, of: model)
    refuseCircles(in: model)
  }

  /// The steps that the bars of `model` give themselves.
  mutating func addOwnSteps(_ document: DocumentObject, to model: inout BarModel) {
    let elements = document.barsInDocument
    for index in model.bars.indices {
      guard case .uikit(var bar) = model.bars[index],
        let element = elements.first(where: { $0.path == bar.path })
      else { continue }
      bar.customizations = steps(element, UIKitBarKeys.customizations, own: bar)
      model.bars[index] = .uikit(bar)
    }
  }

  /// A tab that bars name must be there.
  private mutating func checkTabs(_ document: DocumentObject, of model: BarModel) {
    let host = uikitBars(model).first { $0.kind == .tabBar }
    var count = 0
    if case .tabs(let tabs, _)? = host?.content { count = tabs.count }
    for element in document.barsInDocument where element.integer(UIKitBarKeys.tab) != nil {
      if host == nil {
        refuse(
          .tabWithoutTabBar, element[UIKitBarKeys.tab], element.path / UIKitBarKeys.tab.name)
      } else {
        _ = position(element, UIKitBarKeys.tab, amongFirst: count)
      }
    }
  }

  private func uikitBars(_ model: BarModel) -> [UIKitBar] {
    model.bars.compactMap { bar in if case .uikit(let bar) = bar { bar } else { nil } }
  }

  private mutating func namedAppearances(_ document: DocumentObject) -> [NamedAppearance] {
    guard let names = document.object(UIKitDocumentKeys.appearances),
      case .object(let members) = names.value.kind
    else { return [] }
    return members.compactMap { member in
      guard case .object = member.value.kind else { return nil }
      let object = DocumentObject(
        document: self.document, value: member.value, path: names.path / member.key)
      let name = object.text(NamedAppearanceKeys.appearanceClass)
      let kind = UIKitBarKind.allCases.first { $0.appearanceClassName == name } ?? .navigationBar
      refuseForeignKeys(object, kind)
      return NamedAppearance(name: member.key, appearance: appearance(object, kind, own: nil))
    }
  }

  /// What another class of appearance object has, but not this one's.
  private mutating func refuseForeignKeys(_ object: DocumentObject, _ kind: UIKitBarKind) {
    guard case .object(let members) = object.value.kind else { return }
    let shape = AppearanceKeys.shape(of: kind)
    for member in members
    where member.key != NamedAppearanceKeys.appearanceClass.name
      && NamedAppearanceKeys.shape.key(member.key) != nil && shape.key(member.key) == nil
    {
      problems.add(
        .unknownKey(member.key, in: shape), at: member.keyPlace, object.path / member.key)
    }
  }

  private mutating func proxies(_ document: DocumentObject) -> [ProxySetup] {
    guard let all = document.object(UIKitDocumentKeys.appearance),
      case .object(let members) = all.value.kind
    else { return [] }
    return members.compactMap { member in
      guard let proxy = ProxyClass(rawValue: member.key), case .object = member.value.kind else {
        return nil
      }
      let object = DocumentObject(
        document: self.document, value: member.value, path: all.path / member.key)
      return ProxySetup(
        proxy: proxy, properties: settings(object, properties(of: proxy)),
        slots: proxy.barKind.map { slots(object, $0, own: nil) } ?? [])
    }
  }
}
