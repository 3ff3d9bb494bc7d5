/// What a host keeps to decide on orientations.
struct OrientationState {
  /// Whether a decision is being made or carried out.
  var isResolving = false
  /// Occasions that came up meanwhile.
  var pending: [OrientationOccasion] = []
  /// Whether the wishes will be looked at when the screen settles.
  var isUpdateScheduled = false
  /// Whether an app is being launched, so that a turn is none that its controllers hear of in full.
  var isLaunching = false
  /// Whether a controller left the orientation of its presentation to UIKit.
  var preferenceIsDefault = false
}
