import Foundation
import Tateyoko
import UIKit
import XCTest

/// Waits for the main queue the way suites did before they had a simulated clock.
final class WaitingTests: XCTestCase {
  /// Shows a text when it has loaded, and a better one a little later.
  private final class LoadingViewController: UIViewController {
    let label = UILabel()
    var didLoad: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      label.text = "…"
      DispatchQueue.main.async { self.label.text = "loaded" }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        self.label.text = "better"
        self.didLoad?()
      }
    }
  }

  func testLaunchingRunsWhatIsDue() {
    let simulator = Simulator(.iPhone8, os: "12.0")
    let controller = LoadingViewController()
    simulator.launch(controller)
    XCTAssertEqual(controller.label.text, "loaded")
  }

  func testAnExpectationIsFulfilledFromTheMainQueue() {
    let simulator = Simulator(.iPhone8, os: "12.0")
    simulator.launch(UIViewController())
    let now = expectation(description: "now")
    let later = expectation(description: "later")
    DispatchQueue.main.async { now.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { later.fulfill() }
    waitForExpectations(timeout: 5)
  }

  func testWaitingForAController() {
    let simulator = Simulator(.iPhone8, os: "12.0")
    let controller = LoadingViewController()
    let loaded = expectation(description: "loaded")
    controller.didLoad = { loaded.fulfill() }
    simulator.launch(controller)
    wait(for: [loaded], timeout: 5)
    XCTAssertEqual(controller.label.text, "better")
  }

  func testTurningTheRunLoop() {
    let simulator = Simulator(.iPhone8, os: "12.0")
    let controller = LoadingViewController()
    simulator.launch(controller)
    var ticks = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in ticks += 1 }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.4))
    timer.invalidate()
    XCTAssertEqual(controller.label.text, "better")
    XCTAssertGreaterThan(ticks, 2)
  }

  func testAnAsynchronousTest() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async {
        let simulator = Simulator(.iPhone8, os: "12.0")
        simulator.launch(UIViewController())
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
      }
    }
  }

  /// A timeout may be omitted, as on a device.
  func testWaitingNeedsNoTimeout() {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    DispatchQueue.main.async { first.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { second.fulfill() }
    wait(for: [first, second], enforceOrder: true)
    wait(for: [expectation(fulfilled: true)])
    XCTAssertEqual(XCTWaiter.wait(for: [expectation(fulfilled: true)]), .completed)
    XCTAssertEqual(XCTWaiter().wait(for: [expectation(fulfilled: true)]), .completed)
  }

  @MainActor func testAFulfillmentNeedsNoTimeout() async {
    await fulfillment(of: [expectation(fulfilled: true)])
    await fulfillment(of: [expectation(fulfilled: true)], enforceOrder: true)
    let result = await XCTWaiter().fulfillment(of: [expectation(fulfilled: true)])
    XCTAssertEqual(result, .completed)
  }

  private func expectation(fulfilled: Bool) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "fulfilled")
    if fulfilled { expectation.fulfill() }
    return expectation
  }
}
