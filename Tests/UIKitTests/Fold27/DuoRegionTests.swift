import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct DuoRegionTests {
  @Test("the fold divides only while the device is half open; its views are laid out again")
  func fold() throws {
    final class Reader: UIView {
      var seen: [CGRect] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(reservedRegions(kind: .division).first?.frame ?? .null)
      }
    }
    let root = UIViewController()
    let host = duo(.open, .landscapeRight, root: root)
    let reader = Reader(frame: root.view.bounds)
    root.view.addSubview(reader)
    host.settle()
    #expect(reader.seen == [.null])
    let inactive = try #require(
      reader.reservedRegions(kind: .division, options: .includeInactive).first)
    #expect(inactive.frame == CGRect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(inactive.margins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    host.fold(to: .halfOpen)
    #expect(reader.seen == [.null, inactive.frame])
    host.fold(to: .open)
    #expect(reader.seen.last == .null && reader.seen.count == 3)
    #expect(reader.safeAreaInsets.right == 84, "the fold is no part of the safe area")
  }

  @Test("closed, status and camera cover the corner")
  func occlusions() {
    let root = UIViewController()
    _ = duo(.closed, root: root)
    let regions = root.view.reservedRegions(kind: .occlusion)
    #expect(regions.first?.frame == CGRect(x: 382, y: 0, width: 84, height: 170))
    #expect(regions.count == 2)
    #expect(root.view.reservedRegions(kind: .division, options: .includeInactive).isEmpty)
  }

  @Test("the hinge is reported at the window and with each posture, in radians")
  func hinge() {
    let root = UIViewController()
    let host = duo(.closed, root: root)
    var told: [UIHinge.Status] = []
    var angle: CGFloat = -1
    root.view.addInteraction(
      UIHingeInteraction { _, update in
        guard let hinge = update.hinge else { return }
        told.append(hinge.status)
        angle = hinge.angle
      })
    #expect(told == [.closed] && angle == 0)
    host.fold(to: .halfOpen(degrees: 90))
    #expect(told == [.closed, .partiallyOpen] && abs(angle - .pi / 2) < 1e-9)
    host.fold(to: .open)
    #expect(told.last == .fullyOpen && abs(angle - .pi) < 1e-9)
  }

  @Test("margins avoid the rounded corners if the safe area doesn't")
  func corners() {
    let root = UIViewController()
    _ = duo(.open, .landscapeRight, root: root)
    let view: UIView = root.view
    let margins = view.layoutMargins
    let horizontal = view.edgeInsets(for: .margins(cornerAdaptation: .horizontal))
    #expect(horizontal.left == margins.left + 16 && horizontal.right == margins.right)
    let vertical = view.edgeInsets(for: .margins(cornerAdaptation: .vertical))
    #expect(vertical.top == margins.top + 16 && vertical.bottom == margins.bottom)
  }

  @Test("a bar's region is at the system's bars")
  func barRegion() {
    let root = UIViewController()
    let host = duo(.open, .landscapeRight, root: root)
    let guide = root.view.layoutGuide(
      for: .bar(onEdge: NSDirectionalRectEdge.trailing, extent: 56))
    #expect(guide.layoutFrame == CGRect(x: 875, y: 120, width: 56, height: 515))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the edge of a right-to-left view is still the hardware's side")
  func mirroredBarRegion() {
    let root = UIViewController()
    _ = duo(.open, .landscapeRight, root: root)
    root.view.semanticContentAttribute = .forceRightToLeft
    let place = CGRect(x: 875, y: 120, width: 56, height: 515)
    let right = root.view.layoutGuide(for: .bar(onEdge: UIRectEdge.right, extent: 56))
    #expect(right.layoutFrame == place)
    let leading = root.view.layoutGuide(
      for: .bar(onEdge: NSDirectionalRectEdge.leading, extent: 56))
    #expect(leading.layoutFrame == place)
    let left = root.view.layoutGuide(for: .bar(onEdge: UIRectEdge.left, extent: 56))
    #expect(left.layoutFrame == CGRect(x: 0, y: 0, width: 56, height: 635))
  }

  @Test("a pane that doesn't reach the column has no vertical bars at its edge")
  func barRegionOfPane() {
    let root = UIViewController()
    let host = duo(.open, .landscapeRight, root: root)
    let pane = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 669))
    root.view.addSubview(pane)
    host.settle()
    let right = pane.layoutGuide(for: .bar(onEdge: UIRectEdge.right, extent: 56))
    #expect(right.layoutFrame == CGRect(x: 344, y: 0, width: 56, height: 635))
  }

  @Test("the edge of vertical bars is a trait, and registered observers are notified")
  func trait() {
    let root = UIViewController()
    let host = duo(.open, .portrait, root: root)
    #expect(root.traitCollection.verticalBarEdge == .unspecified)
    var changes = 0
    root.registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) {
      (_: UIViewController, _) in changes += 1
    }
    host.fold(to: .closed)
    // Held at a quarter turn, so the outer display is in landscape, with the column at its left.
    #expect(host.geometry.orientation == .landscapeRight)
    #expect(root.traitCollection.verticalBarEdge == .leading && changes == 1)
    let phone = UIViewController()
    SimulationHost(device: .iPhone15).setRoot(phone)
    #expect(phone.traitCollection.verticalBarEdge == .unspecified)
    let inner = UIViewController()
    _ = duo(.open, .landscapeLeft, root: inner)
    #expect(inner.traitCollection.verticalBarEdge == .trailing)
    let left = UIViewController()
    _ = duo(.closed, .landscapeRight, root: left)
    #expect(left.traitCollection.verticalBarEdge == .leading)
    left.traitOverrides.layoutDirection = .rightToLeft
    #expect(left.traitCollection.verticalBarEdge == .trailing, "the side stays")
  }
}
