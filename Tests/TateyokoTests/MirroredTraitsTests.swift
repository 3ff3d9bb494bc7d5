import Testing
import UIKit

@testable import Tateyoko

/// The meaning of a right-to-left direction, depending on its source.
@Suite @MainActor struct MirroredTraitsTests {
  private let traits = UITraitCollection(layoutDirection: .rightToLeft)

  /// As on a device, when a test library overrides traits: views are mirrored, the app's language isn't, so
  /// naturally aligned text stays at the left (five recorded pictures).
  @Test func traitsOfAScreenLeaveTheLanguage() {
    let simulator = ViewImageConfig(.iPhoneX, traits: traits).makeSimulator()
    #expect(simulator.layoutDirection == .leftToRight)
    #expect(simulator.host.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func aLanguageMirrorsViewsAsWell() {
    var config = ViewImageConfig(.iPhoneX, traits: traits)
    config.languageDirection = .rightToLeft
    let simulator = config.makeSimulator()
    #expect(simulator.layoutDirection == .rightToLeft)
    #expect(simulator.host.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
