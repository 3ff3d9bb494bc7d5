// Through this line SwiftPM's generated test list finds the code that runs a test class of the main actor.
@_exported import Tateyoko
import XCTest

/// XCTest in Swift 6: the class is isolated to the main actor, its tests need no `await`.
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

/// A class whose tests don't throw, which makes a list of another type.
@MainActor
final class QuietMainActorTests: XCTestCase {
  func testSynchronously() {
    MainActor.assertIsolated()
    XCTAssertEqual(UIView().frame, .zero)
  }
}

/// Tests isolated to the main actor in a nonisolated class.
final class MainActorMethodTests: XCTestCase {
  @MainActor func testSynchronously() {
    XCTAssertEqual(UILabel().text, nil)
  }
}

/// Approaches that need nothing from Tateyoko.
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
