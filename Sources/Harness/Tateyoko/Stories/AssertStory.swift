import Foundation
import Pixels
import RunRecord
import Traces
import UIKit

/// Asserts that an app matches its baselines step by step, in every cell of a matrix.
///
/// ```swift
/// assertStory(
///   launching: { AppDelegate() }, on: matrix,
///   steps: [
///     StoryStep("form"),
///     StoryStep("typed") { try $0.type("ada@example.org", into: "Email") },
///     StoryStep("sent", at: [0.1, 0.2]) { try $0.tap("Continue") },
///   ])
/// ```
///
/// Each step has a picture, and a trace of the callbacks since the previous one; the report plays
/// them as a film. A step that throws ends the story on that device.
///
/// - Parameters:
///   - make: Creates the app's delegate; called once per cell.
///   - matrix: The devices, orientations, versions, styles and postures, and the app's
///     `Info.plist`.
///   - name: A prefix for each cell's name.
///   - tolerance: How much each picture may differ; if `nil`, the scope's tolerance.
///   - traces: Whether to compare callbacks too.
///   - record: When to write the baselines.
///   - steps: The steps, in order.
public func assertStory(
  launching make: @escaping @MainActor () throws -> any UIApplicationDelegate,
  on matrix: SnapshotMatrix,
  named name: String? = nil,
  tolerance: SnapshotTolerance? = nil,
  traces: Bool = true,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  steps: [StoryStep]
) {
  let check = StoryCheck(
    matrix: MatrixCheck(
      matrix: matrix, name: name, record: record, file: filePath, testName: testName, line: line),
    tolerance: tolerance, traces: traces, steps: steps)
  check.report(at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
    $0.application.delegate = try make()
    $0.launch()
  }
}

/// Asserts that a screen matches its baselines step by step, in every cell of a matrix.
///
/// Works like
/// ``assertStory(launching:on:named:tolerance:traces:record:fileID:file:testName:line:column:steps:)``
/// does for an app.
///
/// - Parameters:
///   - make: Creates the controller; called once per cell.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - name: A prefix for each cell's name.
///   - tolerance: How much each picture may differ; if `nil`, the scope's tolerance.
///   - traces: Whether to compare callbacks too.
///   - record: When to write the baselines.
///   - steps: The steps, in order.
public func assertStory(
  of make: @escaping @MainActor () throws -> UIViewController,
  on matrix: SnapshotMatrix,
  named name: String? = nil,
  tolerance: SnapshotTolerance? = nil,
  traces: Bool = true,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  steps: [StoryStep]
) {
  let check = StoryCheck(
    matrix: MatrixCheck(
      matrix: matrix, name: name, record: record, file: filePath, testName: testName, line: line),
    tolerance: tolerance, traces: traces, steps: steps)
  check.report(at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
    $0.launch(try make())
  }
}
