import SystemFacts
import Testing

@testable import LayoutMetrics

struct StepperGeometryTests {
  private func geometry(_ os: Int) -> StepperGeometry {
    let release = OSVersion(os).release
    return StepperGeometry(
      release: release, bounds: CGRect(origin: .zero, size: StepperGeometry.size(release)))
  }

  @Test(
    "94 wide, 29 high through iOS 12 and 32 later, with ever rounder corners",
    arguments: [(12, 29, 4), (13, 32, 8), (26, 32, 16)] as [(Int, CGFloat, CGFloat)])
  func size(os: Int, height: CGFloat, radius: CGFloat) {
    #expect(geometry(os).bounds.size == CGSize(width: 94, height: height))
    #expect(geometry(os).cornerRadius == radius)
  }

  @Test("a minus of 13 at 17, a plus of 13 each way, a line between the halves")
  func parts() {
    let stepper = geometry(26)
    #expect(stepper.minus == [CGRect(x: 17, y: 15.25, width: 13, height: 1.5)])
    #expect(stepper.plus.map(\.midX) == [70.5, 70.5] && stepper.plus.map(\.midY) == [16, 16])
    #expect(stepper.plus.map(\.width) == [13, 1.5])
    #expect(stepper.divider == CGRect(x: 46.5, y: 7, width: 1, height: 18))
    #expect(geometry(12).divider.height == 29)
  }
}
