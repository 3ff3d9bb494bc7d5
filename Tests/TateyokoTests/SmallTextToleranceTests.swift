import ImageDiff
import Pixels
import Testing
import UIKit

@testable import Tateyoko

/// The tolerance that docs/comparing.md recommends for pages at 1x detects changed words.
@MainActor
@Suite struct SmallTextToleranceTests {
  private static let recommended = ImageTolerance(.yiq(0.1), ignoresAntialiasing: true)

  private func picture(_ text: String, size: CGFloat) throws -> Bitmap {
    _ = SimulationHost.current
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let frame = CGRect(x: 0, y: 0, width: 160, height: 40)
    let image = UIGraphicsImageRenderer(bounds: frame, format: format).image { context in
      UIColor.white.setFill()
      context.fill(frame)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.black,
      ]
      text.draw(at: CGPoint(x: 8, y: 8), withAttributes: attributes)
    }
    return try image.drawnCapture().bitmap
  }

  @Test(arguments: [11, 12, 14, 16, 20] as [CGFloat])
  func aChangedSignFails(size: CGFloat) throws {
    for (old, new) in [
      ("Pay 100", "Pay 1000"), ("Off", "On"), ("Delete all", "Delete al"), ("1,5", "15"),
      ("it’s", "its"), ("Total: 8", "Total: 3"),
    ] {
      let comparison = ImageComparison(
        reference: try picture(old, size: size), actual: try picture(new, size: size),
        tolerance: Self.recommended)
      #expect(!comparison.matches, "\(old) → \(new) at \(size)")
    }
  }
}
