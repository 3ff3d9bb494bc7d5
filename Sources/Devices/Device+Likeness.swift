extension Device {
  /// All that a screen's layout can depend on of a device and an OS version, but for what the device
  /// is called.
  ///
  /// Two devices of equal likenesses lay out every screen alike, unless its code asks for the device's
  /// name. Beside what is stored of a device it holds what rules derive from it in each orientation and
  /// posture, as some of these make an exception of single models.
  package struct Likeness: Hashable, Sendable {
    let idiom: Idiom
    let runsPhoneApp: Bool
    let supportsSplitView: Bool
    let supportsSlideOver: Bool
    let postures: [Posture]
    let displays: [Display]
    let os: OSVersion
    let screens: [ScreenGeometry]
  }

  /// What a layout can depend on under an OS version.
  package func likeness(os: OSVersion) -> Likeness {
    let postured = posturedDisplays
    return Likeness(
      idiom: idiom, runsPhoneApp: runsPhoneApp, supportsSplitView: supportsSplitView,
      supportsSlideOver: supportsSlideOver, postures: postured.map(\.posture),
      displays: postured.map(\.display), os: os,
      screens: postured.flatMap { each in
        each.display.orientations.map { screen(os: os, orientation: $0, posture: each.posture) }
      })
  }
}
