import Foundation
import Graphics
import UIKit

/// Draws the individual symbols of a status bar.
@MainActor
struct StatusSigns {
  let ink: CGColor
  let context: CGContext

  /// The time in every device picture.
  private static let time = "9:41"

  func time(size: CGFloat, center: CGPoint) {
    let string = NSAttributedString(
      string: Self.time,
      attributes: [
        .font: UIFont.systemFont(ofSize: size, weight: .semibold),
        .foregroundColor: UIColor(cgColor: ink),
      ])
    let extent = string.size()
    UIGraphicsPushContext(context)
    string.draw(
      at: CGPoint(x: center.x - extent.width / 2, y: center.y - extent.height / 2))
    UIGraphicsPopContext()
  }

  func bars(left: CGFloat, middle: CGFloat, scale: CGFloat) {
    context.setFillColor(ink)
    for index in 0..<4 {
      let height = (3 + 2.3 * CGFloat(index)) * scale
      let bar = CGRect(
        x: left + CGFloat(index) * 4.5 * scale, y: middle + 5 * scale - height, width: 3 * scale,
        height: height)
      context.addPath(
        CGPath(roundedRect: bar, cornerWidth: 0.7, cornerHeight: 0.7, transform: nil))
      context.fillPath()
    }
  }

  func waves(center: CGFloat, middle: CGFloat, scale: CGFloat) {
    let foot = CGPoint(x: center, y: middle + 5 * scale)
    context.setStrokeColor(ink)
    context.setLineWidth(2 * scale)
    for radius in [1.5, 5, 8.5] as [CGFloat] {
      context.addArc(
        center: foot, radius: radius * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
        clockwise: false)
      context.strokePath()
    }
  }

  func battery(right: CGFloat, middle: CGFloat, scale: CGFloat) {
    let body = CGRect(
      x: right - 24 * scale, y: middle - 5.5 * scale, width: 22 * scale, height: 11 * scale)
    context.setStrokeColor(ink.copy(alpha: 0.4) ?? ink)
    context.setLineWidth(scale)
    context.addPath(
      CGPath(
        roundedRect: body.insetBy(dx: scale / 2, dy: scale / 2), cornerWidth: 2.8 * scale,
        cornerHeight: 2.8 * scale, transform: nil))
    context.strokePath()
    context.setFillColor(ink)
    context.addPath(
      CGPath(
        roundedRect: body.insetBy(dx: 2 * scale, dy: 2 * scale), cornerWidth: 1.5 * scale,
        cornerHeight: 1.5 * scale, transform: nil))
    context.fillPath()
    context.setFillColor(ink.copy(alpha: 0.5) ?? ink)
    context.fill(
      CGRect(
        x: body.maxX + 0.8 * scale, y: middle - 2 * scale, width: 1.2 * scale, height: 4 * scale))
  }
}
