import ArgumentParser
import CommandLines
import Foundation
import Toolsets

/// `tateyoko toolset …`: the steps of scripts/install that look into files.
struct ToolsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toolset", abstract: "Steps of scripts/install.", shouldDisplay: false,
    subcommands: [Assemble.self, Settle.self])

  /// Puts what a build has left into a folder.
  struct Assemble: ParsableCommand {
    @Option(help: "The clone.") var package: String
    @Option(help: "The output of `swift package dump-package`.") var manifest: String
    @Option(help: "The rewriter.") var dialect: String
    @Option(help: "The pattern of what the rewriter looks for.") var marks: String
    @Option(help: "What the system is called, such as debian-12.") var system: String
    @Option(help: "What the machine is called, such as x86_64.") var machine: String
    @Argument(help: "An empty folder.") var folder: String

    func run() throws {
      try ToolsetCommand.stoppingAtProblems {
        let toolchain = try Toolchain(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
        let package = URL(fileURLWithPath: package, isDirectory: true)
        let release = ToolsetRelease(
          compiler: try toolchain.version(), system: system, machine: machine)
        try ToolsetAssembly(
          package: package, build: package.appendingPathComponent(".build/debug"),
          contents: PackageContents(manifest: Data(contentsOf: URL(fileURLWithPath: manifest))),
          toolchain: toolchain
        ).write(
          to: Toolset(URL(fileURLWithPath: folder, isDirectory: true)),
          dialect: URL(fileURLWithPath: dialect), marks: marks, release: release)
      }
    }
  }

  /// Writes what depends on where the toolset and the toolchain lie.
  struct Settle: ParsableCommand {
    @Option(help: "The folder that the toolset will be moved to.") var place: String
    @Argument(help: "The folder that it is in.") var folder: String

    func run() throws {
      try ToolsetCommand.stoppingAtProblems {
        try ToolsetSettling(
          toolset: Toolset(URL(fileURLWithPath: folder, isDirectory: true)),
          place: Toolset(URL(fileURLWithPath: place, isDirectory: true)),
          toolchain: Toolchain(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
        ).run()
      }
    }
  }

  private static func stoppingAtProblems(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      Terminal.printError("error: \(error)")
      throw ExitStatus.couldNotRun
    }
  }
}
