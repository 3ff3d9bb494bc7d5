/// A case that a number makes, that is run, and that is made smaller where something is wrong.
package protocol GeneratedCase: Hashable, Sendable, CustomStringConvertible {
  associatedtype Violation: CaseViolation

  /// The case of a number in the series that a seed begins.
  init(number: Int, seed: UInt64)

  /// The cases that are a little plainer, the plainest first.
  var simpler: [Self] { get }

  /// Runs the case up to the first thing that is wrong.
  @MainActor func run() -> [Violation]
}

/// Something that a case found wrong.
package protocol CaseViolation: Hashable, Sendable, CustomStringConvertible {
  associatedtype Invariant: RawRepresentable<String>, Hashable, Sendable

  /// What does not hold.
  var invariant: Invariant { get }
}

extension GeneratedCase {
  /// A smaller case that violates the same invariant.
  ///
  /// One thing after another is left out or made plainer, as long as the violation stays.
  ///
  /// - Parameter limit: The most cases that are run on the way.
  @MainActor
  package func shrunk(
    keeping invariant: Violation.Invariant, limit: Int = 2000,
    run: @MainActor (Self) -> [Violation] = { $0.run() }
  ) -> (smallest: Self, violations: [Violation]) {
    var best = self
    var violations = run(self)
    var runs = 0
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for simpler in best.simpler {
        runs += 1
        guard runs <= limit else { return (best, violations) }
        let found = run(simpler)
        guard found.first?.invariant == invariant else { continue }
        best = simpler
        violations = found
        hasShrunk = true
        break
      }
    }
    return (best, violations)
  }
}
