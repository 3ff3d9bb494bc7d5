/// The state of a controller's content-unavailable view.
@MainActor
struct ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller has to update its configuration.
  var needsUpdate = false
  /// Whether a new configuration was set.
  var needsShowing = false
}

extension UIViewController {
  /// The text in the search bar of the controller's navigation item, if it has one.
  var searchedText: String? { navigationItem.searchController?.searchBar.text }

  /// Shows the configuration above everything else in the controller's view, filling the view.
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

  /// Lets the controller update its configuration, before its view is laid out.
  func updateContentUnavailableIfNeeded() {
    if contentUnavailable.needsUpdate {
      call(.updateContentUnavailableConfiguration(contentUnavailableConfigurationState))
      // A configuration set meanwhile is shown now, and requires no further update.
      contentUnavailable.needsUpdate = false
      contentUnavailable.needsShowing = true
    }
    if contentUnavailable.needsShowing {
      contentUnavailable.needsShowing = false
      showContentUnavailable()
    }
    // It stays in place when the view scrolls.
    if let view = contentUnavailable.view, let root = viewIfLoaded, view.frame != root.bounds {
      view.frame = root.bounds
    }
  }
}
