import Devices
import UIKit

/// Draws the layout facts of a window's visible views, in the window's coordinates.
@MainActor
struct OverlayPainter {
  let overlays: ScreenOverlays
  let window: UIWindow
  /// The reserved regions of the screen, in the window's coordinates.
  let regions: [ScreenGeometry.Region]
  let context: CGContext
  /// One pixel, in points.
  let hairline: CGFloat

  func paint() {
    paint(window, visible: window.bounds, depth: 0)
    if overlays.contains(.reservedRegions) {
      for region in regions { paint(region) }
    }
  }

  private func paint(_ region: ScreenGeometry.Region) {
    if region.isActive {
      context.setFillColor(CGColor(red: 1, green: 0.55, blue: 0, alpha: 0.22))
      context.fill(region.rect)
    }
    outline(region.rect, red: 1, green: 0.55, blue: 0, width: 2 * hairline)
  }

  private func paint(_ view: UIView, visible: CGRect, depth: Int) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let rect = view.convert(view.bounds, to: window)
    guard rect.overlaps(visible) else { return }
    let isControllersView = view.next is UIViewController
    context.saveGState()
    context.clip(to: visible)
    if overlays.contains(.safeArea), isControllersView {
      band(rect, insets: view.safeAreaInsets, in: view, red: 1, green: 0.2, blue: 0.2)
    }
    if overlays.contains(.layoutMargins),
      isControllersView || view is UITableView || view is UITableViewCell
        || view.superview is UITableViewCell
          && (view.superview as? UITableViewCell)?
            .contentView === view
    {
      band(rect, insets: view.layoutMargins, in: view, red: 0.1, green: 0.4, blue: 1)
    }
    if overlays.contains(.readableGuide), isControllersView {
      let guide = view.convert(view.readableContentGuide.layoutFrame, to: window)
      outline(guide, red: 0, green: 0.65, blue: 0.2, width: 2 * hairline)
    }
    if overlays.contains(.frames) {
      // Neighbouring depths get hues that are easy to tell apart.
      let hues: [(CGFloat, CGFloat, CGFloat)] = [
        (0.85, 0.1, 0.1), (0.1, 0.35, 0.9), (0.0, 0.55, 0.2), (0.75, 0.4, 0.0), (0.55, 0.1, 0.7),
      ]
      let (red, green, blue) = hues[depth % hues.count]
      outline(rect, red: red, green: green, blue: blue, width: hairline)
    }
    context.restoreGState()
    let inner = view.clipsToBounds ? visible.intersection(rect) : visible
    for subview in view.subviews { paint(subview, visible: inner, depth: depth + 1) }
  }

  private func band(
    _ rect: CGRect, insets: UIEdgeInsets, in view: UIView, red: CGFloat, green: CGFloat,
    blue: CGFloat
  ) {
    guard insets != .zero else { return }
    let inner = view.convert(view.bounds.inset(by: insets), to: window)
    context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: 0.22))
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(inner)
    context.addPath(path)
    context.fillPath(using: .evenOdd)
    outline(inner, red: red, green: green, blue: blue, width: hairline)
  }

  private func outline(
    _ rect: CGRect, red: CGFloat, green: CGFloat, blue: CGFloat, width: CGFloat
  ) {
    context.setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: 0.8))
    context.setLineWidth(width)
    context.stroke(rect.insetBy(dx: width / 2, dy: width / 2))
  }
}
