/// What a controller says where it has nothing to show.
@MainActor
struct ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller is to be asked for another one.
  var needsUpdate = false
  /// Whether another one was set.
  var needsShowing = false
}

extension UIViewController {
  /// What is written in the search bar of the controller's navigation item, if it has one.
  var searchedText: String? { navigationItem.searchController?.searchBar.text }

  /// Shows the configuration above everything else in the controller's view, as large as the view.
  func showContentUnavailable() {
    guard isViewLoaded, let root = viewIfLoaded else { return }
    guard let configuration = contentUnavailable.configuration else {
      contentUnavailable.view?.removeFromSuperview()
      contentUnavailable.view = nil
      return
    }
    let shown = configuration.updated(for: contentUnavailableConfigurationState)
    if let view = contentUnavailable.view, view.supports(shown) {
      view.configuration = shown
      if view.superview === root { root.bringSubviewToFront(view) }
    } else {
      contentUnavailable.view?.removeFromSuperview()
      contentUnavailable.view = shown.makeContentView()
    }
    guard let view = contentUnavailable.view, view.superview !== root else { return }
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
  }

  /// Lets the controller say anew what it has to show, before its view is laid out.
  func updateContentUnavailableIfNeeded() {
    if contentUnavailable.needsUpdate {
      call(.updateContentUnavailableConfiguration(contentUnavailableConfigurationState))
      // What was set meanwhile is shown now, and asks for no other update.
      contentUnavailable.needsUpdate = false
      contentUnavailable.needsShowing = true
    }
    if contentUnavailable.needsShowing {
      contentUnavailable.needsShowing = false
      showContentUnavailable()
    }
    // It stays in sight where the view scrolls.
    if let view = contentUnavailable.view, let root = viewIfLoaded, view.frame != root.bounds {
      view.frame = root.bounds
    }
  }
}
