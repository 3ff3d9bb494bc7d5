import Traces
import UIKit

extension Simulator {
  /// Starts recording all callbacks, until ``takeTrace(ending:)`` stops it.
  ///
  /// If called before ``launch(_:)``, the trace includes the launch.
  public func beginTrace() {
    host.beginTrace()
  }

  /// Whether callbacks are being recorded.
  public var isTracing: Bool { host.isTracing }

  /// The calls since the trace was started or last taken, in order; empty if it was never started.
  public var trace: Trace { settled.trace }

  /// Adds a note to the trace, if one is being recorded, such as a test's next step.
  public func noteStep(_ name: String) {
    host.noteStep("step", name)
  }

  /// Reports that a step failed, so that none of the following pictures passes.
  func noteTrouble(in step: String?, _ problem: String) {
    host.report(
      SimulationIssue(
        where: step.map { "The step “\($0)”" } ?? "The first step", what: problem,
        advice: "Correct the step, or the element it refers to."))
  }

  /// Returns the calls recorded so far and clears the trace.
  ///
  /// - Parameter ending: Whether to also stop recording.
  public func takeTrace(ending: Bool = false) -> Trace {
    settled.takeTrace(ending: ending)
  }
}
