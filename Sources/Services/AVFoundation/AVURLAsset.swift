@_exported import Foundation
import UIKit

/// A film or a sound, whose contents aren't read: it has no length, tracks or pictures.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Unknown, because nothing is read.
  open var duration: CMTime { .indefinite }
  /// False: nothing plays here.
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var tracks: [AVAssetTrack] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var preferredTransform: CGAffineTransform { .identity }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  public override init() { super.init() }

  /// Creates an asset at a URL.
  public convenience init(url URL: URL) { self.init(at: URL) }

  fileprivate init(at url: URL?) { super.init() }
}

/// A sequence of pictures or sound in an asset; there is none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var mediaType: AVMediaType { .video }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var estimatedDataRate: Float { 0 }
}

/// A fact about an asset; there is none.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var numberValue: NSNumber? { nil }
  open var dataValue: Data? { nil }
  open var value: Any? { nil }
}

/// Makes pictures of a film: each fails, because nothing is read.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.operationNotSupportedForAsset)
  }

  open func cancelAllCGImageGeneration() {}
}

/// Why something failed.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = -11800
    case applicationIsNotAuthorizedToUseDevice = -11852
    case operationNotSupportedForAsset = -11838
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  /// Creates an asset from a URL; the options are ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(at: URL)
  }
}
