import Foundation
import UIKit

/// Asserts that every preview of the program matches its baselines, or records them.
///
/// The previews are those that `#Preview` declares in code linked into the test program, and those
/// of ``ScreenPreviews``. Each picture that differs is a separate issue. The baselines are in
/// `__Snapshots__/<module>` next to the test; a preview that specifies an orientation is only
/// pictured in that orientation.
///
/// - Parameters:
///   - matrix: The devices, orientations, versions, styles and postures; an iPhone 15 by default.
///   - module: The only module whose previews to use; `nil` for all modules.
///   - tolerance: How much the pictures may differ; `nil` for the scope's tolerance.
///   - record: When to write the baselines.
@preconcurrency @MainActor
public func assertPreviews(
  on matrix: SnapshotMatrix = SnapshotMatrix([.iPhone15]),
  of module: String? = nil,
  tolerance: SnapshotTolerance? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  let previews = ScreenCatalogue.screens([.preview], triesPreviews: false)
  let chosen = previews.filter { module == nil || $0.module == module }
  guard !chosen.isEmpty else {
    let modules = Set(previews.compactMap(\.module)).sorted()
    let known =
      modules.isEmpty
      ? "No code linked into the tests declares a #Preview in this configuration."
      : "There are previews in \(modules.joined(separator: ", "))."
    IssueReporter.report(
      "No previews\(module.map { " in module \($0)" } ?? ""). \(known)", at: place)
    return
  }
  do {
    let folder = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
    for scenario in try Scenario.found(chosen, on: matrix) {
      assertScenario(
        scenario, snapshots: folder, tolerance: tolerance, record: record, fileID: fileID,
        file: filePath, line: line, column: column)
    }
  } catch {
    IssueReporter.report("Nothing to compare: \(error)", at: place)
  }
}
