import BarPrimitives
import BarSpec

extension BarModel {
  /// How the headers stand beside their content, where that is more than being a child of the one
  /// screen.
  func containmentExplanation() -> [ExplainedProperty] {
    bars.enumerated().compactMap { index, bar in
      guard let (id, containment) = bar.containment else { return nil }
      let path = barPaths.indices.contains(index) ? barPaths[index] : (SpecPath() / "bars")[index]
      switch containment {
      case .container:
        return ExplainedProperty(
          id, "containment", "container", level: "document",
          origin: (path / "containment").description, path: path / "containment",
          rule:
            "MDCAppBarContainerViewController stays while its content scrolls sideways, and its header "
            + "tracks the page that is shown; what the content assumes about its parentViewController and navigationController may break"
        )
      case .child(let page) where content?.pages != nil:
        return ExplainedProperty(
          id, "containment", "child of page \(page)", level: "default", origin: "the default",
          rule:
            "a child view controller of a page travels with it and tracks its scroll view; the "
            + "container stays")
      case .screen where content?.pages != nil:
        return ExplainedProperty(
          id, "containment", "child of the screen", level: "default", origin: "the default",
          rule: "an injected app bar is the pushed view controller's child, not one of its pages'")
      case .child, .screen: return nil
      }
    }
  }
}

extension Bar {
  /// Nil: it has no header.
  fileprivate var containment: (ElementID, Containment)? {
    switch self {
    case .appBar(let bar): (bar.id, bar.headerController.containment)
    case .flexibleHeader(let bar): (bar.id, bar.headerController.containment)
    case .view, .uikit: nil
    }
  }
}
