import Devices

/// Why it is asked which way the interface shall be turned.
package enum OrientationOccasion: Hashable, Sendable {
  /// The device was turned by hand.
  case deviceTurn
  /// A controller or the app says that what it supports has changed.
  case wishChange
  /// Another controller decides for the screen: a new root, or one presented or uncovered.
  case newSpeaker
  /// A controller is presented over the full screen and would like to be shown this way.
  case presentation(preferred: UIInterfaceOrientation)
  /// The device was folded, so that the interface is on another display.
  case fold(from: Device.Posture)
  /// The app asks for some orientations, whatever way the device is held.
  case request(UIInterfaceOrientationMask)
}
