extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      SimulationHost.current.report(
        .init(
          where: String(describing: self),
          what: "layerClass is \(layerClass), which is not a CALayer; a CALayer is used.",
          advice: "Return a CALayer subclass from layerClass."))
      return CALayer()
    }
    return type == CALayer.self ? CALayer() : CALayer.make(type)
  }

  func finishInit(frame: CGRect) {
    backingLayer.owner = self
    backingLayer.isOpaque = true
    // Everything below belongs to the main thread.
    guard isOnMainThread(.initialize) else { return }
    ProxyUnderway.note(self)
    backingLayer.contentsScale = max(1, storedTraits.displayScale)
    // There's no way to tell which subclasses draw, so each gets a chance to. A plain view doesn't
    // draw.
    if type(of: self) != UIView.self { backingLayer.setNeedsDisplay() }
    updateLayoutMargins()
    if frame != .zero { setFrame(frame) }
    if type(of: self) != UIView.self, type(of: self).requiresConstraintBasedLayout {
      _ = madeLayoutItem
    }
  }

  func place(_ view: UIView, nextTo sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      return refuse(
        "\(sibling.summary) is not a subview of it; nothing is inserted.",
        advice: "Insert next to a view that was added with addSubview(_:).")
    }
    var target = above ? index + 1 : index
    if let own = storedSubviews.firstIndex(where: { $0 === view }), own < target { target -= 1 }
    place(view, at: target)
  }

  /// Makes a view a subview at an index, sending all callbacks in UIKit's order.
  func place(_ view: UIView, at index: Int) {
    guard isOnMainThread(.addSubview) else { return }
    inOwnWorld {
      // UIKit's message, from crash reports.
      guard view !== self else {
        return refuse(
          "Can't add self as subview", advice: "Look for a view that is added to itself.")
      }
      guard view.storedSubviews.isEmpty || !isDescendant(of: view) else {
        return refuse(
          "CALayerInvalid: layer <\(type(of: view.backingLayer))> is a part of cycle in its layer "
            + "tree: \(view.summary) would be inside itself.",
          advice: "Add it to a view that is not one of its descendants.")
      }
      if view.storedSuperview === self {
        moveSubview(view, to: index)
        return
      }
      guard canHoldWithLayers(view) else {
        return refuse(
          "\(view.summary) would be nested deeper than \(Self.depthLimit) views; it is not added.",
          advice: "Look for a view that adds another instance of itself each time it is laid out.")
      }
      let oldWindow = view.storedWindow
      let newWindow = storedWindow
      let oldTint = view.inheritsTint ? view.tintColor : nil
      view.storedSuperview?.call(.willRemoveSubview(view))
      if oldWindow !== newWindow { view.announceMove(to: newWindow) }
      view.call(.willMoveToSuperview(self))
      view.unlinkFromSuperview()

      let index = min(max(index, 0), storedSubviews.count)
      storedSubviews.insert(view, at: index)
      linkLayer(of: view, at: index)
      view.storedSuperview = self
      if view.layoutFlag || view.descendantLayoutFlag { view.markPathForLayout() }
      if view.propertyUpdates.isWaiting { view.markPathForPropertyUpdate() }
      setNeedsLayout()
      view.joinConstraints()

      view.movedInHierarchy(from: oldWindow, to: newWindow, oldTint: oldTint)
      view.call(.didMoveToSuperview)
      call(.didAddSubview(view))
      // Views added outside of a window may be inside views whose own insets don't change.
      if oldWindow !== newWindow, newWindow != nil { view.markInsetsStale() }
      view.refreshInsets(descend: oldWindow !== newWindow)
      view.finishControllerMove(from: oldWindow, to: newWindow)
    }
  }

  func detachFromSuperview() {
    guard isOnMainThread(.removeFromSuperview) else { return }
    inOwnWorld {
      guard let parent = storedSuperview else { return }
      let oldWindow = storedWindow
      let oldTint = inheritsTint ? tintColor : nil
      parent.call(.willRemoveSubview(self))
      if oldWindow != nil { announceMove(to: nil) }
      call(.willMoveToSuperview(nil))
      unlinkFromSuperview()
      movedInHierarchy(from: oldWindow, to: nil, oldTint: oldTint)
      call(.didMoveToSuperview)
      refreshInsets(descend: oldWindow != nil)
      finishControllerMove(from: oldWindow, to: nil)
    }
  }

  private func unlinkFromSuperview() {
    guard let parent = storedSuperview else { return }
    leaveConstraints()
    if let index = parent.storedSubviews.firstIndex(where: { $0 === self }) {
      parent.storedSubviews.remove(at: index)
    }
    backingLayer.removeFromSuperlayer()
    storedSuperview = nil
    parent.setNeedsLayout()
  }

  /// Inserts the layer at the view's position; layers that don't belong to a view keep their
  /// places.
  private func linkLayer(of view: UIView, at index: Int) {
    if index > 0 {
      backingLayer.insertSublayer(
        view.backingLayer, above: storedSubviews[index - 1].backingLayer)
    } else if storedSubviews.count > 1 {
      backingLayer.insertSublayer(view.backingLayer, below: storedSubviews[1].backingLayer)
    } else {
      backingLayer.addSublayer(view.backingLayer)
    }
  }

  private func moveSubview(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    let index = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: index)
    guard index != old else { return }
    linkLayer(of: view, at: index)
    setNeedsLayout()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    moveSubview(view, to: toFront ? storedSubviews.count : 0)
  }

  func exchange(_ a: Int, _ b: Int) {
    guard storedSubviews.indices.contains(a), storedSubviews.indices.contains(b), a != b else {
      return
    }
    let (low, high) = (min(a, b), max(a, b))
    let (lower, upper) = (storedSubviews[low], storedSubviews[high])
    moveSubview(upper, to: low)
    moveSubview(lower, to: high)
  }

  // MARK: Windows

  /// Notifies the view and its descendants that they're about to change windows.
  private func announceMove(to window: UIWindow?, isTopmost: Bool = true) {
    if isTopmost { storedWindow?.host.resignFirstResponder(leavingWith: self) }
    owningController?.rootViewWillMove(to: window, isTopmost: isTopmost)
    call(.willMoveToWindow(window))
    for view in storedSubviews { view.announceMove(to: window, isTopmost: false) }
  }

  private func movedInHierarchy(from old: UIWindow?, to new: UIWindow?, oldTint: UIColor?) {
    if old !== new { setWindow(new) }
    if new != nil || old != nil { refreshTraits() }
    if old !== new { tellDidMoveToWindow(of: new?.host) }
    if let oldTint, oldTint != tintColor { tintDidChange() }
  }

  private func setWindow(_ window: UIWindow?) {
    if let responder = storedWindow?.firstResponder, responder === self {
      storedWindow?.firstResponder = nil
    }
    // A simulation that already had the view in one of its windows has received them.
    if !refusals.isEmpty, storedWindow?.host !== window?.host { tellRefusals(to: window) }
    if window !== storedWindow { hasSafeAreaToKeep = false }
    storedWindow = window
    if !guides.regions.isEmpty { window?.host.regionWatch.watchGuides(of: self) }
    for view in storedSubviews { view.setWindow(window) }
  }

  /// Clears the reference to a window that is being deallocated, without callbacks.
  nonisolated final func forgetWindow() {
    storedWindow = nil
    for view in storedSubviews { view.forgetWindow() }
  }

  private func tellDidMoveToWindow(of host: SimulationHost?) {
    if let host, !host.appearanceProxies.isEmpty { host.appearanceProxies.apply(to: self) }
    call(.didMoveToWindow)
    for interaction in interactions { (interaction as? UIHingeInteraction)?.windowDidChange() }
    for view in storedSubviews { view.tellDidMoveToWindow(of: host) }
  }

  /// Sends the second half of the controllers' callbacks, children before parents.
  func finishControllerMove(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    for view in storedSubviews { view.finishControllerMove(from: old, to: new) }
    owningController?.rootViewDidMove(to: new)
  }
}
