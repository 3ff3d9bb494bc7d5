// Limits of the text size (iOS 15; Apple, `minimumContentSizeCategory`).
extension UIView {
  /// The smallest text size that this view and those below it have; nil for none.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.textSizes.minimum }
    set {
      ensuredTraitState.textSizes.minimum = newValue
      inOwnWorld { refreshTraits() }
    }
  }

  /// The largest text size that this view and those below it have; nil for none.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.textSizes.maximum }
    set {
      ensuredTraitState.textSizes.maximum = newValue
      inOwnWorld { refreshTraits() }
    }
  }
}

/// The text sizes that a view allows.
struct TextSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The nearest size within the limits. Of a minimum beyond the maximum only the latter counts
  /// (useyourloaf.com, "Restricting Dynamic Type Sizes"; medium).
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    var result = category
    if let minimum, minimum > result { result = minimum }
    if let maximum, maximum < result { result = maximum }
    return result
  }
}
