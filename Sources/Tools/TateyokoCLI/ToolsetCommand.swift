import Adopting
import ArgumentParser
import AssetCatalogs
import CommandLines
import Foundation
import Toolsets

/// `tateyoko toolset …`: the steps of scripts/install that process files.
struct ToolsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toolset", abstract: "Steps of scripts/install.", shouldDisplay: false,
    subcommands: [
      Assemble.self, Version.self, Settle.self, Symbols.self, Resources.self,
    ])

  /// Copies the results of a build to a folder.
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
          dialect: URL(fileURLWithPath: dialect), marks: marks,
          declarations: (
            InstalledModules.fileName, try InstalledModules(root: package.path).contents()
          ), release: release)
      }
    }
  }

  /// Prints the version of a package that this one depends on.
  struct Version: ParsableCommand {
    @Option(help: "The output of `swift package dump-package`.") var manifest: String
    @Argument(help: "The package's identity.") var package: String

    func run() throws {
      try ToolsetCommand.stoppingAtProblems {
        let contents = try PackageContents(
          manifest: Data(contentsOf: URL(fileURLWithPath: manifest)))
        guard let version = contents.versions[package] else {
          throw ToolsetProblem("The manifest names no exact version of \(package).")
        }
        print(version)
      }
    }
  }

  /// Writes the files that depend on the paths of the toolset and the toolchain.
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

  /// Writes the constants of a target's catalogs, if there are any.
  struct Symbols: ParsableCommand {
    @Option(help: "The folder that contains the catalogs.") var resources: String
    @Option(help: "A list of the target's files.") var files: String
    @Argument(help: "The file to write.") var output: String

    func run() throws {
      try ToolsetCommand.stoppingAtProblems {
        let list = try String(contentsOfFile: files, encoding: .utf8).split(separator: "\n")
        guard !list.contains(where: { $0.hasSuffix("/\(AssetSymbols.fileName)") }) else { return }
        let texts = list.compactMap { try? String(contentsOfFile: String($0), encoding: .utf8) }
        let index = AssetIndex(catalogs: AssetIndex.catalogs(in: resources))
        guard let symbols = AssetSymbols.source(of: index, beside: texts) else { return }
        try Data(symbols.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
      }
    }
  }

  /// Links a target's resources that its manifest doesn't declare into its bundle, and prints the
  /// bundle's folder if there are any.
  struct Resources: ParsableCommand {
    @Option(help: "The package's folder.") var package: String
    @Option(help: "The target's module.") var module: String
    @Option(help: "One of its files.") var file: String
    @Option(help: "The folder that programs are built in.") var programs: String
    @Argument(help: "The folder for what is known of them, and for the accessor's source.")
    var output: String

    func run() throws {
      try ToolsetCommand.stoppingAtProblems {
        let resources = try UndeclaredResources.update(
          package: URL(fileURLWithPath: package, isDirectory: true), module: module, file: file,
          programs: programs, memory: URL(fileURLWithPath: output, isDirectory: true))
        if let resources { print(resources.bundle) }
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
