/// A controller's state as a presenting and as a presented controller.
struct PresentationState {
  var style = UIModalPresentationStyle.automatic
  /// The controller that this one itself presents; a child's presentations belong to its ancestor.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation controller that places this controller's view when it's presented.
  var controller: UIPresentationController?
  weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  /// The style that `controller` was created for.
  var controllerStyle = UIModalPresentationStyle.none
  var isBeingPresented = false
  var isBeingDismissed = false
  var coordinator: TransitionCoordinator?

  /// Whether a transition is in progress. A transition that ends without having begun leaves no
  /// state behind.
  var isInTransition: Bool { isBeingPresented || isBeingDismissed }
}
