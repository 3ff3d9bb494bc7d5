import Foundation
import Graphics
import Testing

@testable import Layers

private final class Counting: CALayer {
  var count = 0

  override func draw(in context: CGContext) {
    count += 1
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(bounds)
  }
}

@MainActor
private final class Delegate: NSObject, CALayerDelegate {
  var calls: [String] = []

  func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }

  func draw(_ layer: CALayer, in context: CGContext) {
    calls.append("draw")
    context.fill(layer.bounds)
  }

  func layoutSublayers(of layer: CALayer) { calls.append("layout") }
}

@MainActor
private final class Provider: NSObject, CALayerDelegate {
  func display(_ layer: CALayer) {
    layer.contents = CGImage(
      DisplayList([.fillRect(CGRect(x: 0, y: 0, width: 4, height: 4), .black)]),
      size: CGSize(width: 4, height: 4), scale: 1)
  }
}

@Suite("Layer display and layout")
@MainActor
struct DisplayTests {
  private func list(_ layer: CALayer) -> DisplayList {
    LayerRenderer.displayList(for: layer, size: CGSize(width: 100, height: 100), scale: 2)
  }

  @Test func `a layer draws once, and again only when asked`() {
    let layer = Counting()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    _ = list(layer)
    #expect(layer.count == 0)
    layer.setNeedsDisplay()
    let first = list(layer)
    #expect(layer.count == 1)
    #expect(!first.isEmpty)
    #expect(list(layer) == first)
    layer.position.x += 5
    _ = list(layer)
    #expect(layer.count == 1)
    layer.setNeedsDisplay()
    _ = list(layer)
    #expect(layer.count == 2)
  }

  @Test func `a change of size draws again only when the layer says so; else contents are resized`()
  {
    let layer = Counting()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.setNeedsDisplay()
    _ = list(layer)
    layer.bounds.size = CGSize(width: 40, height: 20)
    let stretched = list(layer)
    #expect(layer.count == 1)
    #expect(
      stretched.commands.contains(
        .concatenate(CGAffineTransform(scaleX: 2, y: 1))))
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size = CGSize(width: 30, height: 20)
    _ = list(layer)
    #expect(layer.count == 2)
  }

  @Test func `a layer without room draws when it has some`() {
    let layer = Counting()
    layer.setNeedsDisplay()
    _ = list(layer)
    #expect(layer.count == 0)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    _ = list(layer)
    #expect(layer.count == 1)
  }

  @Test func `a scrolled layer draws what its bounds show`() {
    let layer = Counting()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.bounds.origin.y = 100
    layer.setNeedsDisplay()
    let fills = list(layer).commands.compactMap { command -> CGRect? in
      if case .fillRect(let rect, _) = command { return rect }
      return nil
    }
    #expect(fills == [CGRect(x: 0, y: 100, width: 20, height: 20)])
  }

  @Test func `a delegate draws and lays out`() {
    let layer = CALayer()
    let delegate = Delegate()
    layer.delegate = delegate
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    layer.setNeedsDisplay()
    #expect(!list(layer).isEmpty)
    #expect(delegate.calls == ["layout", "will draw", "draw"])
  }

  @Test func `a delegate that displays gives contents itself`() {
    let layer = CALayer()
    let delegate = Provider()
    layer.delegate = delegate
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.setNeedsDisplay()
    let images = list(layer).commands.filter {
      if case .image = $0 { return true }
      return false
    }
    #expect(images.count == 1)
  }

  @Test func `layout begins at the highest layer that needs it`() {
    final class Recording: CALayer {
      nonisolated(unsafe) static var order: [String] = []
      override func layoutSublayers() { Recording.order.append(name ?? "") }
    }
    Recording.order = []
    let (root, middle, leaf) = (Recording(), Recording(), Recording())
    (root.name, middle.name, leaf.name) = ("root", "middle", "leaf")
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(Recording.order == ["root", "middle", "leaf"])
    leaf.layoutIfNeeded()
    #expect(Recording.order.count == 3)
    middle.bounds.size.width = 5
    root.layoutIfNeeded()
    #expect(Recording.order.last == "middle")
  }

  @Test func `an image of what a layer drew can be taken from its contents`() throws {
    let layer = Counting()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.contentsScale = 3
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    let image = try #require(layer.contents as? CGImage)
    #expect(image.width == 60 && image.height == 30)
  }
}
