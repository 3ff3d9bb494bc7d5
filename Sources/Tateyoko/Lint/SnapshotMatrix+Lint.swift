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
}
