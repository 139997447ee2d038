/// One page of paged content.
enum PageKeys {
  static let shape = ObjectShape(
    name: "page", sentence: "A page of the content; what is left out is the content's",
    keys: [
      ContentKeys.backgroundColor, ContentKeys.rows, ContentKeys.scrolledBy,
      ContentKeys.contentOffset, ContentKeys.contentSize,
    ], choices: [ObjectShape.Choice(ContentKeys.scrolledBy, ContentKeys.contentOffset)])

  static let pages = Key(
    "pages", .list(.object(shape), count: 0...Limits.pages), .json("[]"),
    "Pages side by side, from the leading side, each with a scroll view of its own")
  static let pagesScrolledBy = Key(
    "pagesScrolledBy", .number(Limits.scrolledBy), .json("0"),
    "Points that the pages are scrolled sideways, towards the last one")
  static let page = Key(
    "page", .integer(0...(Limits.pages - 1)), .json("0"),
    "The page, counted from 0")
}

/// How a header stands beside its content.
enum ContainmentKeys {
  /// The words of `containment`.
  enum Word: String, CaseIterable { case child, container }

  static let containment = Key(
    "containment", .words(Word.self), .json("\"child\""),
    "With paged content: a child of its page travels with it, a container's "
      + "(MDCAppBarContainerViewController) stays; that of a flexible header infers its top inset")
  static let page = Key(
    "page", PageKeys.page.type, .json("0"), "Whose child it is, counted from 0")
}
