import Foundation

/// The items that a screen would show large while a finger rests on them, sorted by position.
package struct LargeContent: Sendable, Hashable, CustomStringConvertible {
  /// One item, with its picture's size in points.
  package struct Item: Sendable, Hashable {
    package var title: String?
    package var imageSize: CGSize?
    package var scalesImage: Bool
  }

  /// Whether anything is shown large at the current text size.
  package var isEnabled: Bool
  package var items: [Item]

  /// Reads the large content items of a view.
  @MainActor
  package init(of root: UIView) {
    isEnabled = root.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    var found: [(item: Item, frame: CGRect)] = []
    func read(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return }
      if view.showsLargeContentViewer {
        let image = view.largeContentImage
        if view.largeContentTitle?.isEmpty == false || image != nil {
          let item = Item(
            title: view.largeContentTitle, imageSize: image?.size,
            scalesImage: view.scalesLargeContentImage)
          found.append((item, view.convert(view.bounds, to: root)))
          return
        }
      }
      view.subviews.forEach(read)
    }
    read(root)
    items = found.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }.map(\.element.item)
  }

  /// A line for each item: its title and its picture's size.
  package var description: String {
    guard isEnabled else { return "nothing is shown large at this text size" }
    guard !items.isEmpty else { return "no items" }
    return items.map { item in
      let image = item.imageSize.map {
        "image \($0.width.shortText) × \($0.height.shortText)"
          + (item.scalesImage ? ", enlarged" : "")
      }
      return [item.title.map { "“\($0)”" }, image].compactMap(\.self).joined(separator: " ")
    }.joined(separator: "\n")
  }
}
