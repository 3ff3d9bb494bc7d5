/// A kind of fault that can be seen in one layout, or in two layouts of one screen.
///
/// The raw value is the name in outputs, suppressions and filters.
public enum FindingRule: String, Codable, CaseIterable, Hashable, Sendable {
  /// A text ends in an ellipsis or lacks lines.
  case truncatedText = "truncated-text"
  /// A text is cut by the edge of its own view.
  case clippedText = "clipped-text"
  /// A text, an image or a control is cut by the edge of a view above it that doesn't scroll.
  case clippedByParent = "clipped-by-parent"
  /// Two texts or controls that are no parts of one another cover each other.
  case overlap
  /// Content that doesn't scroll lies under a bar.
  case underBar = "under-bar"
  /// Content lies under a sensor housing or in a rounded corner.
  case underHousing = "under-housing"
  /// A control lies under the home indicator.
  case underHomeIndicator = "under-home-indicator"
  /// Content that doesn't scroll reaches beyond the screen.
  case offScreen = "off-screen"
  /// What can be touched is smaller than 44 × 44 points.
  case touchTarget = "touch-target"
  /// A text stands out from its ground by less than WCAG's AA asks for.
  case contrast
  /// A view lies wholly outside its parent.
  case outsideParent = "outside-parent"
  /// A view with something to show has no width or no height.
  case zeroSize = "zero-size"
  /// Constraints leave a view's place or size open.
  case ambiguousLayout = "ambiguous-layout"
  /// Constraints conflict, and one of them was broken.
  case brokenConstraints = "broken-constraints"
  /// A text doesn't follow the user's text size.
  case fixedTextSize = "fixed-text-size"
  /// A screen reader has nothing to say about a control or an image.
  case missingLabel = "missing-label"
  /// Content lies beyond what its scroll view can be scrolled to.
  case unreachableContent = "unreachable-content"
  /// Contents of one screen keep different margins at the left and at the right.
  case unevenMargins = "uneven-margins"
  /// An image is shown at another ratio than its own.
  case stretchedImage = "stretched-image"
  /// An image that code or a nib names isn't there.
  case missingImage = "missing-image"
  /// A list that scrolls upright can also be scrolled sideways.
  case sidewaysScrolling = "sideways-scrolling"
  /// Content is another after a turn or a fold there and back.
  case changedByTurn = "changed-by-turn"
  /// Both sides keep an inset free that the safe area has at one side only.
  case doubledInset = "doubled-inset"
  /// Content lies across a fold.
  case acrossFold = "across-fold"
}
