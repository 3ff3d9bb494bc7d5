import Foundation
import Testing

@testable import Graphics

@Suite("Layers of a context")
struct LayerDrawingTests {
  private func context() -> CGContext {
    CGContext(recordingWithScale: 2, size: CGSize(width: 100, height: 100))
  }

  @Test("a layer is drawn at its position, stretched to its rectangle")
  func layers() throws {
    let target = context()
    let layer = try #require(
      CGLayer(target, size: CGSize(width: 10, height: 20), auxiliaryInfo: nil))
    let canvas = try #require(layer.context)
    canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    target.draw(layer, in: CGRect(x: 30, y: 40, width: 20, height: 20))
    let commands = target.displayList.commands
    let fills = commands.filter { if case .fillRect = $0 { true } else { false } }
    #expect(fills.count == 1)
    let moves: [CGAffineTransform] = commands.compactMap {
      if case .concatenate(let transform) = $0 { transform } else { nil }
    }
    let whole = moves.reversed().reduce(CGAffineTransform.identity) { $0.concatenating($1) }
    #expect(
      CGRect(x: 0, y: 0, width: 5, height: 5).applying(whole)
        == CGRect(x: 30, y: 40, width: 10, height: 5))
    #expect(CGLayer(target, size: .zero, auxiliaryInfo: nil) == nil)
  }

  @Test("tiles fill the clip, and a single image is drawn without tiling")
  func tiles() throws {
    let image = try #require(
      CGImage(context().displayList, size: CGSize(width: 10, height: 10), scale: 1))
    func images(byTiling: Bool) -> Int {
      let target = context()
      target.clip(to: CGRect(x: 5, y: 0, width: 20, height: 10))
      target.draw(image, in: CGRect(x: 10, y: 0, width: 10, height: 10), byTiling: byTiling)
      return target.displayList.commands.count { if case .image = $0 { true } else { false } }
    }
    #expect(images(byTiling: true) == 3)
    #expect(images(byTiling: false) == 1)
  }
}
