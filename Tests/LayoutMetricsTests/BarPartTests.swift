import Testing

@testable import LayoutMetrics

/// Separator lines and buttons of bars.
struct BarPartTests {
  @Test("dumps of iOS 7 to 10: the line is outside the bar, at −0.5 and −0.333")
  func hairline() {
    let size = CGSize(width: 320, height: 49)
    let two = BarBackgroundGeometry.hairline(size: size, atTop: true, imageHeight: nil, scale: 2)
    #expect(two == CGRect(x: 0, y: -0.5, width: 320, height: 0.5))
    let three = BarBackgroundGeometry.hairline(size: size, atTop: true, imageHeight: nil, scale: 3)
    #expect(abs(three.minY + 0.333) < 0.001)
    let below = BarBackgroundGeometry.hairline(size: size, atTop: false, imageHeight: 3, scale: 2)
    #expect(below == CGRect(x: 0, y: 49, width: 320, height: 3))
  }

  @Test("a button's content is centred, and no larger than the button")
  func button() {
    let bounds = CGRect(x: 0, y: 0, width: 61, height: 44)
    let button = BarButtonGeometry(content: CGSize(width: 22, height: 22), in: bounds, scale: 2)
    #expect(button.title(offset: .zero) == CGRect(x: 19.5, y: 11, width: 22, height: 22))
    #expect(
      button.title(offset: UIOffset(horizontal: 2, vertical: -1))
        == CGRect(x: 21.5, y: 10, width: 22, height: 22))
    #expect(
      button.image(insets: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        == CGRect(x: 22.5, y: 13, width: 14, height: 16))
    let long = BarButtonGeometry(content: CGSize(width: 90, height: 60), in: bounds, scale: 2)
    #expect(long.title(offset: .zero) == bounds)
  }
}
