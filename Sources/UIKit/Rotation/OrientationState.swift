/// What a host keeps to decide on orientations.
struct OrientationState {
  /// Whether a decision is being made or carried out.
  var isResolving = false
  /// Occasions that came up meanwhile.
  var pending: [OrientationOccasion] = []
  /// Whether a controller left the orientation of its presentation to UIKit.
  var preferenceIsDefault = false
}
