/// Something that the simulated device could not do as asked: where, what, and what to do.
package struct SimulationIssue: Hashable, Sendable, CustomStringConvertible {
  package var location: String
  package var problem: String
  package var advice: String
  /// Whether UIKit writes it to the log and goes on, as with constraints that can't hold together;
  /// a picture of such a screen is what a device shows.
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
