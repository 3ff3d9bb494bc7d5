/// The current phases of a simulated device, and the pending interface changes.
///
/// A device calls its app, which calls the device again, so phases nest. This type determines
/// whether a phase may begin, and when a requested change is performed;
/// `docs/decisions/0018-phases.md` has the rules.
struct HostPhases {
  /// When a request is performed.
  enum Admission: Hashable {
    /// Immediately, by the caller.
    case atOnce
    /// After the layout pass in progress; the caller is responsible for it.
    case afterLayout
    /// After the request in progress, automatically.
    case afterRequest
  }

  enum Next: Hashable {
    case request(InterfaceRequest)
    case nothing
    /// Each change requests another one. The pending requests are dropped.
    case endless
  }

  /// The maximum number of consecutive requests before they are considered endless.
  static let requestLimit = 20

  /// The current phases, the innermost last.
  private var phases: [HostPhase] = []
  private var requests: [InterfaceRequest] = []
  /// The number of requests taken since the phase of requests began.
  private var takenCount = 0

  // MARK: Phases

  var isIdle: Bool { phases.isEmpty }

  /// Whether neither a layout pass nor a change is in progress, which settling would cut short.
  var canSettle: Bool { !isLayingOut && coordinator == nil }

  /// The coordinator of the change in progress.
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

  /// Begins a phase inside the current ones.
  ///
  /// - Returns: `false` if the current phases don't allow it; then nothing has begun.
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

  /// Adds a request; a newer resize replaces a pending one.
  mutating func add(_ request: InterfaceRequest) -> Admission {
    if case .resize = request {
      requests.removeAll { if case .resize = $0 { true } else { false } }
    }
    requests.append(request)
    if isCarryingOutRequests { return .afterRequest }
    return isLayingOut ? .afterLayout : .atOnce
  }

  /// Takes the earliest request.
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
