import Traces

/// Records the calls of a simulated device while a trace is requested.
@MainActor
struct TraceRecorder {
  /// The maximum number of recorded calls; a screen that makes endless calls must not exhaust the
  /// memory.
  static let limit = 200_000

  private(set) var trace = Trace()
  private var isFull = false

  /// Records a call; returns `false` once, when the limit is reached.
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
  /// The calls since the trace was begun; empty if none is being recorded.
  package var trace: Trace { recorder?.trace ?? Trace() }

  package var isTracing: Bool { recorder != nil }

  /// The simulation whose code is running, if it records a trace; this check is the only cost of a
  /// callback otherwise.
  static var tracing: SimulationHost? {
    guard let host = currentIfAny, host.recorder != nil else { return nil }
    return host
  }

  /// Begins a trace, or continues one that is already being recorded.
  package func beginTrace() {
    becomeCurrent()
    if recorder == nil { recorder = TraceRecorder() }
  }

  /// Returns the calls so far and continues with an empty trace, or stops recording.
  @discardableResult
  package func takeTrace(ending: Bool = false) -> Trace {
    let trace = recorder?.take() ?? Trace()
    if ending { recorder = nil }
    return trace
  }

  /// Records a request made to the simulation.
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
