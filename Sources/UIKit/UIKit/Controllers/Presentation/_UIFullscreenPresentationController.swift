/// Covers the window, and removes the presenter's view from it unless it shows through.
final class _UIFullscreenPresentationController: UIPresentationController {
  private let removes: Bool

  init(presented: UIViewController, presenting: UIViewController?, removesPresentersView: Bool) {
    removes = removesPresentersView
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var followsContentSize: Bool { false }

  override func containerViewWillLayoutSubviews() {
    keepPresentedViewInPlace()
  }
}

/// Covers only the controller that defines the context.
final class _UICurrentContextPresentationController: UIPresentationController {
  private let removes: Bool

  init(presented: UIViewController, presenting: UIViewController?, removesPresentersView: Bool) {
    removes = removesPresentersView
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { removes }
  override var followsContentSize: Bool { false }

  override func containerViewWillLayoutSubviews() {
    keepPresentedViewInPlace()
  }
}
