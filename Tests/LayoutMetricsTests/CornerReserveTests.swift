import LayoutMetrics
import Testing

struct CornerReserveTests {
  private let window = CGSize(width: 800, height: 600)

  @Test("corners move the edges along one axis, as far as they reach into the frame")
  func reach() {
    var reserve = CornerReserve()
    reserve.topLeft = CGSize(width: 90, height: 40)
    reserve.bottomRight = CGSize(width: 16, height: 20)
    let whole = CGRect(origin: .zero, size: window)
    #expect(
      reserve.insets(of: whole, in: window, along: .horizontal)
        == UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 16))
    #expect(
      reserve.insets(of: whole, in: window, along: .vertical)
        == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    let inner = CGRect(x: 50, y: 10, width: 700, height: 500)
    #expect(
      reserve.insets(of: inner, in: window, along: .horizontal)
        == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
    let below = CGRect(x: 0, y: 40, width: 700, height: 500)
    #expect(reserve.insets(of: below, in: window, along: .horizontal) == .zero)
    #expect(reserve.insets(of: below, in: window, along: .vertical) == .zero)
    #expect(CornerReserve.none.insets(of: whole, in: window, along: .vertical) == .zero)
  }

  @Test("of two reserves, each corner's larger length applies")
  func union() {
    var controls = CornerReserve()
    controls.topLeft = CGSize(width: 90, height: 10)
    let both = controls.or(CornerReserve(all: 16))
    #expect(both.topLeft == CGSize(width: 90, height: 16))
    #expect(both.bottomRight == CGSize(width: 16, height: 16))
  }
}

struct BarRegionGeometryTests {
  private let bounds = CGRect(x: 0, y: 0, width: 951, height: 669)
  private let safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
  private let status = CGRect(x: 867, y: 0, width: 84, height: 120)

  @Test("a region at the system's bars is centred on them, past the status strip")
  func systemEdge() {
    let bar = BarRegionGeometry(edge: .right, extent: 56, isSystemBarEdge: true)
    #expect(
      bar.frame(in: bounds, safeArea: safeArea, occlusions: [status])
        == CGRect(x: 875, y: 120, width: 56, height: 515))
    let wide = BarRegionGeometry(edge: .right, extent: 84, isSystemBarEdge: true)
    #expect(
      wide.frame(in: bounds, safeArea: safeArea, occlusions: []).maxX == 945, "6 from the edge")
  }

  @Test("a block at the bottom ends the region there")
  func blockBelow() {
    let outer = CGRect(x: 0, y: 0, width: 678, height: 466)
    let bar = BarRegionGeometry(edge: .right, extent: 50, isSystemBarEdge: true)
    let frame = bar.frame(
      in: outer, safeArea: safeArea,
      occlusions: [CGRect(x: 594, y: 384, width: 84, height: 82)])
    #expect(frame == CGRect(x: 605, y: 0, width: 50, height: 384))
  }

  @Test("other edges: the bottom one has the same centre, the rest are at the safe area")
  func otherEdges() {
    let portrait = CGRect(x: 0, y: 0, width: 669, height: 951)
    let insets = UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0)
    func frame(_ edge: BarRegionGeometry.Edge) -> CGRect {
      BarRegionGeometry(edge: edge, extent: 56, isSystemBarEdge: false).frame(
        in: portrait, safeArea: insets, occlusions: [])
    }
    #expect(frame(.bottom) == CGRect(x: 0, y: 875, width: 669, height: 56))
    #expect(frame(.top) == CGRect(x: 0, y: 82, width: 669, height: 56))
    #expect(frame(.left) == CGRect(x: 0, y: 82, width: 56, height: 835))
    #expect(frame(.right) == CGRect(x: 613, y: 82, width: 56, height: 835))
  }
}
