import Foundation
import Graphics
import Testing

@Suite("Transforms")
struct TransformTests {
  @Test func `the first of two concatenated transforms is applied first`() {
    let moveThenGrow = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenGrow) == CGPoint(x: 22, y: 3))
    // `scaledBy` and similar methods apply the new transform first.
    let growThenMove = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(growThenMove) == CGPoint(x: 12, y: 3))
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 5)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 2, y: 10))
  }

  @Test func `an inverse undoes; a transform without one stays as it is`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3)
      .translatedBy(x: 4, y: 5)
    let back = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 7) < 1e-12 && abs(back.y + 2) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a quarter turn takes x to y`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-15 && point.y == 1)
  }

  @Test func `a turned rectangle is the one around its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.minX + 4) < 1e-12 && abs(rect.maxX) < 1e-12)
    #expect(abs(rect.minY) < 1e-12 && abs(rect.maxY - 10) < 1e-12)
    let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4)
      .applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `rectangles that are no numbers do not stop the program`() {
    let bad = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    let good = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(bad.overlaps(good))
    #expect(!bad.encloses(good))
    _ = bad.overlap(good)
    #expect(
      good.overlap(CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
        == CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    #expect(good.overlap(CGRect(x: 2, y: 0, width: 1, height: 1)).isNull)
    #expect(!good.overlaps(CGRect(x: 1, y: 0, width: 1, height: 1)))
  }
}
