import Tateyoko
import UIKit

/// State that other people's tests leave behind, one kind each.
@MainActor
enum Mess: String, CaseIterable {
  case appearances, animations, timeZone, traits, device, olderSimulators, unfinishedTurn

  /// Simulators that a suite keeps for all of its tests.
  private static var kept: [Simulator] = []

  func leave() {
    switch self {
    case .appearances:
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().isTranslucent = false
      UITabBar.appearance().tintColor = .green
    case .animations:
      UIView.setAnimationsEnabled(false)
    case .timeZone:
      NSTimeZone.default = TimeZone(identifier: "America/St_Johns")!
    case .traits:
      UITraitCollection.current = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
      ])
    case .device:
      Self.kept = [Simulator(.iPadPro11, os: "12.0", userInterfaceStyle: .dark)]
    case .olderSimulators:
      for device in [Device.iPhone5s, .iPhoneSE] {
        let simulator = Simulator(
          device, os: "10.3", locale: Locale(identifier: "ar_EG"),
          timeZone: TimeZone(identifier: "Asia/Tokyo"))
        simulator.launch(UITabBarController())
        simulator.perform { for mess in [Self.appearances, .animations, .traits] { mess.leave() } }
        Self.kept.append(simulator)
      }
    case .unfinishedTurn:
      let simulator = Simulator(.iPhoneX)
      simulator.launch(UIViewController())
      simulator.rotate(to: .landscapeLeft)
      UIView.animate(withDuration: 10) { simulator.window.alpha = 0.5 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { simulator.rotate(to: .portrait) }
      Self.kept.append(simulator)
    }
  }
}
