extension ClassEntry {
  static let button = ClassEntry(
    UIButton.self,
    appliesNibLater: true,
    keys: { ($0 as? any _UIButtonKeys.Type)?.listUIButton(&$1) },
    appearance: buttonProperties + AppearanceProperty.inStates(buttonProperties(in:)))

  private static let buttonProperties: [AppearanceProperty] = [
    AppearanceProperty(\UIButton.contentEdgeInsets),
    AppearanceProperty(\UIButton.titleEdgeInsets),
    AppearanceProperty(\UIButton.imageEdgeInsets),
  ]

  private static func buttonProperties(in state: UIControl.State) -> [AppearanceProperty] {
    [
      AppearanceProperty(
        get: { (button: UIButton) in button.content.titleColors[exactly: state] },
        set: { $0.setTitleColor($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (button: UIButton) in button.content.shadowColors[exactly: state] },
        set: { $0.setTitleShadowColor($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (button: UIButton) in button.content.backgrounds[exactly: state] },
        set: { $0.setBackgroundImage($1, for: state) }, isEqual: ==),
    ]
  }
}

// Names in Objective-C from Apple's headers.
protocol _UIButtonKeys: UIButton {}
extension UIButton: _UIButtonKeys {}

extension _UIButtonKeys {
  @MainActor static func listUIButton(_ members: inout _DialectMembers) {
    members.system("buttonType", \Self.buttonType)
    members.system("titleLabel", \Self.titleLabel)
    members.system("imageView", \Self.imageView)
    members.system("contentEdgeInsets", \Self.contentEdgeInsets)
    members.system("titleEdgeInsets", \Self.titleEdgeInsets)
    members.system("imageEdgeInsets", \Self.imageEdgeInsets)
    members.system("currentTitle", \Self.currentTitle)
    members.system("currentTitleColor", \Self.currentTitleColor)
    members.system("currentImage", \Self.currentImage)
  }
}
