import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// Paths as pictures, and as a list of their elements.
@MainActor
@Suite struct PathTests {
  private var path: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 14, y: 20.125))
    path.addQuadCurve(to: CGPoint(x: 14, y: 22), control: CGPoint(x: 16.0005, y: 21.0015))
    path.addCurve(
      to: CGPoint(x: 10, y: 26), control1: CGPoint(x: -0.25, y: 0.5),
      control2: CGPoint(x: 0, y: 1e-9))
    path.closeSubpath()
    path.move(to: CGPoint(x: 1, y: 1))
    return path
  }

  @Test func elementsAreOneALine() throws {
    let expected = """
      MoveTo (10.0, 20.0)
      LineTo (14.0, 20.125)
      QuadCurveTo (16.0, 21.002) (14.0, 22.0)
      CurveTo (-.25, .5) (.0, .0) (10.0, 26.0)
      Close\(" ")

      MoveTo (1.0, 1.0)

      """
    #expect(try Snapshotting<CGPath, String>.elementsDescription.snapshot(path) == expected)
    #expect(
      try Snapshotting<UIBezierPath, String>.elementsDescription
        .snapshot(UIBezierPath(cgPath: path)) == expected)
  }

  @Test func coordinatesAreWrittenAsOneLikes() throws {
    let whole = NumberFormatter()
    whole.locale = Locale(identifier: "en_US_POSIX")
    whole.maximumFractionDigits = 0
    let strategy: Snapshotting<CGPath, String> = .elementsDescription(numberFormatter: whole)
    #expect(try strategy.snapshot(path).hasPrefix("MoveTo (10, 20)\nLineTo (14, 20)\n"))
  }

  @Test(arguments: [
    (0, ".0"), (-0.0, "-.0"), (0.0005, ".0"), (0.0015, ".002"), (12345.6789, "12345.679"),
    (999.9996, "1000.0"), (-3.75, "-3.75"),
    (1e100, "1" + String(repeating: "0", count: 100) + ".0"),
    (.infinity, "inf"),
  ])
  func numbersHaveOneToThreeFractionDigits(number: Double, text: String) {
    #expect(PathNumber.text(number) == text)
  }

  @Test func pathsAreFilled() throws {
    let ring = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 12, height: 9))
    ring.append(UIBezierPath(rect: CGRect(x: 8, y: 8, width: 6, height: 3)))
    let evenOdd = try #require(
      try Snapshotting<CGPath, UIImage>.image.snapshot(ring.cgPath).capture?.bitmap)
    #expect(evenOdd.width == 12 && evenOdd.height == 9)
    #expect(evenOdd[1, 1].alpha == 255)
    #expect(evenOdd[5, 4].alpha == 0, "the even-odd rule leaves a hole")
    let filled = try #require(
      try Snapshotting<CGPath, UIImage>.image(scale: 2, drawingMode: .fill).snapshot(ring.cgPath)
        .capture?.bitmap)
    #expect(filled.width == 24)
    #expect(filled[11, 9].alpha == 255)
    let bezier: Snapshotting<UIBezierPath, UIImage> = .image(precision: 0.9)
    #expect(try bezier.snapshot(ring).capture?.bitmap[5, 4].alpha == 255)
  }

  @Test func aPathWithoutAnAreaIsAnError() {
    let line = UIBezierPath()
    #expect(throws: (any Error).self) {
      try Snapshotting<UIBezierPath, UIImage>.image.snapshot(line)
    }
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 5, y: 0))
    #expect(throws: (any Error).self) {
      try Snapshotting<CGPath, UIImage>.image.snapshot(line.cgPath)
    }
    #expect(throws: (any Error).self) {
      try Snapshotting<CGPath, UIImage>.image(scale: 0)
        .snapshot(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    }
  }
}
