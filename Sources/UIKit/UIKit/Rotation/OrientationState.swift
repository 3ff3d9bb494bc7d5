/// A host's state between orientation decisions.
struct OrientationState {
  /// Whether the supported orientations will be checked when the screen settles.
  var isUpdateScheduled = false
  /// Whether a controller left the orientation of its presentation to UIKit.
  var preferenceIsDefault = false
  /// Whether the device was rotated while the app was in the background.
  var wasTurnedInBackground = false
}
