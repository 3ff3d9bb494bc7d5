import ChildProcesses
import CommandLines
import Foundation
import RunRecord
import ScreenCommands
import Toolsets

/// Commands about the package in the current folder, which run its own programs.
enum PackageCommands {
  /// Runs `swift build` or `swift test`, with the toolset that this program is part of.
  static func become(_ command: String, _ options: [String]) throws -> Never {
    do {
      if let package = try package(options), !package.dependsOnSource {
        // Don't replace the process: SwiftPM and its compilers would outlive the process that
        // started it.
        ProcessEnds.endWithParent()
        Foundation.exit(
          try command == "test" ? package.swiftTest(options) : package.swiftBuild(options))
      }
      try PluginCall.become(command, options)
    } catch {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
  }

  /// Runs the commands that differ in an installed program and in a clone, whose screens and
  /// snapshots are this project's scenarios.
  ///
  /// - Returns: The exit status; `nil` for other commands, and in a clone.
  static func run(_ arguments: [String]) -> Int32? {
    guard let toolset = Toolset.own, let command = arguments.first else { return nil }
    // It builds a package of each commit, and needs the path of the program for that.
    if command == "diff" { setenv(OwnCommand.programVariable, toolset.tool.path, 1) }
    let options = Array(arguments.dropFirst())
    let ofScreens = ScreenCommands.all.map { $0.syntax.name }
    let ofTests = ["verify", "record"]
    guard ofScreens.contains(command) || ofTests.contains(command) else { return nil }
    if options.contains(where: { ["-h", "--help"].contains($0) }) {
      guard ofTests.contains(command) else { return nil }
      print(help(command))
      return 0
    }
    do {
      guard let package = try package(options) else { return nil }
      if package.dependsOnSource { try PluginCall.become(command, options) }
      ProcessEnds.endWithParent()
      switch command {
      case "verify": return try package.test(options, mode: "never")
      case "record": return try package.record(options)
      default: try package.screens(arguments)
      }
    } catch {
      Terminal.printError("Error: \(error)")
      return ExitStatus.couldNotRun.rawValue
    }
  }

  private static func package(_ options: [String]) throws -> ToolsetPackage? {
    guard let toolset = Toolset.own else { return nil }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return try ToolsetPackage(
      toolset: toolset, folder: ToolsetPackage.folder(in: options, current: current),
      environment: ProcessInfo.processInfo.environment)
  }

  private static func help(_ command: String) -> String {
    let abstract =
      command == "verify"
      ? "Runs the package's tests; nothing is recorded."
      : """
      Runs the package's tests and records what differs or is missing as the new baselines, then runs
      them again to verify. --missing records only what has no baseline yet, --all reports equal ones too,
      --listed only what a merge left.
      """
    return """
      OVERVIEW: \(abstract)

      USAGE: tateyoko \(command) [<options of `swift test`> ...]

      Exit status: 0 when everything is equal, 1 when something differs, 2 when it could not run.
      """
  }
}
