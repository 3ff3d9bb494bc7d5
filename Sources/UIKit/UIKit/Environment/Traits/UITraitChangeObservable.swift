/// An object that reports changes of selected traits (iOS 17 and later).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A registration that `unregisterForTraitChanges(_:)` ends.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// A closure called with the object and its old traits once the new ones are in place.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Registers a handler to be called after one of the traits has changed, before layout.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitStateOwner)?.ensuredTraitState.registrations.append(registration)
    return registration
  }

  /// Registers a handler that specifies its object's type, typically as `(self: Self, previous)`:
  /// inside a class, `Self` is the object's dynamic class and not the one of the registration.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Environment: AnyObject>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let named = self as? Environment
    return registerForTraitChanges(traits) { [weak named] (_: Self, previous) in
      if let named { handler(named, previous) }
    }
  }

  /// Ends a registration; one that doesn't belong to this object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateOwner)?.traitState?.registrations.removeAll { $0 === registration }
  }
}

/// The trait state of a view or controller beyond its environment's traits; created when first
/// needed.
@MainActor
final class TraitState {
  var overrides = UITraitOverrides()
  /// Used by views only.
  var textSizes = TextSizeLimits()
  var registrations: [TraitRegistration] = []
}

/// Views and controllers.
@preconcurrency @MainActor
protocol TraitStateOwner: Traceable {
  var traitState: TraitState? { get set }
}

extension TraitStateOwner {
  /// Calls the handlers registered for traits that changed, in order.
  func callTraitChangeHandlers(from old: UITraitCollection, to new: UITraitCollection) {
    guard let traitState else { return }
    new.performAsCurrent {
      for registration in traitState.registrations
      where registration.isConcerned(old.values, new.values) {
        traced("registeredTraitChange", TraceText.traits(from: old, to: new)) {
          registration.action(old)
        }
      }
    }
  }

  var ensuredTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let action: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.action = action
    super.init()
  }

  func isConcerned(_ old: UITraitCollection.Values, _ new: UITraitCollection.Values) -> Bool {
    traits.contains { new.differs(from: old, in: $0) }
  }
}
