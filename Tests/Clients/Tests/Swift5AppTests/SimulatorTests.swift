import Swift5App
import Tateyoko
import UIKit
import XCTest

final class SimulatorTests: XCTestCase {
  func testTableOnATurnedPhone() {
    let simulator = Simulator(.iPhoneX, os: "11.2", orientation: .portrait)
    let settings = SettingsViewController()
    simulator.launch(settings)
    XCTAssertEqual(settings.view.safeAreaInsets.top, 44)

    simulator.rotate(to: .landscapeLeft)
    XCTAssertEqual(settings.view.bounds.size, CGSize(width: 812, height: 375))
    XCTAssertEqual(settings.view.safeAreaInsets.left, 44)
    XCTAssertEqual(simulator.window.bounds.width, 812)
    XCTAssertFalse("\(simulator.tree)".isEmpty)
  }

  func testPagesFollowTheTurn() {
    let simulator = Simulator(Device(id: "iphone-8")!)
    let pages = PagesViewController(pages: [UIViewController(), UIViewController()])
    simulator.launch(pages)
    pages.scrollView.contentOffset.x = 375
    simulator.rotate(to: .landscapeRight)
    XCTAssertEqual(pages.scrollView.contentOffset.x, 667)
    XCTAssertTrue(pages.log.contains("transition 667"))
  }

  func testCaptureIsAPicture() throws {
    let simulator = Simulator(.iPhone15Pro)
    let controller = UIViewController()
    let badge = BadgeView(text: "縦横 Tateyoko")
    controller.view.backgroundColor = .white
    controller.view.addSubview(badge)
    badge.frame = CGRect(x: 40, y: 100, width: 200, height: 60)
    simulator.launch(controller)
    let picture = try simulator.capture()
    XCTAssertEqual(picture.width, 1179)
    XCTAssertEqual(picture.height, 2556)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("badge.png")
    try picture.write(to: file)
    XCTAssertGreaterThan(try Data(contentsOf: file).count, 1000)
  }

  func testSnapshotOfAViewController() {
    assertSnapshot(of: SettingsViewController(), as: .image(on: .iPhoneX))
    assertSnapshot(of: SettingsViewController(), as: .recursiveDescription(on: .iPhoneX))
  }

  func testAScenarioOfTheirOwn() throws {
    let scenario = Scenario(
      id: "Settings", title: "Settings",
      screens: [
        Scenario.Screen(
          id: "plain", title: "Settings", variants: [Scenario.Variant(.iPhoneX, os: "11.2")],
          steps: [
            Scenario.Step("upright"),
            Scenario.Step("sideways") { _, simulator in simulator.rotate(to: .landscapeLeft) },
          ]
        ) { SettingsViewController() }
      ])
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clients-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = try ScenarioRun([scenario], mode: .record, snapshots: folder).run()
    XCTAssertTrue(recording.failures.isEmpty)
    assertScenario(scenario, snapshots: folder, record: .never)
    let result = try ScenarioRun([scenario], mode: .verify, snapshots: folder).run()
    XCTAssertEqual(result.record.snapshots.count, 2)
    XCTAssertTrue(result.failures.isEmpty)
  }
}
