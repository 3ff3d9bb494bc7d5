/// Something that reports changes of chosen traits (iOS 17 and later).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A registration that can be ended by `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// What is called with the object and its old traits once the new ones are in place.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Has a handler called after one of the traits changed, before layout.
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

  /// The same for a handler that names its object's type, above all `(self: Self, previous)`:
  /// inside a class, `Self` is the object's own class and not the one that is registered for.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Environment: AnyObject>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let named = self as? Environment
    return registerForTraitChanges(traits) { [weak named] (_: Self, previous) in
      if let named { handler(named, previous) }
    }
  }

  /// Ends a registration; one that is not this object's is passed over.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateOwner)?.traitState?.registrations.removeAll { $0 === registration }
  }
}

/// What a view or controller has beyond the traits of its surroundings; made when first needed.
@MainActor
final class TraitState {
  var overrides = UITraitOverrides()
  /// Of views.
  var textSizes = TextSizeLimits()
  var registrations: [TraitRegistration] = []
}

/// Views and controllers.
@preconcurrency @MainActor
protocol TraitStateOwner: Traceable {
  var traitState: TraitState? { get set }
}

extension TraitStateOwner {
  /// Calls the handlers that were registered for a trait that changed, in order.
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
