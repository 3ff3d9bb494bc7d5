import Tateyoko
import Testing
import UIKit
import Weather

/// The forecast on the devices that the app supports.
@MainActor
@Suite struct ForecastTests {
  private let week = [
    Forecast(day: "Monday", sky: "Sunny", low: 11, high: 19),
    Forecast(day: "火曜日", sky: "晴れのち曇り", low: 12, high: 17),
    Forecast(
      day: "Wednesday", sky: "Rain from the west, later thunderstorms with strong gusts",
      low: 9, high: 14),
    Forecast(day: "Thursday", sky: "Fog ☁️", low: -2, high: 8),
  ]

  private func screen() -> UIViewController {
    UINavigationController(
      rootViewController: ForecastViewController(place: "Nagoya", forecasts: week))
  }

  /// Portrait and landscape: the sensor housing's insets move content at the edges.
  @Test(arguments: [ViewImageConfig.Orientation.portrait, .landscape])
  func aPhone(orientation: ViewImageConfig.Orientation) {
    assertSnapshot(
      of: screen(), as: .image(on: .iPhone13(orientation)),
      named: orientation == .portrait ? "portrait" : "landscape")
  }

  @Test func anOldPhoneWithLargeText() {
    assertSnapshot(
      of: screen(),
      as: .image(
        on: .iPhone8,
        traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
  }

  @Test func theLayoutInWords() {
    assertSnapshot(of: screen(), as: .recursiveDescription(on: .iPhone13))
  }
}
