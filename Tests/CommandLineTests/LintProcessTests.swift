import Foundation
import TestProcesses
import TestSupport
import Testing
import UIKit

@testable import ScreenCommands

/// `lint` in several processes.
@Suite(.waitingForProcesses) struct LintProcessTests {
  private struct Result: Decodable {
    struct Screen: Decodable {
      struct Cell: Decodable { var name: String }
      struct Problem: Decodable { var rule: String }
      var screen: String
      var cells: [Cell]
      var problems: [Problem]
      var troubles: [String]
    }
    var screens: [Screen]
  }

  @Test(
    "findings don't depend on the number of workers",
    arguments: [
      ["PagedTables/*", "--device", "iphone-x", "--device", "ipad-pro-11-m4", "--style", "light"],
      // A single text size, which is compared with another one.
      ["PagedTables/*", "--device", "iphone-x", "--text-size", "L", "--fail-on", "note"],
    ])
  func theSameIsFound(arguments: [String]) throws {
    let runs = try ["1", "2", "5"].map {
      try CommandLineRun(["lint", "--format", "json", "--jobs", $0] + arguments)
    }
    #expect(runs[0].status < 2 && runs[0].errors == "")
    let result = try JSONDecoder().decode(Result.self, from: Data(runs[0].output.utf8))
    #expect(result.screens.contains { !$0.problems.isEmpty })
    for run in runs {
      #expect(run.output == runs[0].output)
      #expect(run.status == runs[0].status)
    }
  }

  @Test func oneThatStopsInACellLeavesTheOthers() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let run = try CommandLineRun(
      [
        "lint", "LintProcessTests/Stopping", "LintProcessTests/Unlabelled", "--device", "iphone-x",
        "--text-size", "L", "--text-size", "AX1", "--format", "json", "--jobs", "2",
        // Without rotations, which would make it stop in portrait cells too.
        "--rule", "missing-label",
      ], environment: [TestProgram.variable: "arguments"], program: program)
    #expect(run.status == 2)
    let result = try JSONDecoder().decode(Result.self, from: Data(run.output.utf8))
    #expect(
      result.screens.map(\.screen) == ["LintProcessTests/Stopping", "LintProcessTests/Unlabelled"])
    let (stopping, unlabelled) = (result.screens[0], result.screens[1])
    #expect(
      stopping.cells.map(\.name) == ["iphone-x.portrait", "iphone-x.portrait.text-AccessibilityM"])
    let trouble = try #require(stopping.troubles.first)
    #expect(stopping.troubles.count == 1)
    #expect(
      trouble.hasPrefix(
        "iphone-x.landscape and 1 other cell: Its code crashes the program (Illegal instruction): ")
    )
    #expect(trouble.hasSuffix("Fatal error: too wide"))
    #expect(unlabelled.cells.count == 4 && unlabelled.troubles.isEmpty)
    #expect(unlabelled.problems.map(\.rule) == ["missing-label"])
    // Output printed by screens isn't part of the answer.
    #expect(!run.output.contains("printed by a screen"))
  }

  @Test(arguments: ["0", "257", "many", "-1", ""])
  func aNumberOfProcessesIsOne(number: String) throws {
    let run = try CommandLineRun(["lint", "--jobs", number, "PagedTables/D1"])
    #expect(run.status == 2)
    #expect(run.errors.contains("--jobs"))
  }
}

/// A screen that traps if it is wider than high.
private final class StoppingWhenWide: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.bounds.width > view.bounds.height { fatalError("too wide") }
  }
}

#Preview("Stopping") { StoppingWhenWide() }

#Preview("Unlabelled") {
  print("printed by a screen")
  let controller = UIViewController()
  controller.view.backgroundColor = .systemBackground
  let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  button.addAction(UIAction { _ in }, for: .touchUpInside)
  controller.view.addSubview(button)
  return controller
}
