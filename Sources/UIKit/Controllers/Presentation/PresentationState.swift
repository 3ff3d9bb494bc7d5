/// What a controller knows of presenting and being presented.
struct PresentationState {
  var style = UIModalPresentationStyle.automatic
  /// What this controller presents itself; a child's presentations are its ancestor's.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// What places this controller's view when it is presented.
  var controller: UIPresentationController?
  weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  /// The style that `controller` was made for.
  var controllerStyle = UIModalPresentationStyle.none
  var isBeingPresented = false
  var isBeingDismissed = false
  var coordinator: TransitionCoordinator?

  /// A transition that ends without one having been begun leaves nothing behind.
  var isInTransition: Bool { isBeingPresented || isBeingDismissed }
}
