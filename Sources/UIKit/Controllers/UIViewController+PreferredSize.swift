/// Wishes for a size on their way up, from children to containers and to what presents them.
extension UIViewController {
  /// Notifies the parent, or else the presentation, of another preferred size.
  func tellPreferredContentSize() {
    guard let parent = storedParent else {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
      return
    }
    if parent.sizingChild === self { parent.heardContentSize = preferredContentSize }
    parent.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Follows another child whose size counts from now on.
  ///
  /// Nobody is asked for a size where nobody goes by it: an app's own answer may need views that are
  /// not there yet.
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

  /// The size that a presentation has gone by, or zero for a container of the app's own, which may
  /// go by any; nil where it makes no difference what this controller would like.
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
