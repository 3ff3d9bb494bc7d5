import Foundation
import Pixels
import RunRecord
import Traces
import UIKit

/// A story in all cells of a matrix: performs its steps, and compares each.
struct StoryCheck {
  let matrix: MatrixCheck
  let tolerance: SnapshotTolerance?
  let traces: Bool
  let steps: [StoryStep]

  /// Records an issue for each cause.
  func report(
    at place: SourcePlace, start: @escaping @MainActor (Simulator) throws -> Void
  ) {
    for failure in run(start) { IssueReporter.report(failure, at: place) }
  }

  /// Returns the test's failures, one for each cause.
  func run(_ start: @escaping @MainActor (Simulator) throws -> Void) -> [SnapshotFailure] {
    if let problem = StoryError.problem(of: steps) { return [matrix.failure(problem)] }
    do {
      var failures: [SnapshotFailure] = []
      var count = 0
      for cell in try matrix.namedCells() {
        let checked = check(cell.config, named: cell.name, start)
        failures += checked.failures
        count += checked.count
      }
      return MatrixCheck.gathered(failures, of: count, "snapshots")
    } catch {
      return [matrix.failure(error)]
    }
  }

  /// What to compare of a step.
  private enum Part {
    case picture(UIImage)
    case trace(Trace)
  }

  private struct Taken {
    var name: String
    var step: Int
    var part: Part
  }

  /// Performs the story on one screen.
  ///
  /// The story runs to its end, or to the step that throws, before anything is compared, so that
  /// comparisons don't interfere with it.
  ///
  /// - Returns: The failures, and the number of checks: pictures, traces, and the step that threw.
  private func check(
    _ config: ViewImageConfig, named cell: String,
    _ start: @escaping @MainActor (Simulator) throws -> Void
  ) -> (failures: [SnapshotFailure], count: Int) {
    var taken: [Taken] = []
    var trouble: (any Error)?
    do {
      try runOnMainThread {
        try SnapshotWorld(config).onScreen { try play(on: $0, start, into: &taken) }
      }
    } catch {
      trouble = error
    }
    var failures = taken.compactMap { compare($0, in: cell) }
    if let trouble { failures.append(matrix.failure(trouble, named: cell)) }
    return (failures, taken.count + (trouble == nil ? 0 : 1))
  }

  @MainActor
  private func play(
    on screen: Simulator, _ start: @MainActor (Simulator) throws -> Void, into taken: inout [Taken]
  ) throws {
    if traces { screen.beginTrace() }
    try start(screen)
    if let posture = screen.unfoldsTo { screen.fold(to: posture) }
    var number = 0
    for step in steps {
      screen.noteStep(step.name)
      do {
        if step.moments.isEmpty {
          try step.action(screen)
        } else {
          let sources = try screen.sources(at: step.moments) { try step.action(screen) }
          for (name, source) in zip(step.pictureNames, sources) {
            let image = UIImage(capture: try PictureRenderer.main.captureLogging(source))
            taken.append(
              Taken(name: name, step: number, part: .picture(image)))
            number += 1
          }
        }
        let image = UIImage(capture: try PictureRenderer.main.captureLogging(screen.source()))
        taken.append(Taken(name: step.name, step: number, part: .picture(image)))
        if traces {
          taken.append(Taken(name: step.name, step: number, part: .trace(screen.takeTrace())))
        }
      } catch {
        throw StoryError.step(step.name, "\(error)")
      }
      number += 1
    }
  }

  private func compare(_ taken: Taken, in cell: String) -> SnapshotFailure? {
    let name = "\(cell).\(taken.name)"
    let series = "\(matrix.testName) \(cell)"
    let step = SnapshotRecord.Step(series: series, number: taken.step, name: taken.name)
    switch taken.part {
    case .picture(let image):
      return matrix.check(
        image, as: Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)),
        named: name, step: step)
    case .trace(let trace):
      return matrix.check(
        trace, as: Snapshotting(pathExtension: "trace.txt", diffing: .trace), named: name,
        step: nil)
    }
  }
}

/// Why a story couldn't be performed.
enum StoryError: Error, CustomStringConvertible {
  case noSteps
  case sameName(String)
  /// A step threw an error with this description.
  case step(String, String)

  static func problem(of steps: [StoryStep]) -> StoryError? {
    if steps.isEmpty { return .noSteps }
    // By the names of the baselines' files, which several names may share.
    var names: Set<String> = []
    for step in steps {
      for name in step.pictureNames where !names.insert(SnapshotNames.sanitized(name)).inserted {
        return .sameName(name)
      }
    }
    return nil
  }

  var description: String {
    switch self {
    case .noSteps: "The story has no steps; pass at least one."
    case .sameName(let name):
      "Two pictures are called “\(name)”; give each step and moment its own."
    case .step(let name, let problem): "The step “\(name)” failed: \(problem)"
    }
  }
}
