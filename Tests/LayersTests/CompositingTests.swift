import Foundation
import Graphics
import Pixels
import Raster
import Testing

@testable import Layers

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private let redPixel = BitmapPixel(red: 255, green: 0, blue: 0)
private let greenPixel = BitmapPixel(red: 0, green: 255, blue: 0)
private let bluePixel = BitmapPixel(red: 0, green: 0, blue: 255)
private let whitePixel = BitmapPixel(red: 255, green: 255, blue: 255)

@Suite("Layer compositing")
struct CompositingTests {
  let root = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.backgroundColor = .white
  }

  @discardableResult
  private func add(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil,
    to parent: CALayer? = nil, as layer: CALayer = CALayer()
  ) -> CALayer {
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  private func list(_ presentation: LayerRenderer.Presentation? = nil) -> DisplayList {
    LayerRenderer.displayList(
      for: root, size: root.bounds.size, scale: 1, presentation: presentation)
  }

  private func render() throws -> Bitmap {
    try Rasterizer().render(list(), size: root.bounds.size, scale: 1)
  }

  @Test func `the border lies over contents and sublayers, inside the bounds`() throws {
    let box = add(10, 10, 40, 40, red)
    box.borderWidth = 4
    box.borderColor = blue
    add(0, 0, 40, 40, green, to: box)
    let bitmap = try render()
    #expect(bitmap[10, 30] == bluePixel)
    #expect(bitmap[13, 30] == bluePixel)
    #expect(bitmap[14, 30] == greenPixel)
    #expect(bitmap[9, 30] == whitePixel)
  }

  @Test func `sublayers reach beyond the bounds unless they are masked`() throws {
    let box = add(10, 10, 40, 40, red)
    box.cornerRadius = 10
    let child = add(20, 20, 60, 60, green, to: box)
    #expect(try render()[75, 75] == greenPixel)
    box.masksToBounds = true
    let bitmap = try render()
    #expect(bitmap[75, 75] == whitePixel)
    #expect(bitmap[40, 40] == greenPixel)
    #expect(bitmap[49, 49] == whitePixel)
    child.frame.origin = .zero
    #expect(try render()[10, 10] == whitePixel)
  }

  @Test func `only the corners named are rounded`() throws {
    let box = add(10, 10, 40, 40, red)
    box.cornerRadius = 15
    box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bitmap = try render()
    #expect(bitmap[11, 11] == whitePixel)
    #expect(bitmap[48, 11] == whitePixel)
    #expect(bitmap[11, 48] == redPixel)
    #expect(bitmap[48, 48] == redPixel)
  }

  @Test func `a half transparent layer fades with all it holds as one`() throws {
    let box = add(10, 10, 40, 40, blue)
    box.opacity = 0.5
    add(20, 20, 40, 40, red, to: box)
    let bitmap = try render()
    let faded = BitmapPixel(red: 255, green: 127, blue: 127)
    #expect(bitmap[40, 40] == faded)
    #expect(bitmap[65, 65] == faded)
    box.allowsGroupOpacity = false
    let mixed = try render()[40, 40]
    #expect(mixed != faded && mixed.blue > mixed.green)
  }

  @Test func `a single thing fades without a group`() {
    add(10, 10, 40, 40, blue).opacity = 0.5
    let holder = add(50, 50, 40, 40)
    holder.opacity = 0.5
    add(0, 0, 10, 10, red, to: holder)
    #expect(
      !list().commands.contains {
        if case .beginGroup(let style) = $0 { return style.bounds != nil }
        return false
      })
  }

  @Test func `siblings lie in order of depth, equal ones as they were added`() throws {
    let first = add(10, 10, 40, 40, red)
    add(20, 10, 40, 40, green)
    add(30, 10, 40, 40, blue)
    #expect(try render()[35, 20] == bluePixel)
    first.zPosition = 1
    #expect(try render()[35, 20] == redPixel)
    first.zPosition = -1
    #expect(try render()[25, 20] == greenPixel)
  }

  @Test func `a mask shows what lies under it`() throws {
    let box = add(10, 10, 40, 40, red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    mask.backgroundColor = .black
    box.mask = mask
    var bitmap = try render()
    #expect(bitmap[15, 20] == redPixel)
    #expect(bitmap[35, 20] == whitePixel)
    mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
    bitmap = try render()
    #expect(bitmap[15, 20] == BitmapPixel(red: 255, green: 127, blue: 127))
    box.mask = CALayer()
    #expect(try render()[15, 20] == whitePixel)
  }

  @Test func `a shadow lies under its layer, also without a background of its own`() throws {
    let card = add(20, 20, 40, 20, green)
    card.shadowOpacity = 1
    card.shadowOffset = CGSize(width: 0, height: 10)
    card.shadowRadius = 0
    card.shadowColor = blue
    var bitmap = try render()
    #expect(bitmap[30, 30] == greenPixel)
    #expect(bitmap[30, 45] == bluePixel)
    #expect(bitmap[30, 55] == whitePixel)
    // Without a background the contents cast the shadow.
    card.backgroundColor = nil
    add(5, 0, 10, 20, red, to: card)
    bitmap = try render()
    #expect(bitmap[30, 30] == redPixel)
    #expect(bitmap[30, 45] == bluePixel)
    #expect(bitmap[40, 45] == whitePixel)
    card.shadowPath = CGPath(rect: CGRect(x: 30, y: 0, width: 10, height: 20), transform: nil)
    bitmap = try render()
    #expect(bitmap[30, 45] == whitePixel)
    #expect(bitmap[55, 45] == bluePixel)
    card.masksToBounds = true
    #expect(try render()[55, 45] == whitePixel)
  }

  @Test func `a card's shadow is the same whether its shape was known or found`() throws {
    let card = add(20, 20, 50, 40, green)
    card.cornerRadius = 8
    card.shadowOpacity = 0.5
    card.shadowRadius = 4
    add(10, 10, 20, 10, red, to: card)
    #expect(
      !list().commands.contains {
        if case .beginGroup = $0 { return true }
        return false
      })
    let known = try render()
    card.shadowPath = CGPath(card.outline())
    let given = try render()
    #expect(known.hasSamePixels(as: given))
    card.shadowPath = nil
    // Content in a corner makes the shape unknown: the group's alpha is blurred instead.
    add(0, 0, 1, 1, green, to: card)
    let found = try render()
    var most = 0
    for y in 30..<100 {
      for x in 0..<100 {
        most = max(most, abs(Int(known[x, y].green) - Int(found[x, y].green)))
      }
    }
    #expect(most <= 2)
  }

  @Test func `what cannot be seen is not recorded`() {
    add(200, 0, 40, 40, red)
    add(10, 10, 40, 40, red).isHidden = true
    add(10, 10, 40, 40, red).opacity = 0
    let clip = add(0, 0, 10, 10)
    clip.masksToBounds = true
    add(20, 20, 10, 10, red, to: clip)
    add(10, 10, 40, 40, CGColor.clear)
    let flat = add(10, 10, 40, 40, red)
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    let back = add(10, 10, 40, 40, red)
    back.isDoubleSided = false
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(
      list().commands == [.save, .fillRect(root.bounds, CGColor.white.rgba), .restore]
        || list().commands == [.fillRect(root.bounds, CGColor.white.rgba)])
    // Content that extends into the screen from an outside layer is drawn.
    let outside = add(200, 0, 40, 40, red)
    add(-150, 0, 40, 40, green, to: outside)
    #expect(list().paintCount(limit: 9) == 2)
  }

  @Test func `a layer that is put nowhere stays where it is, and says so at the top`() throws {
    let layer = add(10, 10, 40, 40, red)
    let before = list().commands
    layer.position.x = .nan
    layer.bounds.size.width = .infinity
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(list().commands == before)
    #expect(
      root.refusals == [
        "CALayer position contains NaN: [nan 30]", "sublayer with non-finite bounds [0 0; inf 40]",
      ])
  }

  @Test func `a gradient runs from start to end, in rounded corners`() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [red, blue]
    gradient.cornerRadius = 10
    add(10, 10, 40, 80, as: gradient)
    let bitmap = try render()
    #expect(bitmap[30, 10].red > 250)
    #expect(bitmap[30, 89].blue > 250)
    let middle = bitmap[30, 50]
    #expect(abs(Int(middle.red) - 127) < 4 && abs(Int(middle.blue) - 128) < 4)
    #expect(bitmap[10, 10] == whitePixel)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.locations = [0.5, 0.5]
    let sharp = try render()
    #expect(sharp[20, 50] == redPixel)
    #expect(sharp[40, 50] == bluePixel)
  }

  @Test func `a diagonal gradient keeps one colour from corner to corner`() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [red, blue]
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
    add(10, 10, 80, 40, as: gradient)
    let bitmap = try render()
    #expect(abs(Int(bitmap[88, 11].red) - Int(bitmap[11, 48].red)) < 8)
    #expect(abs(Int(bitmap[50, 30].red) - 127) < 6)
  }

  @Test func `a radial gradient ends on the ellipse its end point names`() throws {
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.colors = [red, blue]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    add(0, 0, 100, 50, as: gradient)
    let bitmap = try render()
    #expect(bitmap[50, 25].red > 245)
    #expect(bitmap[98, 25].blue > 240)
    #expect(bitmap[50, 48].blue > 235)
    #expect(bitmap[2, 2] == bluePixel)
  }

  @Test func `a shape is filled and stroked, also in part`() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
    shape.fillColor = green
    shape.strokeColor = blue
    shape.lineWidth = 4
    add(0, 0, 10, 10, as: shape)
    var bitmap = try render()
    #expect(bitmap[30, 30] == greenPixel)
    #expect(bitmap[9, 30] == bluePixel)
    #expect(bitmap[11, 30] == bluePixel)
    #expect(bitmap[7, 30] == whitePixel)
    shape.strokeEnd = 0.25
    bitmap = try render()
    #expect(bitmap[30, 9] == bluePixel)
    #expect(bitmap[9, 30] == whitePixel)
    #expect(bitmap[11, 30] == greenPixel)
    shape.lineDashPattern = [10, 10]
    bitmap = try render()
    #expect(bitmap[15, 9] == bluePixel)
    #expect(bitmap[25, 9] == whitePixel)
  }

  private func quadrants(_ width: Int, _ height: Int) throws -> CGImage {
    let colors = [red, green, blue, CGColor.black]
    var commands: [DrawCommand] = []
    let size = CGSize(width: width, height: height)
    for index in 0..<4 {
      let rect = CGRect(
        x: CGFloat(index % 2) * size.width / 2, y: CGFloat(index / 2) * size.height / 2,
        width: size.width / 2, height: size.height / 2)
      commands.append(.fillRect(rect, colors[index].rgba))
    }
    return try #require(CGImage(DisplayList(commands), size: size, scale: 1))
  }

  @Test func `contents are resized, fitted, or placed at their own size`() throws {
    let box = add(10, 10, 80, 40)
    box.contents = try quadrants(20, 20)
    box.magnificationFilter = .nearest
    var bitmap = try render()
    #expect(bitmap[12, 12] == redPixel && bitmap[88, 12] == greenPixel)
    box.contentsGravity = .resizeAspect
    bitmap = try render()
    #expect(bitmap[12, 12] == whitePixel)
    #expect(bitmap[32, 12] == redPixel && bitmap[68, 12] == greenPixel)
    box.contentsGravity = .resizeAspectFill
    bitmap = try render()
    #expect(bitmap[12, 8] == redPixel)
    box.masksToBounds = true
    #expect(try render()[12, 8] == whitePixel)
    box.contentsGravity = .center
    bitmap = try render()
    #expect(bitmap[42, 22] == redPixel && bitmap[58, 22] == greenPixel)
    #expect(bitmap[38, 22] == whitePixel)
    box.contentsScale = 2
    bitmap = try render()
    #expect(bitmap[42, 22] == whitePixel && bitmap[47, 27] == redPixel)
    box.contentsScale = 1
    // If y points down, "top" is the bottom.
    box.contentsGravity = .topLeft
    bitmap = try render()
    #expect(bitmap[11, 31] == redPixel && bitmap[11, 11] == whitePixel)
  }

  @Test func `contents show their part, and stretch in their centre`() throws {
    let box = add(10, 10, 60, 60)
    box.contents = try quadrants(20, 20)
    box.magnificationFilter = .nearest
    box.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    #expect(try render()[12, 12] == greenPixel)
    box.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    box.contentsCenter = CGRect(x: 0.45, y: 0.45, width: 0.05, height: 0.05)
    let bitmap = try render()
    // The red quadrant's last pixel stretches; the others keep their 10 pixels.
    #expect(bitmap[59, 59] == redPixel)
    #expect(bitmap[61, 12] == greenPixel)
    #expect(bitmap[12, 61] == bluePixel)
  }

  @Test func `a layer that clears its drawing does not clear what lies under it`() throws {
    final class Hole: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(green)
        context.fill(bounds)
        context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
      }
    }
    let hole = add(10, 10, 40, 40, as: Hole())
    hole.setNeedsDisplay()
    let bitmap = try render()
    #expect(bitmap[12, 12] == greenPixel)
    #expect(bitmap[25, 25] == whitePixel)
  }

  @Test func `drawing ends with the bounds`() throws {
    final class Wide: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(green)
        context.fill(CGRect(x: -50, y: -50, width: 200, height: 200))
      }
    }
    add(10, 10, 40, 40, as: Wide()).setNeedsDisplay()
    let bitmap = try render()
    #expect(bitmap[10, 10] == greenPixel && bitmap[49, 49] == greenPixel)
    #expect(bitmap[9, 10] == whitePixel && bitmap[50, 49] == whitePixel)
  }

  @Test func `what a layer shows meanwhile can stand in for it`() throws {
    let box = add(10, 10, 40, 40, red)
    add(0, 0, 10, 10, blue, to: box)
    let list = list { layer in
      guard layer === box else { return nil }
      let copy = CALayer(layer: layer)
      copy.position.x += 30
      copy.backgroundColor = green
      return copy
    }
    let bitmap = try Rasterizer().render(list, size: root.bounds.size, scale: 1)
    #expect(bitmap[15, 30] == whitePixel)
    #expect(bitmap[60, 30] == greenPixel)
    #expect(bitmap[45, 15] == bluePixel)
  }

  @Test func `a layer draws itself into another's context in its own coordinates`() throws {
    let box = add(50, 50, 20, 20, red)
    add(5, 5, 10, 10, blue, to: box)
    let context = CGContext(recordingWithScale: 1, size: CGSize(width: 30, height: 30))
    context.translateBy(x: 5, y: 5)
    box.render(in: context)
    let bitmap = try Rasterizer().render(
      context.displayList, size: CGSize(width: 30, height: 30), scale: 1)
    #expect(bitmap[4, 4] == .transparent)
    #expect(bitmap[5, 5] == redPixel)
    #expect(bitmap[15, 15] == bluePixel)
  }
}
