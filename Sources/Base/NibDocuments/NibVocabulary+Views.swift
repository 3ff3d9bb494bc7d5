extension NibVocabulary {
  /// The attributes of any view.
  static let view: Kind.Attributes = .all(
    object,
    .flags(
      """
      hidden opaque clipsSubviews userInteractionEnabled multipleTouchEnabled exclusiveTouch \
      autoresizesSubviews clearsContextBeforeDrawing translatesAutoresizingMaskIntoConstraints \
      insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins \
      layoutMarginsFollowReadableWidth focusGroup fixedFrame
      """),
    .numbers("alpha"), .integers("tag"),
    .numbers(
      """
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
      verticalCompressionResistancePriority
      """),
    .choice(
      "contentMode",
      """
      scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft \
      topRight bottomLeft bottomRight
      """),
    .choice(
      "semanticContentAttribute",
      "unspecified playback spatial forceLeftToRight forceRightToLeft"),
    .choice("appearanceType", "light dark"),
    .texts("accessibilityIdentifier largeContentTitle"),
    .flags("showsLargeContentViewer scalesLargeContentImage"),
    .editor(
      """
      ambiguous misplaced verifyAmbiguity placeholderIntrinsicWidth placeholderIntrinsicHeight \
      simulatedAppContext wantsLayer
      """))

  static let control: Kind.Attributes = .all(
    view, .flags("enabled selected highlighted springLoaded showsMenuAsPrimaryAction"),
    .texts("toolTip"),
    .choice("contentHorizontalAlignment", "center left right fill leading trailing"),
    .choice("contentVerticalAlignment", "center top bottom fill"))

  static let scrolling: Kind.Attributes = .all(
    view,
    .flags(
      """
      showsHorizontalScrollIndicator showsVerticalScrollIndicator pagingEnabled bounces \
      alwaysBounceVertical alwaysBounceHorizontal bouncesZoom scrollEnabled delaysContentTouches \
      canCancelContentTouches directionalLockEnabled scrollsToTop \
      automaticallyAdjustsScrollIndicatorInsets bouncesHorizontally bouncesVertically
      """),
    .numbers("minimumZoomScale maximumZoomScale"),
    .choice("indicatorStyle", "default black white"),
    .choice(
      "keyboardDismissMode",
      "none onDrag interactive onDragWithAccessory interactiveWithAccessory"),
    .choice(
      "contentInsetAdjustmentBehavior", "automatic scrollableAxes never always"))

  static let listing: Kind.Attributes = .all(
    scrolling, .choice("dataMode", "prototypes static none"),
    .flags(
      """
      allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
      allowsMultipleSelectionDuringEditing allowsFocus allowsFocusDuringEditing \
      remembersLastFocusedIndexPath prefetchingEnabled selectionFollowsFocus springLoaded \
      dragInteractionEnabled
      """))

  private static let texts: Kind.Attributes = .all(
    .texts("text"), .choice("textAlignment", "natural left center right justified"),
    .flags("adjustsFontForContentSizeCategory usesAttributedText"))

  private static let bar: Kind.Attributes = .all(
    view, .choice("barStyle", "default black blackTranslucent blackOpaque"), .flags("translucent"))

  static let views: [Kind] = [
    Kind("view", .view, view),
    Kind("containerView", .view, view),
    Kind(
      "sceneKitView", .view, view, .editor("allowsCameraControl wantsBestResolutionOpenGLSurface")),
    Kind("customView", .view, view),
    Kind(
      "label", .view, control, texts,
      .choice(
        "lineBreakMode",
        "tailTruncation wordWrap middleTruncation headTruncation clip characterWrap"),
      .integers("numberOfLines"),
      .choice("baselineAdjustment", "alignBaselines alignCenters none"),
      .flags(
        """
        adjustsFontSizeToFit adjustsLetterSpacingToFitWidth showsExpansionTextWhenTruncated \
        allowsDefaultTighteningForTruncation
        """),
      .lengths("minimumFontSize preferredMaxLayoutWidth"), .numbers("minimumScaleFactor")),
    Kind(
      "button", .view, control,
      .choice(
        "buttonType",
        "custom system roundedRect detailDisclosure infoLight infoDark contactAdd close plain"),
      .choice("role", "normal primary cancel destructive"),
      .choice(
        "lineBreakMode",
        "tailTruncation wordWrap middleTruncation headTruncation clip characterWrap"),
      .flags(
        """
        adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted \
        reversesTitleShadowWhenHighlighted pointerInteraction changesSelectionAsPrimaryAction \
        adjustsImageSizeForAccessibilityContentSizeCategory
        """),
      .editor("hasAttributedTitle")),
    Kind(
      "imageView", .view, view, .texts("image highlightedImage catalog highlightedImageCatalog"),
      .flags("highlighted adjustsImageSizeForAccessibilityContentSizeCategory animating"),
      .numbers("animationDuration"), .integers("animationRepeatCount")),
    Kind(
      "stackView", .view, view, .choice("axis", "horizontal vertical"),
      .choice(
        "distribution", "fill fillEqually fillProportionally equalSpacing equalCentering"),
      .choice(
        "alignment", "fill leading top center trailing bottom firstBaseline lastBaseline"),
      .lengths("spacing"), .choice("spacingType", "standard custom"),
      .flags("baselineRelativeArrangement layoutMarginsRelativeArrangement")),
    Kind(
      "textField", .view, control, texts, .texts("placeholder background disabledBackground"),
      .choice("borderStyle", "none line bezel roundedRect"),
      .lengths("minimumFontSize"),
      .choice("clearButtonMode", "never whileEditing unlessEditing always"),
      .flags("adjustsFontSizeToFit clearsOnBeginEditing")),
    Kind(
      "textView", .view, scrolling, texts,
      .flags(
        "editable selectable allowsEditingTextAttributes clearsOnInsertion findInteractionEnabled"),
      .editor("layoutManager")),
    Kind("scrollView", .view, scrolling),
    Kind(
      "tableView", .view, listing, .choice("style", "plain grouped insetGrouped"),
      .lengths(
        """
        rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight \
        estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionHeaderTopPadding
        """),
      .choice("separatorStyle", "none default singleLine singleLineEtched"),
      .integers("sectionIndexMinimumDisplayRowCount"),
      .flags("contentViewInsetsToSafeArea fillerRowHeight")),
    Kind(
      "tableViewCell", .view, view,
      .choice(
        "style",
        """
        IBUITableViewCellStyleDefault IBUITableViewCellStyleSubtitle IBUITableViewCellStyleValue1 \
        IBUITableViewCellStyleValue2 IBUITableViewCellStyleCustom
        """),
      .texts("reuseIdentifier"), .references("textLabel detailTextLabel imageView"),
      .choice("selectionStyle", "none default blue gray"),
      .choice(
        "accessoryType",
        "none disclosureIndicator detailDisclosureButton checkmark detailButton"),
      .choice(
        "editingAccessoryType",
        "none disclosureIndicator detailDisclosureButton checkmark detailButton"),
      .choice("focusStyle", "default custom"),
      .lengths("indentationWidth rowHeight"), .integers("indentationLevel"),
      .flags("hidesAccessoryWhenEditing shouldIndentWhileEditing showsReorderControl")),
    Kind("tableViewCellContentView", .view, view, .references("tableViewCell")),
    Kind("collectionView", .view, listing),
    Kind("collectionViewCell", .view, view, .texts("reuseIdentifier")),
    Kind("collectionViewCellContentView", .view, view),
    Kind("collectionReusableView", .view, view, .texts("reuseIdentifier")),
    Kind(
      "switch", .view, control, .flags("on"), .texts("title"),
      .choice("style", "automatic checkbox sliding")),
    Kind(
      "slider", .view, control, .numbers("value minValue maxValue"), .flags("continuous"),
      .texts("minimumValueImage maximumValueImage")),
    Kind(
      "segmentedControl", .view, control, .integers("selectedSegmentIndex"),
      .choice("segmentControlStyle", "plain bordered bar bezeled"),
      .flags("momentary apportionsSegmentWidthsByContent springLoaded")),
    Kind(
      "activityIndicatorView", .view, view, .flags("animating hidesWhenStopped"),
      .choice("style", "white whiteLarge gray medium large")),
    Kind(
      "pageControl", .view, control, .integers("numberOfPages currentPage"),
      .flags("hidesForSinglePage defersCurrentPageDisplay"),
      .choice("backgroundStyle", "automatic prominent minimal")),
    Kind(
      "progressView", .view, view, .numbers("progress"),
      .choice("progressViewStyle", "default bar")),
    Kind(
      "datePicker", .view, control,
      .choice("datePickerMode", "time date dateAndTime countDownTimer yearAndMonth"),
      .integers("minuteInterval"), .numbers("countDownDuration"),
      .flags("useCurrentDate roundsToMinuteInterval"),
      .choice("style", "automatic wheels compact inline"), .texts("locale timeZone")),
    Kind("pickerView", .view, view, .flags("showsSelectionIndicator")),
    Kind(
      "stepper", .view, control, .numbers("value minimumValue maximumValue stepValue"),
      .flags("continuous autorepeat wraps")),
    Kind(
      "searchBar", .view, bar, .texts("text placeholder prompt"),
      .choice("searchBarStyle", "default prominent minimal"),
      .flags(
        """
        showsCancelButton showsBookmarkButton showsSearchResultsButton showsScopeBar \
        searchResultsButtonSelected
        """)),
    Kind("colorWell", .view, control, .texts("title"), .flags("supportsAlpha")),
    Kind("refreshControl", .view, control),
    Kind("visualEffectView", .view, view),
    Kind(
      "navigationBar", .view, bar, .flags("largeTitles"), .texts("backIndicatorImage shadowImage")),
    Kind("toolbar", .view, bar),
    Kind(
      "tabBar", .view, bar, .choice("itemPositioning", "automatic fill centered"),
      .lengths("itemWidth itemSpacing"), .references("selectedItem"),
      .texts("selectionIndicatorImage backgroundImage shadowImage")),
    Kind(
      "mapView", .view, view,
      .choice(
        "mapType", "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard"),
      .flags(
        """
        zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation showsCompass \
        showsScale showsBuildings showsTraffic showsPointsOfInterest
        """)),
    Kind(
      "wkWebView", .view, view, .texts("customUserAgent"),
      .flags("allowsBackForwardNavigationGestures allowsLinkPreview")),
    Kind(
      "webView", .view, view,
      .flags(
        """
        scalesPageToFit allowsInlineMediaPlayback suppressesIncrementalRendering \
        mediaPlaybackRequiresUserAction
        """
      )),
    Kind("glkView", .view, view),
    Kind("mtkView", .view, view),
    Kind("arscnView", .view, view),
    Kind("arskView", .view, view),
    Kind("skView", .view, view),
    Kind("sceneView", .view, view),
    Kind("adBannerView", .view, view),
  ]
}
