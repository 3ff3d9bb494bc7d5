/// What a visual format string says.
struct VisualFormat {
  /// A length that is asked for, or that of another view.
  struct Predicate {
    enum Length {
      case constant(CGFloat)
      case view(LayoutItem)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    var priority = UILayoutPriority.required
  }

  /// What lies between neighbours.
  enum Gap {
    case flush
    /// A single hyphen: the standard space.
    case standard
    case predicates([Predicate])
  }

  struct Element {
    var item: LayoutItem
    var sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap to the superview's edge, where the string begins with `|`.
  var start: Gap?
  var elements: [Element] = []
  /// The gaps between the views, one fewer than there are views.
  var gaps: [Gap] = []
  /// The gap to the superview's edge, where the string ends with `|`.
  var end: Gap?
}

/// Why a visual format string can't be read, and where.
struct VisualFormatError: Error {
  var reason: String
  /// Characters before the place.
  var position: Int

  /// The exception's text, with a caret under the place.
  ///
  /// The form, with a space before each line's end and the caret behind what was read, is that of
  /// logs that people posted.
  func text(_ format: String) -> String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
