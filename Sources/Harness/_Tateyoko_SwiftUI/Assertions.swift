import Findings
import SwiftUI
import Tateyoko

/// Asserts that a view matches its baselines in every cell of a matrix of devices, orientations, OS
/// versions, styles and postures.
///
/// - Parameters:
///   - make: Creates the view; called once per cell.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - name: A prefix for each cell's name.
///   - tolerance: How much each picture may differ; if nil, the scope's tolerance.
///   - record: When to write the baselines.
public func assertSnapshots<Content: View>(
  of make: @escaping @MainActor () throws -> Content,
  on matrix: SnapshotMatrix,
  named name: String? = nil,
  tolerance: SnapshotTolerance? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  Tateyoko.assertSnapshots(
    of: { try hosted(make) }, on: matrix, named: name, tolerance: tolerance, record: record,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a view matches its baselines step by step, in every cell of a matrix.
///
/// - Parameters:
///   - make: Creates the view; called once per cell.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - name: A prefix for each cell's name.
///   - tolerance: How much each picture may differ; if `nil`, the scope's tolerance.
///   - traces: Whether to compare callbacks too.
///   - record: When to write the baselines.
///   - steps: The steps, in order.
public func assertStory<Content: View>(
  of make: @escaping @MainActor () throws -> Content,
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
  Tateyoko.assertStory(
    of: { try hosted(make) }, on: matrix, named: name, tolerance: tolerance, traces: traces,
    record: record, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column, steps: steps)
}

/// Asserts that no rule finds a fault in a view, in any cell of a matrix, without pictures.
///
/// - Parameters:
///   - make: Creates the view; called once per layout.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - rules: The rules to check; all by default.
///   - suppressions: Findings to ignore because they are intended.
///   - known: The name of a file of known findings, which may only shrink.
///   - least: The lowest severity that fails the test.
///   - name: Distinguishes the views of a test in the file of known findings.
///   - record: When to write the file of known findings.
public func assertLayout<Content: View>(
  of make: @escaping @MainActor () throws -> Content,
  on matrix: SnapshotMatrix = .lint,
  rules: Set<FindingRule> = Set(FindingRule.allCases),
  ignoring suppressions: [FindingSuppression] = [],
  known: String? = nil,
  failingOn least: FindingSeverity = .warning,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  Tateyoko.assertLayout(
    of: { try hosted(make) }, on: matrix, rules: rules, ignoring: suppressions, known: known,
    failingOn: least, named: name, record: record, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

@MainActor
private func hosted<Content: View>(
  _ make: @MainActor () throws -> Content
) rethrows -> UIViewController {
  UIHostingController(rootView: try make())
}

extension Simulator {
  /// Launches an app whose window shows a view.
  ///
  /// - Returns: The controller that shows the view.
  @discardableResult
  public func launch<Content: View>(_ view: Content) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    launch(controller)
    return controller
  }
}
