import SystemFacts
import Testing

@testable import LayoutMetrics

struct PageControlMetricsTests {
  private func metrics(_ number: Int, scale: CGFloat = 2) -> PageControlMetrics {
    PageControlMetrics(release: OSVersion(number).release, scale: scale)
  }

  @Test("from iOS 17 on, the height and the pitch are rounded up to the pixel (recorded)")
  func pixels() {
    for number in [17, 18, 26] {
      let fine = metrics(number, scale: 3).size(pages: 3)
      #expect(abs(fine.height - 25.667) < 0.001 && abs(fine.width - 73) < 1e-9)
      #expect(metrics(number).size(pages: 3) == CGSize(width: 74, height: 26))
    }
    #expect([4, 7].map { metrics(26).size(pages: $0).width } == [92, 146])
    #expect(metrics(26, scale: 1).size(pages: 1) == CGSize(width: 38, height: 26))
    // Slots of 10 begin at 14, 18 apart: the first dot is in the middle of its slot.
    let bounds = CGRect(x: 0, y: 0, width: 74, height: 26)
    let dots = (0..<3).map {
      metrics(26).dot($0, of: 3, image: nil, in: bounds, isRightToLeft: false)
    }
    #expect(dots.map(\.midX).allSatisfy { $0.truncatingRemainder(dividingBy: 18) - 1 < 0.3 })
    #expect(dots.map(\.minX) == [15, 33, 51])
  }

  @Test("three pages are 39 by 37 through iOS 13; later there is room for the platter")
  func sizes() {
    #expect(metrics(13).size(pages: 3) == CGSize(width: 39, height: 37))
    #expect(metrics(13, scale: 3).size(pages: 3) == CGSize(width: 39, height: 37))
    #expect(metrics(14).size(pages: 3) == CGSize(width: 115.5, height: 27.5))
    #expect(abs(metrics(14, scale: 3).size(pages: 3).height - 27.667) < 0.001)
    #expect(metrics(13).size(pages: 0).width == 0)
    #expect(metrics(13).size(pages: -4).width == 0)
  }

  @Test("dots of 7 are 16 apart through iOS 13, later dots of 8 are 17.5 apart")
  func dots() {
    let old = metrics(13)
    let bounds = CGRect(x: 0, y: 0, width: 39, height: 37)
    let dots = (0..<3).map {
      old.dot($0, of: 3, image: nil, in: bounds, isRightToLeft: false)
    }
    #expect(dots.map(\.minX) == [0, 16, 32])
    #expect(dots.allSatisfy { $0.minY == 15 && $0.width == 7 && $0.height == 7 })
    let since = metrics(14)
    let wide = CGRect(x: 0, y: 0, width: 115.5, height: 27.5)
    #expect(
      since.dot(0, of: 3, image: nil, in: wide, isRightToLeft: false)
        == CGRect(x: 36.5, y: 10, width: 8, height: 8))
  }

  @Test("an image replaces its dot, with the same centre")
  func image() {
    let bounds = CGRect(x: 0, y: 0, width: 39, height: 37)
    #expect(
      metrics(13).dot(
        1, of: 3, image: CGSize(width: 11, height: 9), in: bounds, isRightToLeft: false)
        == CGRect(x: 14, y: 14, width: 11, height: 9))
  }

  @Test(
    "dots are pixel-aligned, apart from each other, within the natural size, and mirrored",
    arguments: testedReleases, testedScales)
  func properties(release: OSRelease, scale: CGFloat) {
    let metrics = PageControlMetrics(release: release, scale: scale)
    for count in 1...6 {
      let bounds = CGRect(origin: CGPoint(x: 5, y: 1), size: metrics.size(pages: count))
      func dots(_ isRightToLeft: Bool) -> [CGRect] {
        (0..<count).map {
          metrics.dot($0, of: count, image: nil, in: bounds, isRightToLeft: isRightToLeft)
        }
      }
      let forward = dots(false)
      #expect(dots(true) == forward.reversed())
      #expect(zip(forward, forward.dropFirst()).allSatisfy { $0.maxX < $1.minX })
      // Rounding may add a pixel.
      #expect(forward.allSatisfy { bounds.insetBy(dx: -1 / scale, dy: 0).contains($0) })
      #expect(
        forward.allSatisfy {
          $0.hasOriginOnPixels(scale)
        })
    }
  }
}
