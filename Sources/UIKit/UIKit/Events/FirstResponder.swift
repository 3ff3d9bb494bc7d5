/// The first responder of an app, and its window.
struct FirstResponder {
  weak var responder: UIResponder?
  weak var window: UIWindow?
}

extension SimulationHost {
  /// Resigns the first responder if it leaves the window together with a view.
  ///
  /// A view that leaves resigns, as calls on devices' stacks show (medium). Editing in an accessory
  /// view ends together with its owning responder, and so does a controller that provides one with
  /// its own view (an accessory view goes when its controller is popped; high).
  func resignFirstResponder(leavingWith view: UIView) {
    guard let responder = firstResponder.responder else { return }
    let home = keyboard.owner(of: responder) ?? responder
    let root = home as? UIView ?? (home as? UIViewController)?.viewIfLoaded
    guard let root, root.isDescendant(of: view) else { return }
    if responder is UIView || keyboard.serves(responder) { responder.resignFirstResponder() }
  }

  /// Ends editing in any view, as a drag that dismisses the keyboard does.
  func endEditingByHand() { (firstResponder.responder as? UIView)?.resignFirstResponder() }
}
