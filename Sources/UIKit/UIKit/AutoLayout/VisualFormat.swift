/// A parsed visual format string.
struct VisualFormat {
  /// A requested length, or the length of another view.
  struct Predicate {
    enum Length {
      case constant(CGFloat)
      case view(LayoutItem)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    var priority = UILayoutPriority.required
  }

  /// A gap between neighbours.
  enum Gap {
    case flush
    /// A single hyphen: the standard spacing.
    case standard
    case predicates([Predicate])
  }

  struct Element {
    var item: LayoutItem
    var sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap to the superview's edge, if the string begins with `|`.
  var start: Gap?
  var elements: [Element] = []
  /// The gaps between the views, one fewer than there are views.
  var gaps: [Gap] = []
  /// The gap to the superview's edge, if the string ends with `|`.
  var end: Gap?
}

/// The reason why a visual format string can't be parsed, and the position.
struct VisualFormatError: Error {
  var reason: String
  /// The number of characters before the position.
  var position: Int

  /// Returns the exception's text, with a caret below the position.
  ///
  /// The format, with a space before each line's end and the caret after the parsed part, is the
  /// one in logs that people posted.
  func text(_ format: String) -> String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
