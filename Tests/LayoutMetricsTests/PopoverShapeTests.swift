import Testing

@testable import LayoutMetrics

struct PopoverShapeTests {
  private let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  @Test("the arrow takes 13 from its side (iPadOS 26.1), and its tip touches the edge")
  func arrow() {
    for side in sides {
      let shape = PopoverShape(
        size: CGSize(width: 320, height: 413), direction: side, offset: 100)
      let bounds = CGRect(origin: .zero, size: shape.size)
      let isAlongX = side == .up || side == .down
      #expect(shape.body.width == (isAlongX ? 320 : 307))
      #expect(shape.body.height == (isAlongX ? 400 : 413))
      #expect(shape.arrow.count == 3)
      let tip = shape.arrow[1]
      switch side {
      case .up: #expect(tip == CGPoint(x: 100, y: 0))
      case .down: #expect(tip == CGPoint(x: 100, y: 413))
      case .left: #expect(tip == CGPoint(x: 0, y: 100))
      default: #expect(tip == CGPoint(x: 320, y: 100))
      }
      for point in shape.arrow { #expect(bounds.holds(CGRect(origin: point, size: .zero))) }
    }
  }

  @Test("without an arrow the body is the whole popover")
  func none() {
    let shape = PopoverShape(
      size: CGSize(width: 20, height: 400), direction: .unknown, offset: 0)
    #expect(shape.body == CGRect(x: 0, y: 0, width: 20, height: 400))
    #expect(shape.arrow.isEmpty)
    #expect(shape.cornerSize == CGSize(width: 10, height: 13))
  }

  @Test("iPadOS 26.1: 30 below the safe area, under the centre of a bar button")
  func underBar() {
    var geometry = PopoverGeometry(
      container: CGRect(x: 0, y: 0, width: 820, height: 1180),
      margins: UIEdgeInsets(top: 32, left: 10, bottom: 25, right: 10),
      source: CGRect(x: 400, y: 40, width: 20, height: 44),
      contentSize: PopoverGeometry.contentSize(preferred: .zero), permitted: .any)
    let place = geometry.placeUnderBar(safeTop: 32)
    #expect(place.frame.origin == CGPoint(x: 250, y: 62))
    #expect(place.frame.width == 320)
    #expect(place.frame.maxY == 1155)
    #expect(place.direction == .unknown)
    geometry.source.origin.x = 790
    #expect(geometry.placeUnderBar(safeTop: 32).frame.maxX == 810)
  }

  @Test("a preferred size applies per dimension; otherwise 320 × 1100 (Apple)")
  func contentSize() {
    #expect(PopoverGeometry.contentSize(preferred: .zero) == CGSize(width: 320, height: 1100))
    #expect(
      PopoverGeometry.contentSize(preferred: CGSize(width: 0, height: 90))
        == CGSize(width: 320, height: 90))
  }
}
