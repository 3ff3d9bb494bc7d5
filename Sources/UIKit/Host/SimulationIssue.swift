/// Something that the simulated device could not do as asked: where, what, and what to do.
package struct SimulationIssue: Hashable, Sendable, CustomStringConvertible {
  package var location: String
  package var problem: String
  package var advice: String

  package init(where location: String, what problem: String, advice: String) {
    self.location = location
    self.problem = problem
    self.advice = advice
  }

  package var description: String { "\(location): \(problem) \(advice)" }
}
