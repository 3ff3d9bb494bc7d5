// SwiftPM's list of tests finds through this line what runs a test class of the main actor.
@_exported import Tateyoko
import XCTest

/// XCTest in Swift 6: the class belongs to the main actor, its tests take no `await`.
@MainActor
final class MainActorTests: XCTestCase {
  private var view: UIView?

  override func setUp() async throws {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  func testSynchronously() {
    MainActor.assertIsolated()
    view?.backgroundColor = .red
    assertSnapshot(of: view ?? UIView(), as: .recursiveDescription, record: .missing)
  }

  func testThatThrows() throws {
    let view = try XCTUnwrap(view)
    assertSnapshot(of: view, as: .tree, record: .missing)
  }
}

/// One whose tests don't throw, which is a list of another type.
@MainActor
final class QuietMainActorTests: XCTestCase {
  func testSynchronously() {
    MainActor.assertIsolated()
    XCTAssertEqual(UIView().frame, .zero)
  }
}

/// Tests of the main actor in a class of none.
final class MainActorMethodTests: XCTestCase {
  @MainActor func testSynchronously() {
    XCTAssertEqual(UILabel().text, nil)
  }
}

/// Ways that need nothing of Tateyoko.
@MainActor
final class AsyncMainActorTests: XCTestCase {
  func testAsynchronously() async {
    MainActor.assertIsolated()
    XCTAssertEqual(UIView().bounds, .zero)
  }

  func testThatWaits() async throws {
    assertSnapshot(of: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), as: .tree)
  }
}

final class AssumingTests: XCTestCase {
  func testAssuming() {
    MainActor.assumeIsolated { XCTAssertEqual(UIView().bounds, .zero) }
  }

  @MainActor func testAsynchronously() async {
    XCTAssertEqual(UIView().bounds, .zero)
  }
}
