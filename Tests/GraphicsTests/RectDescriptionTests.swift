import Graphics
import Testing

/// Coordinates print as on Apple's platforms.
struct RectDescriptionTests {
  @Test func coordinatesPrintWithoutTheirTypes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.5)")
    #expect("\(rect.origin)" == "(1.0, 2.0)")
    #expect("\(rect.size)" == "(3.0, 4.5)")
    #expect(rect.debugDescription == "(1.0, 2.0, 3.0, 4.5)")
    #expect(String(describing: [rect.origin]) == "[(1.0, 2.0)]")
    #expect(String(reflecting: rect.size) == "(3.0, 4.5)")
    #expect("\(Optional(rect) as Any)" == "Optional((1.0, 2.0, 3.0, 4.5))")
  }
}
