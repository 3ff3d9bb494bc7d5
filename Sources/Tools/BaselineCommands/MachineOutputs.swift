import Foundation
import Report
import RunRecord
import Tateyoko

/// The output of a run for the service that started it.
package struct MachineOutputs {
  /// Whether to produce any output: `auto` does so in GitHub Actions.
  package enum Annotations: String, CaseIterable, Sendable {
    case auto, github, none
  }

  /// Whether to print lines that GitHub displays next to the code.
  var annotates = false
  /// The file of the job's summary page on GitHub.
  var stepSummary: String?

  package static let none = MachineOutputs()

  package static let help = """
    Annotate failures in the code and append to the job summary: auto does so in GitHub Actions, \
    except in shards, which leave it to “merge”; github always does; none never does.
    """

  /// Returns the output to produce.
  ///
  /// - Parameter isPart: Whether another command reports the whole run later.
  package static func wanted(
    _ annotations: Annotations, isPart: Bool, environment: (String) -> String? = environmentValue
  ) -> MachineOutputs {
    let isInGitHub = environment("GITHUB_ACTIONS") == "true"
    let isWanted =
      switch annotations {
      case .auto: isInGitHub && !isPart
      case .github: true
      case .none: false
      }
    guard isWanted else { return .none }
    let file = environment("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
    return MachineOutputs(annotates: true, stepSummary: file)
  }

  package func write(_ record: RunRecord) throws { try write(RunFacts(record)) }

  package func write(_ run: RunFacts) throws {
    if annotates {
      print(GitHubAnnotations.text(run, path: RepositoryPath().relative), terminator: "")
    }
    if let stepSummary {
      try StepSummary.append(run, to: URL(fileURLWithPath: stepSummary))
    }
  }
}
