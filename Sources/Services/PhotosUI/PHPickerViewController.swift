@_exported import Foundation
@_exported import Photos
import UIKit
import UniformTypeIdentifiers

/// The system's picker of photos: only a title, and nothing is picked.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = SystemSheetView(title: "Photos") }
}

/// Receives what is picked; never called here, except by tests.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picked item.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// What a picker offers; kept without effect.
public struct PHPickerConfiguration: Hashable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// The maximum number of items; 0 for no limit.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  private let usesLibrary: Bool

  public init() { usesLibrary = false }

  public init(photoLibrary: PHPhotoLibrary) { usesLibrary = true }
}

/// Kinds of items.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>

  public static let images = PHPickerFilter(kinds: ["images"])
  public static let videos = PHPickerFilter(kinds: ["videos"])
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}
