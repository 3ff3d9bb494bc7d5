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
/// Fails with one issue a rule, which lists the views, what is wrong with each and the plainest cell
/// that shows it.
///
/// - Parameters:
///   - make: Creates the controller; called once a layout, and a layout stands for all cells that are
///     known to be laid out alike.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - rules: The rules that are asked; all by default.
///   - suppressions: Findings that are meant as they are.
///   - known: The name of a file of known findings in the test file's folder of baselines, which may
///     only shrink: it is recorded where it is missing, and what is no longer found is taken out when
///     recording.
///   - least: The least severity that fails the test.
///   - name: Distinguishes the screens of one test in the file of known findings.
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
/// The view stands by itself, without a safe area, as in its pictures.
///
/// - Parameters:
///   - make: Makes the view; called once a layout.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - size: The view's size; its own by default.
///   - rules: The rules that are asked; all by default.
///   - suppressions: Findings that are meant as they are.
///   - known: The name of a file of known findings, which may only shrink.
///   - least: The least severity that fails the test.
///   - name: Distinguishes the views of one test in the file of known findings.
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

/// Asserts that no rule finds a fault in an app, as it launches or after some steps, in any cell of a
/// matrix.
///
/// - Parameters:
///   - make: Makes the app's delegate; called once a layout, and with steps once a cell.
///   - matrix: The devices, orientations, versions, styles and postures, and the app's `Info.plist`.
///   - rules: The rules that are asked; all by default.
///   - suppressions: Findings that are meant as they are.
///   - known: The name of a file of known findings, which may only shrink.
///   - least: The least severity that fails the test.
///   - name: Distinguishes the screens of one test in the file of known findings.
///   - record: When to write the file of known findings.
///   - steps: What is done on each device before it is looked at.
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
