/// Menu elements that are requested when the menu opens; meanwhile, a line indicates that they are
/// loading (iOS 14).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The provided elements; `nil` while they are pending.
  final private(set) var provided: [UIMenuElement]?

  /// Creates an element whose elements are requested when its menu first opens.
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

  /// Creates an element whose elements are requested each time its menu opens (iOS 15).
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Whether the elements haven't been provided yet.
  final var isWaiting: Bool { provided == nil }

  /// Requests the elements, unless they are cached.
  final func ask(_ done: @escaping () -> Void) {
    if isCached, provided != nil { return }
    provided = nil
    provider { [weak self] elements in
      self?.provided = elements
      done()
    }
  }
}
