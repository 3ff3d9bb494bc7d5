import Foundation
import Graphics
import Typography
import UIKit

/// A line of text.
public final class CTLine {
  let line: TextLayout.Line?
  private let layout: TextLayout
  private let text: NSAttributedString

  /// Creates a line of the whole text, without breaks.
  init(_ text: NSAttributedString) {
    self.text = text.withColors
    layout = self.text.laidOut(lines: 1)
    line = layout.lines.first
  }

  /// Creates a line of a layout.
  init(_ line: TextLayout.Line, of layout: TextLayout, _ text: NSAttributedString) {
    self.line = line
    self.layout = layout
    self.text = text
  }

  var range: CFRange {
    CFRange(location: line?.range.lowerBound ?? 0, length: line?.range.count ?? 0)
  }

  /// Returns the distance from the line's left end to a character.
  func offset(of index: Int) -> CGFloat {
    guard let line, index > line.range.lowerBound else { return 0 }
    guard index < line.range.upperBound else { return line.width }
    let part = NSRange(location: line.range.lowerBound, length: index - line.range.lowerBound)
    return text.attributedSubstring(from: part).laidOut(lines: 1).lines.first?.width ?? 0
  }

  /// Draws the line in a context whose y axis points up, with its baseline at a point.
  func draw(in context: CGContext, at point: CGPoint, matrix: CGAffineTransform) {
    guard let line else { return }
    context.saveGState()
    context.translateBy(x: point.x, y: point.y)
    context.concatenate(matrix)
    context.scaleBy(x: 1, y: -1)
    let origin = CGPoint(x: -line.origin.x, y: -line.baseline)
    for problem in layout.problems { context.drawUnavailable(problem.description) }
    line.drawBackgrounds(in: context, at: origin)
    line.draw(in: context, at: origin)
    context.restoreGState()
  }
}

extension CGContext {
  /// Where Core Text draws the next line: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line?.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } ?? 0
}

/// Returns the line's width, and its heights above and below the baseline.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line?.ascent ?? 0
  descent?.pointee = line.line?.descent ?? 0
  leading?.pointee = line.line.map { max(0, $0.height - $0.ascent - $0.descent) } ?? 0
  return Double(line.line?.width ?? 0)
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
  public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
  public static let useHangingPunctuation = Self(rawValue: 1 << 2)
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
}

/// Returns the line's area with the origin on its baseline; outlines of glyphs aren't measured.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let line = line.line else { return .zero }
  return CGRect(
    x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the character whose beginning is nearest to a place in the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let range = line.line?.range else { return -1 }
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = (low + high) / 2
    let centre = (line.offset(of: middle) + line.offset(of: middle + 1)) / 2
    if position.x < centre { high = middle } else { low = middle + 1 }
  }
  return low
}

/// Draws a line at the context's text position, and moves it to the end of the line.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  var matrix = context.textMatrix
  (matrix.tx, matrix.ty) = (0, 0)
  line.draw(in: context, at: context.textPosition, matrix: matrix)
  context.textPosition.x += line.line?.width ?? 0
}
