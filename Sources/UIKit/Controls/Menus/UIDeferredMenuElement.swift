/// Elements of a menu that are asked for when it opens; a line says meanwhile that they are loading
/// (iOS 14).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// What was provided; nil while it is waited for.
  final private(set) var provided: [UIMenuElement]?

  /// Makes an element whose elements are asked for when its menu first opens.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool
  ) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Makes an element whose elements are asked for each time its menu opens (iOS 15).
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Whether the elements haven't been provided yet.
  final var isWaiting: Bool { provided == nil }

  /// Asks for the elements, unless they are there for good.
  final func ask(_ done: @escaping () -> Void) {
    if isCached, provided != nil { return }
    provided = nil
    provider { [weak self] elements in
      self?.provided = elements
      done()
    }
  }
}
