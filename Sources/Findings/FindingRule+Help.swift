extension FindingRule {
  /// The fault in two or three words, for headings.
  public var title: String { help.title }

  /// A sentence about what the rule reports.
  public var summary: String { help.summary }

  /// A sentence about how to fix it.
  public var remedy: String { help.remedy }

  private var help: (title: String, summary: String, remedy: String) {
    switch self {
    case .truncatedText:
      (
        "Truncated text", "A text ends in an ellipsis or lacks lines.",
        "Give the label more lines (numberOfLines = 0) or room, or let it shrink."
      )
    case .clippedText:
      (
        "Clipped text", "A text is cut off by the edge of its own view.",
        "Don't fix the height of a view with text: let its text decide it."
      )
    case .clippedByParent:
      (
        "Clipped by a parent",
        "A text, an image or a control is cut off by a view above it that doesn't scroll.",
        "Constrain the view within its parent, or put it into a scroll view."
      )
    case .overlap:
      (
        "Overlapping views", "Two texts or controls cover each other.",
        "Constrain them to each other, so that neither can grow into the other."
      )
    case .underBar:
      (
        "Content under a bar", "Content that doesn't scroll lies under a bar.",
        "Constrain it to the safe area's layout guide instead of the view's edge."
      )
    case .underHousing:
      (
        "Content under the housing",
        "Content lies under a sensor housing or in a rounded corner of the screen.",
        "Constrain it to the safe area's layout guide instead of the view's edge."
      )
    case .underHomeIndicator:
      (
        "Control under the home indicator", "A control lies under the home indicator.",
        "Constrain it to the bottom of the safe area's layout guide."
      )
    case .offScreen:
      (
        "Content off the screen", "Content that doesn't scroll extends beyond the screen.",
        "Constrain it within the safe area, or put it into a scroll view."
      )
    case .touchTarget:
      (
        "Small touch target", "What can be touched is smaller than 44 × 44 points.",
        "Make the control larger, or override point(inside:with:) to enlarge what it accepts."
      )
    case .contrast:
      (
        "Low contrast", "A text stands out from its background by less than WCAG AA requires.",
        "Use colours that adapt to dark mode, such as .label on .systemBackground, or darker ones."
      )
    case .outsideParent:
      (
        "View outside its parent", "A view lies entirely outside its parent.",
        "Constrain it within its parent; outside of it nothing can be touched."
      )
    case .zeroSize:
      (
        "View without a size", "A view with something to show has no width or no height.",
        "Give it constraints or a size; a view without a content size has none of its own."
      )
    case .ambiguousLayout:
      (
        "Ambiguous layout", "Constraints leave a view's position or size open.",
        "Add the constraints that are missing."
      )
    case .brokenConstraints:
      (
        "Broken constraints", "Constraints conflict, and one of them was broken.",
        "Remove one of the conflicting constraints, or lower its priority."
      )
    case .fixedTextSize:
      (
        "Fixed text size", "A text doesn't follow the user's text size.",
        "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and "
          + "adjustsFontForContentSizeCategory."
      )
    case .missingLabel:
      (
        "Missing accessibility label",
        "A screen reader has nothing to say about a control or an image.",
        "Set accessibilityLabel, or isAccessibilityElement = false if it is decoration."
      )
    case .unreachableContent:
      (
        "Unreachable content", "Content lies beyond what its scroll view can be scrolled to.",
        "Constrain the content to the scroll view's contentLayoutGuide at all four edges."
      )
    case .unevenMargins:
      (
        "Uneven margins",
        "Contents of one screen keep different margins at the left and the right.",
        "Constrain them to the same layout margins guide."
      )
    case .stretchedImage:
      (
        "Stretched image", "An image is shown at another aspect ratio than its own.",
        "Use .scaleAspectFit or .scaleAspectFill with clipsToBounds."
      )
    case .missingImage:
      (
        "Missing image", "An image that code or a nib names was not found.",
        "Correct its name, or add it to the asset catalog of this target."
      )
    case .sidewaysScrolling:
      (
        "Sideways scrolling", "A list that scrolls vertically can also be scrolled sideways.",
        "Keep its content as wide as the list."
      )
    case .changedByTurn:
      (
        "Changed by a turn", "The content differs after the device was turned or folded and back.",
        "Derive the layout from the current size and traits, not from earlier ones."
      )
    case .doubledInset:
      (
        "Doubled inset",
        "Both sides keep an inset free that the safe area has at one side only.",
        "Constrain each side to the safe area's layout guide instead of using one inset for both."
      )
    case .acrossFold:
      (
        "Content across the fold", "Content lies across an active fold.",
        "Arrange it beside the fold, by the layout guide of the region that it belongs to."
      )
    }
  }
}
