import Foundation
import UIKit

/// The values that code sees of the device and its user when it is created.
@MainActor
public struct DeviceFacts {
  private let screen = UIScreen.main
  private let traits = UITraitCollection.current
  private let animates = UIView.areAnimationsEnabled
  private let zone = TimeZone.current
  private let calendar = Calendar.current
  private let locale = Locale.current

  public init() {}

  /// One line for each subject.
  public var lines: [String] {
    [
      "\(Int(screen.bounds.width)) × \(Int(screen.bounds.height)) @\(Int(screen.scale))x",
      "iOS \(UIDevice.current.systemVersion)",
      traits.userInterfaceStyle == .dark ? "Dark" : "Light",
      traits.horizontalSizeClass == .compact ? "Compact" : "Regular",
      animates ? "Animated" : "Still",
      "\(locale.identifier), \(zone.identifier)",
      date(),
    ]
  }

  /// The 14th of November 2023, 22:13:20 in Greenwich.
  private func date() -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    return "\(calendar.component(.day, from: date)): \(formatter.string(from: date))"
  }
}
