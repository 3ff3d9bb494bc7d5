import Foundation
import Graphics
import Testing

@testable import Layers

@Suite("Layer geometry and hierarchy")
struct GeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test func `a frame is bounds, position and anchor point together`() {
    let layer = layer(10, 20, 100, 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layer.position == CGPoint(x: 60, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
  }

  @Test func `a transformed layer's frame is the box around it, turning about the anchor`() {
    let layer = layer(0, 0, 100, 40)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 30) < 1e-9 && abs(frame.minY + 30) < 1e-9)
    #expect(abs(frame.width - 40) < 1e-9 && abs(frame.height - 100) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
    #expect(layer.bounds.size == CGSize(width: 30, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 60, height: 20))
  }

  @Test func `points go from layer to layer through scrolled and scaled ones`() {
    let root = layer(0, 0, 300, 300)
    let left = layer(20, 20, 100, 100)
    let right = layer(150, 50, 100, 100)
    let inner = layer(10, 10, 50, 50)
    root.addSublayer(left)
    root.addSublayer(right)
    left.addSublayer(inner)
    left.bounds.origin = CGPoint(x: 0, y: 30)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 0))
    #expect(root.convert(CGPoint(x: 30, y: 0), to: inner) == .zero)
    #expect(right.convert(CGPoint.zero, to: root) == CGPoint(x: 100, y: 0))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: right)
        == CGRect(x: -35, y: 0, width: 5, height: 5))
    #expect(inner.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 1, y: 1))
  }

  @Test func `the frontmost layer is hit, by depth before order`() {
    let root = layer(0, 0, 100, 100)
    let first = layer(0, 0, 50, 50)
    let second = layer(0, 0, 50, 50)
    root.addSublayer(first)
    root.addSublayer(second)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === second)
    first.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === first)
    first.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === second)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 90)) == nil)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 90)) == nil)
  }

  @Test func `sublayers are inserted, moved and replaced`() {
    let root = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, below: b)
    #expect(root.sublayers?.map { $0 === c } == [false, true, false])
    root.insertSublayer(a, above: b)
    #expect(root.sublayers?.first === c && root.sublayers?.last === a)
    root.insertSublayer(b, at: 0)
    #expect(root.sublayers?.first === b)
    let d = CALayer()
    root.replaceSublayer(c, with: d)
    #expect(c.superlayer == nil && d.superlayer === root)
    #expect(root.sublayers?.count == 3)
    root.sublayers = [a, d]
    #expect(b.superlayer == nil)
    root.sublayers = nil
    #expect(a.superlayer == nil && root.sublayers == nil)
    root.insertSublayer(a, at: 99)
    #expect(root.sublayers?.count == 1)
  }

  @Test func `a layer cannot become its own ancestor`() {
    let root = CALayer()
    let child = CALayer()
    root.addSublayer(child)
    child.addSublayer(root)
    root.addSublayer(root)
    #expect(root.superlayer == nil && child.superlayer === root)
  }

  @Test func `a layer moves from one parent to another`() {
    let (one, two, child) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(child)
    two.addSublayer(child)
    #expect(one.sublayers == nil && two.sublayers?.first === child)
  }

  @Test func `transforms in space agree with those in the plane`() {
    let flat = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 2)
    var space = CATransform3DMakeRotation(0.4, 0, 0, 1)
    space = CATransform3DScale(space, 2, 3, 1)
    space = CATransform3DTranslate(space, 1, 2, 0)
    let taken = CATransform3DGetAffineTransform(space)
    #expect(abs(taken.a - flat.a) < 1e-12 && abs(taken.b - flat.b) < 1e-12)
    #expect(abs(taken.tx - flat.tx) < 1e-12 && abs(taken.ty - flat.ty) < 1e-12)
    #expect(CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let product = CATransform3DConcat(space, CATransform3DInvert(space))
    #expect(abs(product.m11 - 1) < 1e-12 && abs(product.m21) < 1e-12 && abs(product.m42) < 1e-12)
  }

  @Test func `a layer class known only at run time is made by its own initialiser`() {
    class Plain: CAGradientLayer {
      var words = ["kept"]
    }
    class Custom: CALayer {
      var isMade = false
      override init() {
        super.init()
        isMade = true
        cornerRadius = 7
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let types: [CALayer.Type] = [CALayer.self, CAShapeLayer.self, Plain.self, Custom.self]
    let made = types.map { CALayer.make($0) }
    #expect(zip(made, types).allSatisfy { type(of: $0) == $1 })
    #expect((made[2] as? Plain)?.words == ["kept"])
    #expect((made[3] as? Custom)?.isMade == true)
    #expect(made[3].cornerRadius == 7)
  }
}
