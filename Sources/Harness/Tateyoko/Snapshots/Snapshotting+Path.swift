import Foundation
import Graphics
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Pictures a path, filled with black by the even-odd rule, at one pixel per point.
  public static var image: Snapshotting { .image() }

  /// Pictures a path in black.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - scale: The scale, in pixels per point.
  ///   - drawingMode: How the path is filled and stroked.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    .image(
      tolerance: .numbers(precision, perceptualPrecision), scale: scale, drawingMode: drawingMode)
  }

  /// Pictures a path in black.
  public static func image(
    tolerance: SnapshotTolerance?, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    .drawing(tolerance: tolerance, scale: scale, bounds: { $0.boundingBoxOfPath }) {
      path, context in
      context.addPath(path)
      context.drawPath(using: drawingMode)
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Pictures a path, filled with black, at one pixel per point.
  public static var image: Snapshotting { .image() }

  /// Pictures a path, filled with black.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - scale: The scale, in pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    .image(tolerance: .numbers(precision, perceptualPrecision), scale: scale)
  }

  /// Pictures a path, filled with black.
  public static func image(tolerance: SnapshotTolerance?, scale: CGFloat = 1) -> Snapshotting {
    .drawing(tolerance: tolerance, scale: scale, bounds: { $0.bounds }) { path, _ in path.fill() }
  }
}

extension Snapshotting where Format == UIImage {
  /// Creates a strategy that draws a value into a picture of its bounds.
  fileprivate static func drawing(
    tolerance: SnapshotTolerance?, scale: CGFloat, bounds: @escaping @MainActor (Value) -> CGRect,
    draw: @escaping @MainActor (Value, CGContext) -> Void
  ) -> Snapshotting {
    .onMainThread(pathExtension: "png", diffing: .image(tolerance: tolerance)) { value in
      let area = bounds(value)
      guard !area.isNull, area.width > 0, area.height > 0, scale > 0 else {
        throw NothingToDraw(typeName: "\(type(of: value))", area: area, scale: scale)
      }
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let image = UIGraphicsImageRenderer(bounds: area, format: format).image {
        draw(value, $0.cgContext)
      }
      return UIImage(capture: try image.drawnCapture())
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// Compares a path's elements, one per line, with one to three fraction digits.
  ///
  /// ```
  /// MoveTo (.0, .0)
  /// LineTo (60.0, 2.125)
  /// Close
  /// ```
  public static var elementsDescription: Snapshotting {
    .elementsDescription { PathNumber.text($0) }
  }

  /// Compares a path's elements, one per line.
  ///
  /// - Parameter numberFormatter: The formatter for coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    .elementsDescription { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  private static func elementsDescription(
    number: @escaping (Double) -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        let (name, count) =
          switch element.type {
          case .moveToPoint: ("MoveTo", 1)
          case .addLineToPoint: ("LineTo", 1)
          case .addQuadCurveToPoint: ("QuadCurveTo", 2)
          case .addCurveToPoint: ("CurveTo", 3)
          case .closeSubpath: ("Close", 0)
          }
        // An empty line between subpaths.
        if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
        let points = (0..<count).map { index in
          let point = element.points[index]
          return "(\(number(Double(point.x))), \(number(Double(point.y))))"
        }
        // A space follows each name, even if no point does.
        text += "\(name) \(points.joined(separator: " "))\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// Compares a path's elements, one per line, with one to three fraction digits.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// Compares a path's elements, one per line.
  ///
  /// - Parameter numberFormatter: The formatter for coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

/// Formats a coordinate as a `NumberFormatter` without a style does on a device, in any locale: one
/// to three fraction digits, halves to the even digit, no zero before the decimal point.
///
/// The missing zero is based on reports about devices, not on our own measurements; Foundation on
/// Linux writes the zero, and only one fraction digit.
enum PathNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite, var exact = Decimal(string: "\(value.magnitude)") else {
      return "\(value)"
    }
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 3, .bankers)
    var text = "\(rounded)"
    if !text.contains(".") { text += ".0" }
    if text.hasPrefix("0.") { text.removeFirst() }
    return (value.sign == .minus ? "-" : "") + text
  }
}

/// The error for a path without an area.
private struct NothingToDraw: Error, CustomStringConvertible {
  var typeName: String
  var area: CGRect
  var scale: CGFloat

  var description: String {
    let size = area.isNull ? "0 × 0" : "\(area.width) × \(area.height)"
    return """
      \(typeName) is \(size) points at \(scale) pixels a point, so there is nothing to see. \
      Compare it as .elementsDescription, or stroke it into a path with an area.
      """
  }
}
