import Devices

/// A change of the interface that somebody asked for.
///
/// It names what is wanted, and not the place that results: what else counts is asked when the
/// request is carried out.
enum InterfaceRequest: Hashable {
  /// To decide which way the interface shall be turned, and to turn it.
  case orientation(OrientationOccasion)
  /// To bring the interface to the display that the device was folded to.
  case fold
  /// To give the app another part of the screen.
  case resize(Device.Multitasking)
  /// To lay the app out in the other orientation, and again in the present one, for the pictures
  /// that the system takes of it in the background.
  case backgroundPictures
}
