import Findings
import UIKit

/// Asserts that no rule finds a fault in a screen, in any cell of a matrix, without pictures.
///
/// ```swift
/// assertLayout(of: { SettingsViewController() })
/// assertLayout(
///   of: { ProfileViewController() },
///   on: SnapshotMatrix([.iPhoneSE3, .iPhone15], styles: [.standard, .language("de")]),
///   ignoring: [.ignore(.contrast, in: "logo", "a trademark")])
/// ```
///
/// Records one issue per rule, which lists the views, what is wrong with each and the plainest cell
/// that shows it.
///
/// - Parameters:
///   - make: Creates the controller; called once per layout. A layout represents all cells that are
///     known to be laid out alike.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - rules: The rules to check; all by default.
///   - suppressions: Findings to ignore because they are intended.
///   - known: The name of a file of known findings in the test file's folder of baselines, which
///     may only shrink: it's recorded if it's missing, and findings that no longer occur are
///     removed when recording.
///   - least: The lowest severity that fails the test.
///   - name: Distinguishes the screens of a test in the file of known findings.
///   - record: When to write the file of known findings.
public func assertLayout(
  of make: @escaping @MainActor () throws -> UIViewController,
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
  LayoutAssertion(
    matrix: matrix, rules: rules, suppressions: suppressions, known: known, least: least,
    name: name, record: record,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column),
    testName: testName
  ).report { .controller(make) }
}

/// Asserts that no rule finds a fault in a view, in any cell of a matrix, without pictures.
///
/// The view is laid out by itself, without a safe area, as in its pictures.
///
/// - Parameters:
///   - make: Creates the view; called once per layout.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - size: The view's size, in points; its own by default.
///   - rules: The rules to check; all by default.
///   - suppressions: Findings to ignore because they are intended.
///   - known: The name of a file of known findings, which may only shrink.
///   - least: The lowest severity that fails the test.
///   - name: Distinguishes the views of a test in the file of known findings.
///   - record: When to write the file of known findings.
public func assertLayout(
  of make: @escaping @MainActor () throws -> UIView,
  on matrix: SnapshotMatrix = .lint,
  size: CGSize? = nil,
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
  LayoutAssertion(
    matrix: matrix, rules: rules, suppressions: suppressions, known: known, least: least,
    name: name, record: record,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column),
    testName: testName
  ).report { .view(make, size: size) }
}

/// Asserts that no rule finds a fault in an app, as it launches or after some steps, in any cell of
/// a matrix.
///
/// - Parameters:
///   - make: Creates the app's delegate; called once per layout, or once per cell if there are
///     steps.
///   - matrix: The devices, orientations, versions, styles and postures, and the app's
///     `Info.plist`.
///   - rules: The rules to check; all by default.
///   - suppressions: Findings to ignore because they are intended.
///   - known: The name of a file of known findings, which may only shrink.
///   - least: The lowest severity that fails the test.
///   - name: Distinguishes the screens of a test in the file of known findings.
///   - record: When to write the file of known findings.
///   - steps: The actions to perform on each device before the check.
public func assertLayout(
  launching make: @escaping @MainActor () throws -> any UIApplicationDelegate,
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
  column: UInt = #column,
  after steps: (@MainActor (Simulator) throws -> Void)? = nil
) {
  LayoutAssertion(
    matrix: matrix, rules: rules, suppressions: suppressions, known: known, least: least,
    name: name, record: record,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column),
    testName: testName
  ).report { .app(make, steps: steps) }
}
