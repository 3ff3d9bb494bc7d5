import Foundation
import Graphics
import UIKit

/// A screen's picture with its accessibility elements marked by coloured numbers, and a legend that
/// describes each: next to an upright picture, below a wide one.
@MainActor
struct AccessibilityPicture {
  private let source: PictureSource
  private let tree: AccessibilityTree
  private let rows: [Row]
  private let legend: CGRect

  /// A row of the legend.
  private struct Row {
    var number: Int
    var title: NSAttributedString
    var details: NSAttributedString?
    /// In the legend's coordinates.
    var frame: CGRect
    var titleHeight: CGFloat
  }

  // The design is this project's own; lengths in points.
  private static let margin: CGFloat = 12
  private static let badge: CGFloat = 18
  private static let rowGap: CGFloat = 8
  private static let legendWidth: CGFloat = 300

  init(of source: PictureSource, _ tree: AccessibilityTree) {
    self.source = source
    self.tree = tree
    let isWide = source.size.width > source.size.height
    let width = isWide ? max(source.size.width, Self.legendWidth) : Self.legendWidth
    let textWidth = width - 2 * Self.margin - Self.badge - Self.rowGap
    var top = Self.margin
    rows = tree.elements.enumerated().map { index, element in
      let title = Self.text(AccessibilitySpeech(element).text, size: 13, weight: .semibold)
      let details = element.details.joined(separator: "\n")
      let small = details.isEmpty ? nil : Self.text(details, size: 11, weight: .regular)
      let titleHeight = Self.height(of: title, width: textWidth)
      let height = max(
        titleHeight + (small.map { Self.height(of: $0, width: textWidth) } ?? 0), Self.badge)
      defer { top += height + Self.rowGap }
      return Row(
        number: index + 1, title: title, details: small,
        frame: CGRect(x: Self.margin, y: top, width: width - 2 * Self.margin, height: height),
        titleHeight: titleHeight)
    }
    let height = top - Self.rowGap + Self.margin
    legend =
      isWide
      ? CGRect(x: 0, y: source.size.height, width: width, height: height)
      : CGRect(
        x: source.size.width, y: 0, width: width, height: max(height, source.size.height))
  }

  /// Returns the picture with the marks and the legend.
  func make() -> PictureSource {
    let bounds = CGRect(origin: .zero, size: source.size).union(legend)
    let context = CGContext(recordingWithScale: source.scale, size: bounds.size)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(bounds)
    drawLegend(in: context)
    var builder = DisplayListBuilder()
    builder.append(context.displayList)
    builder.save()
    builder.clip(to: CGRect(origin: .zero, size: source.size))
    builder.append(source.list)
    let marks = CGContext(recordingWithScale: source.scale, size: source.size)
    UIGraphicsPushContext(marks)
    drawMarks(in: marks)
    UIGraphicsPopContext()
    builder.append(marks.displayList)
    builder.restore()
    return PictureSource(
      list: builder.finish(), size: bounds.size, scale: source.scale, chrome: source.chrome)
  }

  // MARK: Marks

  private func drawMarks(in context: CGContext) {
    for (index, element) in tree.elements.enumerated() {
      let color = Self.color(index)
      let path = element.outline ?? CGPath(rect: element.frame, transform: nil)
      context.setFillColor(color.withAlphaComponent(0.25).cgColor)
      context.addPath(path)
      context.fillPath()
      context.setStrokeColor(color.cgColor)
      context.setLineWidth(1)
      context.addPath(path)
      context.strokePath()
      if let point = element.activationPoint {
        let side: CGFloat = 3
        context.setLineWidth(1.5)
        context.move(to: CGPoint(x: point.x - side, y: point.y - side))
        context.addLine(to: CGPoint(x: point.x + side, y: point.y + side))
        context.move(to: CGPoint(x: point.x - side, y: point.y + side))
        context.addLine(to: CGPoint(x: point.x + side, y: point.y - side))
        context.strokePath()
      }
    }
    // On top of all regions, so that none hides a number.
    for (index, element) in tree.elements.enumerated() {
      drawBadge(index, at: element.frame.origin, side: 14, in: context)
    }
  }

  private func drawBadge(
    _ index: Int, at origin: CGPoint, side: CGFloat, in context: CGContext
  ) {
    let text = Self.text(
      "\(index + 1)", size: (side * 0.65).rounded(), weight: .bold, color: .white)
    let size = text.size()
    let rect = CGRect(origin: origin, size: CGSize(width: max(side, size.width + 4), height: side))
    Self.color(index).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 3).fill()
    text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }

  // MARK: Legend

  private func drawLegend(in context: CGContext) {
    for row in rows {
      let frame = row.frame.offsetBy(dx: legend.minX, dy: legend.minY)
      drawBadge(row.number - 1, at: frame.origin, side: Self.badge, in: context)
      let left = frame.minX + Self.badge + Self.rowGap
      let width = frame.maxX - left
      row.title.draw(
        with: CGRect(x: left, y: frame.minY, width: width, height: row.titleHeight),
        options: [.usesLineFragmentOrigin], context: nil)
      let top = frame.minY + row.titleHeight
      row.details?.draw(
        with: CGRect(x: left, y: top, width: width, height: frame.maxY - top),
        options: [.usesLineFragmentOrigin], context: nil)
    }
  }

  private static func text(
    _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor? = nil
  ) -> NSAttributedString {
    let color = color ?? UIColor(white: weight == .regular ? 0.35 : 0, alpha: 1)
    return NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
      ])
  }

  private static func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
    text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], context: nil
    ).height.rounded(.up)
  }

  /// Neighbours get hues that are easy to tell apart; white numbers are legible on all of them.
  private static func color(_ index: Int) -> UIColor {
    let hues: [(CGFloat, CGFloat, CGFloat)] = [
      (0.80, 0.12, 0.15), (0.10, 0.36, 0.85), (0.00, 0.50, 0.22), (0.72, 0.36, 0.00),
      (0.50, 0.12, 0.68), (0.00, 0.47, 0.55), (0.78, 0.10, 0.48), (0.35, 0.35, 0.00),
    ]
    let (red, green, blue) = hues[index % hues.count]
    return UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
}

extension ScreenSource {
  /// Returns the screen with its accessibility elements marked.
  @MainActor
  func marking(_ tree: AccessibilityTree) -> ScreenSource {
    var marked = self
    marked.picture = AccessibilityPicture(of: picture, tree).make()
    return marked
  }
}
