import Devices
import Testing

@testable import UIKit

/// Views that fit their size to their content, and frames under transforms.
@MainActor
struct FittingTests {
  private final class FixedView: UIView {
    var fitting = CGSize(width: 40, height: 30)

    override func sizeThatFits(_ size: CGSize) -> CGSize { fitting }
  }

  @Test("sizeToFit keeps the origin of an untransformed view")
  func upright() {
    let view = FixedView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 40, height: 30))
  }

  @Test(
    "sizeToFit sets the bounds of a scaled or rotated view, which keeps its transform",
    arguments: [
      CGAffineTransform(scaleX: 1.5, y: 2), CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(translationX: 7, y: 9),
    ])
  func transformed(by transform: CGAffineTransform) {
    let view = FixedView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.transform = transform
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 30))
    #expect(view.transform == transform)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test("a size that isn't a number is rejected, and the old one stays")
  func notANumber() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let view = FixedView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.fitting.width = .nan
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(host.takeIssues().count == 1)
  }

  @Test("a frame set under a scale reads back unchanged", arguments: [0.5, 1.5, 2, 3] as [CGFloat])
  func scaledFrames(scale: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: scale, y: -scale)
    for length in stride(from: CGFloat(1), to: 400, by: 1) {
      let frame = CGRect(x: 140, y: 100, width: length, height: length + 100)
      view.frame = frame
      #expect(view.frame == frame)
    }
  }

  @Test(
    "as precisely as possible if no number times the scale equals the length",
    arguments: [0.1, 0.3, 0.9, 1.7, 7.3] as [CGFloat])
  func otherScales(scale: CGFloat) {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    for length in stride(from: CGFloat(1), to: 400, by: 1) {
      view.frame = CGRect(x: 0, y: 0, width: length, height: 10)
      #expect(abs(view.frame.width - length) <= length.ulp * 2)
    }
  }
}
