import Testing

@testable import LayoutMetrics

struct ButtonMetricsTests {
  private func size(
    title: CGSize? = nil, image: CGSize? = nil, background: CGSize? = nil,
    insets: UIEdgeInsets = .zero
  ) -> CGSize {
    ButtonMetrics(title: title, image: image, background: background, contentInsets: insets)
      .naturalSize(emptyLineHeight: 21.48)
  }

  private let title = CGSize(width: 40.2, height: 21.5)
  private let image = CGSize(width: 24, height: 20)

  @Test("a title alone, in whole points, has 6 above and below, and is at least 30 wide")
  func titles() {
    #expect(size(title: title) == CGSize(width: 41, height: 34))
    #expect(size(title: CGSize(width: 9.4, height: 21.5)) == CGSize(width: 30, height: 34))
    #expect(size() == CGSize(width: 30, height: 34))
  }

  @Test("an image alone has exactly its size; with a title they are side by side")
  func images() {
    #expect(size(image: image) == image)
    #expect(size(title: title, image: image) == CGSize(width: 65, height: 22))
    #expect(
      size(title: title, image: CGSize(width: 24, height: 50)) == CGSize(width: 65, height: 50))
    // "Hi" and a square of 20, as recorded: nothing is padded, and no minimum of 30 applies.
    let hi = CGSize(width: 16.7, height: 21.48)
    let square = CGSize(width: 20, height: 20)
    #expect(size(title: hi, image: square) == CGSize(width: 37, height: 22))
  }

  @Test("an empty title keeps its line's height, next to an image and within insets")
  func emptyTitles() {
    let empty = CGSize(width: 0, height: 21.48)
    let ones = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let dot = CGSize(width: 1, height: 1)
    #expect(size(title: empty) == CGSize(width: 30, height: 34))
    #expect(size(title: empty, insets: ones) == CGSize(width: 2, height: 24))
    #expect(size(title: empty, image: dot) == CGSize(width: 1, height: 22))
    #expect(size(title: empty, image: dot, insets: ones) == CGSize(width: 3, height: 24))
  }

  @Test("insets replace the button's own padding")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(size(title: title, insets: insets) == CGSize(width: 47, height: 26))
    #expect(size(image: image, insets: insets) == CGSize(width: 30, height: 24))
    #expect(size(insets: insets) == CGSize(width: 6, height: 4))
  }

  @Test("a button is at least as large as its background")
  func backgrounds() {
    let background = CGSize(width: 100, height: 10)
    #expect(size(title: title, background: background) == CGSize(width: 100, height: 34))
  }

  @Test("an empty line is measured only if nothing else determines a height")
  func emptyLine() {
    var measured = 0
    func line() -> CGFloat {
      measured += 1
      return 20
    }
    for (title, image) in [(title, nil), (nil, image), (title, image)] as [(CGSize?, CGSize?)] {
      let metrics = ButtonMetrics(
        title: title, image: image, background: nil, contentInsets: .zero)
      _ = metrics.naturalSize(emptyLineHeight: line())
    }
    #expect(measured == 0)
    let empty = ButtonMetrics(title: nil, image: nil, background: nil, contentInsets: .zero)
    #expect(empty.naturalSize(emptyLineHeight: line()).height == 32)
    #expect(measured == 1)
  }
}
