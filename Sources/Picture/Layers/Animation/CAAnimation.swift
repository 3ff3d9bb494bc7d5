import Foundation

/// A temporary movement of a layer that doesn't change its properties.
///
/// A layer keeps a copy of an animation added to it, so later changes have no effect. Times are
/// simulated: see ``CALayer/add(_:forKey:)``.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The speed curve within a run; linear if nil.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate for begin and end; retained for the lifetime of the animation, as on a device.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// The values that code has set by key.
  private var values: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Creates an animation without properties; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the default value of a property; here, no key has its own default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Stores any value, or removes it; it doesn't set properties.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Returns the value stored for a key.
  open func value(forKey key: String) -> Any? {
    values[key]
  }

  /// Creates an animation of the same class, with its `init()`, and copies the properties.
  ///
  /// A subclass must copy its own stored properties, as on a device.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self))
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.values = values
    return copy
  }

  /// Creates an animation of a class known only at run time, the same way as layers (see
  /// ``CALayer/make(_:)``).
  @inline(never)
  @_optimize(none)
  private static func make(_ type: CAAnimation.Type) -> CAAnimation {
    let maker = unsafeBitCast(type, to: _CAAnimationTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(maker.init()).toOpaque()
    return Unmanaged<CAAnimation>.fromOpaque(made).takeRetainedValue()
  }

  /// Adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: What it shows

  /// Applies the animation's values at a local time inside of one run to a layer's copy.
  ///
  /// - Parameters:
  ///   - time: The time in the run, in seconds.
  ///   - run: The number of preceding runs.
  func apply(to layer: CALayer, at time: CFTimeInterval, of duration: CFTimeInterval, run: Int) {}
}
