import Graphics
import Symbols
import Synchronization

/// The pictures of the system's symbols that were made, for the next image of the same one.
///
/// Images of one picture are rasterised once.
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

  /// Pictures that are kept; beyond that all are made anew.
  private static let limit = 1000
  private static let known = Mutex<[Key: Picture]>([:])

  /// Returns a symbol's picture, which is made the first time; those of catalogs are made each time.
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
