@_exported import Foundation

/// A film or a sound. Nothing is read of it: it has no length, no tracks and no pictures.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Unknown, as nothing is read.
  open var duration: CMTime { .indefinite }
  /// False: nothing plays here.
  open var isPlayable: Bool { false }
}

/// What is at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  /// Makes an asset of an address; the options are dropped.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}
