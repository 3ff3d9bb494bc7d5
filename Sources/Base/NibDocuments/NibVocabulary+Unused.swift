extension NibVocabulary {
  /// Whether a known attribute has no effect here, so that a note reports it.
  package static func isUnused(_ attribute: String, of element: String) -> Bool {
    unused.contains(attribute) || unusedInElements[element]?.contains(attribute) == true
  }

  /// Attributes without effect in any element.
  private static let unused = names(
    """
    accessibilityIdentifier adjustsImageSizeForAccessibilityContentSizeCategory \
    adjustsImageWhenDisabled adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth \
    allowDoubleColumnStyle allowsDefaultTighteningForTruncation allowsFocus \
    allowsFocusDuringEditing animationDuration animationRepeatCount appearanceType \
    autoresizesArchivedViewToFullSize axesPreservingSuperviewLayoutMargins bouncesHorizontally \
    bouncesVertically defaultTabInterval defersCurrentPageDisplay displayMode \
    fillerRowHeight focusGroup focusStyle hidesAccessoryWhenEditing hyphenationFactor \
    landscapeImage landscapeImageCatalog language largeContentTitle \
    layoutMarginsFollowReadableWidth modalInPopover \
    pointerInteraction remembersLastFocusedIndexPath reversesTitleShadowWhenHighlighted role \
    scalesLargeContentImage searchResultsButtonSelected segmentControlStyle selectedItem \
    selectionFollowsFocus showsBookmarkButton showsExpansionTextWhenTruncated \
    showsLargeContentViewer showsScopeBar showsSearchResultsButton showsTouchWhenHighlighted \
    springLoaded tighteningFactorForTruncation useLayoutToLayoutNavigationTransitions \
    variableValue wantsFullScreenLayout
    """)

  /// Attributes that only have an effect in other elements.
  private static let unusedInElements: [String: Set<String>] = [
    "barButtonItem": ["backgroundImage"], "imageView": ["animating"], "navigationItem": ["style"],
    "pageControl": ["backgroundStyle"], "switch": ["style", "title"],
  ]

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
