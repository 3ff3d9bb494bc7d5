import Foundation

/// A rule by which items move; combines others by default. It keeps its values and moves nothing.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Called for each step; never here.
  open var action: (() -> Void)?

  public nonisolated override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if dynamicAnimator != nil { behavior.moveToEnd() }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  var ownItems: [any UIDynamicItem] { [] }

  final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

  /// Moves items to where they come to rest, if the behaviour alone determines that.
  func moveToEnd() {
    for behavior in childBehaviors { behavior.moveToEnd() }
  }
}

/// A behaviour of a list of items.
open class _UIListedItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var ownItems: [any UIDynamicItem] { items }
}

extension CGVector {
  fileprivate init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  fileprivate var angle: CGFloat { atan2(dy, dx) }
  fileprivate var magnitude: CGFloat { hypot(dx, dy) }
}

/// Gravity, in multiples of 1000 points per second squared.
open class UIGravityBehavior: _UIListedItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)

  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }
}

/// Collisions of items with each other and with boundaries.
open class UICollisionBehavior: _UIListedItemsBehavior {
  open var collisionMode = UICollisionBehaviorMode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: AnyObject?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func removeAllBoundaries() { boundaries = [] }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }
}

/// The physics of items: mass, bounce and friction.
open class UIDynamicItemBehavior: _UIListedItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// A force, at once or all the time.
open class UIPushBehavior: _UIListedItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  public let mode: Mode
  open var active = true
  open var pushDirection = CGVector.zero

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

/// Snaps an item to a point, where it is in a picture.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint {
    didSet { if dynamicAnimator != nil { moveToEnd() } }
  }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func moveToEnd() {
    item.center = snapPoint
    super.moveToEnd()
  }
}

/// A link between two items, or an item and a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }

  open private(set) var items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint
  open var length: CGFloat
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = hypot(item.center.x - point.x, item.center.y - point.y)
    super.init()
  }

  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { items }
}
