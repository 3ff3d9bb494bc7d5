import CTestProcess
import Foundation
import Pixels
import UIKit

/// A picture that swift-snapshot-testing recorded in a simulator.
///
/// Its pixels are another renderer's, so that no picture of ours is equal to it; what it says is how
/// large the layout is. It stays as it is, for the suite's runs elsewhere.
struct LibraryReference: Sendable {
  let file: URL
  private let width: Int
  private let height: Int

  /// Whether this program answers the library's module `SnapshotTesting`, as one that is built with a
  /// toolset does (docs/install.md): its suite runs as it is, with its names.
  static let isLibraryAnswered = test_process_answers_library() != 0

  /// The picture in a baseline's place; nil where there is none, or one that we have recorded.
  init?(at file: URL) {
    guard file.pathExtension == "png", BaselineMark.isFile(file.path),
      let head = try? PNGCodec.readHead(from: file), head.storedPixelDigest == nil
    else { return nil }
    self.file = file
    width = head.width
    height = head.height
  }

  /// Where the baseline of ours goes: beside it.
  var ownBaseline: URL {
    file.deletingPathExtension().appendingPathExtension("tateyoko.png")
  }

  /// Pixels a point of it, with which its size is that of a picture of ours; nil where it has another
  /// size. The library's `.image` takes the scale of the simulator that it ran in.
  private func scale(fitting points: CGSize) -> Int? {
    (1...3).first { scale in
      func fits(_ length: CGFloat, _ pixels: Int) -> Bool {
        abs(length * CGFloat(scale) - CGFloat(pixels)) <= 1
      }
      return fits(points.width, width) && fits(points.height, height)
    }
  }

  /// Whether a layout of this size can be the one that it shows.
  func hasSize(_ points: CGSize) -> Bool { scale(fitting: points) != nil }

  /// What it says of a picture, for who reviews that.
  func words(about points: CGSize) -> String {
    let label = "library   "
    let origin = "\(label)\(fileAddress(file.path)) is swift-snapshot-testing's, "
    let outcome =
      if let scale = scale(fitting: points) {
        "of the same size at \(scale)x."
      } else {
        "of another size: \(width) × \(height) pixels there, "
          + "\(Self.number(points.width)) × \(Self.number(points.height)) points here."
      }
    return origin + outcome
      + "\n          A simulator's pixels can't be compared: this baseline lies beside it."
  }

  private static func number(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\((length * 100).rounded() / 100)"
  }
}
