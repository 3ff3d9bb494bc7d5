import Devices

/// A host's state between orientation decisions.
struct OrientationState {
  /// Whether the supported orientations will be checked when the screen settles.
  var isUpdateScheduled = false
  /// Whether a controller left the orientation of its presentation to UIKit.
  var preferenceIsDefault = false
  /// Whether the device was rotated while the app was in the background.
  var wasTurnedInBackground = false
}

/// The reason why the interface's orientation is being decided.
package enum OrientationOccasion: Hashable, Sendable {
  /// The device was rotated.
  case deviceTurn
  /// A controller or the app has reported a change of its supported orientations.
  case wishChange
  /// Another controller determines the orientation: a new root, or one presented or uncovered.
  case newSpeaker
  /// A controller is presented over the full screen and has a preferred orientation.
  case presentation(preferred: UIInterfaceOrientation)
  /// The device was folded, so that the interface is on another display.
  case fold(from: Device.Posture)
  /// The app requests certain orientations, independently of the device's.
  case request(UIInterfaceOrientationMask)
}

/// A requested change of the interface.
///
/// It specifies what is wanted, not the resulting place: the other inputs are read when the request
/// is carried out.
enum InterfaceRequest: Hashable {
  /// Decides the interface's orientation, and rotates to it.
  case orientation(OrientationOccasion)
  /// Moves the interface to the display that the device was folded to.
  case fold
  /// Gives the app another part of the screen.
  case resize(Device.Multitasking)
  /// Lays the app out in the other orientation and then in the current one again, for the pictures
  /// that the system takes of it in the background.
  case backgroundPictures
}
