import Foundation
import RunRecord
import UIKit

/// Asserts that a screen matches its baselines in every cell of a matrix of devices, orientations,
/// OS versions, styles and postures.
///
/// Cells that fail with the same cause are reported as one issue.
///
/// - Parameters:
///   - make: Creates the controller; called once per cell, because a controller that was on one
///     screen is not in its initial state on the next.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - name: A prefix for each cell's name.
///   - tolerance: How much each picture may differ; if nil, the scope's tolerance.
///   - record: When to write the baselines.
public func assertSnapshots(
  of make: @escaping @MainActor () throws -> UIViewController,
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
  MatrixCheck(
    matrix: matrix, name: name, record: record, file: filePath, testName: testName, line: line
  ).report(make, at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
    .image(on: $0, tolerance: tolerance)
  }
}

/// Asserts that a view matches its baselines in every cell of a matrix.
///
/// - Parameters:
///   - make: Creates the view; called once per cell.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - size: The view's size, in points; its own by default.
///   - name: A prefix for each cell's name.
///   - tolerance: How much each picture may differ; if `nil`, the scope's tolerance.
///   - record: When to write the baselines.
public func assertSnapshots(
  of make: @escaping @MainActor () throws -> UIView,
  on matrix: SnapshotMatrix,
  size: CGSize? = nil,
  named name: String? = nil,
  tolerance: SnapshotTolerance? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  MatrixCheck(
    matrix: matrix, name: name, record: record, file: filePath, testName: testName, line: line
  ).report(make, at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
    .image(on: $0, tolerance: tolerance, size: size)
  }
}

/// Asserts that an app matches its baselines in every cell of a matrix, as it launches or after
/// some steps.
///
/// ```swift
/// assertSnapshots(
///   launching: { AppDelegate() },
///   on: SnapshotMatrix([.iPhone15], infoPlist: try InfoPlist(contentsOf: url)))
/// ```
///
/// - Parameters:
///   - make: Creates the app's delegate; called once per cell.
///   - matrix: The devices, orientations, versions, styles and postures, and the app's
///     `Info.plist`, which specifies its main storyboard, scenes and launch screen.
///   - name: A prefix for each cell's name.
///   - tolerance: How much each picture may differ; if `nil`, the scope's tolerance.
///   - record: When to write the baselines.
///   - steps: The actions to perform on each device before its picture is taken.
public func assertSnapshots(
  launching make: @escaping @MainActor () throws -> any UIApplicationDelegate,
  on matrix: SnapshotMatrix,
  named name: String? = nil,
  tolerance: SnapshotTolerance? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  after steps: @escaping @MainActor (Simulator) throws -> Void = { _ in }
) {
  MatrixCheck(
    matrix: matrix, name: name, record: record, file: filePath, testName: testName, line: line
  ).report(make, at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
    .image(on: $0, tolerance: tolerance, after: steps)
  }
}

/// A matrix assertion: pictures each cell, and groups failures by cause.
struct MatrixCheck {
  let matrix: SnapshotMatrix
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  var directory: String?
  let file: StaticString
  let testName: String
  let line: UInt

  /// Records an issue for each cause.
  func report<Value>(
    _ make: @escaping @MainActor () throws -> Value, at place: SourcePlace,
    strategy: (ViewImageConfig) -> Snapshotting<Value, UIImage>
  ) {
    for failure in run(make, strategy: strategy) { IssueReporter.report(failure, at: place) }
  }

  /// Returns the test's failures, one for each cause.
  func run<Value>(
    _ make: @escaping @MainActor () throws -> Value,
    strategy: (ViewImageConfig) -> Snapshotting<Value, UIImage>
  ) -> [SnapshotFailure] {
    let cells: [(name: String, config: ViewImageConfig)]
    do {
      cells = try namedCells()
    } catch {
      return [failure(error)]
    }
    var failures: [SnapshotFailure] = []
    for cell in cells {
      let failure = checkSnapshot(
        of: try Self.made(make), as: strategy(cell.config), named: cell.name, record: record,
        snapshotDirectory: directory, timeout: 5, file: file, testName: testName, line: line,
        isIndependent: true)
      if let failure { failures.append(failure) }
    }
    return Self.gathered(failures, of: cells.count)
  }

  /// Returns the cells with their full names and their screens.
  ///
  /// - Throws: A ``SnapshotMatrixProblem`` if the matrix is invalid.
  func namedCells() throws -> [(name: String, config: ViewImageConfig)] {
    let front = [TestArguments.name, name].compactMap(\.self)
    return try matrix.cells().map { cell in
      ((front + [cell.name]).joined(separator: "."), matrix.config(of: cell))
    }
  }

  /// Compares a value that was already captured.
  func check<Format>(
    _ value: Format, as snapshotting: Snapshotting<Format, Format>, named name: String,
    step: SnapshotRecord.Step?
  ) -> SnapshotFailure? {
    checkSnapshot(
      of: value, as: snapshotting, named: name, record: record, snapshotDirectory: directory,
      timeout: 5, file: file, testName: testName, line: line, step: step)
  }

  /// Returns a failure for a cell that has nothing to compare.
  func failure(_ error: any Error, named cell: String? = nil) -> SnapshotFailure {
    let session = SnapshotSession.current
    let words = [cell, "\(error)"].compactMap(\.self).joined(separator: ": ")
    return session.failure(
      "Nothing to compare: \(words)", cause: "\(error)", at: nil,
      place: AssertionPlace(file: "\(file)", testName: testName, line: line),
      decision: session.decision(call: record))
  }

  private static func made<Value>(_ make: @escaping @MainActor () throws -> Value) throws -> Value {
    // The assertion is on the main thread, which the compiler can't see.
    let transfer = UncheckedTransfer(make)
    return try MainActor.assumeIsolated { UncheckedTransfer(try transfer.value()) }.value
  }

  static let shownTitles = 12

  /// Merges failures with the same cause, in the order of the first of each.
  ///
  /// - Parameters:
  ///   - count: The number of things checked.
  ///   - kind: A plural noun for them.
  static func gathered(
    _ failures: [SnapshotFailure], of count: Int, _ kind: String = "cells"
  ) -> [SnapshotFailure] {
    var groups: [[SnapshotFailure]] = []
    var places: [String: Int] = [:]
    for failure in failures {
      let key = "\(failure.kind) \(failure.cause)"
      if let place = places[key] {
        groups[place].append(failure)
      } else {
        places[key] = groups.count
        groups.append([failure])
      }
    }
    return groups.map { group in
      guard group.count > 1, var first = group.first else { return group[0] }
      let others = group.dropFirst()
      var names = others.prefix(shownTitles).flatMap { other in
        ["          \(other.title)"] + other.foldLines.map { "            \($0)" }
      }
      if others.count > shownTitles {
        names.append("          … and \(others.count - shownTitles) more")
      }
      first.headline =
        "\(group.count) of \(count) \(kind) fail with the same cause; the first: \(first.headline)"
      first.details += ["the others:"] + names
      first.files = group.flatMap { failure in
        failure.files.map { (SnapshotNames.sanitized(failure.title) + "-" + $0.name, $0.file) }
      }
      return first
    }
  }
}
