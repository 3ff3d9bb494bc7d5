extension ClassEntry {
  static let slider = ClassEntry(
    UISlider.self,
    role: .closed,
    keys: { ($0 as? any _UISliderKeys.Type)?.listUISlider(&$1) },
    appearance: sliderProperties + AppearanceProperty.inStates(sliderProperties(in:)))

  private static let sliderProperties: [AppearanceProperty] = [
    AppearanceProperty(\UISlider.minimumValueImage),
    AppearanceProperty(\UISlider.maximumValueImage),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
  ]

  private static func sliderProperties(in state: UIControl.State) -> [AppearanceProperty] {
    [
      AppearanceProperty(
        get: { (slider: UISlider) in slider.parts.thumbImages[exactly: state] },
        set: { $0.setThumbImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (slider: UISlider) in slider.parts.minimumTrackImages[exactly: state] },
        set: { $0.setMinimumTrackImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (slider: UISlider) in slider.parts.maximumTrackImages[exactly: state] },
        set: { $0.setMaximumTrackImage($1, for: state) }, isEqual: ==),
    ]
  }
}

// Names in Objective-C from Apple's headers.
protocol _UISliderKeys: UISlider {}
extension UISlider: _UISliderKeys {}

extension _UISliderKeys {
  @MainActor static func listUISlider(_ members: inout _DialectMembers) {
    members.system("value", \Self.value)
    members.system("minimumValue", \Self.minimumValue)
    members.system("maximumValue", \Self.maximumValue)
    members.system("minimumValueImage", \Self.minimumValueImage)
    members.system("maximumValueImage", \Self.maximumValueImage)
    members.system("minimumTrackTintColor", \Self.minimumTrackTintColor)
    members.system("maximumTrackTintColor", \Self.maximumTrackTintColor)
    members.system("thumbTintColor", \Self.thumbTintColor)
    members.system("continuous", \Self.isContinuous)
  }
}
