/// A kind of fault that is detected in one layout, or by comparing two layouts of a screen.
///
/// The raw value is the name in outputs, suppressions and filters.
public enum FindingRule: String, Codable, CaseIterable, Hashable, Sendable {
  /// Text ends in an ellipsis or is missing lines.
  case truncatedText = "truncated-text"
  /// A text is cut off by its own view's edge.
  case clippedText = "clipped-text"
  /// A text, an image or a control is cut off by the edge of an ancestor that doesn't scroll.
  case clippedByParent = "clipped-by-parent"
  /// Two texts or controls that aren't part of each other overlap.
  case overlap
  /// Content that doesn't scroll is behind a bar.
  case underBar = "under-bar"
  /// Content is behind a sensor housing or in a rounded corner.
  case underHousing = "under-housing"
  /// A control is behind the home indicator.
  case underHomeIndicator = "under-home-indicator"
  /// Content that doesn't scroll extends beyond the screen.
  case offScreen = "off-screen"
  /// A touch target is smaller than 44 × 44 points.
  case touchTarget = "touch-target"
  /// The contrast between a text and its background is lower than WCAG's AA requires.
  case contrast
  /// A view is entirely outside its parent.
  case outsideParent = "outside-parent"
  /// A view with content has no width or no height.
  case zeroSize = "zero-size"
  /// Constraints leave a view's position or size ambiguous.
  case ambiguousLayout = "ambiguous-layout"
  /// Constraints conflict, and one of them was broken.
  case brokenConstraints = "broken-constraints"
  /// Text doesn't follow the user's text size.
  case fixedTextSize = "fixed-text-size"
  /// A screen reader has nothing to announce for a control or an image.
  case missingLabel = "missing-label"
  /// Content is beyond the part that its scroll view can scroll to.
  case unreachableContent = "unreachable-content"
  /// Contents of a screen have different left and right margins.
  case unevenMargins = "uneven-margins"
  /// An image is shown with another aspect ratio than its own.
  case stretchedImage = "stretched-image"
  /// An image used by code or a nib doesn't exist.
  case missingImage = "missing-image"
  /// A vertically scrolling list can also be scrolled sideways.
  case sidewaysScrolling = "sideways-scrolling"
  /// Content differs after a rotation or a fold there and back.
  case changedByTurn = "changed-by-turn"
  /// Both sides have an inset that the safe area has on one side only.
  case doubledInset = "doubled-inset"
  /// Content crosses a fold.
  case acrossFold = "across-fold"
  /// A view has the size of the app's window on another display of the device.
  case keptSize = "kept-size"
}
