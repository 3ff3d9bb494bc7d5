extension NibVocabulary {
  private static let recognizer: Kind.Attributes = .all(
    object,
    .flags(
      """
      cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled \
      requiresExclusiveTouchType
      """
    ))

  static let objects: [Kind] = [
    Kind(
      "placeholder", .object, object,
      .choice("placeholderIdentifier", "IBFilesOwner IBFirstResponder IBProxyObject")),
    Kind("exit", .object, object),
    Kind("customObject", .object, object),
    Kind("searchDisplayController", .object, object, .texts("searchResultsTitle")),
    Kind("viewLayoutGuide", .layoutGuide, .texts("id key")),
    Kind("keyboardLayoutGuide", .layoutGuide, .texts("id key")),
    Kind("userLayoutGuide", .layoutGuide, .texts("id key"), .editor("userLabel")),
    Kind(
      "viewControllerLayoutGuide", .layoutGuide, .texts("id"), .choice("type", "top bottom")),
    Kind(
      "tapGestureRecognizer", .gestureRecognizer, recognizer,
      .integers("numberOfTapsRequired numberOfTouchesRequired")),
    Kind(
      "swipeGestureRecognizer", .gestureRecognizer, recognizer,
      .choice("direction", "right left up down"), .integers("numberOfTouchesRequired")),
    Kind(
      "panGestureRecognizer", .gestureRecognizer, recognizer,
      .integers("minimumNumberOfTouches maximumNumberOfTouches")),
    Kind(
      "screenEdgePanGestureRecognizer", .gestureRecognizer, recognizer,
      .integers("minimumNumberOfTouches maximumNumberOfTouches")),
    // Interface Builder's own spelling of the long press.
    Kind(
      "pongPressGestureRecognizer", .gestureRecognizer, recognizer,
      .numbers("minimumPressDuration"), .lengths("allowableMovement"),
      .integers("numberOfTapsRequired numberOfTouchesRequired")),
    Kind("pinchGestureRecognizer", .gestureRecognizer, recognizer, .numbers("scale")),
    Kind("rotationGestureRecognizer", .gestureRecognizer, recognizer, .numbers("rotation")),
    Kind("gestureRecognizer", .gestureRecognizer, recognizer),
    Kind("hoverGestureRecognizer", .gestureRecognizer, recognizer),
    Kind(
      "navigationItem", .object, object, .texts("title prompt backButtonTitle"),
      .flags("hidesBackButton leftItemsSupplementBackButton"),
      .choice("largeTitleDisplayMode", "automatic always never"),
      .choice("backButtonDisplayMode", "default generic minimal"),
      .choice("style", "navigator browser editor")),
    Kind(
      "barButtonItem", .object, object,
      .texts("title image landscapeImage catalog landscapeImageCatalog backgroundImage"),
      .choice("style", "plain bordered done"),
      .choice(
        "systemItem",
        """
        done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks \
        search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close \
        writingTools
        """),
      .lengths("width"), .flags("enabled selected springLoaded"), .integers("tag")),
    Kind(
      "tabBarItem", .object, object,
      .texts("title image selectedImage landscapeImage catalog selectedImageCatalog badgeValue"),
      .choice(
        "systemItem",
        """
        more favorites featured topRated recents contacts history bookmarks search downloads \
        mostRecent mostViewed
        """),
      .integers("tag"), .flags("enabled springLoaded")),
    Kind("tableViewSection", .object, object, .texts("headerTitle footerTitle colorLabel")),
    Kind(
      "segment", .object, object, .texts("title image catalog"), .lengths("width"),
      .flags("enabled")),
    Kind(
      "collectionViewFlowLayout", .object, object,
      .lengths("minimumLineSpacing minimumInteritemSpacing"),
      .choice("scrollDirection", "vertical horizontal"),
      .choice(
        "sectionInsetReference",
        "contentInset safeArea layoutMargins fromContentInset fromSafeArea fromLayoutMargins"),
      .flags(
        """
        automaticEstimatedItemSize sectionHeadersPinToVisibleBounds \
        sectionFootersPinToVisibleBounds
        """)),
    Kind("collectionViewLayout", .object, object),

    Kind(
      "constraint", .constraint,
      .texts("id identifier firstAttribute secondAttribute"), .references("firstItem secondItem"),
      .choice("relation", "equal lessThanOrEqual greaterThanOrEqual"),
      .numbers("priority"), .lengths("constant"),
      .entry("multiplier", .multiplier), .flags("symbolic placeholder"), .editor("userLabel")),

    Kind("outlet", .connection, .texts("id property"), .references("destination")),
    Kind(
      "outletCollection", .connection, .texts("id property collectionClass"),
      .references("destination"), .flags("appends")),
    Kind(
      "action", .connection, .texts("id selector"), .references("destination"),
      .choice(
        "eventType",
        """
        touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit \
        touchUpInside touchUpOutside touchCancel valueChanged primaryActionTriggered \
        menuActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit \
        allTouchEvents allEditingEvents allEvents
        """)),
    Kind(
      "segue", .connection,
      .texts(
        """
        id identifier key customClass customModule relationship unwindAction trigger \
        destinationCreationSelector kind inheritsFrom action splitViewControllerTargetIndex
        """),
      .references("destination popoverAnchorView popoverAnchorBarButtonItem reference"),
      .flags("animates splitViewControllerTargetIndex modalInPresentation"),
      .choice(
        "modalPresentationStyle",
        """
        fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext \
        popover none automatic blurOverFullScreen
        """),
      .choice(
        "modalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl"),
      .editor("customModuleProvider userLabel")),
  ]
}
