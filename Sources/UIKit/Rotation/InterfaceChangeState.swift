import Devices

/// What a host keeps to change the interface's orientation and size.
struct InterfaceChangeState {
  /// A part of the screen that the app is to have once the change under way is through.
  var wantedMultitasking: Device.Multitasking?
  /// The orientation is to be decided on once the resize under way is through.
  var owesTurn = false
  var isCatchingUp = false
  /// Layout passes under way; a turn that is asked for in one waits until it is through.
  var layoutDepth = 0
  /// Turns that were asked for in layout, since the device was last turned or resized from outside.
  var turnsFromLayout = 0
  /// The device was turned while the app was in the background.
  var wasTurnedInBackground = false
}
