/// Elements of a menu that are asked for when it opens, which never happens here (iOS 14).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes an element whose elements would be asked for when its menu first opens.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  /// Makes an element whose elements would be asked for each time its menu opens (iOS 15).
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
