import Graphics
import Symbols
import Synchronization

/// A cache of system symbol pictures, for reuse by later images of the same symbol.
///
/// Images that share a picture are rasterised once.
enum SymbolPictures {
  struct Picture: Sendable {
    var image: CGImage?
    var frame: SymbolFrame
  }

  private struct Key: Hashable {
    var name: String
    var value: Double?
    var rendition: SymbolContent.Rendition
  }

  /// The maximum number of cached pictures; beyond that, the cache is cleared.
  private static let limit = 1000
  private static let known = Mutex<[Key: Picture]>([:])

  /// Returns a symbol's picture, created on first use; pictures from catalogs are created each
  /// time.
  static func picture(
    of symbol: SymbolContent, _ rendition: SymbolContent.Rendition, make: () -> Picture
  ) -> Picture {
    guard case .system = symbol.source else { return make() }
    let key = Key(name: symbol.name, value: symbol.value, rendition: rendition)
    if let picture = known.withLock({ $0[key] }) { return picture }
    let picture = make()
    known.withLock { pictures in
      if pictures.count >= limit { pictures = [:] }
      pictures[key] = picture
    }
    return picture
  }
}
