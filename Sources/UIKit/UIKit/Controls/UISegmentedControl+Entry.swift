extension ClassEntry {
  static let segmentedControl = ClassEntry(
    UISegmentedControl.self,
    role: .closed,
    appliesNibLater: true,
    keys: { ($0 as? any _UISegmentedControlKeys.Type)?.listUISegmentedControl(&$1) },
    appearance: segmentedControlProperties
      + AppearanceProperty.inStates(segmentedControlProperties(in:)))

  private static let segmentedControlProperties: [AppearanceProperty] = [
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)
  ]

  private static func segmentedControlProperties(in state: UIControl.State) -> [AppearanceProperty]
  {
    [
      AppearanceProperty(
        get: { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
        set: { $0.setTitleTextAttributes($1, for: state) }, isEqual: NSAttributedString.hasSame)
    ]
  }
}

// Names in Objective-C from Apple's headers.
protocol _UISegmentedControlKeys: UISegmentedControl {}
extension UISegmentedControl: _UISegmentedControlKeys {}

extension _UISegmentedControlKeys {
  @MainActor static func listUISegmentedControl(_ members: inout _DialectMembers) {
    members.system("numberOfSegments", \Self.numberOfSegments)
    members.system("selectedSegmentIndex", \Self.selectedSegmentIndex)
    members.system("momentary", \Self.isMomentary)
    members.system("apportionsSegmentWidthsByContent", \Self.apportionsSegmentWidthsByContent)
    members.system("selectedSegmentTintColor", \Self.selectedSegmentTintColor)
  }
}
