import Foundation
import Graphics
import Synchronization

/// The reader of picture files, which a floor above that knows file formats puts in place.
///
/// Without one, images come from drawing only.
package enum ImageDecoding {
  /// Turns a file's bytes into an image, `nil` if it can't.
  package typealias Decoder = @Sendable (Data) -> CGImage?

  private static let installed = Mutex<Decoder?>(nil)

  package static func install(_ decoder: Decoder?) { installed.withLock { $0 = decoder } }

  static func image(from data: Data) -> CGImage? {
    installed.withLock { $0 }?(data)
  }
}
