import Foundation
import Testing

@testable import LayoutSolver

@Suite struct OracleTests {
  private static let answers: [Substring] = {
    guard let file = Bundle.module.url(forResource: "Oracle/answers", withExtension: "txt"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n")
  }()

  @Test func randomSystemsAgreeWithAnExactLexicographicProgram() throws {
    try #require(Self.answers.count == 10_000)
    var wrong: [String] = []
    for (seed, line) in Self.answers.enumerated() {
      let fields = line.split(separator: " ")
      let system = RandomSystem(seed: UInt64(seed))
      let solver = LayoutSolver()
      let (_, made) = system.build(solver)
      let refused = made.indices.filter { made[$0] == nil }.map(String.init)
      if (refused.isEmpty ? "-" : refused.joined(separator: ",")) != fields[0] {
        wrong.append("system \(seed): refused \(refused), not \(fields[0])")
        continue
      }
      wrong += solver.brokenInvariants().map { "system \(seed): \($0)" }
      let priorities = Set(system.rows.map(\.priority)).subtracting([1000]).sorted(by: >)
      for (priority, expected) in zip(priorities, fields.dropFirst()) {
        let sum = zip(system.rows, made).reduce(0.0) { sum, pair in
          guard pair.0.priority == priority, let constraint = pair.1 else { return sum }
          return sum + solver.violation(of: constraint)
        }
        let wanted = try #require(Double(expected))
        if abs(sum - wanted) > 0.01 + 1e-5 * wanted {
          wrong.append("system \(seed): \(sum) at \(priority), not \(wanted)")
          break
        }
      }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(10).joined(separator: "\n"))")
  }
}
