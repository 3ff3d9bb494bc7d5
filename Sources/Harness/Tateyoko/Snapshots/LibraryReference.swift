import CTestProcess
import Foundation
import LayoutTrees
import Pixels
import UIKit

/// A picture that swift-snapshot-testing recorded in a simulator.
///
/// Another renderer drew it, so its pixels never equal ours; only its size can be compared. It's
/// never changed, because the suite uses it elsewhere.
struct LibraryReference: Sendable {
  let file: URL
  private let width: Int
  private let height: Int

  /// Whether this program replaces the library's module `SnapshotTesting`, as one that is built
  /// with a toolset does (docs/install.md): its suite runs unchanged, with its names.
  static let isLibraryAnswered = test_process_answers_library() != 0

  /// Reads the picture at a baseline's path; `nil` if there is none, or if Tateyoko recorded it.
  init?(at file: URL) {
    guard file.pathExtension == "png", BaselineMark.isFile(file.path),
      let head = try? PNGCodec.readHead(from: file), head.storedPixelDigest == nil
    else { return nil }
    self.file = file
    width = head.width
    height = head.height
  }

  /// The file of Tateyoko's own baseline, in the same folder.
  var ownBaseline: URL {
    file.deletingPathExtension().appendingPathExtension("tateyoko.png")
  }

  /// Returns the scale that converts the picture's size to a size in points; `nil` if there is
  /// none. The library's `.image` uses the scale of the simulator it ran in.
  private func scale(fitting points: CGSize) -> Int? {
    (1...3).first { scale in
      func fits(_ length: CGFloat, _ pixels: Int) -> Bool {
        abs(length * CGFloat(scale) - CGFloat(pixels)) <= 1
      }
      return fits(points.width, width) && fits(points.height, height)
    }
  }

  /// Whether the picture may show a layout of this size, in points.
  func hasSize(_ points: CGSize) -> Bool { scale(fitting: points) != nil }

  /// Compares its size with a picture's, for messages.
  func words(about points: CGSize) -> String {
    let label = "library   "
    let origin = "\(label)\(fileAddress(file.path)) is swift-snapshot-testing's, "
    let outcome =
      if let scale = scale(fitting: points) {
        "of the same size at \(scale)x."
      } else {
        "of a different size: \(width) × \(height) pixels there, "
          + "\(LayoutValue.format(points.width, decimals: 2)) × \(LayoutValue.format(points.height, decimals: 2)) points here."
      }
    return origin + outcome
      + "\n          A simulator's pixels can't be compared: this baseline is next to it."
  }
}
