/// Propagation of preferred sizes from children to containers and their presentations.
extension UIViewController {
  /// Notifies the parent, or otherwise the presentation, of a new preferred size.
  func tellPreferredContentSize() {
    guard let parent = storedParent else {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
      return
    }
    if parent.sizingChild === self { parent.heardContentSize = preferredContentSize }
    parent.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Follows another child whose preferred size applies from now on.
  ///
  /// The size isn't queried if nothing depends on it: an app's own implementation may need views
  /// that don't exist yet.
  func sizingChildDidChange() {
    guard let child = sizingChild, let above = sizeKnownAbove else {
      heardContentSize = nil
      return
    }
    let wanted = child.preferredContentSize
    guard wanted != heardContentSize ?? above else { return }
    heardContentSize = wanted
    preferredContentSizeDidChange(forChildContentContainer: child)
  }

  /// The size that a presentation has used, or zero for an app's own container, which may use any;
  /// `nil` if this controller's preferred size doesn't matter.
  private var sizeKnownAbove: CGSize? {
    var current = self
    while let parent = current.storedParent {
      guard let sizing = parent.sizingChild else { return .zero }
      guard sizing === current else { return nil }
      current = parent
    }
    guard let presentation = current.presentation.controller, presentation.followsContentSize,
      presentation.storedContainer != nil
    else { return nil }
    return presentation.usedContentSize ?? .zero
  }
}
