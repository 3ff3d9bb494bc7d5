/// What a view's modifiers say about it to assistive technologies; `nil` for what they don't.
package struct AccessibilityContent: PlacedContent {
  package var label: TextContent?
  package var value: TextContent?
  package var hint: TextContent?
  package var identifier: String?
  package var isHidden: Bool?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var children: AccessibilityChildBehavior?
  package var sortPriority: Double?
  package var heading: AccessibilityHeadingLevel?
  package var inputLabels: [TextContent] = []
  package var respondsToInteraction: Bool?
  /// The actions, by name, or their kind.
  package var actions: [AccessibilityAction] = []

  package init() {}
}

/// An action for assistive technologies.
package struct AccessibilityAction {
  package enum Kind {
    case standard(AccessibilityActionKind)
    case named(TextContent)
    case adjustment((AccessibilityAdjustmentDirection) -> Void)
  }

  package var kind: Kind
  package var handler: () -> Void
}

/// A set of accessibility traits that describe how an element behaves.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  package init(bits: UInt32) {
    self.bits = bits
  }

  public init() {
    bits = 0
  }

  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }
  @discardableResult
  public mutating func insert(
    _ new: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let known = contains(new)
    bits |= new.bits
    return (!known, new)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    bits &= ~member.bits
    return member
  }
  @discardableResult
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    insert(new).inserted ? nil : new
  }
}

/// Defines the behavior for the child elements of the new parent element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case ignore, contain, combine
  }

  package let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The hierarchy of a heading in relation to other headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The structure that defines the kinds of available accessibility actions.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// A directional indicator to use for adjustments.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
