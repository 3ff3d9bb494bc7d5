import Devices
import Graphics
import LayoutTrees
import UIKit

/// Draws a device's chrome around an app, in the coordinates of the rotated screen.
///
/// Sizes of symbols are by eye from device pictures; nothing here affects layout.
@MainActor
struct ChromePainter {
  let chrome: ScreenChrome
  /// The device as the app sees it.
  let device: Device
  let geometry: ScreenGeometry
  let statusBar: StatusBar
  /// Whether the app hides the home indicator while the screen isn't touched.
  let hidesHomeIndicator: Bool
  /// Black or white, whichever contrasts with the app's own background.
  let ink: CGColor
  /// Black or white, whichever contrasts with the background of the home indicator.
  let indicatorInk: CGColor
  let context: CGContext

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  func paint() {
    if chrome.contains(.fold), let division = geometry.division { paint(fold: division) }
    if chrome.contains(.statusBar), let block = statusBlock {
      if !statusBar.isHidden {
        StatusBlockPainter(block: block, camera: cameraRect, ink: ink, context: context).paint()
      }
    } else if chrome.contains(.statusBar), statusBar.height > 0 {
      StatusBarPainter(
        device: device, width: geometry.size.width, height: statusBar.height, ink: ink,
        context: context
      ).paint()
    }
    if chrome.contains(.homeIndicator), display.hasHomeIndicator, !hidesHomeIndicator {
      paintHomeIndicator()
    }
    if chrome.contains(.housing) { paintHousing() }
    if chrome.contains(.roundedCorners), geometry.cornerRadii != .zero { paintCorners() }
  }

  private var display: Device.Display { device.display(in: geometry.posture) }

  /// The area of the screen that contains the status instead of a bar.
  private var statusBlock: CGRect? { geometry.occlusions.first { $0.role == .status }?.rect }
  private var cameraRect: CGRect? { geometry.occlusions.first { $0.role == .camera }?.rect }

  /// The parts of the chrome that an app influences, with their areas.
  var parts: [ChromePart] {
    var parts: [ChromePart] = []
    if chrome.contains(.homeIndicator), display.hasHomeIndicator {
      let bar = Self.homeIndicator(geometry, device)
      parts.append(
        ChromePart(
          name: "the home indicator",
          area: LayoutArea(bar),
          isShown: !hidesHomeIndicator))
    }
    let height = max(statusBar.height, geometry.statusBarHeight)
    if chrome.contains(.statusBar), let block = statusBlock {
      parts.append(
        ChromePart(
          name: "the status bar", area: LayoutArea(block), isShown: !statusBar.isHidden))
    } else if chrome.contains(.statusBar), height > 0 {
      parts.append(
        ChromePart(
          name: "the status bar",
          area: LayoutArea(x: 0, y: 0, width: geometry.size.width, height: height),
          isShown: statusBar.height > 0))
    }
    return parts
  }

  /// Returns the area of the home indicator.
  static func homeIndicator(_ geometry: ScreenGeometry, _ device: Device) -> CGRect {
    geometry.homeIndicator(idiom: device.idiom)
  }

  private func paintHomeIndicator() {
    let bar = Self.homeIndicator(geometry, device)
    fill(
      CGPath(roundedRect: bar, cornerWidth: 2.5, cornerHeight: 2.5, transform: nil), indicatorInk)
  }

  /// Draws the fold: the line along which the display bends, and, while the fold divides the
  /// display, the strip that the system keeps free of content.
  private func paint(fold division: ScreenGeometry.Region) {
    // Grey is visible on light and dark backgrounds.
    let grey = { CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: $0) }
    let rect = division.rect
    if division.isActive {
      context.setFillColor(grey(0.28))
      context.fill(rect)
    }
    let line =
      rect.width < rect.height
      ? CGRect(x: rect.midX - 0.5, y: rect.minY, width: 1, height: rect.height)
      : CGRect(x: rect.minX, y: rect.midY - 0.5, width: rect.width, height: 1)
    context.setFillColor(grey(0.6))
    context.fill(line)
  }

  private func paintHousing() {
    guard let cutOut = display.sensorHousing.cutOut else { return }
    let portrait = display.size
    let frame = cutOut.frame(inWidth: portrait.width)
    let path: CGPath
    if case .notch = display.sensorHousing {
      path = Self.notch(frame)
    } else {
      let radius = frame.height / 2
      path = CGPath(
        roundedRect: frame, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    context.saveGState()
    context.concatenate(turn(from: portrait))
    fill(path, Self.black)
    context.restoreGState()
  }

  private func paintCorners() {
    let radii = geometry.cornerRadii
    let path = CGMutablePath()
    path.addRect(geometry.bounds)
    if radii == Device.CornerRadii(radii.largest) {
      path.addRoundedRect(
        in: geometry.bounds, cornerWidth: radii.largest, cornerHeight: radii.largest)
    } else {
      path.addRect(geometry.bounds, radii: radii)
    }
    context.addPath(path)
    context.setFillColor(Self.black)
    context.fillPath(using: .evenOdd)
  }

  /// Returns a notch that hangs from the edge: flared at the edge, round at the bottom.
  private static func notch(_ frame: CGRect) -> CGPath {
    let flare: CGFloat = 6
    let radius = min(20, frame.height * 0.66)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: frame.minX - flare, y: frame.minY))
    path.addArc(
      tangent1End: CGPoint(x: frame.minX, y: frame.minY),
      tangent2End: CGPoint(x: frame.minX, y: frame.minY + flare), radius: flare)
    path.addArc(
      tangent1End: CGPoint(x: frame.minX, y: frame.maxY),
      tangent2End: CGPoint(x: frame.midX, y: frame.maxY), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: frame.maxX, y: frame.maxY),
      tangent2End: CGPoint(x: frame.maxX, y: frame.minY), radius: radius)
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY + flare))
    path.addArc(
      tangent1End: CGPoint(x: frame.maxX, y: frame.minY),
      tangent2End: CGPoint(x: frame.maxX + flare, y: frame.minY), radius: flare)
    path.closeSubpath()
    return path
  }

  /// Returns the transform from the upright display to the rotated screen.
  private func turn(from portrait: CGSize) -> CGAffineTransform {
    switch geometry.orientation {
    case .portrait: .identity
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: portrait.width, ty: portrait.height)
    // The upper edge of the device is the left edge of the screen.
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: portrait.width)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: portrait.height, ty: 0)
    }
  }

  private func fill(_ path: CGPath, _ color: CGColor) {
    context.addPath(path)
    context.setFillColor(color)
    context.fillPath()
  }
}

extension LayoutArea {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGMutablePath {
  /// Adds a rectangle with an individual radius for each corner.
  fileprivate func addRect(_ rect: CGRect, radii: Device.CornerRadii) {
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), radii.topRight),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), radii.bottomRight),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), radii.bottomLeft),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), radii.topLeft),
    ]
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (corner, next, radius) in corners {
      addArc(tangent1End: corner, tangent2End: next, radius: radius)
    }
    closeSubpath()
  }
}
