/// Something that holds content whose size changes with its surroundings.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }

  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)

  /// The size that a child gets when this container has the given one.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Is called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)

  /// Is called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
