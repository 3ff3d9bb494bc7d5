import Devices
import UIKit

extension SnapshotMatrix {
  /// The screens that layouts are looked at on unless others are named: a small, a notched and a large
  /// phone, an iPad and a foldable phone, both ways up, with the usual and a large accessibility text
  /// size, light and dark.
  public static var lint: SnapshotMatrix {
    let large = SnapshotStyle.text(.accessibilityExtraLarge)
    return SnapshotMatrix(
      [.iPhoneSE3, .iPhone13Mini, .iPhone16ProMax, .iPadPro11, .iPhoneDuo],
      orientations: [.portrait, .landscapeRight],
      styles: [.standard, .dark, large, large.with(.dark)])
  }

  /// The screen of a cell.
  func config(of cell: Cell) -> ViewImageConfig {
    var config = ViewImageConfig(
      cell.device, os: cell.os, orientation: cell.orientation, posture: cell.posture,
      traits: cell.style.traits, builtWith: cell.sdk, runsPhoneApp: cell.runsPhoneApp)
    config.unfolds = unfolds
    config.infoPlist = infoPlist
    config.locale = cell.style.language.map(Locale.init(userLanguage:))
    config.pseudoLanguage = cell.style.pseudoLanguage
    // A style is what a user sets, and its direction that of the user's language.
    if cell.style.traits.layoutDirection != .unspecified {
      config.languageDirection = cell.style.traits.layoutDirection
    }
    return config
  }
}
