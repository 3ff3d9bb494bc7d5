import AssetCatalogs
import Foundation
import Synchronization

/// The asset catalogs of the bundles, read when they are first asked for.
enum AssetStore {
  /// What is known of one set, by its path.
  private enum Known {
    case image(ImageSet)
    case color(UIColor)
    case nothing
  }

  private struct State {
    /// By the bundle's path: a bundle doesn't change while a program runs.
    var indexes: [String: AssetIndex] = [:]
    var known: [String: Known] = [:]
  }

  /// Sets that are remembered at most.
  private static let limit = 20_000
  private static let state = Mutex(State())

  /// Returns the sets of a bundle's catalogs; those of the main bundle are those of the resource
  /// bundles beside it, too.
  static func index(of bundle: Bundle?) -> AssetIndex {
    let path = (bundle ?? .main).bundlePath
    if let index = state.withLock({ $0.indexes[path] }) { return index }
    let index = AssetIndex(
      catalogs: ImageFiles.folders(of: bundle).flatMap(AssetIndex.catalogs))
    state.withLock { $0.indexes[path] = index }
    return index
  }

  /// Returns an image set; nil if it can't be read.
  static func imageSet(at path: String) -> ImageSet? {
    let known = known(path) {
      (try? AssetReader.imageSet(at: path)).map(Known.image) ?? .nothing
    }
    if case .image(let set) = known { return set }
    return nil
  }

  /// Returns a colour set's colour, the same each time; nil if the set has none that is known.
  static func color(at path: String) -> UIColor? {
    let known = known(path) {
      guard let set = try? AssetReader.colorSet(at: path), let color = UIColor(set)
      else { return .nothing }
      return .color(color)
    }
    if case .color(let color) = known { return color }
    return nil
  }

  private static func known(_ path: String, _ read: () -> Known) -> Known {
    if let known = state.withLock({ $0.known[path] }) { return known }
    let read = read()
    return state.withLock { state in
      // Another thread may have been first: a colour is to be the same one.
      if let known = state.known[path] { return known }
      if state.known.count >= limit { state.known = [:] }
      state.known[path] = read
      return read
    }
  }
}
