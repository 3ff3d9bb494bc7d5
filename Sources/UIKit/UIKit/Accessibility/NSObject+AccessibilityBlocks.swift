import Foundation

// Closures that answer for an object's accessibility properties (iOS 17).

public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXStringArrayReturnBlock = () -> [String]?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?

extension NSObjectProtocol {
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.isElement } }
    set { AccessibilityBlocks.set(self, newValue) { $0.isElement = $1 } }
  }
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.label } }
    set { AccessibilityBlocks.set(self, newValue) { $0.label = $1 } }
  }
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.attributedLabel } }
    set { AccessibilityBlocks.set(self, newValue) { $0.attributedLabel = $1 } }
  }
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.value } }
    set { AccessibilityBlocks.set(self, newValue) { $0.value = $1 } }
  }
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.attributedValue } }
    set { AccessibilityBlocks.set(self, newValue) { $0.attributedValue = $1 } }
  }
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.hint } }
    set { AccessibilityBlocks.set(self, newValue) { $0.hint = $1 } }
  }
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.attributedHint } }
    set { AccessibilityBlocks.set(self, newValue) { $0.attributedHint = $1 } }
  }
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.traits } }
    set { AccessibilityBlocks.set(self, newValue) { $0.traits = $1 } }
  }
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.identifier } }
    set { AccessibilityBlocks.set(self, newValue) { $0.identifier = $1 } }
  }
  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.headerElements } }
    set { AccessibilityBlocks.set(self, newValue) { $0.headerElements = $1 } }
  }
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.language } }
    set { AccessibilityBlocks.set(self, newValue) { $0.language = $1 } }
  }
  public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.textualContext } }
    set { AccessibilityBlocks.set(self, newValue) { $0.textualContext = $1 } }
  }
  public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.userInputLabels } }
    set { AccessibilityBlocks.set(self, newValue) { $0.userInputLabels = $1 } }
  }
  public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.attributedUserInputLabels } }
    set { AccessibilityBlocks.set(self, newValue) { $0.attributedUserInputLabels = $1 } }
  }
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.hidesElements } }
    set { AccessibilityBlocks.set(self, newValue) { $0.hidesElements = $1 } }
  }
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.respondsToUser } }
    set { AccessibilityBlocks.set(self, newValue) { $0.respondsToUser = $1 } }
  }
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.isModal } }
    set { AccessibilityBlocks.set(self, newValue) { $0.isModal = $1 } }
  }
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.groupsChildren } }
    set { AccessibilityBlocks.set(self, newValue) { $0.groupsChildren = $1 } }
  }
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.elements } }
    set { AccessibilityBlocks.set(self, newValue) { $0.elements = $1 } }
  }
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.containerType } }
    set { AccessibilityBlocks.set(self, newValue) { $0.containerType = $1 } }
  }
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.activationPoint } }
    set { AccessibilityBlocks.set(self, newValue) { $0.activationPoint = $1 } }
  }
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.frame } }
    set { AccessibilityBlocks.set(self, newValue) { $0.frame = $1 } }
  }
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.navigationStyle } }
    set { AccessibilityBlocks.set(self, newValue) { $0.navigationStyle = $1 } }
  }
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.path } }
    set { AccessibilityBlocks.set(self, newValue) { $0.path = $1 } }
  }
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.activate } }
    set { AccessibilityBlocks.set(self, newValue) { $0.activate = $1 } }
  }
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.increment } }
    set { AccessibilityBlocks.set(self, newValue) { $0.increment = $1 } }
  }
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.decrement } }
    set { AccessibilityBlocks.set(self, newValue) { $0.decrement = $1 } }
  }
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.performEscape } }
    set { AccessibilityBlocks.set(self, newValue) { $0.performEscape = $1 } }
  }
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.magicTap } }
    set { AccessibilityBlocks.set(self, newValue) { $0.magicTap = $1 } }
  }
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.customActions } }
    set { AccessibilityBlocks.set(self, newValue) { $0.customActions = $1 } }
  }
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { AccessibilityBlocks.get(self) { $0.customRotors } }
    set { AccessibilityBlocks.set(self, newValue) { $0.customRotors = $1 } }
  }
}

extension AccessibilityBlocks {
  fileprivate nonisolated static func get<V>(
    _ object: AnyObject, _ body: @MainActor (AccessibilityBlocks) -> V?
  ) -> V? {
    withoutIsolation((object, false)) {
      AccessibilityState.of($0, create: $1)?.blocks.flatMap(body)
    }
  }

  fileprivate nonisolated static func set<V>(
    _ object: AnyObject, _ value: V, _ body: @MainActor (AccessibilityBlocks, V) -> Void
  ) {
    withoutIsolation((object, value)) { object, value in
      guard let state = AccessibilityState.of(object, create: true) else { return }
      let blocks = state.blocks ?? AccessibilityBlocks()
      body(blocks, value)
      state.blocks = blocks
    }
  }
}
