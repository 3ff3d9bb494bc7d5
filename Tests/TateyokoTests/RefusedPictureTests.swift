import Dispatch
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Tateyoko

/// After code that UIKit would reject there is no picture: the assertion fails, and nothing is recorded.
@MainActor
@Suite struct RefusedPictureTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    folder.beginRun()
    return folder.keepingArtifacts {
      verifySnapshot(
        of: value, as: strategy, named: "1", record: .all, snapshotDirectory: folder.url.path,
        testName: "refused()")
    }
  }

  private func expectRefusal(
    _ message: String?, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      message?.contains(words) == true, "\(message ?? "passed")", sourceLocation: sourceLocation)
    #expect(folder.files.isEmpty, sourceLocation: sourceLocation)
  }

  private func brokenView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.frame.size.width = .nan
    return view
  }

  @Test("a view built earlier, in a test or in another picture")
  func aViewBuiltBefore() {
    let view = brokenView()
    _ = Simulator(.iPhone8)
    // UIKit would have ended the test, so its next picture is rejected, whatever it shows; once reported, the
    // problem concerns the view only.
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    expectRefusal(verify(other, as: .image), "CALayer bounds contains NaN")
    #expect(verify(other, as: .image) != nil)
    #expect(folder.files == ["refused.1.png"])
    try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("refused.1.png"))
    expectRefusal(verify(view, as: .image), "CALayer bounds contains NaN: [0 0; nan 8]")
    expectRefusal(verify(view, as: .image), "CALayer bounds contains NaN")
    expectRefusal(verify(view, as: .tree), "CALayer bounds contains NaN")
  }

  @Test func aControllerBuiltBefore() {
    let controller = UIViewController()
    controller.addChild(controller)
    controller.view.addSubview(brokenView())
    let message = verify(controller, as: .image(on: .iPhone8))
    expectRefusal(message, "CALayer bounds contains NaN")
    expectRefusal(message, "can't be added as a child of itself")
    expectRefusal(verify(controller, as: .tree(on: .iPhone8)), "CALayer bounds contains NaN")
  }

  @Test func aSimulatorThatShowsIt() {
    let controller = UIViewController()
    controller.view.addSubview(controller.view)
    let simulator = Simulator(.iPhoneX)
    simulator.launch(controller)
    expectRefusal(verify(simulator, as: .image), "Can't add self as subview")
  }

  @Test func aLayerOfNoView() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.position.x = .nan
    expectRefusal(verify(layer, as: .image), "CALayer position contains NaN: [nan 0]")
  }

  @Test func aScreenThatIsUsedOffTheMainThread() {
    let controller = UIViewController()
    let simulator = Simulator(.iPhone8)
    simulator.launch(controller)
    let passed = UncheckedTransfer(controller.view!)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let setNeedsLayout: @MainActor () -> Void = { passed.value.setNeedsLayout() }
      unsafeBitCast(setNeedsLayout, to: (() -> Void).self)()
      done.signal()
    }
    done.wait()
    expectRefusal(
      verify(simulator, as: .image),
      "-[UIView setNeedsLayout] must be used from main thread only")
  }

  @Test(
    "invalid sizes",
    arguments: [
      (CGSize(width: -5, height: 3), "its width is negative"),
      (CGSize(width: 5, height: -3), "its height is negative"),
      (CGSize(width: CGFloat.nan, height: 3), "its width is not a number"),
      (CGSize(width: 5, height: CGFloat.infinity), "its height is infinite"),
      (CGSize.zero, "its width is zero, its height is zero"),
    ])
  func sizes(size: CGSize, words: String) {
    expectRefusal(verify(UIView(), as: .image(size: size)), words)
    expectRefusal(verify(UIViewController(), as: .image(size: size)), words)
    expectRefusal(verify(UIViewController(), as: .image(on: .iPhoneX, size: size)), words)
    expectRefusal(
      verify(UIViewController(), as: .recursiveDescription(on: ViewImageConfig(size: size))),
      words)
  }
}
