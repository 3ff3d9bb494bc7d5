import Foundation

/// What few layers have, apart, so that the others stay small.
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
  /// What code has attached by key.
  var values: [String: Any] = [:]
  /// The layer whose copy this is.
  var model: CALayer?
}
