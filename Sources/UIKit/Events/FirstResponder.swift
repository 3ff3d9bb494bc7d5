/// The first responder of an app, and the window that it belongs to.
struct FirstResponder {
  weak var responder: UIResponder?
  weak var window: UIWindow?
}

extension SimulationHost {
  /// Has the first responder resign if it goes along with a view that leaves its window.
  ///
  /// A view that goes resigns, as calls on devices' stacks show (medium); what is edited in an accessory
  /// view goes with the responder that the accessory view belongs to, and a controller that brings one
  /// with its own view (an accessory view goes when its controller is popped; high).
  func resignFirstResponder(leavingWith view: UIView) {
    guard let responder = firstResponder.responder else { return }
    let home = keyboard.owner(of: responder) ?? responder
    let root = home as? UIView ?? (home as? UIViewController)?.viewIfLoaded
    guard let root, root.isDescendant(of: view) else { return }
    if responder is UIView || keyboard.serves(responder) { responder.resignFirstResponder() }
  }

  /// Ends the editing in whatever view, as a drag does that takes the keyboard away.
  func endEditingByHand() { (firstResponder.responder as? UIView)?.resignFirstResponder() }
}
