import Foundation

/// Rarely used properties, stored separately to keep other layers small.
final class LayerExtras {
  var beginTime: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  /// The values that code has set by key.
  var values: [String: Any] = [:]
  /// The layer that this one is a copy of.
  var model: CALayer?
}
