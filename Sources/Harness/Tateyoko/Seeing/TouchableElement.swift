import UIKit

/// An element that a simulated touch can refer to by name.
package struct TouchableElement: Codable, Hashable, Sendable {
  /// The name that ``Simulator/tap(_:count:fingers:)`` finds it by.
  package var name: String
  /// The view's class.
  package var className: String
  /// The touchable area, in points of the window.
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(
    name: String, className: String, x: Double, y: Double, width: Double, height: Double
  ) {
    self.name = name
    self.className = className
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Simulator {
  /// Returns the elements that can be touched by name, from back to front, without ambiguous names.
  ///
  /// Texts within an element that is touched as a whole, such as a button's title, are omitted.
  func touchables() -> [TouchableElement] {
    let finder = TouchPlace(host: settled, call: "look")
    let named = host.namedElements().reversed()
    let wholes = Set(named.filter { $0.view is UIControl }.map { ObjectIdentifier($0.view) })
    var result: [TouchableElement] = []
    var counts: [String: (all: Int, buttons: Int)] = [:]
    var buttons: Set<Int> = []
    for element in named {
      guard let name = element.names.first(where: { !$0.isEmpty }) else { continue }
      var above = element.view.superview
      while let view = above, !wholes.contains(ObjectIdentifier(view)) { above = view.superview }
      guard above == nil, let found = try? finder.find(element.view) else { continue }
      counts[name, default: (0, 0)].all += 1
      if TouchPlace.isButton(element.view) {
        counts[name]?.buttons += 1
        buttons.insert(result.count)
      }
      result.append(
        TouchableElement(
          name: name, className: element.view.layoutName,
          x: found.area.minX, y: found.area.minY, width: found.area.width,
          height: found.area.height))
    }
    // A name that several have finds none of them, unless one is a button among texts.
    return result.enumerated().filter { index, element in
      guard let count = counts[element.name] else { return false }
      return count.all == 1 || count.buttons == 1 && buttons.contains(index)
    }.map(\.element)
  }

  /// The scroll view with the largest visible area among all that can scroll; `nil` if there is
  /// none.
  package var mainScrollView: UIScrollView? {
    var best: (view: UIScrollView, area: CGFloat)?
    for view in settled.scrollViews() {
      guard let part = view.visiblePart(of: view.bounds) else { continue }
      let inset = view.adjustedContentInset
      let isLonger =
        view.contentSize.height + inset.top + inset.bottom > view.bounds.height + 0.5
        || view.contentSize.width + inset.left + inset.right > view.bounds.width + 0.5
      let area = part.width * part.height
      if isLonger, area > best?.area ?? 0 { best = (view, area) }
    }
    return best?.view
  }

  /// Returns the scroll view that a target is, or is inside; `nil` if there is none.
  ///
  /// - Throws: ``TouchError`` if the target isn't on the screen.
  package func scrollView(of target: any Touchable) throws -> UIScrollView? {
    let finder = TouchPlace(host: settled, call: "scroll(\(Self.text(of: target)))")
    var view: UIView? = try finder.view(target)
    while let current = view, !(current is UIScrollView) { view = current.superview }
    return view as? UIScrollView
  }
}
