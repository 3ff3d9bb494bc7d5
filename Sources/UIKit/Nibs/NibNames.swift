/// UIKit's values by the names that Interface Builder writes for them.
@MainActor
enum NibNames {
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  static let autoresizing: [String: UIView.AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
    "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]

  static let alignments: [String: NSTextAlignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
    // In paragraph styles.
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  static let writingDirections: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]

  static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
    "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static let controlStates: [String: UIControl.State] = [
    "normal": .normal, "disabled": .disabled, "highlighted": .highlighted, "selected": .selected,
    "focused": .focused,
  ]

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "white": .white, "whiteLarge": .whiteLarge, "gray": .gray, "medium": .medium, "large": .large,
  ]

  static let insetBehaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]

  static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]

  static let accessibilityTraits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header, "tabBar": .tabBar,
  ]

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    "automatic": .automatic,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]

  static let arrowDirections: [String: UIPopoverArrowDirection] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "any": .any,
  ]

  static let splitStyles: [String: UISplitViewController.Style] = [
    "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]

  static let splitBehaviors: [String: UISplitViewController.SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]

  static let spineLocations: [String: UIPageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]

  static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]

  static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  static let corrections: [String: UITextAutocorrectionType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  static func edges(_ names: [String]) -> UIRectEdge {
    let edges: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return names.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
  }

  static let swipeDirections: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Dynamic colours by the names that documents have had for them.
  static func systemColor(_ name: String) -> UIColor? {
    switch name {
    case "labelColor", "textColor", "controlTextColor": .label
    case "secondaryLabelColor": .secondaryLabel
    case "tertiaryLabelColor": .tertiaryLabel
    case "quaternaryLabelColor": .quaternaryLabel
    case "placeholderTextColor": .placeholderText
    case "separatorColor": .separator
    case "opaqueSeparatorColor": .opaqueSeparator
    case "linkColor": .link
    case "systemFillColor": .systemFill
    case "secondarySystemFillColor": .secondarySystemFill
    case "tertiarySystemFillColor": .tertiarySystemFill
    case "quaternarySystemFillColor": .quaternarySystemFill
    case "systemBackgroundColor": .systemBackground
    case "secondarySystemBackgroundColor": .secondarySystemBackground
    case "tertiarySystemBackgroundColor": .tertiarySystemBackground
    case "systemGroupedBackgroundColor": .systemGroupedBackground
    case "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground
    case "groupTableViewBackgroundColor": .groupTableViewBackground
    case "systemRedColor": .systemRed
    case "systemOrangeColor": .systemOrange
    case "systemYellowColor": .systemYellow
    case "systemGreenColor": .systemGreen
    case "systemMintColor": .systemMint
    case "systemTealColor": .systemTeal
    case "systemCyanColor": .systemCyan
    case "systemBlueColor": .systemBlue
    case "systemIndigoColor": .systemIndigo
    case "systemPurpleColor": .systemPurple
    case "systemPinkColor": .systemPink
    case "systemBrownColor": .systemBrown
    case "systemGrayColor": .systemGray
    case "systemGray2Color": .systemGray2
    case "systemGray3Color": .systemGray3
    case "systemGray4Color": .systemGray4
    case "systemGray5Color": .systemGray5
    case "systemGray6Color": .systemGray6
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "whiteColor": .white
    case "blackColor": .black
    case "clearColor": .clear
    case "grayColor": .gray
    case "darkGrayColor": .darkGray
    case "lightGrayColor": .lightGray
    case "redColor": .red
    case "greenColor": .green
    case "blueColor": .blue
    default: nil
    }
  }
}
