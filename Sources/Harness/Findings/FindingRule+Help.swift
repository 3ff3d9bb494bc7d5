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
        "Truncated text", "Text ends in an ellipsis or is missing lines.",
        "Give the label more lines (numberOfLines = 0) or more room, or let it shrink."
      )
    case .clippedText:
      (
        "Clipped text", "Text is cut off by the edge of its own view.",
        "Don't fix the height of a view with text; let the text determine it."
      )
    case .clippedByParent:
      (
        "Clipped by a parent",
        "Text, an image or a control is clipped by a superview that doesn't scroll.",
        "Constrain the view within its superview, or put it into a scroll view."
      )
    case .overlap:
      (
        "Overlapping views", "Two labels or controls overlap.",
        "Constrain them to each other, so that neither can grow into the other."
      )
    case .underBar:
      (
        "Content under a bar", "Content that doesn't scroll is under a bar.",
        "Constrain it to the safe area's layout guide instead of the view's edge."
      )
    case .underHousing:
      (
        "Content under the housing",
        "Content is under a sensor housing or in a rounded corner of the screen.",
        "Constrain it to the safe area's layout guide instead of the view's edge."
      )
    case .underHomeIndicator:
      (
        "Control under the home indicator", "A control is under the home indicator.",
        "Constrain it to the bottom of the safe area's layout guide."
      )
    case .offScreen:
      (
        "Content off the screen", "Content that doesn't scroll extends beyond the screen.",
        "Constrain it within the safe area, or put it into a scroll view."
      )
    case .touchTarget:
      (
        "Small touch target", "A touch target is smaller than 44 × 44 points.",
        "Make the control larger, or override point(inside:with:) to enlarge its touch area."
      )
    case .contrast:
      (
        "Low contrast", "Text has less contrast with its background than WCAG AA requires.",
        "Use colours that adapt to dark mode, such as .label on .systemBackground, or darker ones."
      )
    case .outsideParent:
      (
        "View outside its parent", "A view is entirely outside its superview.",
        "Constrain it within its superview; nothing outside it receives touches."
      )
    case .zeroSize:
      (
        "View without a size", "A view with something to show has no width or no height.",
        "Give it constraints or a size; it has no intrinsic content size."
      )
    case .ambiguousLayout:
      (
        "Ambiguous layout", "Constraints leave a view's position or size open.",
        "Add the missing constraints."
      )
    case .brokenConstraints:
      (
        "Broken constraints", "Constraints conflict, and one of them was broken.",
        "Remove one of the conflicting constraints, or lower its priority."
      )
    case .fixedTextSize:
      (
        "Fixed text size", "Text doesn't follow the user's text size.",
        "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and "
          + "adjustsFontForContentSizeCategory."
      )
    case .missingLabel:
      (
        "Missing accessibility label",
        "VoiceOver has nothing to say about a control or an image.",
        "Set accessibilityLabel, or isAccessibilityElement = false if it is decoration."
      )
    case .unreachableContent:
      (
        "Unreachable content", "Content is beyond the end of its scroll view's scrolling.",
        "Constrain the content to the scroll view's contentLayoutGuide at all four edges."
      )
    case .unevenMargins:
      (
        "Uneven margins",
        "A screen's content has different left and right margins.",
        "Constrain them to the same layout margins guide."
      )
    case .stretchedImage:
      (
        "Stretched image", "An image is shown with the wrong aspect ratio.",
        "Use .scaleAspectFit or .scaleAspectFill with clipsToBounds."
      )
    case .missingImage:
      (
        "Missing image", "An image named in code or a nib was not found.",
        "Correct its name, or add it to the asset catalog of this target."
      )
    case .sidewaysScrolling:
      (
        "Sideways scrolling", "A list that scrolls vertically can also be scrolled sideways.",
        "Keep its content as wide as the list."
      )
    case .changedByTurn:
      (
        "Changed by rotation",
        "The content differs after the device is rotated or folded and back.",
        "Derive the layout from the current size and traits, not from earlier ones."
      )
    case .doubledInset:
      (
        "Doubled inset",
        "Both sides leave room for an inset that the safe area has on one side only.",
        "Constrain each side to the safe area's layout guide instead of using one inset for both."
      )
    case .acrossFold:
      (
        "Content across the fold", "Content crosses an active fold.",
        "Keep it on one side of the fold, with the layout guide of its region."
      )
    case .keptSize:
      (
        "Size of another display",
        "A view has the size of the app's window on another display or in another orientation.",
        "Lay it out whenever its superview's size changes, not once."
      )
    }
  }
}
