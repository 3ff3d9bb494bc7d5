import Foundation
import ImageDiff
import Pixels
import UIKit

extension Diffing where Value == UIImage {
  /// Compares pictures with the tolerance of the scope, or exactly if it has none.
  public static var image: Diffing { .image() }

  /// Compares pictures by swift-snapshot-testing's numbers.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 … 1; of bytes if `perceptualPrecision`
  ///     is 1.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - scale: The scale of a stored picture that doesn't specify one, in pixels per point; 1 if
  ///     `nil`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    .image(tolerance: .numbers(precision, perceptualPrecision), scale: scale)
  }

  /// Compares pictures with a tolerance; if `nil`, the scope's.
  public static func image(tolerance: SnapshotTolerance?, scale: CGFloat? = nil) -> Diffing {
    func allowed() -> SnapshotTolerance {
      tolerance ?? SnapshotTestingConfiguration.current?.tolerance ?? .exact
    }
    func verdict(_ verdict: PictureVerdict, _ capture: Capture) -> SnapshotVerdict {
      func words(_ difference: PictureDifference) -> SnapshotDifference {
        var result = SnapshotDifference(message: difference.words)
        result.picture = ComparedPicture(difference: difference, capture: capture)
        return result
      }
      switch verdict {
      case .equal: return .equal
      case .missing: return .missing
      case .unreadable(let error): return .unreadable("\(error)")
      case .tolerated(let difference): return .tolerated(words(difference))
      case .different(let difference): return .different(words(difference))
      }
    }
    var diffing = Diffing(
      toData: { try PictureBaseline.data(try $0.anyCapture()) },
      fromData: { data in
        let head = try PNGCodec.head(data)
        var stored = PictureBaseline.capture(try PNGCodec.decode(data), head)
        if head.scale == nil, let scale, scale > 0 { stored = stored.scaled(scale) }
        return UIImage(capture: stored)
      },
      diff: { reference, new in
        let now = try new.anyCapture()
        let compared = PictureComparison.compare(
          reference: try reference.anyCapture(), capture: now, tolerance: allowed())
        guard case .different(let difference) = verdict(compared, now) else { return nil }
        return difference
      })
    diffing.compareFile = { image, file in
      let now = try image.anyCapture()
      return verdict(PictureBaseline(file: file).compare(now, tolerance: allowed()), now)
    }
    diffing.explainsFile = { image, file in
      PictureBaseline(file: file).explains(try image.anyCapture())
    }
    diffing.identity = { image in (try? image.anyCapture()).map { AnyHashable($0.digest) } }
    diffing.problem = { $0.problem(of: allowed()) }
    return diffing
  }
}

extension SnapshotTolerance {
  /// Returns the tolerance for two numbers that a call specifies; `nil` if both are 1, the default.
  package static func numbers(_ precision: Float, _ perceptualPrecision: Float)
    -> SnapshotTolerance?
  {
    // An invalid share, such as NaN, is reported by the comparison.
    guard precision != 1 || perceptualPrecision != 1 else { return nil }
    return SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
  }
}
