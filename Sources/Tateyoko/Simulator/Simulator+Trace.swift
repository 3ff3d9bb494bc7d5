import Traces
import UIKit

extension Simulator {
  /// Has every callback kept from now on, until ``takeTrace(ending:)`` ends it.
  ///
  /// Begun before ``launch(_:)``, the trace tells of the launch too.
  public func beginTrace() {
    host.beginTrace()
  }

  /// Whether callbacks are kept.
  public var isTracing: Bool { host.isTracing }

  /// What was called since the trace was begun or taken, in order; empty if none was begun.
  public var trace: Trace { settled.trace }

  /// Keeps a remark in the trace, if one is taken: what a test does next.
  public func noteStep(_ name: String) {
    host.noteStep("step", name)
  }

  /// Returns what was called, and goes on with an empty trace or with none.
  public func takeTrace(ending: Bool = false) -> Trace {
    settled.takeTrace(ending: ending)
  }
}
