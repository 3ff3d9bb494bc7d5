import Graphics
import Testing
import UIKit

@Suite @MainActor struct DrawingTests {
  /// Returns the commands that the closure records in the current context.
  private func record(_ body: () -> Void) -> [DrawCommand] {
    let context = CGContext(recordingWithScale: 2)
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.displayList.commands
  }

  private let red = RGBA(red: 1, green: 0, blue: 0)

  @Test func drawingOutsideOfAContextDoesNothing() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIBezierPath(rect: .init(x: 0, y: 0, width: 1, height: 1)).fill()
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func coloursAndPathsGoToTheCurrentContext() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let commands = record {
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }
    #expect(commands.contains(.fillRect(rect, red)))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func strokesCarryTheSettingsOfThePath() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2], count: 2, phase: 1)
    let commands = record {
      UIColor.red.setStroke()
      path.stroke()
      // The settings end with the stroke.
      UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let styles = commands.compactMap { command -> StrokeStyle? in
      if case .strokePath(_, let style, _) = command { return style }
      return nil
    }
    try #require(styles.count == 2)
    #expect(styles[0].width == 3 && styles[0].cap == .round)
    #expect(styles[0].dash == [4, 2] && styles[0].dashPhase == 1)
    #expect(styles[1] == StrokeStyle())
  }

  @Test func arcsTurnAsSeenOnTheScreen() {
    // A quarter turn clockwise from the right ends at the bottom, with y pointing down.
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
    #expect(arc.cgPath.boundingBoxOfPath.minY > -1e-9)
    let back = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(back.cgPath.boundingBoxOfPath.minY + 10) < 1e-6)
  }

  @Test func roundedRectanglesRoundTheCornersNamed() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    let corner: CGFloat = 1
    #expect(!path.contains(CGPoint(x: corner, y: corner)))
    #expect(path.contains(CGPoint(x: 100 - corner, y: corner)))
    #expect(path.contains(CGPoint(x: corner, y: 60 - corner)))
    #expect(!path.contains(CGPoint(x: 100 - corner, y: 60 - corner)))
    #expect(path.bounds == rect)
    // Half the side makes a circle.
    let circle = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)
    let edge = 20 - 20 * CGFloat(0.5).squareRoot()
    #expect(circle.contains(CGPoint(x: edge + 0.1, y: edge + 0.1)))
    #expect(!circle.contains(CGPoint(x: edge - 0.1, y: edge - 0.1)))
  }

  @Test func reversingTurnsEveryPartRound() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 12),
      controlPoint2: CGPoint(x: 2, y: 12))
    path.close()
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 0, y: 10))
    expected.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 2, y: 12),
      controlPoint2: CGPoint(x: 8, y: 12))
    expected.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 20, y: 5))
    expected.addLine(to: CGPoint(x: 0, y: 0))
    expected.close()
    #expect(path.reversing().cgPath == expected.cgPath)
    // A reversed hole stays open under the winding rule.
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func frameRectanglesAreOnePointWide() {
    let commands = record {
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 6))
    }
    let area = commands.reduce(0) { sum, command in
      if case .fillRect(let rect, _) = command { return sum + rect.width * rect.height }
      return sum
    }
    #expect(area == 10 * 6 - 8 * 4)
  }

  @Test func stringsAreMeasuredUnrounded() {
    _ = SimulationHost()
    let font = UIFont.systemFont(ofSize: 17)
    let size = "Hello UIKit".size(withAttributes: [.font: font])
    #expect(abs(size.width - 79.6626) < 0.2)
    #expect(abs(size.height - 20.287109375) < 1e-9)
    #expect(("a\nb" as NSString).size(withAttributes: [.font: font]).height == 2 * size.height)
    let text = NSAttributedString(
      string: "The quick brown fox jumps over the lazy dog", attributes: [.font: font])
    let wrapped = text.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(wrapped.width <= 120 && abs(wrapped.height - 4 * size.height) < 1e-6)
    #expect(text.size().height == size.height)
    #expect("".size(withAttributes: [.font: font]) == .zero)
    #expect("".boundingRect(with: .zero, attributes: nil, context: nil) == .zero)
    let shrink = NSStringDrawingContext()
    shrink.minimumScaleFactor = 0.5
    let shrunk = text.boundingRect(
      with: CGSize(width: 250, height: 100), options: .usesLineFragmentOrigin, context: shrink)
    #expect(shrink.actualScaleFactor < 0.8 && shrink.actualScaleFactor > 0.6)
    #expect(shrunk.width <= 250 && shrunk.height < size.height)
  }

  @Test func stringsAreDrawnWhereTheyAreTold() {
    let font = UIFont.systemFont(ofSize: 17)
    let commands = record {
      "Ag".draw(
        at: CGPoint(x: 5, y: 7), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    let places = commands.compactMap { command -> (CGPoint, RGBA)? in
      if case .glyphs(_, let origin, let color) = command { return (origin, color) }
      return nil
    }
    #expect(places.count == 1)
    #expect(places.first?.0.x == 5 && places.first?.1 == red)
    #expect(abs((places.first?.0.y ?? 0) - 7 - font.ascender) < 1e-9)
  }
}
