import Testing

@testable import LayoutMetrics

/// The side of its source where a popover appears.
struct PopoverGeometryTests {
  private func geometry(_ source: CGRect) -> PopoverGeometry {
    PopoverGeometry(
      container: CGRect(x: 0, y: 0, width: 834, height: 1194),
      margins: UIEdgeInsets(top: 24, left: 10, bottom: 20, right: 10), source: source,
      contentSize: CGSize(width: 200, height: 150), permitted: .any)
  }

  @Test("below if there is room, otherwise above, then at the right, then at the left")
  func sides() {
    let middle = geometry(CGRect(x: 400, y: 500, width: 20, height: 20)).place()
    #expect(middle.direction == .up)
    #expect(middle.frame == CGRect(x: 310, y: 520, width: 200, height: 163))
    let low = geometry(CGRect(x: 400, y: 1000, width: 20, height: 20)).place()
    #expect(low.direction == .down)
    #expect(low.frame == CGRect(x: 310, y: 837, width: 200, height: 163))
    let left = geometry(CGRect(x: 10, y: 500, width: 20, height: 20)).place()
    #expect(left.direction == .left)
    #expect(left.frame == CGRect(x: 30, y: 435, width: 213, height: 150))
    let right = geometry(CGRect(x: 804, y: 500, width: 20, height: 20)).place()
    #expect(right.direction == .right)
    #expect(right.frame == CGRect(x: 591, y: 435, width: 213, height: 150))
  }

  @Test("a popover that fits nowhere centred moves along its source, within the margins")
  func moved() {
    var geometry = geometry(CGRect(x: 780, y: 500, width: 20, height: 20))
    geometry.permitted = .up
    let place = geometry.place()
    #expect(place.frame == CGRect(x: 624, y: 520, width: 200, height: 163))
    #expect(place.arrowOffset == 166)
  }
}
