import Foundation
import Graphics
import Symbols
import Testing

@Suite struct SVGPathDataTests {
  @Test(
    "bounds of paths",
    arguments: [
      ("M1 2L3 4", 1, 2, 2, 2), ("m1,2 3,4 1-1", 1, 2, 4, 4), ("M0 0H4V3h-1v-1z", 0, 0, 4, 3),
      ("M0 0c0 0 4 0 4 4s0 4 4 4", 0, 0, 8, 8), ("M0 0q2 4 4 0t4 0", 0, -2, 8, 4),
      ("M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z", 0, 0, 16, 16),
      ("M8 0a8 8 0 1116 0 8 8 0 01-16 0", 8, -8, 16, 16), ("M.5.5.25-.5e1", 0.25, -5, 0.25, 5.5),
      ("M0 0a0 4 0 0 1 3 3", 0, 0, 3, 3), ("M0 0a1 1 0 0 1 4 0", 0, -2, 4, 2),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func bounds(text: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) throws {
    let bounds = try #require(SVGPathData.path(text)).curveBounds
    #expect(abs(bounds.minX - x) < 0.02 && abs(bounds.minY - y) < 0.02, "\(bounds)")
    #expect(abs(bounds.width - width) < 0.03 && abs(bounds.height - height) < 0.03, "\(bounds)")
  }

  @Test(
    "text that isn't a path has no bounds",
    arguments: ["", "L", "1 2", "M1", "M1 2X", "M1 2zz3", "M1 2A1 1 0 2 0 3 3", "M1e9 0", "M1 2L"])
  func refused(text: String) {
    #expect(SVGPathData.path(text) == nil)
  }
}
