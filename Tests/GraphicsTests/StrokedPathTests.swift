import Foundation
import Testing

@testable import Graphics

@Suite("Stroked outlines")
struct StrokedPathTests {
  private func corner() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    return path
  }

  private func outline(
    _ path: CGPath, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test("a path is made by stroking another, with a transform")
  func byStroking() {
    var transform = CGAffineTransform(translationX: 200, y: 0)
    let path = CGPath(
      __byStroking: corner(), transform: &transform, lineWidth: 10, lineCap: .butt,
      lineJoin: .miter, miterLimit: 10)
    #expect(path?.boundingBox == outline(corner()).boundingBox.offsetBy(dx: 200, dy: 0))
  }

  @Test("a line has its line width, and ends with its cap")
  func caps() {
    let butt = outline(corner())
    #expect(butt.contains(CGPoint(x: 50, y: 4.9)) && !butt.contains(CGPoint(x: 50, y: 5.1)))
    #expect(!butt.contains(CGPoint(x: -1, y: 0)))
    let square = outline(corner(), cap: .square)
    #expect(square.contains(CGPoint(x: -4.9, y: 4.9)) && !square.contains(CGPoint(x: -5.1, y: 0)))
    #expect(square.contains(CGPoint(x: 104.9, y: 104.9)))
    let round = outline(corner(), cap: .round)
    #expect(round.contains(CGPoint(x: -4.8, y: 0)) && !round.contains(CGPoint(x: -4.8, y: 4.8)))
  }

  @Test("the outer side of a corner is mitred, round or bevelled")
  func joins() {
    let tip = CGPoint(x: 104.8, y: -4.8)
    #expect(outline(corner()).contains(tip))
    #expect(!outline(corner(), join: .round).contains(tip))
    #expect(outline(corner(), join: .round).contains(CGPoint(x: 103.4, y: -3.4)))
    #expect(!outline(corner(), join: .bevel).contains(CGPoint(x: 103.4, y: -3.4)))
    #expect(outline(corner(), join: .bevel).contains(CGPoint(x: 102.4, y: -2.4)))
    // The miter of a right angle is 1.41 line widths long.
    #expect(!outline(corner(), limit: 1.4).contains(tip))
    #expect(outline(corner(), limit: 1.42).contains(tip))
  }

  @Test("overlapping parts don't cancel, whatever their direction", arguments: [1, -1])
  func union(turn: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 50 * turn))
    // Another line over the corner's point.
    path.move(to: CGPoint(x: 54, y: -20))
    path.addLine(to: CGPoint(x: 54, y: 20))
    #expect(outline(path).contains(CGPoint(x: 54, y: -4 * turn)))
    #expect(outline(path).contains(CGPoint(x: 49, y: 0)))
  }

  @Test("a closed path has no ends")
  func closed() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
    let line = outline(square)
    #expect(line.contains(CGPoint(x: -4.9, y: -4.9)) && line.contains(CGPoint(x: 54.9, y: 54.9)))
    #expect(!line.contains(CGPoint(x: 25, y: 25)))
  }

  @Test("a context's path becomes the outline of its stroke, including dashes")
  func contexts() throws {
    let context = CGContext(recordingWithScale: 1, size: CGSize(width: 100, height: 100))
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [10, 10])
    context.move(to: CGPoint(x: 0, y: 50))
    context.addLine(to: CGPoint(x: 100, y: 50))
    context.replacePathWithStrokedPath()
    let path = try #require(context.path)
    #expect(path.contains(CGPoint(x: 5, y: 51.9)) && !path.contains(CGPoint(x: 15, y: 50)))
  }

  @Test("a transform applies to the outline, so it widens the line")
  func transforms() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let outline = path.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(a: 3, b: 0, c: 0, d: 5, tx: 100, ty: 0))
    #expect(outline.boundingBox == CGRect(x: 100, y: -5, width: 30, height: 10))
  }

  @Test("a line of zero width has no outline")
  func nothing() {
    #expect(
      corner().copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
  }
}
