import Foundation

// Effects of tilting the device. It lies still here, so that every offset is zero.

/// An effect of the device's tilt on views.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  public nonisolated override init() { super.init() }

  public required nonisolated init?(coder: NSCoder) { super.init() }

  /// Returns values by key path for a tilt; never called here.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect on one key path, between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt. The raw values are UIKit's.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) { nil }
}

/// Several effects together.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The view's effects, which show it as if the device weren't tilted.
  public var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects += [effect] }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
