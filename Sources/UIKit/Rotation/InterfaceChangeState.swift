/// What a host keeps to change the interface's orientation and size.
struct InterfaceChangeState {
  /// Layout passes under way; a turn that is asked for in one waits until it is through.
  var layoutDepth = 0
  /// Turns that were asked for in layout, since the device was last turned or resized from outside.
  var turnsFromLayout = 0
  /// The device was turned while the app was in the background.
  var wasTurnedInBackground = false
}
