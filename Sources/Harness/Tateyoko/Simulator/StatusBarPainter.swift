import Devices
import Graphics
import UIKit

/// Draws the time, the signal and the battery in the device's positions.
@MainActor
struct StatusBarPainter {
  let device: Device
  /// The screen's width and the bar's height, in points.
  let width: CGFloat
  let height: CGFloat
  let ink: CGColor
  let context: CGContext

  private var signs: StatusSigns { StatusSigns(ink: ink, context: context) }

  func paint() {
    if let cutOut = device.sensorHousing.cutOut {
      let frame = cutOut.frame(inWidth: device.portraitSize.width)
      let ear = frame.minX
      // Symbols are centred on a floating cut-out, and low next to a notch.
      let middle = cutOut.top > 0 ? frame.midY : height * 0.55
      signs.time(size: 16, center: CGPoint(x: ear * 0.55, y: middle))
      row(right: width - ear * 0.17, middle: middle, scale: min(1.15, ear * 0.75 / 66))
    } else if device.idiom == .pad {
      signs.time(size: 12, center: CGPoint(x: 30, y: height / 2))
      row(right: width - 10, middle: height / 2, scale: 0.95)
    } else {
      signs.time(size: 12, center: CGPoint(x: width / 2, y: height / 2))
      signs.bars(left: 7, middle: height / 2, scale: 0.95)
      signs.battery(right: width - 6, middle: height / 2, scale: 0.95)
    }
  }

  private func row(right: CGFloat, middle: CGFloat, scale: CGFloat) {
    signs.battery(right: right, middle: middle, scale: scale)
    signs.waves(center: right - 38 * scale, middle: middle, scale: scale)
    signs.bars(left: right - 66 * scale, middle: middle, scale: scale)
  }
}
