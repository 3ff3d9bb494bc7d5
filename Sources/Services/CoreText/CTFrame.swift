import Foundation
import Graphics
import Typography
import UIKit

/// Breaks a text into lines.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text.withColors }

  /// Returns a part of the text; a length of 0 means the rest.
  func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    let length = range.length > 0 ? min(range.length, rest) : rest
    return text.attributedSubstring(from: NSRange(location: start, length: length))
  }
}

/// The lines of a text in the bounds of a path, whose y axis points up.
public final class CTFrame {
  let layout: TextLayout
  let lines: [CTLine]
  let path: CGPath
  let start: Int

  init(_ text: NSAttributedString, in path: CGPath, from start: Int) {
    let bounds = path.boundingBox
    let layout = text.laidOut(width: bounds.width, height: bounds.height)
    self.layout = layout
    self.path = path
    self.start = start
    lines = layout.lines.map { CTLine($0, of: layout, text) }
  }

  /// The left ends of the baselines, in the bounds.
  var origins: [CGPoint] {
    layout.lines.map { CGPoint(x: $0.origin.x, y: path.boundingBox.height - $0.baseline) }
  }

  var visible: CFRange {
    let shown = layout.lines.last.map { $0.isTruncated ? $0.range.lowerBound : $0.range.upperBound }
    return CFRange(location: start, length: shown ?? 0)
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns the size that a part of the text needs within constraints.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = framesetter.part(stringRange)
  let layout = text.laidOut(width: constraints.width, height: constraints.height)
  fitRange?.pointee = CFRange(
    location: stringRange.location, length: layout.lines.last?.range.upperBound ?? 0)
  return layout.size
}

/// Lays out a part of the text in a path's bounds: other shapes aren't followed.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter.part(stringRange), in: path, from: stringRange.location)
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

/// Copies the origins of lines, relative to the bounds of the frame's path; a length of 0 means all that remain.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let all = frame.origins
  let rest = all.dropFirst(max(0, range.location))
  for (place, origin) in rest.prefix(range.length > 0 ? range.length : rest.count).enumerated() {
    origins[place] = origin
  }
}

/// Draws the lines in a context whose y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let bounds = frame.path.boundingBox
  var matrix = context.textMatrix
  (matrix.tx, matrix.ty) = (0, 0)
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.draw(
      in: context, at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
      matrix: matrix)
  }
}
