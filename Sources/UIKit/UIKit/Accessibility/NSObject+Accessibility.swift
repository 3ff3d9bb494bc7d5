import Foundation

// The accessibility properties that every object has on a device. As with other methods of
// Objective-C's NSObject they're in an extension of the protocol, so that classes can redeclare
// them, which is what an override becomes (`docs/dialect.md`). Responders and bar items declare
// them themselves; these call theirs.

/// A class of UIKit that declares these properties, so that its subclasses override them.
@MainActor
private protocol OverridableAccessibility: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIResponder: OverridableAccessibility {}
extension UIBarItem: OverridableAccessibility {}

extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get {
      Declared.get(self, { $0.isAccessibilityElement }, { $0.blocks?.isElement?() ?? $0.isElement })
        ?? false
    }
    set {
      Declared.set(self, newValue, { $0.isAccessibilityElement = $1 }, { $0.isElement = $1 })
    }
  }
  public var accessibilityLabel: String? {
    get {
      Declared.get(self, { $0.accessibilityLabel }, { $0.blocks?.label?() ?? $0.label })
    }
    set {
      Declared.set(
        self, newValue, { $0.accessibilityLabel = $1 },
        { state, value in
          state.label = value
          state.attributedLabel = nil
        })
    }
  }
  public var accessibilityValue: String? {
    get {
      Declared.get(self, { $0.accessibilityValue }, { $0.blocks?.value?() ?? $0.value })
    }
    set {
      Declared.set(
        self, newValue, { $0.accessibilityValue = $1 },
        { state, value in
          state.value = value
          state.attributedValue = nil
        })
    }
  }
  public var accessibilityHint: String? {
    get {
      Declared.get(self, { $0.accessibilityHint }, { $0.blocks?.hint?() ?? $0.hint })
    }
    set {
      Declared.set(
        self, newValue, { $0.accessibilityHint = $1 },
        { state, value in
          state.hint = value
          state.attributedHint = nil
        })
    }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      Declared.get(self, { $0.accessibilityTraits }, { $0.blocks?.traits?() ?? $0.traits }) ?? .none
    }
    set {
      Declared.set(self, newValue, { $0.accessibilityTraits = $1 }, { $0.traits = $1 })
    }
  }

  public var accessibilityFrame: CGRect {
    get {
      Responders.get(self, { $0.accessibilityFrame }, { $0.blocks?.frame?() ?? $0.frame }) ?? .zero
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityFrame = $1 }, { $0.frame = $1 })
    }
  }
  public var accessibilityPath: UIBezierPath? {
    get {
      Responders.get(self, { $0.accessibilityPath }, { $0.blocks?.path?() ?? $0.path })
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityPath = $1 }, { $0.path = $1 })
    }
  }
  public var accessibilityActivationPoint: CGPoint {
    get {
      Responders.get(
        self, { $0.accessibilityActivationPoint },
        { $0.blocks?.activationPoint?() ?? $0.activationPoint }) ?? accessibilityFrame.middle
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityActivationPoint = $1 }, { $0.activationPoint = $1 })
    }
  }
  public var accessibilityLanguage: String? {
    get {
      Responders.get(self, { $0.accessibilityLanguage }, { $0.blocks?.language?() ?? $0.language })
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityLanguage = $1 }, { $0.language = $1 })
    }
  }
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      Responders.get(
        self, { $0.accessibilityTextualContext },
        { $0.blocks?.textualContext?() ?? $0.textualContext })
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityTextualContext = $1 }, { $0.textualContext = $1 })
    }
  }
  public var accessibilityElements: [Any]? {
    get {
      Responders.get(self, { $0.accessibilityElements }, { $0.blocks?.elements?() ?? $0.elements })
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityElements = $1 }, { $0.elements = $1 })
    }
  }
  public var accessibilityElementsHidden: Bool {
    get {
      Responders.get(
        self, { $0.accessibilityElementsHidden },
        { $0.blocks?.hidesElements?() ?? $0.hidesElements }) ?? false
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityElementsHidden = $1 }, { $0.hidesElements = $1 })
    }
  }
  public var accessibilityViewIsModal: Bool {
    get {
      Responders.get(self, { $0.accessibilityViewIsModal }, { $0.blocks?.isModal?() ?? $0.isModal })
        ?? false
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityViewIsModal = $1 }, { $0.isModal = $1 })
    }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      Responders.get(
        self, { $0.shouldGroupAccessibilityChildren },
        { $0.blocks?.groupsChildren?() ?? $0.groupsChildren }) ?? false
    }
    set {
      Responders.set(
        self, newValue, { $0.shouldGroupAccessibilityChildren = $1 }, { $0.groupsChildren = $1 })
    }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      Responders.get(
        self, { $0.accessibilityContainerType }, { $0.blocks?.containerType?() ?? $0.containerType }
      ) ?? .none
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityContainerType = $1 }, { $0.containerType = $1 })
    }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      Responders.get(
        self, { $0.accessibilityNavigationStyle },
        { $0.blocks?.navigationStyle?() ?? $0.navigationStyle }) ?? .automatic
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityNavigationStyle = $1 }, { $0.navigationStyle = $1 })
    }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      Responders.get(
        self, { $0.accessibilityRespondsToUserInteraction },
        { $0.blocks?.respondsToUser?() ?? $0.respondsToUser }) ?? isAccessibilityElement
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityRespondsToUserInteraction = $1 },
        { $0.respondsToUser = $1 })
    }
  }
  public var accessibilityUserInputLabels: [String]! {
    get {
      Responders.get(
        self, { $0.accessibilityUserInputLabels },
        { $0.blocks?.userInputLabels?() ?? $0.userInputLabels })
        ?? [accessibilityLabel].compactMap { $0 }
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityUserInputLabels = $1 }, { $0.userInputLabels = $1 })
    }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      Responders.get(
        self, { $0.accessibilityCustomActions }, { $0.blocks?.customActions?() ?? $0.customActions }
      )
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityCustomActions = $1 }, { $0.customActions = $1 })
    }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      Responders.get(
        self, { $0.accessibilityCustomRotors }, { $0.blocks?.customRotors?() ?? $0.customRotors })
    }
    set {
      Responders.set(
        self, newValue, { $0.accessibilityCustomRotors = $1 }, { $0.customRotors = $1 })
    }
  }

  /// The headers of the element.
  public var accessibilityHeaderElements: [Any]? {
    get {
      withoutIsolation((self as AnyObject, false)) { object, create in
        let state = AccessibilityState.of(object, create: create)
        return state?.blocks?.headerElements?() ?? state?.headerElements
      }
    }
    set {
      withoutIsolation((self as AnyObject, newValue)) {
        AccessibilityState.of($0, create: true)?.headerElements = $1
      }
    }
  }

  // A text and its attributed form are one property: setting either sets the other.

  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      Responders.get(
        self, { $0.accessibilityAttributedLabel },
        { $0.blocks?.attributedLabel?() ?? $0.attributedLabel })
        ?? accessibilityLabel.map(NSAttributedString.init)
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityAttributedLabel = $1 }) { state, value in
        state.label = value?.string
        state.attributedLabel = value
      }
    }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      Responders.get(
        self, { $0.accessibilityAttributedValue },
        { $0.blocks?.attributedValue?() ?? $0.attributedValue })
        ?? accessibilityValue.map(NSAttributedString.init)
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityAttributedValue = $1 }) { state, value in
        state.value = value?.string
        state.attributedValue = value
      }
    }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      Responders.get(
        self, { $0.accessibilityAttributedHint },
        { $0.blocks?.attributedHint?() ?? $0.attributedHint })
        ?? accessibilityHint.map(NSAttributedString.init)
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityAttributedHint = $1 }) { state, value in
        state.hint = value?.string
        state.attributedHint = value
      }
    }
  }

  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      Responders.get(
        self, { $0.accessibilityAttributedUserInputLabels },
        { $0.blocks?.attributedUserInputLabels?() ?? $0.attributedUserInputLabels })
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      Responders.set(self, newValue, { $0.accessibilityAttributedUserInputLabels = $1 }) {
        state, value in
        state.userInputLabels = value?.map(\.string)
        state.attributedUserInputLabels = value
      }
    }
  }

  // MARK: Methods

  // Called by tests, and by assistive technologies on a device. False means that the object doesn't
  // support the action.

  public func accessibilityActivate() -> Bool {
    Responders.get(self, { $0.accessibilityActivate() }, { $0.blocks?.activate?() }) ?? false
  }
  public func accessibilityIncrement() {
    Responders.set(self, (), { responder, _ in responder.accessibilityIncrement() }) { state, _ in
      state.blocks?.increment?()
    }
  }
  public func accessibilityDecrement() {
    Responders.set(self, (), { responder, _ in responder.accessibilityDecrement() }) { state, _ in
      state.blocks?.decrement?()
    }
  }
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    Responders.get(self, { $0.accessibilityScroll(direction) }, { _ in nil }) ?? false
  }
  public func accessibilityPerformEscape() -> Bool {
    Responders.get(
      self, { $0.accessibilityPerformEscape() }, { $0.blocks?.performEscape?() }) ?? false
  }
  public func accessibilityPerformMagicTap() -> Bool {
    Responders.get(
      self, { $0.accessibilityPerformMagicTap() }, { $0.blocks?.magicTap?() }) ?? false
  }

  public func accessibilityElementCount() -> Int {
    Responders.get(self, { $0.accessibilityElementCount() }, { _ in nil })
      ?? accessibilityElements?.count ?? 0
  }
  public func accessibilityElement(at index: Int) -> Any? {
    if let responder = self as? UIResponder {
      return withoutIsolation((responder, index)) { $0.accessibilityElement(at: $1) }
    }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an object in ``accessibilityElements``; `NSNotFound` if it isn't there.
  public func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    if let responder = self as? UIResponder {
      return withoutIsolation((responder, element)) { $0.index(ofAccessibilityElement: $1) }
    }
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }

  public func accessibilityElementDidBecomeFocused() {
    Responders.set(
      self, (), { responder, _ in responder.accessibilityElementDidBecomeFocused() }, { _, _ in })
  }
  public func accessibilityElementDidLoseFocus() {
    Responders.set(
      self, (), { responder, _ in responder.accessibilityElementDidLoseFocus() }, { _, _ in })
  }
  public func accessibilityElementIsFocused() -> Bool {
    Responders.get(self, { $0.accessibilityElementIsFocused() }, { _ in nil }) ?? false
  }
}

// MARK: Where they are

private enum Declared {
  static func get<V>(
    _ object: AnyObject, _ own: @MainActor (any OverridableAccessibility) -> V?,
    _ stored: @MainActor (AccessibilityState) -> V?
  ) -> V? {
    AccessibilityState.get(object, own, stored)
  }

  static func set<V>(
    _ object: AnyObject, _ value: V, _ own: @MainActor (any OverridableAccessibility, V) -> Void,
    _ stored: @MainActor (AccessibilityState, V) -> Void
  ) {
    AccessibilityState.set(object, value, own, stored)
  }
}

private enum Responders {
  static func get<V>(
    _ object: AnyObject, _ own: @MainActor (UIResponder) -> V?,
    _ stored: @MainActor (AccessibilityState) -> V?
  ) -> V? {
    AccessibilityState.get(object, own, stored)
  }

  static func set<V>(
    _ object: AnyObject, _ value: V, _ own: @MainActor (UIResponder, V) -> Void,
    _ stored: @MainActor (AccessibilityState, V) -> Void
  ) {
    AccessibilityState.set(object, value, own, stored)
  }
}

extension AccessibilityState {
  /// Returns a property of an object's class, or else of the values that were set.
  fileprivate nonisolated static func get<Owner, V>(
    _ object: AnyObject, _ own: @MainActor (Owner) -> V?,
    _ stored: @MainActor (AccessibilityState) -> V?
  ) -> V? {
    withoutIsolation((object, false)) { object, create in
      if let owner = object as? Owner { return own(owner) }
      return of(object, create: create).flatMap(stored)
    }
  }

  fileprivate nonisolated static func set<Owner, V>(
    _ object: AnyObject, _ value: V, _ own: @MainActor (Owner, V) -> Void,
    _ stored: @MainActor (AccessibilityState, V) -> Void
  ) {
    withoutIsolation((object, value)) { object, value in
      if let owner = object as? Owner {
        own(owner, value)
      } else if let state = of(object, create: true) {
        stored(state, value)
      }
    }
  }
}
