/// What a simulated device is in the middle of, and the interface changes that wait for it.
///
/// A device calls its app, which calls the device again, so phases nest. Whether one may begin, and
/// when a requested change is carried out, is decided here; `docs/decisions/0018-phases.md` has the
/// rules.
struct HostPhases {
  /// When a request is carried out.
  enum Admission: Hashable {
    /// By the caller, now.
    case atOnce
    /// Once the layout pass under way is through; the caller has to see to that.
    case afterLayout
    /// Once the request under way is carried out, automatically.
    case afterRequest
  }

  enum Next: Hashable {
    case request(InterfaceRequest)
    case nothing
    /// Each change asks for another one. What was requested is dropped.
    case endless
  }

  /// Requests that are carried out in one go, before they count as endless.
  static let requestLimit = 20

  /// The phases under way, the innermost last.
  private var phases: [HostPhase] = []
  private var requests: [InterfaceRequest] = []
  /// Requests that were taken since the phase of requests began.
  private var takenCount = 0

  // MARK: Phases

  var isIdle: Bool { phases.isEmpty }

  /// Whether neither a layout pass nor a change is under way, which settling would cut short.
  var canSettle: Bool { !isLayingOut && coordinator == nil }

  /// The coordinator of the change under way.
  var coordinator: TurnCoordinator? {
    for case .change(let coordinator) in phases { return coordinator }
    return nil
  }

  var isFirstOrientation: Bool {
    contains { if case .firstOrientation = $0 { true } else { false } }
  }

  var isLifeCycle: Bool {
    contains { if case .lifeCycle = $0 { true } else { false } }
  }

  var isPresentation: Bool {
    contains { if case .presentation = $0 { true } else { false } }
  }

  private var isLayingOut: Bool {
    contains { if case .layout = $0 { true } else { false } }
  }

  private var isCarryingOutRequests: Bool {
    contains { if case .requests = $0 { true } else { false } }
  }

  private func contains(_ isWanted: (HostPhase) -> Bool) -> Bool {
    phases.contains(where: isWanted)
  }

  /// Begins a phase inside of those under way.
  ///
  /// - Returns: False, and nothing has begun, where they don't allow it.
  mutating func begin(_ phase: HostPhase) -> Bool {
    guard allows(phase) else { return false }
    if case .requests = phase { takenCount = 0 }
    phases.append(phase)
    return true
  }

  /// Ends the innermost phase.
  mutating func end() { _ = phases.popLast() }

  private func allows(_ phase: HostPhase) -> Bool {
    switch phase {
    case .lifeCycle, .firstOrientation, .presentation: true
    case .events, .layout: !isLayingOut
    case .requests: !isLayingOut && !isCarryingOutRequests
    case .change: if case .requests? = phases.last { true } else { false }
    }
  }

  // MARK: Requests

  /// Adds a request; a newer resize takes the place of one that still waits.
  mutating func add(_ request: InterfaceRequest) -> Admission {
    if case .resize = request {
      requests.removeAll { if case .resize = $0 { true } else { false } }
    }
    requests.append(request)
    if isCarryingOutRequests { return .afterRequest }
    return isLayingOut ? .afterLayout : .atOnce
  }

  /// Takes the request that was made first.
  mutating func next() -> Next {
    guard !requests.isEmpty else { return .nothing }
    guard takenCount < Self.requestLimit else {
      requests = []
      return .endless
    }
    takenCount += 1
    return .request(requests.removeFirst())
  }
}
