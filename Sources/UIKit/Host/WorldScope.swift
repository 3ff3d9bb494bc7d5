import CWorlds
import Devices
import Foundation
import StringTables
import Synchronization
import SystemFacts

/// A stretch of code, such as a test, with the simulation that answers for it.
///
/// Whatever view code asks for globally (`UIScreen.main`, `UITraitCollection.current`,
/// `UIApplication.shared`, colours, fonts, the main queue's time) is answered by the simulation of
/// the innermost scope: the one whose callback is running, or the one that was made or used last in
/// the scope, or else the scope's default one. See `docs/decisions/0017-worlds.md`.
@MainActor
package final class WorldScope {
  /// The simulation that a scope has while its code made none.
  package struct Defaults: Hashable, Sendable {
    package var device: Device
    /// The newest version of the device where it is nil.
    package var os: OSVersion?
    /// How far a foldable device is open; its initial posture where it is nil.
    package var posture: Device.Posture?
    package var locale: Locale
    package var timeZone: TimeZone
    package var pseudoLanguage: PseudoLanguage?

    package init(
      device: Device = UITraitCollection.defaultDevice, os: OSVersion? = nil,
      posture: Device.Posture? = nil, locale: Locale = WorldScope.defaultLocale,
      timeZone: TimeZone = WorldScope.defaultTimeZone, pseudoLanguage: PseudoLanguage? = nil
    ) {
      self.device = device
      self.os = os
      self.posture = posture
      self.locale = locale
      self.timeZone = timeZone
      self.pseudoLanguage = pseudoLanguage
    }
  }

  /// As a device is set up that was bought in the United States.
  package nonisolated static let defaultLocale = Locale(identifier: "en_US")
  /// Greenwich's; a device has the zone of the place it is in, and a picture is in no place.
  package nonisolated static let defaultTimeZone = TimeZone(secondsFromGMT: 0)!

  package nonisolated let defaults: Defaults
  /// Numbers what the code makes.
  nonisolated let numbering: Numbering
  /// The scope whose simulations count as long as this one has none of its own.
  private nonisolated let surroundings: WorldScope?
  /// The scope that this one lies in with a device of its own; what the app has set holds here too.
  private nonisolated let outer: WorldScope?
  /// Whether the simulation is given and stays, whatever the code makes or uses.
  private nonisolated let isFixed: Bool
  /// Whether the scope's end is not observable, so that it must not keep what its code let go of.
  private nonisolated let endsUnnoticed: Bool

  /// The simulation that was made or used last.
  private weak var latest: SimulationHost?
  /// The same, while it is kept.
  private var keptLatest: SimulationHost?
  private var defaultHost: SimulationHost?
  /// What threads other than the main one know of the simulation.
  private nonisolated let published = Mutex<PublishedWorld?>(nil)

  /// Makes a scope with a default simulation of its own.
  ///
  /// - Parameters:
  ///   - outer: A scope that this one lies in: what the app has set there for all of its screens
  ///     holds here too.
  ///   - endsUnnoticed: Whether the scope's end is not observable. Simulations that its code does
  ///     not hold are then let go when the main queue next turns to other work.
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

  /// Makes a scope with a default simulation of its own for a part of the code that runs in the
  /// caller's scope: what the app has set for all of its screens holds in both.
  package nonisolated convenience init(_ defaults: Defaults, insideCallersScope: Void) {
    self.init(defaults, inside: onMainQueue { Self.current } ?? World.scope)
  }

  /// Makes a scope inside of another one, which answers as long as the code makes no simulation.
  package nonisolated init(passingOnTo surroundings: WorldScope) {
    defaults = surroundings.defaults
    numbering = surroundings.numbering
    self.surroundings = surroundings
    outer = nil
    isFixed = false
    endsUnnoticed = false
  }

  /// Makes the scope of code that a simulation calls.
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

  /// The simulation that answers; a default one is made where there is none yet.
  package var host: SimulationHost {
    if let hostIfAny { return hostIfAny }
    if let surroundings { return surroundings.host }
    let made = SimulationHost(like: defaults)
    made.numbering = numbering
    defaultHost = made
    // The copies are views, which this simulation makes.
    if let outer { made.appState = outer.settings.copy() }
    publish(made)
    return made
  }

  /// The simulation that answers; nil where nothing has asked for one yet.
  package var hostIfAny: SimulationHost? { latest ?? defaultHost ?? surroundings?.hostIfAny }

  /// The release of the simulation that answers; none is made to find out.
  var release: OSRelease {
    hostIfAny?.release ?? (defaults.os ?? defaults.device.newestOS).release
  }

  /// Whether this scope is that of a simulation's callbacks.
  func isFixed(to host: SimulationHost) -> Bool { isFixed && latest === host }

  /// Remembers the simulation that was made or used last.
  func note(_ host: SimulationHost) {
    guard !isFixed, host !== defaultHost else { return }
    latest = host
    keptLatest = host
    publish(host)
  }

  /// What the app set for all simulations in this scope, such as appearances of bars.
  var appState: AppState {
    defaultHost?.appState ?? surroundings?.host.appState ?? outer?.settings ?? AppState()
  }

  /// What the app has set in this scope by now.
  private var settings: AppState { hostIfAny?.appState ?? outer?.settings ?? AppState() }

  /// The user's language and region.
  var locale: Locale { hostIfAny?.options.locale ?? defaults.locale }

  /// The made-up language in which tables of strings answer.
  var pseudoLanguage: PseudoLanguage? {
    hostIfAny.map(\.options.pseudoLanguage) ?? defaults.pseudoLanguage
  }

  var timeZone: TimeZone {
    guard let host = hostIfAny else { return defaults.timeZone }
    return host.appState.timeZone ?? host.options.timeZone
  }

  /// Reports to a new simulation what was refused in the default one around it and not reported
  /// yet.
  package func handIssues(to host: SimulationHost) {
    if let defaultHost { host.adoptIssues(of: defaultHost) }
    surroundings?.handIssues(to: host)
  }

  private func publish(_ host: SimulationHost) {
    published.withLock { $0 = host.published }
  }

  /// Lets go of what nobody but this scope holds, and of a default simulation without a mark:
  /// called when the code of a scope whose end goes unnoticed waits, and may have ended.
  package func relax() {
    guard endsUnnoticed else { return }
    keptLatest = nil
    if defaultHost?.isUntouched == true { defaultHost = nil }
    published.withLock { $0 = hostIfAny?.published }
  }

  /// Whether dropping the scope changes nothing for code that is still to run.
  package var isForgettable: Bool { latest == nil && defaultHost == nil }

  /// Runs a closure once the real main queue has done what was asked for before.
  package static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    MainQueueWork.whenIdle(body)
  }

  // MARK: Other threads

  /// What a thread other than the main one knows of the simulation around it.
  ///
  /// Tasks know theirs; work that was handed to a queue or a thread gets the fixed default's.
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

/// The world that the running code lives in.
package enum World {
  /// The innermost scope of a callback, of an assertion or of a trait; tasks that are made in it
  /// inherit it.
  @TaskLocal package static var scope: WorldScope?
}

extension SimulationHost {
  /// The simulation that answers what the caller asks for globally.
  package static var current: SimulationHost { WorldScope.current.host }

  /// The simulation that answers; nil where nothing has asked for one yet.
  static var currentIfAny: SimulationHost? { WorldScope.current.hostIfAny }

  /// Runs what a test does with this simulation; it answers for the test's own code afterwards too.
  package func use<R>(_ body: () throws -> R) rethrows -> R {
    WorldScope.current.note(self)
    MainThreadWatchdog.shared.noteProgress()
    return try perform(body)
  }

  /// Runs code for which this simulation answers, and no other.
  package func perform<R>(_ body: () throws -> R) rethrows -> R {
    if isInForce { return try body() }
    let outer = CallsUnderway.current
    CallsUnderway.current = CallsUnderway()
    defer { CallsUnderway.current = outer }
    return try MainThreadWatchdog.shared.watch(self, "code") {
      try World.$scope.withValue(WorldScope(of: self), operation: body)
    }
  }

  /// Lets this simulation answer for the code around from now on, as using it does.
  package func becomeCurrent() { WorldScope.current.note(self) }

  /// Whether this simulation answers for the caller.
  package var isCurrent: Bool { Self.currentIfAny === self }

  /// Whether the code that is running is called by this simulation.
  var isInForce: Bool { World.scope?.isFixed(to: self) == true }
}
