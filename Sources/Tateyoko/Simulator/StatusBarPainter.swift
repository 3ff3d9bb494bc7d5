import Devices
import Graphics
import UIKit

/// Draws the time, the signal and the battery where the device has them.
@MainActor
struct StatusBarPainter {
  let device: Device
  /// The screen's width and the bar's height, in points.
  let width: CGFloat
  let height: CGFloat
  let ink: CGColor
  let context: CGContext

  /// The time on every device picture.
  private static let time = "9:41"

  func paint() {
    if let cutOut = device.sensorHousing.cutOut {
      let frame = cutOut.frame(inWidth: device.portraitSize.width)
      let ear = frame.minX
      // Signs stand level with the middle of a floating cut-out, and low beside a notch.
      let middle = cutOut.top > 0 ? frame.midY : height * 0.55
      text(size: 16, center: CGPoint(x: ear * 0.55, y: middle))
      signs(right: width - ear * 0.17, middle: middle, scale: min(1.15, ear * 0.75 / 66))
    } else if device.idiom == .pad {
      text(size: 12, center: CGPoint(x: 30, y: height / 2))
      signs(right: width - 10, middle: height / 2, scale: 0.95)
    } else {
      text(size: 12, center: CGPoint(x: width / 2, y: height / 2))
      bars(left: 7, middle: height / 2, scale: 0.95)
      battery(right: width - 6, middle: height / 2, scale: 0.95)
    }
  }

  private func text(size: CGFloat, center: CGPoint) {
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

  private func signs(right: CGFloat, middle: CGFloat, scale: CGFloat) {
    battery(right: right, middle: middle, scale: scale)
    waves(center: right - 38 * scale, middle: middle, scale: scale)
    bars(left: right - 66 * scale, middle: middle, scale: scale)
  }

  private func bars(left: CGFloat, middle: CGFloat, scale: CGFloat) {
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

  private func waves(center: CGFloat, middle: CGFloat, scale: CGFloat) {
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

  private func battery(right: CGFloat, middle: CGFloat, scale: CGFloat) {
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
