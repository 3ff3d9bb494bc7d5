extension NibVocabulary {
  private static let controller: Kind.Attributes = .all(
    object, .texts("storyboardIdentifier title storyboardName nibName"),
    .flags(
      """
      automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars \
      hidesBottomBarWhenPushed definesPresentationContext \
      providesPresentationContextTransitionStyle autoresizesArchivedViewToFullSize \
      wantsFullScreenLayout modalInPresentation modalInPopover
      """),
    .choice(
      "modalPresentationStyle",
      """
      fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext \
      popover none automatic blurOverFullScreen
      """),
    .choice(
      "modalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl"),
    .choice("interfaceStyle", "unspecified light dark"),
    .editor("useStoryboardIdentifierAsRestorationIdentifier launchScreen"))

  static let controllers: [Kind] = [
    Kind("viewController", .controller, controller),
    Kind("tableViewController", .controller, controller, .flags("clearsSelectionOnViewWillAppear")),
    Kind(
      "collectionViewController", .controller, controller,
      .flags("clearsSelectionOnViewWillAppear useLayoutToLayoutNavigationTransitions")),
    Kind(
      "navigationController", .controller, controller,
      .flags(
        """
        navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap \
        hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
        """)),
    Kind("tabBarController", .controller, controller, .integers("selectedIndex")),
    Kind(
      "splitViewController", .controller, controller,
      .choice("style", "unspecified doubleColumn tripleColumn"),
      .choice("behavior", "automatic tile overlay displace"),
      .texts("preferredDisplayMode displayMode"),
      .choice("primaryBackgroundStyle", "none sidebar"),
      .choice("primaryEdge", "leading trailing"),
      .lengths(
        """
        minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidth \
        preferredSupplementaryColumnWidth minimumSupplementaryColumnWidth \
        maximumSupplementaryColumnWidth
        """),
      .numbers(
        "preferredPrimaryColumnWidthFraction preferredSupplementaryColumnWidthFraction"),
      .flags("presentsWithGesture showsSecondaryOnlyButton allowDoubleColumnStyle")),
    Kind(
      "pageViewController", .controller, controller,
      .choice("transitionStyle", "pageCurl scroll"),
      .choice("navigationOrientation", "horizontal vertical"),
      .choice("spineLocation", "none min mid max"), .lengths("pageSpacing"),
      .flags("doubleSided")),
    Kind("hostingController", .controller, controller),
    Kind(
      "avPlayerViewController", .controller, controller, .texts("videoGravity"),
      .flags("showsPlaybackControls")),
    Kind("glkViewController", .controller, controller, .integers("preferredFramesPerSecond")),
    Kind(
      "viewControllerPlaceholder", .controller, controller,
      .texts("referencedIdentifier bundleIdentifier")),
  ]
}
