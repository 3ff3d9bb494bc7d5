import Foundation

/// The part of a display that an app gets.
package enum DisplayPart: FactValue {
  /// A screen with this portrait size in points, surrounded by black.
  case ownScreen(CGSize)
  /// Everything except the column of the status and the sensors.
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
