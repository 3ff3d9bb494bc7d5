import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// The scopes that a test, a trait and `withSnapshotTesting` put around code.
@MainActor
@Suite struct ScopeTests {
  @Test func whatTheAppSetHoldsOnTheScopesDevice() async {
    UINavigationBar.appearance().barTintColor = .purple
    UIView.setAnimationsEnabled(false)
    withSnapshotTesting(device: .iPhoneSE) {
      #expect(UIScreen.main.bounds.width == 320)
      #expect(UINavigationBar.appearance().barTintColor == .purple)
      #expect(!UIView.areAnimationsEnabled)
      let simulator = Simulator(.iPhoneX)
      let controller = UINavigationController(rootViewController: UIViewController())
      simulator.launch(controller)
      #expect(controller.navigationBar.barTintColor == .purple)
      withSnapshotTesting(locale: Locale(identifier: "de_DE")) {
        #expect(UINavigationBar.appearance().barTintColor == .purple)
        UINavigationBar.appearance().barTintColor = .green
      }
    }
    await withSnapshotTesting(timeZone: TimeZone(identifier: "Asia/Tokyo")) {
      await Task.yield()
      #expect(UINavigationBar.appearance().barTintColor == .purple)
    }
    #expect(UINavigationBar.appearance().barTintColor == .purple)
  }

  /// Two of these appear identical when displayed.
  struct Look: Sendable {
    let device: @Sendable () -> Device
  }

  /// Run together, the cases alternate.
  @Test(arguments: [Look { .iPhoneSE }, Look { .iPadPro11 }, Look { .iPhoneX }])
  func casesThatLookAlikeHaveWorldsOfTheirOwn(look: Look) async throws {
    let simulator = Simulator(look.device())
    for _ in 0..<5 {
      try await Task.sleep(for: .milliseconds(1))
      #expect(UIScreen.main === simulator.window.screen)
    }
  }

  @Test(
    .snapshots(
      device: .iPhoneSE, os: "12.0", locale: Locale(identifier: "ja_JP"),
      timeZone: TimeZone(identifier: "Asia/Tokyo")))
  func otherThreadsKnowTheScopeBeforeItHasASimulation() async {
    let seen = await Self.elsewhere {
      (
        locale: Locale.current.identifier, zone: TimeZone.current.identifier,
        scale: UITraitCollection.current.displayScale
      )
    }
    #expect(seen.locale == "ja_JP")
    #expect(seen.zone == "Asia/Tokyo")
    #expect(seen.scale == 2)
    #expect(UIScreen.main.bounds.width == 320)
  }

  private nonisolated static func elsewhere<R: Sendable>(
    _ body: @Sendable () -> R
  ) async -> R { body() }

  // MARK: Calendars

  @Test func aCalendarThatCodeMakesHasTheWorldsTimeZone() throws {
    // The 14th of November 2023, 22:13:20, Greenwich.
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    func hour() -> Int { Calendar(identifier: .gregorian).component(.hour, from: date) }
    #expect(hour() == 22)
    #expect(Calendar(identifier: .japanese).timeZone.identifier == "GMT")
    withSnapshotTesting(timeZone: TimeZone(identifier: "America/New_York")) {
      #expect(hour() == 17)
      #expect(Calendar(identifier: .buddhist).identifier == .buddhist)
      #expect(Calendar(identifier: .buddhist).timeZone.identifier == "America/New_York")
    }
    #expect(hour() == 22)
  }

  /// `class func setUp` runs outside of every test, and applies to its class's tests.
  @Test func whatAClassSetsUpHoldsForItsTests() {
    func animates(_ key: TestWorlds.Key) -> Bool {
      World.$scope.withValue(TestWorlds.scope(for: key)) { UIView.areAnimationsEnabled }
    }
    World.$scope.withValue(TestWorlds.scope(for: .xcTestSuite(["All", "A"]))) {
      UIView.setAnimationsEnabled(false)
    }
    #expect(!animates(.xcTest(-1, suites: ["All", "A"])))
    // A test's settings end with it.
    World.$scope.withValue(TestWorlds.scope(for: .xcTest(-2, suites: ["All", "A"]))) {
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }
    #expect(!animates(.xcTest(-3, suites: ["All", "A"])))
    #expect(animates(.xcTestSuite(["All", "B"])))
    #expect(animates(.xcTest(-4, suites: ["All", "B"])))
  }
}
