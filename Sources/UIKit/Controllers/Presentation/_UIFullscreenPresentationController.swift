/// Covers the window, and takes the presenter's view out of it unless it shows through.
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

/// Covers the controller that defines the context, and nothing else of the window.
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
