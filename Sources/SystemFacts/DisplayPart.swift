import Foundation

/// What of a display an app gets.
package enum DisplayPart: FactValue {
  /// A screen of this upright size in points, with black around.
  case ownScreen(CGSize)
  /// All but the column of the status and the sensors.
  case besideStatus
  case whole

  package var factText: String {
    switch self {
    case .ownScreen(let size): "\(size.factText) points"
    case .besideStatus: "all but the status column"
    case .whole: "all"
    }
  }
}
