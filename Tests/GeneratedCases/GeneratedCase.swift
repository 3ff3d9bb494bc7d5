/// A case that is generated from a number, run, and reduced if something is wrong.
package protocol GeneratedCase: Hashable, Sendable, CustomStringConvertible {
  associatedtype Violation: CaseViolation

  /// Creates the case with the given number in the series that a seed begins.
  init(number: Int, seed: UInt64)

  /// The cases that are slightly simpler, the simplest first.
  var simpler: [Self] { get }

  /// Runs the case up to its first violation.
  @MainActor func run() -> [Violation]
}

/// A violation found by a case.
package protocol CaseViolation: Hashable, Sendable, CustomStringConvertible {
  associatedtype Invariant: RawRepresentable<String>, Hashable, Sendable

  /// The violated invariant.
  var invariant: Invariant { get }
}

extension GeneratedCase {
  /// Returns a smaller case that violates the same invariant.
  ///
  /// Parts are removed or simplified one at a time, as long as the violation remains.
  ///
  /// - Parameter limit: The maximum number of cases to run.
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
