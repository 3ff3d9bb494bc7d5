import Graphics
import Layers
import Testing

@Suite("Layer geometry")
struct GeometryTests {
  @Test func `a frame is bounds, position and anchor point together`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layer.position == CGPoint(x: 60, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
  }
}
