import Foundation

// How the focus is shown and grouped: kept without effect, because nothing has the focus.

/// How an item with the focus looks.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  public nonisolated override init() { super.init() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around an item with the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring is in the order of its container's subviews. The raw values are UIKit's.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  private(set) var shape: UIBezierPath?

  public nonisolated override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = bezierPath
  }

  open var position = Position.automatic
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
}

/// How preferred a focus item is in its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = Self(rawValue: 0)
  public static let previouslyFocused = Self(rawValue: 1000)
  public static let prioritized = Self(rawValue: 2000)
  public static let currentlyFocused = Self(rawValue: .max)
}

extension UIView {
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var focusGroupPriority: UIFocusGroupPriority {
    get { kept(.ignored) }
    set { keep(newValue) }
  }

  public var focusEffect: UIFocusEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIViewController {
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITableView {
  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var allowsFocusDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UICollectionView {
  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var allowsFocusDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
