import Devices

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
