// Limits on the text size (iOS 15; Apple, `minimumContentSizeCategory`).
extension UIView {
  /// The minimum text size for this view and its descendants; nil for no minimum.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.textSizes.minimum }
    set {
      ensuredTraitState.textSizes.minimum = newValue
      inOwnWorld { refreshTraits() }
    }
  }

  /// The maximum text size for this view and its descendants; nil for no maximum.
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

  /// Returns the nearest size within the limits. If the minimum exceeds the maximum, only the
  /// maximum applies (useyourloaf.com, "Restricting Dynamic Type Sizes"; medium).
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    var result = category
    if let minimum, minimum > result { result = minimum }
    if let maximum, maximum < result { result = maximum }
    return result
  }
}
