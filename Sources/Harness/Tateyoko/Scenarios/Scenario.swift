import UIKit

/// A group of screens, each laid out on a matrix of devices and pictured step by step.
///
/// `tateyoko verify` and the scenario test suite run the same values. The baseline of a picture is
/// `snapshots/<scenario>/<screen>.<device>[.<posture>].<os>.<orientation>[.<step>].png`; the path
/// of a trace ends in `.trace.txt` instead of the step.
public struct Scenario: Sendable, Identifiable {
  /// The folder of the baselines, such as `PagedTables`.
  public let id: String
  /// A one-line description.
  public let title: String
  /// The screens, in the order they run.
  public let screens: [Screen]
  /// The file of the declaration.
  let file: StaticString
  let line: UInt

  /// Creates a scenario; reports give `file` and `line` as the source of its pictures.
  public init(
    id: String, title: String, screens: [Screen], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.id = id
    self.title = title
    self.screens = screens
    self.file = file
    self.line = line
  }
}
