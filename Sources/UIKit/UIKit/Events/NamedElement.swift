/// An on-screen element, identified by the names that people and tests use for it.
@MainActor
package struct NamedElement {
  package let view: UIView
  /// Its accessibility identifier.
  package let identifier: String?
  /// Its accessibility label.
  package let label: String?
  /// The text it shows: a text, a title, a placeholder.
  package let texts: [String]

  /// All names of the element.
  package var names: [String] { [identifier, label].compactMap { $0 } + texts }
}

extension UIView {
  /// The view with its names; nil if it has none.
  fileprivate var namedElement: NamedElement? {
    let item = (self as? _UIButtonBarButton)?.item ?? (self as? UITabBarButton)?.item
    let own = nameInBar
    let element = NamedElement(
      view: self,
      identifier: accessibilityIdentifier ?? item?.accessibilityIdentifier ?? own.identifier,
      label: accessibilityLabel ?? item?.accessibilityLabel ?? own.label,
      texts: (shownTexts + [item?.title].compactMap { $0 }).filter { !$0.isEmpty })
    return element.names.isEmpty ? nil : element
  }

  /// The name of a bar's own button; the back button's is the one used in Xcode's UI tests
  /// (recalled; medium).
  private var nameInBar: (identifier: String?, label: String?) {
    if let bar = superview as? _UIVerticalBarView { return bar.name(of: self) }
    guard let bar = superview as? _UINavigationBarContentView,
      self === bar.backChevron || self === bar.backImage
    else { return (nil, nil) }
    return ("BackButton", "Back")
  }

  private var shownTexts: [String] {
    switch self {
    case let label as UILabel: [label.text].compactMap { $0 }
    case let button as UIButton: [button.currentTitle].compactMap { $0 }
    case let field as UITextField: [field.text, field.placeholder].compactMap { $0 }
    default: []
    }
  }

  /// Collects the named views among this one and its descendants, from front to back.
  fileprivate func collectNamed(into result: inout [NamedElement]) {
    guard !isHidden, alpha >= 0.01 else { return }
    for view in subviews.reversed() { view.collectNamed(into: &result) }
    if let namedElement { result.append(namedElement) }
  }

  /// Returns the part of a rectangle of the view that is on the screen and not clipped, in the
  /// window's coordinates; nil if there is none.
  package func visiblePart(of rect: CGRect) -> CGRect? {
    guard let window else { return nil }
    var part = convert(rect, to: window)
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return nil }
      if current.clipsToBounds || current === window {
        part = part.intersection(current.convert(current.bounds, to: window))
      }
      if part.isNull || part.width <= 0 || part.height <= 0 { return nil }
      view = current.superview
    }
    return part
  }
}

extension SimulationHost {
  /// Returns the named elements on the screen, from front to back, including those scrolled out of
  /// sight.
  package func namedElements() -> [NamedElement] {
    var result: [NamedElement] = []
    for window in touchableWindows.reversed() { window.collectNamed(into: &result) }
    return result
  }

  /// Returns the scroll views on the screen, from front to back.
  package func scrollViews() -> [UIScrollView] {
    var result: [UIScrollView] = []
    func collect(_ view: UIView) {
      guard !view.isHidden else { return }
      for inner in view.subviews.reversed() { collect(inner) }
      if let scroll = view as? UIScrollView, scroll.visiblePart(of: scroll.bounds) != nil {
        result.append(scroll)
      }
    }
    for window in touchableWindows.reversed() { collect(window) }
    return result
  }
}
