import Graphics
import Testing

@testable import UIKit

@Suite("Snapshots of views")
@MainActor
struct SnapshotViewTests {
  private let host = SimulationHost(device: .iPhone8, os: "12.0")
  private let red = RGBA(red: 1, green: 0, blue: 0)

  private func redView() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))
    view.backgroundColor = .red
    return view
  }

  @Test("drawHierarchy draws the view, scaled into the rectangle")
  func drawing() {
    let view = redView()
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    child.backgroundColor = .blue
    view.addSubview(child)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let context = CGContext(recordingWithScale: 2)
    UIGraphicsPushContext(context)
    #expect(
      view.drawHierarchy(in: CGRect(x: 1, y: 2, width: 40, height: 20), afterScreenUpdates: true))
    UIGraphicsPopContext()
    let text = "\(context.displayList.commands)"
    #expect(text.contains("\(red)"))
    #expect(text.contains("\(RGBA(red: 0, green: 0, blue: 1))"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a snapshot has the view's size and keeps showing its state")
  func snapshot() throws {
    let view = redView()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    func shown() throws -> [DrawCommand] {
      let image = try #require(snapshot.layer.contents as? CGImage)
      guard case .recording(let recording) = image.source else { return [] }
      return recording.list.commands
    }
    let before = try shown()
    #expect("\(before)".contains("\(red)"))
    view.backgroundColor = .green
    #expect(try shown() == before)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("a part of a view keeps its edges when it is resized")
  func resizable() throws {
    let part = try #require(
      redView().resizableSnapshotView(
        from: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3)))
    #expect(part.bounds.size == CGSize(width: 10, height: 10))
    #expect(part.layer.contentsCenter == CGRect(x: 0.2, y: 0, width: 0.5, height: 1))
  }
}
