@_exported import Foundation

/// A film or a sound, whose contents aren't read: it has no length, tracks or pictures.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Unknown, because nothing is read.
  open var duration: CMTime { .indefinite }
  /// False: nothing plays here.
  open var isPlayable: Bool { false }
}

/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  /// Creates an asset from a URL; the options are ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}
