import Adopting
import ArgumentParser
import BaselineCommands
import ChildProcesses
import CommandLines
import Foundation
import Pixels
import RunRecord
import Toolsets

/// `tateyoko adopt`
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes a package that takes snapshots of an app's screens, or surveys the app.",
    discussion: """
      Reads an .xcodeproj, an .xcworkspace or a folder of Swift files, and writes a package into \
      TateyokoSnapshots next to it, which links to the app's files and changes none of them. \
      With --report, writes only a survey: what is missing here, and in how many files.
      """)

  @Argument(
    help: ArgumentHelp("An .xcodeproj, an .xcworkspace or a folder.", valueName: "path"))
  var path: String = "."

  @Flag(help: "Only survey the app; write no package.")
  var report = false

  @Flag(
    help: "With --report, have the compiler check every file, which takes minutes for a large app.")
  var compile = false

  @Flag(
    help: ArgumentHelp(
      "Take the app's files as they are, without running the compiler.",
      discussion: """
        By default the compiler is run, and what doesn't compile here becomes a hole: code that raises \
        an issue when it is reached. Generated modules replace the missing ones.
        """))
  var withoutHoles = false

  @Flag(help: "Print the survey as JSON.")
  var json = false

  @Option(help: ArgumentHelp("Write the survey as a page to this file.", valueName: "file"))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "The project or workspace, if the folder has several.", valueName: "name"))
  var project: String?

  @Option(
    help: ArgumentHelp(
      "Only this target, with the modules that it imports; repeat it for more.",
      valueName: "name"))
  var target: [String] = []

  @Option(
    help: ArgumentHelp(
      "Take no snapshot of this class, such as one that needs a model; repeat it for more.",
      valueName: "class"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "The build configuration; by default the first that begins with Debug.", valueName: "name"))
  var configuration: String?

  @Option(
    help: ArgumentHelp(
      "The package's folder; by default TateyokoSnapshots next to the project.",
      valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A folder with sources of libraries that the app imports, each in a folder of its own; repeat it "
        + "for more. The app's Pods and Carthage/Checkouts are looked at anyway.",
      valueName: "folder"))
  var libraries: [String] = []

  @Flag(help: "Leave out packages from repositories.")
  var withoutPackages = false

  @Option(
    help: ArgumentHelp(
      """
      The checkout of Tateyoko that the package depends on; by default none where this command is \
      installed, and the one that it was built in otherwise.
      """,
      valueName: "folder"))
  var tateyoko: String?

  func run() throws {
    ProcessEnds.endWithParent()
    do {
      try adopt()
    } catch let error as AdoptingError {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    } catch let error as FileError {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  private func adopt() throws {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    let app = try AppReader.read(
      Self.absolute(path),
      options: AppReader.Options(
        project: project, targets: target, configuration: configuration,
        libraries: libraries.map(Self.absolute)))
    if app.origin == .package, !report { throw AdoptingError.isPackage(path: app.path) }
    let installed = try installed(around: program)
    var result = Surveyor.survey(app, installed: installed)
    let terminal = Terminal()
    defer { terminal.clearProgress() }
    let progress: WholeApp.Progress =
      isatty(STDOUT_FILENO) == 1 ? { terminal.progress($0) } : { Terminal.printError($0) }
    var holes: WholeApp.Result?
    if report ? compile : !withoutHoles {
      let made = try WholeApp.make(
        app, survey: result, installed: installed,
        tools: tools(installed.home, program: program), progress: progress)
      result.survey.holes = made.holes
      (result.survey.controllers, result.survey.views) = (made.controllers, made.views)
      result.survey.settings = made.settings
      result.survey.notPictured = made.notPictured
      holes = made
    }
    try result.survey.skip(skip)
    var written: PackageWriter.Result?
    if !report {
      let folder = output.map(Self.absolute) ?? "\(app.root)/\(PackageWriter.folderName)"
      let package = try PackageWriter.write(
        app, survey: result, installed: installed, to: folder,
        takesPackages: !withoutPackages && holes == nil, holes: holes)
      result.survey.notTaken += package.notTaken
      written = package
    }
    if let html {
      try AtomicFile.write(Data(SurveyPage(result.survey).text.utf8), to: Self.absolute(html))
    }
    try print(result.survey, written: written, home: installed.home)
  }

  /// Returns the specified checkout, the toolset that the program is part of, or the checkout that
  /// it was built in.
  private func installed(around program: String) throws -> InstalledModules {
    if let tateyoko { return try InstalledModules(root: Self.absolute(tateyoko)) }
    if let toolset = Toolset.own { return try InstalledModules(toolset: toolset.folder.path) }
    guard let root = InstalledModules.checkout(around: program) else {
      throw AdoptingError.noCheckout(path: PathText.folder(of: program))
    }
    return try InstalledModules(root: root)
  }

  /// The compiler's arguments and the rewriter, read only if the compiler runs.
  private func tools(_ home: InstalledModules.Home, program: String) throws -> CompilerTools {
    switch home {
    case .checkout(let root): return CompilerTools(checkout: root, program: program)
    case .toolset(let folder):
      let toolset = Toolset(URL(fileURLWithPath: folder, isDirectory: true))
      guard let options = toolset.readOptions() else { throw AdoptingError.noToolset(path: folder) }
      return CompilerTools(
        toolset: folder, arguments: options.swiftCompiler.extraCLIOptions,
        rewriter: toolset.rewriter.path)
    }
  }

  private func print(
    _ survey: AppSurvey, written: PackageWriter.Result?, home: InstalledModules.Home
  ) throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(survey), as: UTF8.self)
      Swift.print(HarmlessText.json(text))
      return
    }
    Swift.print(HarmlessText.lines(SurveyText(survey).text).joined(separator: "\n"))
    guard let written else { return }
    let tests =
      written.tests.isEmpty
      ? "without tests, as every screen needs arguments"
      : "with the tests \(written.tests.joined(separator: ", "))"
    let modules = SurveyText.count(written.modules.count, "module")
    Swift.print("")
    Swift.print(
      HarmlessText.line("Wrote a package of \(modules) \(tests), to \(written.folder)"))
    guard !written.tests.isEmpty else { return }
    // The first run has no baselines to compare with, and records them.
    let (time, command) =
      switch home {
      case .toolset: ("", "tateyoko record")
      case .checkout:
        (
          " (the first time takes some minutes)",
          "swift package --allow-writing-to-package-directory snapshots record"
        )
      }
    Swift.print(
      HarmlessText.lines(
        """
        Next: build it, and record its snapshots\(time):
          cd \(PathText.shellQuoted(written.folder))
          \(command)
        """
      ).joined(separator: "\n"))
  }
}
