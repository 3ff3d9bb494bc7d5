import Testing

@testable import LayoutMetrics

struct ButtonGeometryTests {
  private let content = CGRect(x: 0, y: 0, width: 100, height: 40)
  private let plain = ButtonGeometry(
    scale: 2, image: CGSize(width: 20, height: 20), title: CGSize(width: 40, height: 18))

  private func frames(
    in content: CGRect? = nil, _ change: (inout ButtonGeometry) -> Void = { _ in }
  ) -> ButtonGeometry.Frames {
    var geometry = plain
    change(&geometry)
    return geometry.frames(in: content ?? self.content)
  }

  @Test("image and title are side by side in the centre")
  func middle() {
    #expect(frames().image == CGRect(x: 20, y: 10, width: 20, height: 20))
    #expect(frames().title == CGRect(x: 40, y: 11, width: 40, height: 18))
    let other = frames { $0.isRightToLeft = true }
    #expect(other.title.minX == 20 && other.image.minX == 60)
  }

  @Test("or aligned to a side")
  func sides() {
    let left = frames { $0.horizontal = .start }
    #expect(left.image.minX == 0 && left.title.minX == 20)
    let right = frames { $0.horizontal = .end }
    #expect(right.image.minX == 40 && right.title.maxX == 100)
    let top = frames { $0.vertical = .start }
    #expect(top.image.minY == 0 && top.title.minY == 0)
    let bottom = frames { $0.vertical = .end }
    #expect(bottom.image.maxY == 40 && bottom.title.maxY == 40)
  }

  @Test("with fill alignment the title takes what the image leaves, and a lone image everything")
  func filling() {
    let wide = frames { $0.horizontal = .fill }
    #expect(wide.image == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(wide.title == CGRect(x: 20, y: 11, width: 80, height: 18))
    let other = frames {
      $0.horizontal = .fill
      $0.isRightToLeft = true
    }
    #expect(other.image.minX == 80 && other.title == CGRect(x: 0, y: 11, width: 80, height: 18))
    let high = frames { $0.vertical = .fill }
    #expect(high.image.height == 40 && high.title.height == 40 && high.title.minY == 0)
    let alone = frames {
      $0.horizontal = .fill
      $0.vertical = .fill
      $0.title = nil
    }
    #expect(alone.image == content)
  }

  @Test("insets move image and title by half of what they take from one side")
  func insets() {
    let image = frames { $0.imageInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0) }
    #expect(image.image.origin == CGPoint(x: 25, y: 12))
    #expect(image.title == frames().title)
    let title = frames { $0.titleInsets = UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 10) }
    #expect(title.title.origin == CGPoint(x: 35, y: 9))
    #expect(title.image == frames().image)
  }

  @Test("a title is truncated to the width that the image leaves, down to nothing")
  func cut() {
    let narrow = frames(in: CGRect(x: 5, y: 0, width: 50, height: 10))
    #expect(narrow.image.minX == 5)
    #expect(narrow.title == CGRect(x: 25, y: 0, width: 30, height: 10))
    #expect(frames(in: CGRect(x: 0, y: 0, width: 10, height: 40)).title.width == 0)
  }

  @Test(
    "parts are pixel-aligned, side by side within the content, and mirrored",
    arguments: testedScales,
    [.start, .center, .end, .fill] as [ButtonGeometry.Alignment])
  func properties(scale: CGFloat, alignment: ButtonGeometry.Alignment) {
    for width in stride(from: 30, through: 130, by: 12.5) as StrideThrough<CGFloat> {
      let content = CGRect(x: 4, y: 3, width: width, height: 33.5)
      let holding = content.insetBy(dx: -1 / scale, dy: -1 / scale)
      var geometry = plain
      geometry.scale = scale
      geometry.horizontal = alignment
      geometry.vertical = alignment
      let one = geometry.frames(in: content)
      #expect(holding.contains(one.image) && holding.contains(one.title))
      #expect(one.image.maxX <= one.title.minX + 1 / scale)
      for value in [one.image.minX, one.image.minY, one.title.minX, one.title.minY] {
        #expect(value.isOnPixels(scale))
      }
      geometry.isRightToLeft = true
      if alignment == .start { geometry.horizontal = .end }
      if alignment == .end { geometry.horizontal = .start }
      let other = geometry.frames(in: content)
      for (there, here) in [(one.image, other.image), (one.title, other.title)] {
        let mirrored = there.mirrored(in: content)
        #expect(mirrored.isNear(here, within: 1.001 / scale))
      }
    }
  }
}
