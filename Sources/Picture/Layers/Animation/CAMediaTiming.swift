import Foundation

/// An object's timing: its begin, speed and repetition.
///
/// Times and durations are in seconds of the parent's time: a layer's for an animation, a group's
/// for an animation in one, the superlayer's for a layer.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run; 0 uses the transaction's duration.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// An offset added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be a fraction; 0 means one.
  var repeatCount: Float { get set }
  /// The total duration of repeated runs, in place of a count; 0 for none.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run also plays backwards.
  var autoreverses: Bool { get set }
  /// The state shown outside of the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}
