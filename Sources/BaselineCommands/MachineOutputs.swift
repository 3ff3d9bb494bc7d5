import Foundation
import Report
import RunRecord
import Tateyoko

/// What a run leaves for the service that started it.
package struct MachineOutputs {
  /// Whether to leave anything: `auto` does it in GitHub Actions.
  package enum Annotations: String, CaseIterable, Sendable {
    case auto, github, none
  }

  /// Whether to print lines that GitHub shows beside the code.
  var annotates = false
  /// The file of GitHub's page for the job.
  var stepSummary: String?

  package static let none = MachineOutputs()

  package static let help = """
    Annotate failures in the code and append to the job summary: auto does so in GitHub Actions, \
    except in shards, which leave it to “merge”; github always does; none never does.
    """

  /// What to leave.
  ///
  /// - Parameter isPart: Whether another command reports the whole later.
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
