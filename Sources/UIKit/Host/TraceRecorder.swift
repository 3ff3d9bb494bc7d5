import Traces

/// Keeps what a simulated device calls, while somebody asked for it.
@MainActor
struct TraceRecorder {
  /// Calls kept at most; a screen that calls without end must not fill the memory.
  static let limit = 200_000

  private(set) var trace = Trace()
  private var isFull = false

  /// Keeps a call; false once, when no more are kept.
  mutating func add(_ entry: Trace.Entry) -> Bool {
    if trace.entries.count < Self.limit {
      trace.entries.append(entry)
      return true
    }
    defer { isFull = true }
    return isFull
  }

  /// Returns the calls so far and starts over.
  mutating func take() -> Trace {
    defer { self = TraceRecorder() }
    return trace
  }
}

extension SimulationHost {
  /// What was called since the trace was begun; empty if none is taken.
  package var trace: Trace { recorder?.trace ?? Trace() }

  package var isTracing: Bool { recorder != nil }

  /// The simulation whose code is running, if it takes a trace; all that a callback costs when it
  /// does not.
  static var tracing: SimulationHost? {
    guard let host = currentIfAny, host.recorder != nil else { return nil }
    return host
  }

  /// Begins a trace; one that is taken already goes on.
  package func beginTrace() {
    becomeCurrent()
    if recorder == nil { recorder = TraceRecorder() }
  }

  /// Returns the calls so far and goes on with an empty trace, or takes none any more.
  @discardableResult
  package func takeTrace(ending: Bool = false) -> Trace {
    let trace = recorder?.take() ?? Trace()
    if ending { recorder = nil }
    return trace
  }

  /// Adds what the simulation was asked for.
  package func noteStep(_ method: String, _ arguments: @autoclosure () -> String = "") {
    if recorder != nil { add(Trace.simulatorPath, method, arguments()) }
  }

  func add(_ path: String, _ call: TracedCall) {
    add(path, call.name, call.arguments)
  }

  func add(_ path: String, _ method: String, _ arguments: String = "") {
    guard recorder != nil else { return }
    let entry = Trace.Entry(time: time, path: path, method: method, arguments: arguments)
    if recorder?.add(entry) == false {
      report(
        SimulationIssue(
          where: path,
          what: "The trace has \(TraceRecorder.limit) calls; further ones are dropped.",
          advice: "Look for callbacks that never end, or record a shorter trace."))
    }
  }
}
