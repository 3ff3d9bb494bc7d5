import Foundation
import PackagePlugin

/// `swift package snapshots …` in a package that uses Tateyoko.
///
/// `verify` and `record` run the package's tests; everything else is handed to the command
/// `tateyoko-baselines`, which is built from the dependency when it is first needed: a few files and
/// a link, where the tests are built.
@main
struct SnapshotsPlugin: CommandPlugin {
  private static let help = """
    usage: swift package snapshots [verify | record | <another command>] [options]

      verify           run the tests; nothing is recorded (the default)
      record           run the tests and record what differs or is missing as the new baselines,
                       then run them again to verify; --missing records only what has no baseline
                       yet, --all reports equal ones too
      accept           accept the last run's snapshots as the baselines (--all, names, --list FILE)
      review           the same, one by one
      report           regenerate the last run's page and print its path
      stale            list baselines that no test uses any more
      merge            merge the reports of several machines into one
      help COMMAND     show the options of accept, review, report, stale or merge

    Options of verify and record are passed to `swift test`, such as --filter ForecastTests.
    Baselines and the report are inside the package, so writing there must be allowed:
      swift package --allow-writing-to-package-directory snapshots record

    exit codes: 0 everything equal, 1 differences, 2 could not run; `swift package` itself exits
    with 1 for both and prints which it was (“Plugin ended with exit code 2”)
    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = Package(context)
    var arguments = arguments
    let command = arguments.first.map { $0.hasPrefix("-") ? "verify" : $0 } ?? "verify"
    if arguments.first == command { arguments.removeFirst() }
    if ["-h", "--help"].contains(arguments.first) || command == "help" && arguments.isEmpty {
      if ["verify", "record", "help"].contains(command) {
        print(Self.help)
        return
      }
    }
    let status: Int32
    switch command {
    case "verify": status = try package.test(arguments, mode: "never")
    case "record": status = try package.record(arguments)
    default: status = try package.tool([command] + arguments)
    }
    if status != 0 { exit(status) }
  }
}

/// The package that the plugin was called in.
private struct Package {
  /// What messages and pages tell people to call.
  private static let command = "swift package --allow-writing-to-package-directory snapshots"

  private let folder: URL
  private let scratch: URL?

  init(_ context: PluginContext) {
    folder = context.package.directoryURL
    // The plugin's own folder is `<scratch>/plugins/…`; the tests are built beside it.
    var place = context.pluginWorkDirectoryURL
    while place.lastPathComponent != "plugins", place.path != "/" {
      place.deleteLastPathComponent()
    }
    scratch = place.path == "/" ? nil : place.deletingLastPathComponent()
  }

  func record(_ arguments: [String]) throws -> Int32 {
    let modes = ["--all": "all", "--missing": "missing", "--failed": "failed"]
    let mode = arguments.lazy.compactMap { modes[$0] }.first ?? "failed"
    let rest = arguments.filter { modes[$0] == nil }
    // Tests that record fail, so only a second run tells whether all is well now.
    let first = try test(rest, mode: mode)
    guard first == 1 else { return first }
    print("Recorded; running the tests again to verify.")
    let second = try test(rest + ["--skip-build"], mode: "never")
    print(
      second == 0
        ? "Review the changed baselines before committing them."
        : "Some tests still fail; recording only changes snapshots.")
    return second
  }

  func test(_ arguments: [String], mode: String) throws -> Int32 {
    // `swift test` ends alike for code that doesn't build and for tests that fail.
    if !arguments.contains("--skip-build"),
      try swift("build", ["--build-tests"] + Self.buildOptions(in: arguments)) != 0
    {
      complain("The tests could not be built; nothing was compared or recorded.")
      return 2
    }
    let status = try swift("test", arguments, environment: ["TATEYOKO_RECORD": mode])
    return status == 0 ? 0 : status == 1 ? 1 : 2
  }

  /// Those of the options of `swift test` that decide about what is built.
  private static func buildOptions(in arguments: [String]) -> [String] {
    let withValue: Set<String> = [
      "-c", "--configuration", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "--sanitize", "--triple",
      "--sdk", "--toolchain", "--swift-sdk", "--traits", "-j", "--jobs", "--build-system",
    ]
    let alone: Set<String> = [
      "--enable-code-coverage", "--disable-code-coverage", "--enable-all-traits",
      "--disable-default-traits", "--static-swift-stdlib", "--disable-sandbox",
    ]
    var options: [String] = []
    var rest = arguments[...]
    while let option = rest.popFirst() {
      let name = String(option.prefix { $0 != "=" })
      if alone.contains(option) {
        options.append(option)
      } else if withValue.contains(name) {
        options.append(option)
        if name == option, let value = rest.popFirst() { options.append(value) }
      }
    }
    return options
  }

  /// Builds the command and runs it.
  func tool(_ arguments: [String]) throws -> Int32 {
    guard try swift("build", ["--product", "tateyoko-baselines"], isQuiet: true) == 0 else {
      complain(
        "The command “tateyoko-baselines” could not be built; "
          + "`swift build --product tateyoko-baselines` shows why."
      )
      return 2
    }
    let bin = try output("build", ["--show-bin-path"])
    return try run(
      URL(fileURLWithPath: bin).appendingPathComponent("tateyoko-baselines"), arguments,
      environment: ["TATEYOKO_COMMAND": Self.command])
  }

  // MARK: Processes

  /// Not as a plugin's diagnostic: after one, SwiftPM doesn't say what the plugin ended with.
  private func complain(_ words: String) {
    FileHandle.standardError.write(Data("error: \(words)\n".utf8))
  }

  /// The call that waits for this plugin holds the build folder's lock and builds nothing.
  private func options(_ command: String) -> [String] {
    [command, "--ignore-lock", "--package-path", folder.path]
      + (scratch.map { ["--scratch-path", $0.path] } ?? [])
  }

  private func swift(
    _ command: String, _ arguments: [String], environment: [String: String] = [:],
    isQuiet: Bool = false
  ) throws -> Int32 {
    try run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + options(command) + arguments,
      environment: environment, isQuiet: isQuiet)
  }

  private func output(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + options(command) + arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func run(
    _ executable: URL, _ arguments: [String], environment: [String: String], isQuiet: Bool = false
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }
}
