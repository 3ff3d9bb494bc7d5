import Swift5App
import Tateyoko
import UIKit
import XCTest

/// The calls of a suite that was written for another snapshot library.
final class MovedSuiteTests: XCTestCase {
  func testPresetsAndTraits() {
    let settings = SettingsViewController()
    assertSnapshot(of: settings, as: .image(on: .iPhoneX(.landscape)), named: "landscape")
    assertSnapshot(
      of: settings,
      as: .image(
        on: .iPhone8, precision: 0.99, perceptualPrecision: 0.98,
        traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
    assertSnapshot(of: settings, as: .recursiveDescription(on: .iPhone8(.portrait)))
    assertSnapshot(of: settings, as: .tree)
  }

  func testViews() {
    let badge = BadgeView(text: "縦横")
    badge.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    assertSnapshot(of: badge, as: .image)
    assertSnapshots(
      of: badge,
      as: ["wide": .image(size: CGSize(width: 240, height: 44)), "plain": .image])
    assertSnapshot(of: badge, as: .recursiveDescription)
  }

  func testTextsAndScopes() {
    withSnapshotTesting(record: .missing) {
      assertSnapshot(of: "one\ntwo\n", as: .lines)
      assertSnapshot(of: ["b": 2, "a": 1], as: .json)
    }
    let lines = Snapshotting<[String], String>.lines(joined: "\n")
    assertSnapshot(of: ["three", "four"], as: lines)
  }

  func testASimulatorIsAValueToo() {
    let simulator = Simulator(.iPhoneX, os: "11.2", chrome: .all)
    simulator.launch(SettingsViewController())
    simulator.rotate(to: .landscapeLeft)
    assertSnapshot(of: simulator, as: .image)
    XCTAssertNil(
      verifySnapshot(of: simulator.tree, as: .tree, named: "turned", record: .missing)
        .flatMap { $0.contains("was recorded") ? nil : $0 })
  }
}

extension Snapshotting where Value == [String], Format == String {
  static func lines(joined separator: String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { $0.joined(separator: separator) }
  }
}
