import SystemFacts
import Testing

@testable import LayoutMetrics

struct TextFieldGeometryTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
  private let icon = CGSize(width: 20, height: 20)

  private func field(
    _ border: TextFieldGeometry.Border, ios number: Int = 13, scale: CGFloat = 2,
    isRightToLeft: Bool = false
  ) -> TextFieldGeometry {
    TextFieldGeometry(
      release: OSVersion(number).release, scale: scale, border: border,
      isRightToLeft: isRightToLeft)
  }

  private func size(
    _ field: TextFieldGeometry, line: CGFloat = 20.3, left: CGSize? = nil, right: CGSize? = nil
  ) -> CGSize {
    field.naturalSize(textWidth: 50, lineHeight: line, left: left, right: right)
  }

  @Test("a rounded field is 30 high through iOS 12, 34 later; others follow their line")
  func heights() {
    #expect(size(field(.none)) == CGSize(width: 50, height: 21))
    #expect(size(field(.line)) == CGSize(width: 54, height: 25))
    #expect(size(field(.bezel)) == CGSize(width: 64, height: 25))
    #expect(size(field(.rounded, ios: 12)) == CGSize(width: 64, height: 30))
    #expect(size(field(.rounded)) == CGSize(width: 64, height: 34))
    #expect(size(field(.rounded), line: 40).height == 48)
  }

  @Test("side views replace the text's own padding, and may be higher")
  func sizesWithViews() {
    #expect(size(field(.rounded), left: icon).width == 77)
    #expect(size(field(.none), left: icon, right: icon).width == 90)
    let high = CGSize(width: 5, height: 50)
    #expect(size(field(.rounded), right: high) == CGSize(width: 64, height: 50))
  }

  @Test("the text is between the visible side views")
  func text() {
    let field = field(.rounded)
    let left = field.sideView(icon, in: bounds, isRight: false)
    let right = field.sideView(icon, in: bounds, isRight: true)
    #expect(left == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(right == CGRect(x: 180, y: 7, width: 20, height: 20))
    #expect(
      field.text(in: bounds, left: nil, right: nil)
        == CGRect(x: 7, y: 0, width: 186, height: 34))
    #expect(
      field.text(in: bounds, left: left, right: nil)
        == CGRect(x: 20, y: 0, width: 173, height: 34))
    #expect(
      field.text(in: bounds, left: left, right: right)
        == CGRect(x: 20, y: 0, width: 160, height: 34))
    let narrow = CGRect(x: 0, y: 0, width: 10, height: 34)
    #expect(field.text(in: narrow, left: nil, right: nil).width == 0)
  }

  @Test("text is centred vertically on a pixel, followed by its baselines")
  func baselines() {
    let offsets = field(.rounded).baselines(of: (first: 16.5, last: 4), height: 34)
    #expect(offsets == (23.5, 10.5))
    let fine = field(.rounded, scale: 3).baselines(of: (first: 16.5, last: 4), height: 34)
    #expect(abs(fine.first - (16.5 + 20.0 / 3)) < 1e-9 && abs(fine.first + fine.last - 34) < 1e-9)
  }

  @Test("lines are a point wide, bezels two pixels, rounded borders one")
  func outlines() {
    #expect(field(.none).outline(in: bounds) == nil)
    #expect(
      field(.line).outline(in: bounds)
        == .init(frame: bounds.insetBy(dx: 0.5, dy: 0.5), width: 1, radius: 0))
    #expect(
      field(.bezel).outline(in: bounds)
        == .init(frame: bounds.insetBy(dx: 0.5, dy: 0.5), width: 1, radius: 0))
    #expect(field(.bezel, scale: 3).outline(in: bounds)?.width == 2.0 / 3)
    #expect(
      field(.rounded).outline(in: bounds)
        == .init(frame: bounds.insetBy(dx: 0.25, dy: 0.25), width: 0.5, radius: 5))
  }

  @Test(
    "parts are pixel-aligned and separate within the field; from right to left they are mirrored",
    arguments: [.none, .line, .bezel, .rounded] as [TextFieldGeometry.Border],
    testedScales)
  func properties(border: TextFieldGeometry.Border, scale: CGFloat) {
    func parts(_ isRightToLeft: Bool) -> [CGRect] {
      let field = field(border, scale: scale, isRightToLeft: isRightToLeft)
      let left = field.sideView(CGSize(width: 17, height: 19), in: bounds, isRight: false)
      let right = field.sideView(CGSize(width: 30, height: 12), in: bounds, isRight: true)
      return [left, field.text(in: bounds, left: left, right: right), right]
    }
    let forward = parts(false)
    #expect(forward.allSatisfy { bounds.contains($0) })
    #expect(zip(forward, forward.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    #expect(forward.allSatisfy { $0.minY.isOnPixels(scale) })
    #expect(parts(true) == forward.map { $0.mirrored(in: bounds) })
  }
}
