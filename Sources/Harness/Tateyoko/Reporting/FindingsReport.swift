import Findings
import Foundation
import Report
import RunRecord
import UIKit

/// A report of the findings in screens, each pictured in its smallest cell.
@MainActor
package struct FindingsReport {
  private let report: ReportFolder
  private let matrix: SnapshotMatrix
  private let failing: FindingSeverity

  /// Opens the folder.
  ///
  /// - Parameters:
  ///   - matrix: The cells that the screens were checked in.
  ///   - failing: The lowest severity that fails the run.
  package init(at folder: URL, matrix: SnapshotMatrix, failing: FindingSeverity) throws(ReportError)
  {
    report = try ReportFolder(at: folder)
    self.matrix = matrix
    self.failing = failing
  }

  /// Pictures the screens with findings, and writes the report.
  ///
  /// - Parameters:
  ///   - linted: The findings.
  ///   - screens: The screens, in the same order.
  ///   - progress: Called before each picture with the number of pictures done, the total, and the
  ///     picture's name.
  /// - Returns: The page.
  /// - Throws: A ``ReportError`` if the report can't be written. A screen that can't be pictured is
  ///   an error in the report.
  package func write(
    _ linted: [LintedScreen], of screens: [FoundScreen],
    progress: (Int, Int, String) -> Void = { _, _, _ in }
  ) throws -> URL {
    // The report no longer belongs to a test run, so the next test run doesn't replace it.
    try report.tree.remove(EvidenceFolder.testRunMarker)
    let cells = Self.cells(of: linted)
    let places = Dictionary(
      cells.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pictured = linted.map { Self.picturedCells(of: $0) }
    let total = pictured.reduce(0) { $0 + $1.count }
    var record = RunRecord(header: header(linted, cells))
    for (index, screen) in linted.enumerated() {
      for cell in pictured[index] {
        progress(record.snapshots.count, total, "\(screen.screen)/\(cell.name)")
        var snapshot = self.snapshot(of: screen, in: cell)
        snapshot.findings = Self.counted(screen).filter { $0.smallestCell.name == cell.name }.map {
          SnapshotFinding(
            $0.finding, cells: $0.cells.compactMap { places[$0] }, onlyIn: $0.onlyIn)
        }
        try picture(screens[index], in: cell, for: &snapshot)
        record.snapshots.append(snapshot)
      }
      record.snapshots += screen.troubles.enumerated().map { number, trouble in
        SnapshotRecord(
          id: "trouble-\(number + 1)", scenario: screen.screen, name: screen.screen,
          outcome: .error, message: trouble)
      }
    }
    try report.write(record)
    return report.page
  }

  private func picture(
    _ screen: FoundScreen, in cell: FindingCell, for snapshot: inout SnapshotRecord
  ) throws {
    do {
      let capture = try screen.capture(in: cell.name, of: matrix)
      if !capture.log.isEmpty { snapshot.log = capture.log }
      snapshot.result = .pictured(
        .init(
          picture: try report.store(capture.bitmap, scale: Double(capture.scale)),
          layout: try report.store(layout: capture.tree.encoded())))
    } catch let error as ReportError {
      throw error
    } catch {
      snapshot.result = .error(.none)
      snapshot.message = "The screen can't be pictured: \(error)"
    }
  }

  private func snapshot(of screen: LintedScreen, in cell: FindingCell) -> SnapshotRecord {
    var snapshot = SnapshotRecord(
      id: cell.name, scenario: screen.screen, name: cell.words, device: cell.device,
      deviceName: cell.deviceName, os: cell.os, orientation: cell.orientation,
      outcome: .pictured)
    snapshot.posture = cell.posture
    snapshot.sourceFile = screen.source?.file
    snapshot.sourceLine = screen.source?.line
    return snapshot
  }

  private func header(_ linted: [LintedScreen], _ cells: [FindingCell]) -> RunHeader {
    var header = RunHeader(
      title: "Findings", toolVersion: Release.version, recordMode: "never",
      recordModeOrigin: "a lint compares nothing",
      fingerprint: PictureFacts.current.map { RunHeader.Fact($0.name, $0.value) })
    RunOrigin.current().describe(&header)
    header.lint = LintFacts(
      screens: linted.map(\.screen), cells: cells, failing: failing,
      ignored: FindingTally(linted).ignoredCount)
    return header
  }

  /// Returns the cells of all screens, without duplicates.
  private static func cells(of linted: [LintedScreen]) -> [FindingCell] {
    var seen: Set<String> = []
    return linted.flatMap(\.cells).filter { seen.insert($0.name).inserted }
  }

  /// Returns the smallest cells of a screen's problems, without duplicates, in the order of the
  /// problems.
  private static func picturedCells(of screen: LintedScreen) -> [FindingCell] {
    var seen: Set<String> = []
    return counted(screen).map(\.smallestCell).filter { seen.insert($0.name).inserted }
  }

  private static func counted(_ screen: LintedScreen) -> [Findings.ScreenProblem] {
    screen.problems.filter { $0.ignored == nil }
  }
}
