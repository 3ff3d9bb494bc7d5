import Foundation
import ImageDiff
import LayoutTrees

/// A part of a picture that isn't compared: a rectangle, or the frames of views.
public struct IgnoredArea: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case rect(CGRect)
    case views(ViewSelector)
  }

  private let kind: Kind

  /// Ignores a rectangle, in points from the picture's top left.
  public static func rect(_ rect: CGRect) -> IgnoredArea {
    IgnoredArea(kind: .rect(rect.standardized))
  }

  /// Ignores a rectangle, in points from the picture's top left.
  public static func rect(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) -> IgnoredArea {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  /// Ignores every view that matches a selector, both at its position in the baseline and at the
  /// current one.
  ///
  /// - Parameter selector: An accessibility identifier or a class (`clock`, `row-*`,
  ///   `UIActivityIndicatorView`), or a path as failures print it (`UITableViewCell[2] › UILabel`,
  ///   with `*` for any view and `**` for any sequence of views).
  public static func view(_ selector: String) -> IgnoredArea {
    IgnoredArea(kind: .views(ViewSelector(selector)))
  }

  /// A description of the area.
  var words: String {
    switch kind {
    case .rect(let rect):
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
        LayoutValue.format(Double($0))
      }
      return "(\(numbers.joined(separator: " ")))"
    case .views(let selector): return "“\(selector.text)”"
    }
  }

  /// Returns the area in pixels; `nil` if no view matches.
  func rects(in trees: [LayoutTree], scale: CGFloat) -> [PixelRect]? {
    switch kind {
    case .rect(let rect):
      return [Self.pixels(rect, scale)].compactMap(\.self)
    case .views(let selector):
      let frames = trees.map { selector.frames(in: $0) }
      guard frames.contains(where: { !$0.isEmpty }) else { return nil }
      return frames.joined().compactMap { Self.pixels($0, scale) }
    }
  }

  /// Returns every pixel that the rectangle touches.
  private static func pixels(_ rect: CGRect, _ scale: CGFloat) -> PixelRect? {
    let limit = 1e6
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Double($0 * scale) }
    guard sides.allSatisfy(\.isFinite) else { return nil }
    // Half a thousandth of a pixel is a rounding error, not a position.
    let left = Int(max(-limit, (sides[0] + 0.0005).rounded(.down)))
    let top = Int(max(-limit, (sides[1] + 0.0005).rounded(.down)))
    let right = Int(min(limit, (sides[2] - 0.0005).rounded(.up)))
    let bottom = Int(min(limit, (sides[3] - 0.0005).rounded(.up)))
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
