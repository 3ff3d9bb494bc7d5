import Foundation

/// A piece of time: when it begins, how fast it goes and how often it is repeated.
///
/// Times and durations are in seconds of the surrounding time: a layer's for an animation, a group's
/// for an animation in one, the superlayer's for a layer.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes; 0 stands for the transaction's duration.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// What is added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are, which may be a fraction; 0 stands for one.
  var repeatCount: Float { get set }
  /// How long runs are repeated, in place of a count; 0 for none.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes back again.
  var autoreverses: Bool { get set }
  /// What is shown outside of the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}
