import Devices
import Findings
import Foundation
import Tateyoko
import UIKit

// Measures the lint of one screen over all devices of the catalogue, both ways up, at three text sizes.
//
// LintBenchmark [--rounds N] [--rules A,B] [--screen list|form] [--jobs N]

var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  let value = arguments[index + 1]
  arguments.removeSubrange(index...(index + 1))
  return value
}

let rounds = option("--rounds").flatMap(Int.init) ?? 3
let only = option("--screen")
let jobs =
  option("--jobs").flatMap(Int.init) ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
let rules =
  option("--rules").map {
    Set($0.split(separator: ",").compactMap { FindingRule(rawValue: "\($0)") })
  }
  ?? Set(FindingRule.allCases)
let matrix = SnapshotMatrix(
  Device.all, orientations: [.portrait, .landscapeRight],
  styles: [.standard, .text(.extraExtraExtraLarge), .text(.accessibilityExtraLarge)], limit: 2000)

for (name, make) in [("list of 15 rows", LintList.make), ("form of 40 views", LintForm.make)]
where only.map({ name.hasPrefix($0) }) ?? true {
  let screen = FoundScreen(id: name, kind: .controller) { make() }
  for _ in 0..<rounds {
    var layouts = 0
    var run = LintRun(ScreenLinter(matrix: matrix, rules: rules), processes: jobs)
    run.progress = { _, done, _ in layouts = done }
    let start = ContinuousClock.now
    let result = try run.lint([screen])[0].linted
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    print("lint, \(name), \(result.cells.count) cells, \(layouts) layouts\t\(time)\tms")
    if !result.troubles.isEmpty { print(result.troubles.joined(separator: "\n")) }
  }
}
