import Foundation
import Pixels
import Report
import RunRecord
import Tateyoko

/// How the screens of a checkout are pictured: by its own code, into files that aren't baselines.
enum SidePicturing {
  /// The package's snapshot tests, recording.
  case tests(filters: [String])
  /// The scenarios of this project, through the command that the checkout builds.
  case scenarios([String])
  /// A shell command that stores pictures in the folder specified by `TATEYOKO_SNAPSHOTS`.
  case command(String)

  /// Takes the pictures of a side.
  ///
  /// - Throws: An error if there are none.
  func take(_ side: DiffSide) throws -> BaselineSetComparison.Files {
    switch self {
    case .tests(let filters): return try test(side, filters)
    case .scenarios(let names):
      try side.linkPackages()
      try side.remove(side.pictures)
      try AtomicFile.makeFolder(side.pictures)
      return try record(side, names)
    case .command(let command):
      try side.remove(side.pictures)
      try AtomicFile.makeFolder(side.pictures)
      let run = try FinishedProgram.aside(
        ["/bin/sh", "-c", command], in: side.package,
        environment: ["TATEYOKO_SNAPSHOTS": side.pictures])
      guard run.status == 0 else {
        run.complain()
        throw GitProblem("“\(command)” ended with status \(run.status).")
      }
      return .init(in: URL(fileURLWithPath: side.pictures, isDirectory: true))
    }
  }

  // MARK: Scenarios

  private func record(_ side: DiffSide, _ names: [String]) throws -> BaselineSetComparison.Files {
    let build = Self.swift("build", side)
    let built = try FinishedProgram.aside(build + ["--product", "tateyoko"], in: side.package)
    guard built.status == 0 else {
      built.complain()
      throw GitProblem("It could not be built.")
    }
    let path = try FinishedProgram.run(build + ["--show-bin-path"], in: side.package)
    let program =
      path.text.trimmingCharacters(in: .whitespacesAndNewlines) + "/tateyoko"
    let run = try FinishedProgram.aside(
      [program, "record", "--quiet", "--snapshots", side.pictures]
        + names.flatMap { ["--scenario", $0] },
      in: side.package, environment: ["CI": "", "TATEYOKO_STALE": "ignore"])
    guard run.status == 0 else {
      run.complain()
      throw GitProblem("“tateyoko record” ended with status \(run.status).")
    }
    return .init(in: URL(fileURLWithPath: side.pictures, isDirectory: true))
  }

  // MARK: Tests

  private func test(_ side: DiffSide, _ filters: [String]) throws -> BaselineSetComparison.Files {
    try side.linkPackages()
    try side.remove(side.report)
    let built = try FinishedProgram.aside(
      Self.tests("build", side) + ["--build-tests"], in: side.package)
    guard built.status == 0 else {
      built.complain()
      throw GitProblem("Its tests could not be built.")
    }
    // Its failures are those of recording tests.
    let run = try FinishedProgram.aside(
      Self.tests("test", side) + ["--skip-build"] + filters.flatMap { ["--filter", $0] },
      in: side.package,
      environment: [
        // Recording tests fail; what they recorded is in the checkout.
        "TATEYOKO_RECORD": "all", "TATEYOKO_ARTIFACTS": side.report, "TATEYOKO_STALE": "ignore",
        "TATEYOKO_SHARD": "", "TATEYOKO_COSTS": "", "SNAPSHOT_TESTING_RECORD": "",
        "GITHUB_STEP_SUMMARY": "",
      ])
    let file = "\(side.report)/\(RunRecord.fileName)"
    guard access(file, F_OK) == 0 else {
      guard run.status == 0 || run.status == 1 else {
        run.complain()
        throw GitProblem("Its tests ended with status \(run.status).")
      }
      return .init(places: [:])
    }
    do {
      return try Self.files(
        of: ReportMerge.read(URL(fileURLWithPath: side.report, isDirectory: true)), side)
    } catch {
      run.complain()
      throw error
    }
  }

  /// Returns the files that a test run recorded, by the baselines' paths in the package.
  static func files(
    of record: RunRecord, _ side: DiffSide
  ) throws -> BaselineSetComparison.Files {
    guard record.header.isFinished else {
      throw GitProblem("Its tests stopped early, so snapshots are missing.")
    }
    var files = BaselineSetComparison.Files(places: [:])
    for snapshot in record.snapshots where snapshot.outcome != .stale {
      let baseline = snapshot.baseline ?? "\(snapshot.scenario)/\(snapshot.id)"
      let whole = baseline.hasPrefix("/") ? baseline : "\(side.package)/\(baseline)"
      // The sides are in different folders, and are compared by relative path.
      let path =
        baseline.hasPrefix("\(side.tree)/")
        ? String(baseline.dropFirst(side.tree.count)) : baseline
      if let pending = snapshot.pending {
        // The code prevents recording; the would-be baseline is in the report.
        files.places[path] = URL(fileURLWithPath: "\(side.report)/\(pending)")
      } else if snapshot.outcome == .recorded || snapshot.outcome == .equal,
        access(whole, R_OK) == 0
      {
        files.places[path] = URL(fileURLWithPath: whole)
      } else {
        let message = snapshot.message ?? "It could not be made."
        files.problems[path] =
          message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
      }
    }
    return files
  }

  private static func swift(_ command: String, _ side: DiffSide) -> [String] {
    ["swift"] + words(command, side)
  }

  private static func words(_ command: String, _ side: DiffSide) -> [String] {
    [command, "--package-path", side.package, "--scratch-path", side.build]
  }

  /// Returns the command that builds or runs a package's tests: the installed one, which determines
  /// whether the package depends on Tateyoko by source, or else the plugin.
  private static func tests(_ command: String, _ side: DiffSide) -> [String] {
    let program = ProcessInfo.processInfo.environment[OwnCommand.programVariable] ?? ""
    guard program.isEmpty else { return [program] + words(command, side) }
    return swift("package", side) + ["--allow-writing-to-package-directory", "snapshots", command]
  }
}
