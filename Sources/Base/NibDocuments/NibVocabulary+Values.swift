extension NibVocabulary {
  private static let directions = "up down left right any unknown"

  static let values: [Kind] =
    [
      Kind("rect", .value, .texts("key"), .lengths("x y width height")),
      Kind("frame", .value, .texts("key"), .lengths("minX minY width height")),
      Kind("point", .value, .texts("key"), .lengths("x y")),
      Kind("size", .value, .texts("key"), .lengths("width height")),
      Kind("inset", .value, .texts("key"), .lengths("minX minY maxX maxY")),
      Kind("edgeInsets", .value, .texts("key"), .lengths("top left bottom right")),
      Kind(
        "directionalEdgeInsets", .value, .texts("key"), .lengths("top leading bottom trailing")),
      Kind("offsetWrapper", .value, .texts("key"), .lengths("horizontal vertical")),
      Kind(
        "value", .value, .texts("key type"), .lengths("width height x y"),
        .integers("location length")),
      Kind(
        "autoresizingMask", .value, .texts("key"),
        .flags(
          "widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY")),
      Kind("nil", .value, .texts("key name")),
      Kind("bool", .value, .texts("key"), .flags("value")),
      Kind("integer", .value, .texts("key"), .integers("value")),
      Kind("real", .value, .texts("key"), .numbers("value")),
      Kind("range", .value, .texts("key"), .integers("location length")),
      Kind("string", .value, .texts("key"), .flags("base64-UTF8")),
      Kind("mutableString", .value, .texts("key"), .flags("base64-UTF8")),
      Kind("data", .value, .texts("key")),
      Kind("mutableData", .value, .texts("key")),
      Kind("date", .value, .texts("key"), .numbers("timeIntervalSinceReferenceDate")),
      Kind("calendar", .value, .texts("key identifier")),
      Kind("locale", .value, .texts("key localeIdentifier")),
      Kind("timeZone", .value, .texts("key name")),
      Kind(
        "color", .value,
        .texts(
          """
          key colorSpace customColorSpace systemColor cocoaTouchSystemColor \
          xcode11CocoaTouchSystemColor name catalog
          """),
        .numbers("red green blue white alpha")),
      Kind(
        "fontDescription", .value, .texts("key name family style"), .lengths("pointSize"),
        .choice("type", "system boldSystem italicSystem"),
        .choice(
          "weight", "ultraLight thin light regular medium semibold bold heavy black"),
        .choice("width", "compressed condensed standard expanded")),
      Kind("font", .value, .texts("key name metaFont"), .lengths("size")),
      Kind("attributedString", .value, .texts("key")),
      Kind("fragment", .value, .texts("content")),
      Kind("attributes", .value),
      Kind(
        "paragraphStyle", .value, .texts("key"),
        .choice("alignment", "left right center justified natural"),
        .choice(
          "lineBreakMode",
          """
          wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle \
          wordWrap characterWrap clip headTruncation tailTruncation middleTruncation
          """),
        .choice("baseWritingDirection", "natural leftToRight rightToLeft"),
        .lengths(
          """
          lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent \
          tailIndent minimumLineHeight maximumLineHeight defaultTabInterval
          """),
        .numbers("lineHeightMultiple tighteningFactorForTruncation hyphenationFactor"),
        .flags("allowsDefaultTighteningForTruncation")),
      Kind("textAttributes", .value, .texts("key")),
      Kind(
        "textInputTraits", .value, .texts("key textContentType"),
        .choice("autocapitalizationType", "none words sentences allCharacters"),
        .choice("autocorrectionType", "default no yes"),
        .choice("spellCheckingType", "default no yes"),
        .choice("smartQuotesType", "default no yes"),
        .choice("smartDashesType", "default no yes"),
        .choice("smartInsertDeleteType", "default no yes"),
        .choice(
          "keyboardType",
          """
          default alphabet ASCIICapable numbersAndPunctuation URL numberPad phonePad namePhonePad \
          emailAddress decimalPad twitter webSearch ASCIICapableNumberPad
          """),
        .choice("keyboardAppearance", "default alert dark light"),
        .choice(
          "returnKeyType",
          "default go google join next route search send yahoo done emergencyCall continue"),
        .flags("enablesReturnKeyAutomatically secureTextEntry")),
      Kind("dataDetectorType", .value, .texts("key"), .flags(detectors)),
      Kind("dataDetectorTypes", .value, .texts("key"), .flags(detectors)),
      Kind("audiovisualMediaTypes", .value, .texts("key"), .flags("none all audio video")),
      Kind("popoverArrowDirection", .value, .texts("key"), .flags(directions)),
      Kind("extendedEdge", .value, .texts("key"), .flags("top left bottom right")),
      Kind(
        "wkWebViewConfiguration", .value, .texts("key"),
        .flags(
          """
          allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback \
          allowsInlineMediaPlayback suppressesIncrementalRendering
          """)),
      Kind(
        "wkPreferences", .value, .texts("key"),
        .flags("javaScriptEnabled javaScriptCanOpenWindowsAutomatically"),
        .lengths("minimumFontSize")),
      Kind(
        "accessibility", .value, .texts("key identifier label hint value language")),
      Kind(
        "accessibilityTraits", .value, .texts("key"),
        .flags(
          """
          none button link image selected playsSound keyboardKey staticText summaryElement \
          notEnabled updatesFrequently searchField startsMediaSession adjustable \
          allowsDirectInteraction causesPageTurn header tabBar
          """)),
      Kind("blurEffect", .value, .texts("key style")),
      Kind("vibrancyEffect", .value, .texts("key style")),
      Kind(
        "preferredSymbolConfiguration", .value, .texts("key weight renderingMode"),
        .choice("configurationType", "pointSize font textStyle unspecified"),
        .choice("scale", "default unspecified small medium large"),
        .lengths("pointSize")),
      Kind(
        "imageReference", .value, .texts("key image catalog"),
        .choice("symbolScale", "default unspecified small medium large"),
        .choice(
          "renderingMode",
          """
          automatic alwaysOriginal alwaysTemplate original template hierarchical palette \
          multicolor
          """
        ),
        .numbers("variableValue")),
      Kind(
        "state", .value,
        .choice("key", "normal disabled highlighted selected focused application"),
        .texts("title image backgroundImage catalog backgroundImageCatalog")),
      Kind(
        "buttonConfiguration", .value, .texts("key title subtitle image catalog"),
        .choice(
          "style",
          """
          plain gray tinted filled borderless bordered borderedTinted borderedProminent glass \
          prominentGlass clearGlass
          """),
        .choice("cornerStyle", "fixed dynamic small medium large capsule"),
        .choice("buttonSize", "mini small medium large"),
        .choice("imagePlacement", "leading top trailing bottom left right all"),
        .choice("titleAlignment", "automatic leading center trailing"),
        .choice(
          "titleLineBreakMode",
          "tailTruncation wordWrap middleTruncation headTruncation clip characterWrap"),
        .choice("indicator", "automatic none popup"),
        .choice("macIdiomStyle", "automatic bordered borderless borderlessTinted"),
        .lengths("imagePadding titlePadding"),
        .flags("showsActivityIndicator automaticallyUpdateForSelection")),
      Kind(
        "backgroundConfiguration", .value, .texts("key image imageContentMode"),
        .lengths("cornerRadius strokeWidth strokeOutset")),
      Kind(
        "listContentConfiguration", .value, .texts("key text secondaryText image catalog style"),
        .flags("prefersSideBySideTextAndSecondaryText axesPreservingSuperviewLayoutMargins"),
        .lengths("imageToTextPadding textToSecondaryTextVerticalPadding")),
      Kind("navigationBarAppearance", .value, .texts("key"), .texts("backgroundImage shadowImage")),
      Kind("toolbarAppearance", .value, .texts("key"), .texts("backgroundImage shadowImage")),
      Kind("tabBarAppearance", .value, .texts("key"), .texts("backgroundImage shadowImage")),
      Kind(
        "userDefinedRuntimeAttribute", .value, .texts("keyPath value catalog"),
        .choice(
          "type",
          "boolean number string localizedString color point size rect range image nil")),
      // A variation's own attributes are the varied element's.
      Kind("variation", .value, .texts("key")),
      Kind(
        "image", .value, .texts("key name catalog"), .lengths("width height")),
      Kind("namedColor", .value, .texts("name")),
      Kind("systemColor", .value, .texts("name")),
    ]

  private static let detectors =
    """
    phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion \
    money physicalValue none all
    """
}
