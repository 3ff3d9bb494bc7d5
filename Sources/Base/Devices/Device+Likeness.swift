extension Device {
  /// Everything about a device and an OS version that a screen's layout can depend on, except the
  /// device's name.
  ///
  /// Two devices with equal likenesses lay out every screen alike, unless its code reads the
  /// device's name. In addition to a device's stored properties, it contains the values derived
  /// from rules in each orientation and posture, since some of these make an exception for single
  /// models.
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

  /// Returns the properties that a layout can depend on under an OS version.
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
