import SystemFacts

/// Which calls of `updateProperties` a view is waiting for.
struct PropertyUpdates {
  var isPending = true
  /// For the view's controller.
  var isPendingForController = true
  /// For a view in the tree below it.
  var isPendingBelow = false
  /// What an update requests for itself is dropped, as a layout's requests are.
  var isUpdating = false

  var isWaiting: Bool { isPending || isPendingForController || isPendingBelow }
}

extension UIView {
  func markNeedsPropertyUpdate(ofController: Bool = false) {
    guard isOnMainThread(.setNeedsUpdateProperties), !propertyUpdates.isUpdating else { return }
    if ofController {
      propertyUpdates.isPendingForController = true
    } else {
      propertyUpdates.isPending = true
    }
    markPathForPropertyUpdate()
    // The next pass has something to do, though nothing is laid out.
    descendantLayoutFlag = true
    markPathForLayout()
  }

  /// Tells the ancestors that a view of this tree is waiting.
  func markPathForPropertyUpdate() {
    var view = storedSuperview
    while let current = view, !current.propertyUpdates.isPendingBelow {
      current.propertyUpdates.isPendingBelow = true
      view = current.storedSuperview
    }
  }

  /// Calls `updateProperties` where it is pending, in views before those in them, so that all have been
  /// called before anything is laid out. Earlier systems have no such method.
  ///
  /// A controller whose view is to be laid out may not have appeared yet: it waits for its layout, which begins
  /// with that, unless it `isDue`.
  func sendPropertyUpdates(isDue: Bool = false) {
    guard propertyUpdates.isWaiting, isDue || owningController == nil || !layoutFlag else { return }
    let waiting = propertyUpdates
    propertyUpdates = PropertyUpdates(isPending: false, isPendingForController: false)
    if ControllerFacts.updatesProperties[hostOfView.release] {
      propertyUpdates.isUpdating = true
      storedTraits.performAsCurrent {
        if waiting.isPendingForController, let owningController {
          ObservationTracking.track(owningController, owningController.updateProperties) {
            $0.setNeedsUpdateProperties()
          }
        }
        if waiting.isPending {
          ObservationTracking.track(self, updateProperties) { $0.setNeedsUpdateProperties() }
        }
      }
      propertyUpdates.isUpdating = false
    }
    guard waiting.isPendingBelow || propertyUpdates.isPendingBelow else { return }
    propertyUpdates.isPendingBelow = false
    for view in storedSubviews where view.storedSuperview === self { view.sendPropertyUpdates() }
  }
}
