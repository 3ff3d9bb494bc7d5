import Devices
import UIKit

extension SnapshotMatrix {
  /// The default matrix for checking layouts: a small, a notched and a large phone, an iPad and a
  /// foldable phone, in portrait and landscape, with the default and a large accessibility text
  /// size, in light and dark appearance.
  public static var lint: SnapshotMatrix {
    let large = SnapshotStyle.text(.accessibilityExtraLarge)
    return SnapshotMatrix(
      [.iPhoneSE3, .iPhone13Mini, .iPhone16ProMax, .iPadPro11, .iPhoneDuo],
      orientations: [.portrait, .landscapeRight],
      styles: [.standard, .dark, large, large.with(.dark)])
  }
}
