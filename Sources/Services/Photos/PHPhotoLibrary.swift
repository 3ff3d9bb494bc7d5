@_exported import Foundation
import UIKit

/// Whether an app may use the photo library. The raw values are Photos'.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What an app may do. The raw values are Photos'.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The user's photos: none, and nobody permits access to them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }

  /// Denied after a request in the simulation, and not determined before.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    guard MainQueue.isCurrent else { return .notDetermined }
    return MainActor.assumeIsolated {
      SimulationHost.current.service(PhotoAccess.self).isRefused ? .denied : .notDetermined
    }
  }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  /// Refuses access, later on the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { PhotoAccess.refuse() }
      handler(.denied)
    }
  }

  /// Refuses access, later on the main queue.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }

  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    await PhotoAccess.refuse()
    return .denied
  }

  /// Fails, later on the main queue: the block isn't called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }

  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Has no effect: nothing changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Has no effect.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Whether a simulation's app asked for the photos, which nobody permits.
@MainActor
private final class PhotoAccess: SystemService {
  private(set) var isRefused = false

  init() {}

  static func refuse() { SimulationHost.current.service(PhotoAccess.self).isRefused = true }

  func copy() -> PhotoAccess {
    let copy = PhotoAccess()
    copy.isRefused = isRefused
    return copy
  }

  var isUntouched: Bool { !isRefused }
}

/// Why the library refused.
public struct PHPhotosError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// Observes the library; never called here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

/// A change of a fetched list.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(_ result: PHFetchResult<ObjectType>) {
    fetchResultAfterChanges = result
    super.init()
  }

  open var hasIncrementalChanges: Bool { false }
}
