import Foundation

/// What moves a layer for a time, without changing its properties.
///
/// A layer keeps a copy of what is added to it, so that later changes have no effect. Times are
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

  /// How the speed changes within a run; linear where it is nil.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told of begin and end; kept until the animation goes, as on a device.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// What code has attached by key.
  private var values: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Creates an animation without properties; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What a property is before it is set; no key has a default of its own here.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Attaches any value, or takes it away; it doesn't set properties.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// What was attached by key.
  open func value(forKey key: String) -> Any? {
    values[key]
  }

  /// Makes an animation of the same class, by its `init()`, with the same properties.
  ///
  /// What a subclass stores beside them it copies itself, as on a device.
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

  /// Makes an animation of a class known only at run time, in the way that layers are made (see
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

  /// Changes a layer's copy to what the animation shows at a local time inside of one run.
  ///
  /// - Parameters:
  ///   - time: The time in the run, in seconds.
  ///   - run: How many runs came before.
  func apply(to layer: CALayer, at time: CFTimeInterval, of duration: CFTimeInterval, run: Int) {}
}
