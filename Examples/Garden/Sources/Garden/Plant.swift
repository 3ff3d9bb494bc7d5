import Foundation

/// A plant, and how many days are left until it needs water.
struct Plant {
  enum Place: Int {
    case sun, shade
  }

  var name: String
  var place: Place
  var daysLeft: Int

  static var all: [Plant] {
    [
      Plant(name: NSLocalizedString("Basil", comment: "a plant"), place: .sun, daysLeft: 0),
      Plant(name: NSLocalizedString("Fern", comment: "a plant"), place: .shade, daysLeft: 1),
      Plant(name: NSLocalizedString("Olive tree", comment: "a plant"), place: .sun, daysLeft: 9),
    ]
  }

  var symbolName: String {
    place == .sun ? "sun.max.fill" : "cloud.fill"
  }

  var placeText: String {
    place == .sun
      ? NSLocalizedString("Likes the sun", comment: "where a plant stands")
      : NSLocalizedString("Likes the shade", comment: "where a plant stands")
  }

  var dueText: String {
    guard daysLeft > 0 else { return NSLocalizedString("Water today", comment: "a plant is dry") }
    return String.localizedStringWithFormat(
      NSLocalizedString("Water in %d days", comment: "when a plant is dry"), daysLeft)
  }
}
