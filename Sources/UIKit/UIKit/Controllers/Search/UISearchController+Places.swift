extension UISearchController {
  /// The controller whose content is searched, while the search's view covers it.
  var searched: UIViewController? { isActive ? storedParent : nil }

  /// Invalidates the layout of the bar and content.
  func placesDidChange() {
    searchBar.scopesDidChange()
    item?.changed?()
    if viewIfLoaded?.superview != nil { arrange() }
  }

  /// Shows the search over the searched controller's view.
  func show(in holder: UIView, over searched: UIViewController) {
    if storedParent !== searched {
      searched.addChild(self)
      call(.didMoveToParent(searched))
    }
    guard let view else { return }
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== holder { holder.addSubview(view) }
    holder.bringSubviewToFront(view)
    arrange()
  }

  /// Hides the search and its results.
  func leave() {
    hideResults()
    call(.willMoveToParent(nil))
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  private func arrange() {
    let showsResults = searchResultsController != nil && showsSearchResultsController
    showsResults ? showResults() : hideResults()
    let dims = obscuresBackgroundDuringPresentation && !showsResults
    guard dims, let view = viewIfLoaded else {
      dimming?.removeFromSuperview()
      return
    }
    let dimming = dimming ?? makeDimming()
    if dimming.superview == nil { view.insertSubview(dimming, at: 0) }
  }

  private func showResults() {
    guard let results = searchResultsController, results.storedParent !== self,
      let view = viewIfLoaded
    else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.call(.didMoveToParent(self))
  }

  private func hideResults() {
    guard let results = searchResultsController, results.storedParent === self else { return }
    results.call(.willMoveToParent(nil))
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  /// Creates the dimming view; touching it ends the search (recalled; medium).
  private func makeDimming() -> SearchDimmingView {
    let made = SearchDimmingView(frame: .zero)
    made.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        endSearch()
      }, for: .touchUpInside)
    dimming = made
    return made
  }
}

extension UIViewController {
  /// The active search that contains this controller.
  var enclosingSearch: UISearchController? {
    if let search = self as? UISearchController, search.isActive { return search }
    return storedParent?.enclosingSearch
  }
}

extension UINavigationController {
  /// The active search over the topmost controller.
  var activeSearch: UISearchController? {
    guard let search = stack.controllers.last?.navigationItem.searchController, search.isActive
    else { return nil }
    return search
  }

  /// Puts the view of an active search over the searched controller's, and removes an ended one.
  func placeSearch() {
    let active = stack.shown === stack.controllers.last ? activeSearch : nil
    if let old = stack.search, old !== active {
      stack.search = nil
      old.leave()
    }
    guard let active, let searched = stack.shown, searched.viewIfLoaded?.window != nil else {
      return
    }
    stack.search = active
    active.show(in: stack.wrapper, over: searched)
  }
}

/// Passes touches through to the searched content if nothing covers it.
final class SearchHolderView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(SearchHolderView.self, role: .wrapper) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Leaves the area covered by bars undimmed (by eye; low).
  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    for case let dimming as SearchDimmingView in subviews {
      dimming.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The dimming view over searched content (its colour by eye; low).
final class SearchDimmingView: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  required init?(coder: NSCoder) { nil }
}
