/// UIKit's values by their names in Interface Builder documents.
@MainActor
enum NibNames {
  static func contentMode(_ name: String) -> UIView.ContentMode? {
    switch name {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }

  static func semantic(_ name: String) -> UISemanticContentAttribute? {
    switch name {
    case "unspecified": .unspecified
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: nil
    }
  }

  static func autoresizing(_ name: String) -> UIView.AutoresizingMask? {
    switch name {
    case "flexibleMinX": .flexibleLeftMargin
    case "widthSizable": .flexibleWidth
    case "flexibleMaxX": .flexibleRightMargin
    case "flexibleMinY": .flexibleTopMargin
    case "heightSizable": .flexibleHeight
    case "flexibleMaxY": .flexibleBottomMargin
    default: nil
    }
  }

  static func alignment(_ name: String) -> NSTextAlignment? {
    switch name {
    case "natural": .natural
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: nil
    }
  }

  static func lineBreak(_ name: String) -> NSLineBreakMode? {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

  static func writingDirection(_ name: String) -> NSWritingDirection? {
    switch name {
    case "natural": .natural
    case "leftToRight": .leftToRight
    case "rightToLeft": .rightToLeft
    default: nil
    }
  }

  static func baselineAdjustment(_ name: String) -> UIBaselineAdjustment? {
    switch name {
    case "alignBaselines": .alignBaselines
    case "alignCenters": .alignCenters
    case "none": UIBaselineAdjustment.none
    default: nil
    }
  }

  static func distribution(_ name: String) -> UIStackView.Distribution? {
    switch name {
    case "fill": .fill
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: nil
    }
  }

  static func stackAlignment(_ name: String) -> UIStackView.Alignment? {
    switch name {
    case "fill": .fill
    case "leading": .leading
    case "top": .top
    case "center": .center
    case "trailing": .trailing
    case "bottom": .bottom
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    default: nil
    }
  }

  static func horizontalAlignment(_ name: String) -> UIControl.ContentHorizontalAlignment? {
    switch name {
    case "center": .center
    case "left": .left
    case "right": .right
    case "fill": .fill
    case "leading": .leading
    case "trailing": .trailing
    default: nil
    }
  }

  static func verticalAlignment(_ name: String) -> UIControl.ContentVerticalAlignment? {
    switch name {
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "fill": .fill
    default: nil
    }
  }

  static func controlState(_ name: String) -> UIControl.State? {
    switch name {
    case "normal": .normal
    case "disabled": .disabled
    case "highlighted": .highlighted
    case "selected": .selected
    case "focused": .focused
    default: nil
    }
  }

  static func buttonType(_ name: String) -> UIButton.ButtonType? {
    switch name {
    case "custom": .custom
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: nil
    }
  }

  static func dataDetectors(_ names: Set<String>) -> UIDataDetectorTypes {
    let known: [(name: String, type: UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
      ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
      ("money", .money), ("physicalValue", .physicalValue), ("all", .all),
    ]
    return known.reduce([]) { names.contains($1.name) ? $0.union($1.type) : $0 }
  }

  static func borderStyle(_ name: String) -> UITextField.BorderStyle? {
    switch name {
    case "none": UITextField.BorderStyle.none
    case "line": .line
    case "bezel": .bezel
    case "roundedRect": .roundedRect
    default: nil
    }
  }

  static func viewMode(_ name: String) -> UITextField.ViewMode? {
    switch name {
    case "never": .never
    case "whileEditing": .whileEditing
    case "unlessEditing": .unlessEditing
    case "always": .always
    default: nil
    }
  }

  static func indicatorStyle(_ name: String) -> UIActivityIndicatorView.Style? {
    switch name {
    case "white": .white
    case "whiteLarge": .whiteLarge
    case "gray": .gray
    case "medium": .medium
    case "large": .large
    default: nil
    }
  }

  static func insetBehavior(_ name: String) -> UIScrollView.ContentInsetAdjustmentBehavior? {
    switch name {
    case "automatic": .automatic
    case "scrollableAxes": .scrollableAxes
    case "never": .never
    case "always": .always
    default: nil
    }
  }

  static func selectionStyle(_ name: String) -> UITableViewCell.SelectionStyle? {
    switch name {
    case "none": UITableViewCell.SelectionStyle.none
    case "blue": .blue
    case "gray": .gray
    case "default": .default
    default: nil
    }
  }

  static func accessoryType(_ name: String) -> UITableViewCell.AccessoryType? {
    switch name {
    case "none": UITableViewCell.AccessoryType.none
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: nil
    }
  }

  static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    switch name {
    case "done": .done
    case "cancel": .cancel
    case "edit": .edit
    case "save": .save
    case "add": .add
    case "flexibleSpace": .flexibleSpace
    case "fixedSpace": .fixedSpace
    case "compose": .compose
    case "reply": .reply
    case "action": .action
    case "organize": .organize
    case "bookmarks": .bookmarks
    case "search": .search
    case "refresh": .refresh
    case "stop": .stop
    case "camera": .camera
    case "trash": .trash
    case "play": .play
    case "pause": .pause
    case "rewind": .rewind
    case "fastForward": .fastForward
    case "undo": .undo
    case "redo": .redo
    case "pageCurl": .pageCurl
    case "close": .close
    default: nil
    }
  }

  static func tabItem(_ name: String) -> UITabBarItem.SystemItem? {
    switch name {
    case "more": .more
    case "favorites": .favorites
    case "featured": .featured
    case "topRated": .topRated
    case "recents": .recents
    case "contacts": .contacts
    case "history": .history
    case "bookmarks": .bookmarks
    case "search": .search
    case "downloads": .downloads
    case "mostRecent": .mostRecent
    case "mostViewed": .mostViewed
    default: nil
    }
  }

  static func event(_ name: String) -> UIControl.Event? {
    switch name {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpInside": .touchUpInside
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "menuActionTriggered": .menuActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    case "allTouchEvents": .allTouchEvents
    case "allEditingEvents": .allEditingEvents
    case "allEvents": .allEvents
    default: nil
    }
  }

  static func accessibilityTrait(_ name: String) -> UIAccessibilityTraits? {
    switch name {
    case "button": .button
    case "link": .link
    case "image": .image
    case "selected": .selected
    case "playsSound": .playsSound
    case "keyboardKey": .keyboardKey
    case "staticText": .staticText
    case "summaryElement": .summaryElement
    case "notEnabled": .notEnabled
    case "updatesFrequently": .updatesFrequently
    case "searchField": .searchField
    case "startsMediaSession": .startsMediaSession
    case "adjustable": .adjustable
    case "allowsDirectInteraction": .allowsDirectInteraction
    case "causesPageTurn": .causesPageTurn
    case "header": .header
    case "tabBar": .tabBar
    default: nil
    }
  }

  static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "custom": .custom
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "none": UIModalPresentationStyle.none
    case "automatic": .automatic
    default: nil
    }
  }

  static func transitionStyle(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }

  static func arrowDirection(_ name: String) -> UIPopoverArrowDirection? {
    switch name {
    case "up": .up
    case "down": .down
    case "left": .left
    case "right": .right
    case "any": .any
    default: nil
    }
  }

  static func splitStyle(_ name: String) -> UISplitViewController.Style? {
    switch name {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: nil
    }
  }

  static func splitBehavior(_ name: String) -> UISplitViewController.SplitBehavior? {
    switch name {
    case "automatic": .automatic
    case "tile": .tile
    case "overlay": .overlay
    case "displace": .displace
    default: nil
    }
  }

  static func displayMode(_ name: String) -> UISplitViewController.DisplayMode? {
    switch name {
    case "automatic": .automatic
    case "secondaryOnly", "primaryHidden": .secondaryOnly
    case "oneBesideSecondary", "allVisible": .oneBesideSecondary
    case "oneOverSecondary", "primaryOverlay": .oneOverSecondary
    case "twoBesideSecondary": .twoBesideSecondary
    case "twoOverSecondary": .twoOverSecondary
    case "twoDisplaceSecondary": .twoDisplaceSecondary
    default: nil
    }
  }

  static func spineLocation(_ name: String) -> UIPageViewController.SpineLocation? {
    switch name {
    case "none": UIPageViewController.SpineLocation.none
    case "min": .min
    case "mid": .mid
    case "max": .max
    default: nil
    }
  }

  static func dismissMode(_ name: String) -> UIScrollView.KeyboardDismissMode? {
    switch name {
    case "none": UIScrollView.KeyboardDismissMode.none
    case "onDrag": .onDrag
    case "interactive": .interactive
    case "onDragWithAccessory": .onDragWithAccessory
    case "interactiveWithAccessory": .interactiveWithAccessory
    default: nil
    }
  }

  static func keyboardType(_ name: String) -> UIKeyboardType? {
    switch name {
    case "default": .default
    case "alphabet", "ASCIICapable": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    case "ASCIICapableNumberPad": .asciiCapableNumberPad
    default: nil
    }
  }

  static func returnKey(_ name: String) -> UIReturnKeyType? {
    switch name {
    case "default": .default
    case "go": .go
    case "google": .google
    case "join": .join
    case "next": .next
    case "route": .route
    case "search": .search
    case "send": .send
    case "yahoo": .yahoo
    case "done": .done
    case "emergencyCall": .emergencyCall
    case "continue": .continue
    default: nil
    }
  }

  static func capitalization(_ name: String) -> UITextAutocapitalizationType? {
    switch name {
    case "none": UITextAutocapitalizationType.none
    case "words": .words
    case "sentences": .sentences
    case "allCharacters": .allCharacters
    default: nil
    }
  }

  static func correction(_ name: String) -> UITextAutocorrectionType? {
    switch name {
    case "default": .default
    case "no": .no
    case "yes": .yes
    default: nil
    }
  }

  static func blurStyle(_ name: String) -> UIBlurEffect.Style? {
    switch name {
    case "extraLight": .extraLight
    case "light": .light
    case "dark": .dark
    case "regular": .regular
    case "prominent": .prominent
    case "systemUltraThinMaterial": .systemUltraThinMaterial
    case "systemThinMaterial": .systemThinMaterial
    case "systemMaterial": .systemMaterial
    case "systemThickMaterial": .systemThickMaterial
    case "systemChromeMaterial": .systemChromeMaterial
    case "systemUltraThinMaterialLight": .systemUltraThinMaterialLight
    case "systemThinMaterialLight": .systemThinMaterialLight
    case "systemMaterialLight": .systemMaterialLight
    case "systemThickMaterialLight": .systemThickMaterialLight
    case "systemChromeMaterialLight": .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": .systemUltraThinMaterialDark
    case "systemThinMaterialDark": .systemThinMaterialDark
    case "systemMaterialDark": .systemMaterialDark
    case "systemThickMaterialDark": .systemThickMaterialDark
    case "systemChromeMaterialDark": .systemChromeMaterialDark
    default: nil
    }
  }

  static func edges(_ names: [String]) -> UIRectEdge {
    let edges: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return names.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
  }

  static func swipeDirection(_ name: String) -> UISwipeGestureRecognizer.Direction? {
    switch name {
    case "right": .right
    case "left": .left
    case "up": .up
    case "down": .down
    default: nil
    }
  }

  static func weight(_ name: String) -> UIFont.Weight? {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }

  static func itemPositioning(_ name: String) -> UITabBar.ItemPositioning? {
    switch name {
    case "automatic": .automatic
    case "fill": .fill
    case "centered": .centered
    default: nil
    }
  }

  static func keyboardAppearance(_ name: String) -> UIKeyboardAppearance? {
    switch name {
    case "default": .default
    case "dark", "alert": .dark
    case "light": .light
    default: nil
    }
  }

  /// Returns a text input setting whose raw values are 0 for the default, 1 for no, 2 for yes.
  static func choice<Value: RawRepresentable<Int>>(_ name: String?) -> Value? {
    switch name {
    case "default": Value(rawValue: 0)
    case "no": Value(rawValue: 1)
    case "yes": Value(rawValue: 2)
    default: nil
    }
  }

  static func symbolScale(_ name: String) -> UIImage.SymbolScale? {
    switch name {
    case "default": .default
    case "small": .small
    case "medium": .medium
    case "large": .large
    default: nil
    }
  }

  /// Returns a dynamic colour by any of its names in documents.
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

  static func datePickerMode(_ name: String) -> UIDatePicker.Mode? {
    switch name {
    case "time": .time
    case "date": .date
    case "dateAndTime": .dateAndTime
    case "countDownTimer": .countDownTimer
    case "yearAndMonth": .yearAndMonth
    default: nil
    }
  }

  static func datePickerStyle(_ name: String) -> UIDatePickerStyle? {
    switch name {
    case "automatic": .automatic
    case "wheels": .wheels
    case "compact": .compact
    case "inline": .inline
    default: nil
    }
  }
}
