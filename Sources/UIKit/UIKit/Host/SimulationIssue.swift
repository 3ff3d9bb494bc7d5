/// An operation that the simulated device couldn't perform as requested: where, what, and what to
/// do.
package struct SimulationIssue: Hashable, Sendable, CustomStringConvertible {
  package var location: String
  package var problem: String
  package var advice: String
  /// Whether UIKit logs the problem and continues, as with conflicting constraints; a snapshot of
  /// such a screen matches a device.
  package var isLogged: Bool

  package init(
    where location: String, what problem: String, advice: String, isLogged: Bool = false
  ) {
    self.location = location
    self.problem = problem
    self.advice = advice
    self.isLogged = isLogged
  }

  package var description: String { "\(location): \(problem) \(advice)" }
}
