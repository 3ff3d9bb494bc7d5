/// What a host remembers between decisions on orientations.
struct OrientationState {
  /// Whether the wishes will be looked at when the screen settles.
  var isUpdateScheduled = false
  /// Whether a controller left the orientation of its presentation to UIKit.
  var preferenceIsDefault = false
  /// Whether the device was turned while the app was in the background.
  var wasTurnedInBackground = false
}
