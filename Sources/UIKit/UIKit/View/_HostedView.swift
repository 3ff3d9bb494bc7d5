import LayoutTrees

/// A view of a module above UIKit, which says what only UIKit's own classes can override.
@preconcurrency @MainActor
open class _HostedView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name in layout trees.
  open var _treeName: String { String(describing: type(of: self)) }

  /// Adds what layout trees compare.
  open func _describe(in description: inout LayoutDescription) {}

  /// Called with new traits before the app's callbacks.
  open func _traitsDidChange() {}

  /// Whether the view is an element for assistive technologies unless the app says otherwise.
  open var _isElement: Bool { false }

  /// Its traits as an element.
  open var _elementTraits: UIAccessibilityTraits { .none }

  /// The place of the element or group among its siblings: greater priorities are read first.
  open var _sortPriority: Double { 0 }

  package final override var layoutName: String { _treeName }

  package final override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    _describe(in: &description)
  }

  /// Adds the facts that rules check. The ones of a view of UIKit's are known already.
  package final var addsFacts: (@MainActor (inout FactDescription) -> Void)?

  package final override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.className = _treeName
    addsFacts?(&description)
  }

  package final override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    _traitsDidChange()
  }

  package final override var isElementByDefault: Bool { _isElement }

  package final override var defaultAccessibilityTraits: UIAccessibilityTraits { _elementTraits }
}
