import CWorlds
import Devices
import Foundation
import StringTables
import Synchronization
import SystemFacts

/// A region of code, such as a test, with the simulation that is current for it.
///
/// Global values that view code accesses (`UIScreen.main`, `UITraitCollection.current`,
/// `UIApplication.shared`, colours, fonts, the main queue's time) come from the simulation of the
/// innermost scope: the one whose callback is running, or the most recently created or used one in
/// the scope, or otherwise the scope's default one. See `docs/decisions/0017-worlds.md`.
@MainActor
package final class WorldScope {
  /// The simulation of a scope whose code hasn't created one.
  package struct Defaults: Hashable, Sendable {
    package var device: Device
    /// The OS version; `nil` means the device's newest.
    package var os: OSVersion?
    /// The posture of a foldable device; `nil` means its initial posture.
    package var posture: Device.Posture?
    package var locale: Locale
    package var timeZone: TimeZone
    package var pseudoLanguage: PseudoLanguage?

    package init(
      device: Device? = nil, os: OSVersion? = nil,
      posture: Device.Posture? = nil, locale: Locale = WorldScope.defaultLocale,
      timeZone: TimeZone = WorldScope.defaultTimeZone, pseudoLanguage: PseudoLanguage? = nil
    ) {
      let chosen = UITraitCollection.defaultDestination.replacing(device: device, os: os)
      (self.device, self.os) = (chosen.device, chosen.os)
      self.posture = posture
      self.locale = locale
      self.timeZone = timeZone
      self.pseudoLanguage = pseudoLanguage
    }
  }

  /// The setup of a device bought in the United States.
  package nonisolated static let defaultLocale = Locale(identifier: "en_US")
  /// GMT; a device has the time zone of its place, but a snapshot has no place.
  package nonisolated static let defaultTimeZone = TimeZone(secondsFromGMT: 0)!

  package nonisolated let defaults: Defaults
  /// Provides identifiers for objects that the code creates.
  nonisolated let numbering: Numbering
  /// The scope whose simulations apply as long as this one has none.
  private nonisolated let surroundings: WorldScope?
  /// The enclosing scope of one that has its own device; the app's settings there also apply here.
  private nonisolated let outer: WorldScope?
  /// Whether the simulation is given and fixed, whatever the code creates or uses.
  private nonisolated let isFixed: Bool
  /// Whether the scope's end isn't observable, so that it must not retain what its code has
  /// released.
  private nonisolated let endsUnnoticed: Bool

  /// The simulation that was most recently created or used.
  private weak var latest: SimulationHost?
  /// A strong reference to ``latest``, while it's retained.
  private var keptLatest: SimulationHost?
  private var defaultHost: SimulationHost?
  /// The simulation's state for threads other than the main one.
  private nonisolated let published = Mutex<PublishedWorld?>(nil)

  /// Creates a scope with its own default simulation.
  ///
  /// - Parameters:
  ///   - outer: An enclosing scope: the settings that the app has made there for all of its screens
  ///     also apply here.
  ///   - endsUnnoticed: Whether the scope's end isn't observable. Simulations that its code doesn't
  ///     retain are then released when the main queue next turns to other work.
  package nonisolated init(
    _ defaults: Defaults = Defaults(), inside outer: WorldScope? = nil,
    endsUnnoticed: Bool = false
  ) {
    self.defaults = defaults
    numbering = outer?.numbering ?? Numbering()
    surroundings = nil
    self.outer = outer
    isFixed = false
    self.endsUnnoticed = endsUnnoticed
  }

  /// Creates a scope with its own default simulation for a part of the code that runs in the
  /// caller's scope: the app's settings for all of its screens apply in both.
  package nonisolated convenience init(_ defaults: Defaults, insideCallersScope: Void) {
    self.init(defaults, inside: onMainQueue { Self.current } ?? World.scope)
  }

  /// Creates a scope inside another one, which provides the simulation until the code creates one.
  package nonisolated init(passingOnTo surroundings: WorldScope) {
    defaults = surroundings.defaults
    numbering = surroundings.numbering
    self.surroundings = surroundings
    outer = nil
    isFixed = false
    endsUnnoticed = false
  }

  /// Creates the scope of code that a simulation calls.
  fileprivate init(of host: SimulationHost) {
    defaults = host.defaults
    numbering = host.numbering
    surroundings = nil
    outer = nil
    isFixed = true
    endsUnnoticed = false
    latest = host
    keptLatest = host
    published.withLock { $0 = host.published }
  }

  // MARK: The scope of the caller

  /// The scope of code that belongs to no test.
  private static let process = WorldScope()

  /// The innermost scope around the caller.
  package static var current: WorldScope { World.scope ?? ofTest ?? process }

  private static var ofTest: WorldScope? {
    worlds_scope_of_test().map { Unmanaged<WorldScope>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: The simulation

  /// The current simulation; a default one is created if there is none yet.
  package var host: SimulationHost {
    if let hostIfAny { return hostIfAny }
    if let surroundings { return surroundings.host }
    let made = SimulationHost(like: defaults)
    made.numbering = numbering
    defaultHost = made
    // The copies are views, which this simulation creates.
    if let outer { made.appState = outer.settings.copy() }
    publish(made)
    return made
  }

  /// The current simulation; `nil` if none has been requested yet.
  package var hostIfAny: SimulationHost? { latest ?? defaultHost ?? surroundings?.hostIfAny }

  /// The release of the current simulation, without creating one.
  var release: OSRelease {
    hostIfAny?.release ?? (defaults.os ?? defaults.device.newestOS).release
  }

  /// Whether this scope belongs to a simulation's callbacks.
  func isFixed(to host: SimulationHost) -> Bool { isFixed && latest === host }

  /// Remembers the most recently created or used simulation.
  func note(_ host: SimulationHost) {
    guard !isFixed, host !== defaultHost else { return }
    latest = host
    keptLatest = host
    publish(host)
  }

  /// The app's settings for all simulations in this scope, such as bar appearances.
  var appState: AppState {
    defaultHost?.appState ?? surroundings?.host.appState ?? outer?.settings ?? AppState()
  }

  /// The app's current settings in this scope.
  private var settings: AppState { hostIfAny?.appState ?? outer?.settings ?? AppState() }

  /// The user's language and region.
  var locale: Locale { hostIfAny?.options.locale ?? defaults.locale }

  /// The pseudo-language of string tables.
  var pseudoLanguage: PseudoLanguage? {
    hostIfAny.map(\.options.pseudoLanguage) ?? defaults.pseudoLanguage
  }

  var timeZone: TimeZone {
    guard let host = hostIfAny else { return defaults.timeZone }
    return host.appState.timeZone ?? host.options.timeZone
  }

  /// Passes unreported issues of the surrounding default simulation on to a new one.
  package func handIssues(to host: SimulationHost) {
    if let defaultHost { host.adoptIssues(of: defaultHost) }
    surroundings?.handIssues(to: host)
  }

  private func publish(_ host: SimulationHost) {
    published.withLock { $0 = host.published }
  }

  /// Releases what only this scope retains, and an unused default simulation: called when the code
  /// of a scope whose end goes unnoticed waits, and may have ended.
  package func relax() {
    guard endsUnnoticed else { return }
    keptLatest = nil
    if defaultHost?.isUntouched == true { defaultHost = nil }
    published.withLock { $0 = hostIfAny?.published }
  }

  /// Whether dropping the scope doesn't affect code that is still to run.
  package var isForgettable: Bool { latest == nil && defaultHost == nil }

  /// Runs a closure after all earlier work of the real main queue.
  package static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    MainQueueWork.whenIdle(body)
  }

  // MARK: Other threads

  /// The state of the surrounding simulation for a thread other than the main one.
  ///
  /// Tasks know theirs; work on other queues or threads gets the fixed default's.
  nonisolated static var published: PublishedWorld {
    World.scope?.publishedHere ?? PublishedWorld.standard
  }

  private nonisolated var publishedHere: PublishedWorld {
    published.withLock { known in
      if let known { return known }
      if let surroundings { return surroundings.publishedHere }
      let made = PublishedWorld(defaults)
      known = made
      return made
    }
  }
}

/// The world that the running code belongs to.
package enum World {
  /// The innermost scope of a callback, an assertion or a trait; tasks created in it inherit it.
  @TaskLocal package static var scope: WorldScope?
}

extension SimulationHost {
  /// The simulation that provides the caller's global values.
  package static var current: SimulationHost { WorldScope.current.host }

  /// The current simulation; `nil` if none has been requested yet.
  static var currentIfAny: SimulationHost? { WorldScope.current.hostIfAny }

  /// Runs a test's operation on this simulation, which also becomes current for the test's own
  /// code.
  package func use<R>(_ body: () throws -> R) rethrows -> R {
    WorldScope.current.note(self)
    MainThreadWatchdog.shared.noteProgress()
    return try perform(body)
  }

  /// Runs code that only this simulation is current for.
  package func perform<R>(_ body: () throws -> R) rethrows -> R {
    if isInForce { return try body() }
    let outer = CallsUnderway.current
    CallsUnderway.current = CallsUnderway()
    defer { CallsUnderway.current = outer }
    return try MainThreadWatchdog.shared.watch(self, "code") {
      try World.$scope.withValue(WorldScope(of: self), operation: body)
    }
  }

  /// Makes this simulation current for the surrounding code from now on, as using it does.
  package func becomeCurrent() { WorldScope.current.note(self) }

  /// Whether this simulation is current for the caller.
  package var isCurrent: Bool { Self.currentIfAny === self }

  /// Whether this simulation is calling the running code.
  var isInForce: Bool { World.scope?.isFixed(to: self) == true }
}
