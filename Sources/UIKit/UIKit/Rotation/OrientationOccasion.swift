import Devices

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
