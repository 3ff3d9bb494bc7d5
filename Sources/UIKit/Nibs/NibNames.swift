/// UIKit's values by the names that Interface Builder writes for them.
@MainActor
enum NibNames {
  static var contentModes: [String: UIView.ContentMode] {
    [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
      "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
      "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
  }

  static var semantics: [String: UISemanticContentAttribute] {
    [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
  }

  static var autoresizing: [String: UIView.AutoresizingMask] {
    [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
  }

  static var alignments: [String: NSTextAlignment] {
    [
      "natural": .natural, "left": .left, "center": .center, "right": .right,
      "justified": .justified,
    ]
  }

  static var lineBreaks: [String: NSLineBreakMode] {
    [
      "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
      "middleTruncation": .byTruncatingMiddle,
      // In paragraph styles.
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
  }

  static var writingDirections: [String: NSWritingDirection] {
    [
      "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
  }

  static var baselineAdjustments: [String: UIBaselineAdjustment] {
    [
      "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
  }

  static var distributions: [String: UIStackView.Distribution] {
    [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
  }

  static var stackAlignments: [String: UIStackView.Alignment] {
    [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
  }

  static var horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] {
    [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
  }

  static var verticalAlignments: [String: UIControl.ContentVerticalAlignment] {
    [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
  }

  static var controlStates: [String: UIControl.State] {
    [
      "normal": .normal, "disabled": .disabled, "highlighted": .highlighted, "selected": .selected,
      "focused": .focused,
    ]
  }

  static var buttonTypes: [String: UIButton.ButtonType] {
    [
      "custom": .custom, "system": .system, "roundedRect": .system,
      "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
      "contactAdd": .contactAdd, "close": .close,
    ]
  }

  static var borderStyles: [String: UITextField.BorderStyle] {
    [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
  }

  static var viewModes: [String: UITextField.ViewMode] {
    [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
  }

  static var indicatorStyles: [String: UIActivityIndicatorView.Style] {
    [
      "white": .white, "whiteLarge": .whiteLarge, "gray": .gray, "medium": .medium, "large": .large,
    ]
  }

  static var insetBehaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] {
    [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
  }

  static var selectionStyles: [String: UITableViewCell.SelectionStyle] {
    [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
  }

  static var accessoryTypes: [String: UITableViewCell.AccessoryType] {
    [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
  }

  static var systemItems: [String: UIBarButtonItem.SystemItem] {
    [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
  }

  static var tabItems: [String: UITabBarItem.SystemItem] {
    [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
  }

  static var events: [String: UIControl.Event] {
    [
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
  }

  static var accessibilityTraits: [String: UIAccessibilityTraits] {
    [
      "button": .button, "link": .link, "image": .image, "selected": .selected,
      "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
      "summaryElement": .summaryElement, "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
      "header": .header, "tabBar": .tabBar,
    ]
  }

  static var presentationStyles: [String: UIModalPresentationStyle] {
    [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
      "automatic": .automatic,
    ]
  }

  static var transitionStyles: [String: UIModalTransitionStyle] {
    [
      "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
      "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
  }

  static var arrowDirections: [String: UIPopoverArrowDirection] {
    ["up": .up, "down": .down, "left": .left, "right": .right, "any": .any]
  }

  static var splitStyles: [String: UISplitViewController.Style] {
    ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
  }

  static var splitBehaviors: [String: UISplitViewController.SplitBehavior] {
    ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]
  }

  static var displayModes: [String: UISplitViewController.DisplayMode] {
    [
      "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
      "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
      "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
  }

  static var spineLocations: [String: UIPageViewController.SpineLocation] {
    ["none": .none, "min": .min, "mid": .mid, "max": .max]
  }

  static var dismissModes: [String: UIScrollView.KeyboardDismissMode] {
    [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
      "onDragWithAccessory": .onDragWithAccessory,
      "interactiveWithAccessory": .interactiveWithAccessory,
    ]
  }

  static var keyboardTypes: [String: UIKeyboardType] {
    [
      "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
  }

  static var returnKeys: [String: UIReturnKeyType] {
    [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
      "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
  }

  static var capitalizations: [String: UITextAutocapitalizationType] {
    ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
  }

  static var corrections: [String: UITextAutocorrectionType] {
    ["default": .default, "no": .no, "yes": .yes]
  }

  static var blurStyles: [String: UIBlurEffect.Style] {
    [
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
  }

  static func edges(_ names: [String]) -> UIRectEdge {
    let edges: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return names.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
  }

  static var swipeDirections: [String: UISwipeGestureRecognizer.Direction] {
    [
      "right": .right, "left": .left, "up": .up, "down": .down,
    ]
  }

  static var weights: [String: UIFont.Weight] {
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
  }

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
