/// An object with content that changes its size along with its environment.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }

  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)

  /// Returns the size that a child gets when this container has the given one.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)

  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
