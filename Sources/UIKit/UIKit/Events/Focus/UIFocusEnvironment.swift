// The focus that moves with a keyboard or remote control. Nothing has it here: an item can say that
// it takes it, and code can ask for updates, but none comes.

/// A part of the interface that the focus passes through.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus would go first, most preferred first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Has no effect here.
  func setNeedsFocusUpdate()
  /// Has no effect here.
  func updateFocusIfNeeded()
  /// Never called here.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Never called here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the container (iOS 12).
  var frame: CGRect { get }
}

/// Something that contains focus items (iOS 12).
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The view itself.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the visible subviews whose frames intersect a rectangle, from back to front.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(rect) }
  }

  /// Whether the view has the focus: never here.
  public var isFocused: Bool { false }
}

extension UIViewController: UIFocusEnvironment {}

/// A change of the focus; none happens here.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// The direction of a change of the focus. The raw values are UIKit's.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let next = Self(rawValue: 1 << 4)
  public static let previous = Self(rawValue: 1 << 5)
  public static let first = Self(rawValue: 1 << 8)
  public static let last = Self(rawValue: 1 << 9)
}

/// Runs animations with a change of the focus: at once, in their final state.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// Knows which item has the focus: none here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Returns nil: no environment has a focus system, as on an iPhone without a keyboard.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  open var focusedItem: (any UIFocusItem)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
}
