import Foundation
import PackagePlugin

/// The package that the plugin was called in.
struct UserPackage {
  /// What messages and pages tell people to call.
  private static let command = "swift package --allow-writing-to-package-directory snapshots"

  private let name: String
  private let folder: URL
  private let scratch: URL?
  private let dialect: Dialect

  init(_ context: PluginContext) {
    name = context.package.displayName
    folder = context.package.directoryURL
    // The plugin's own folder is `<scratch>/plugins/…`; the tests are built beside it.
    var place = context.pluginWorkDirectoryURL
    while place.lastPathComponent != "plugins", place.path != "/" {
      place.deleteLastPathComponent()
    }
    scratch = place.path == "/" ? nil : place.deletingLastPathComponent()
    dialect = Dialect(
      context, scratch: scratch ?? folder.appendingPathComponent(".build", isDirectory: true))
  }

  func record(_ arguments: [String]) throws -> Int32 {
    let modes = [
      "--all": "all", "--missing": "missing", "--failed": "failed", "--listed": "listed",
    ]
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
    let overlay = try overlayOptions(arguments)
    if !arguments.contains("--skip-build"),
      try run("build", ["--build-tests"] + Self.buildOptions(in: arguments) + overlay) != 0
    {
      complain("The tests could not be built; nothing was compared or recorded.")
      return 2
    }
    let status = try run(
      "test", arguments + overlay, environment: ["TATEYOKO_RECORD": mode])
    return status == 0 ? 0 : status == 1 ? 1 : 2
  }

  /// `swift test` or `swift build`, with the overlay of the dialect in place.
  func swift(_ command: String, _ arguments: [String]) throws -> Int32 {
    try run(command, arguments + (try overlayOptions(arguments)))
  }

  /// Rewrites what has to be, and returns the options by which the compiler reads it.
  private func overlayOptions(_ arguments: [String]) throws -> [String] {
    if arguments.contains("--skip-build") { return dialect.knownOptions }
    let answer = try dialect.update(arguments)
    // What imports UIKit without depending on it has to find it built.
    if !answer.importers.isEmpty,
      try run("build", Self.buildOptions(in: arguments) + ["--target", "UIKit"] + answer.options)
        != 0
    {
      complain(
        "UIKit could not be built, which \(answer.importers.joined(separator: ", ")) imports.")
    }
    return answer.options
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

  /// Builds the tests, and has their program run a command about the package's screens.
  ///
  /// - Parameter words: The command and its options, with `--skip-build` among them perhaps.
  func screens(_ words: [String]) throws -> Int32 {
    var words = words
    let skip = words.dropFirst().firstIndex(of: "--skip-build")
    if let skip { words.remove(at: skip) }
    let isBuilt = skip != nil
    guard let program = try testProgram(isBuilt: isBuilt) else { return 2 }
    let json = try JSONEncoder().encode(words)
    return try run(
      program, [],
      environment: [
        "TATEYOKO_SCREEN_COMMAND": String(decoding: json, as: UTF8.self),
        "TATEYOKO_COMMAND": Self.command,
      ])
  }

  /// Builds the tests, and prints how their program is called by one that speaks with it, as a plugin's
  /// input and output aren't passed on.
  func tellScreens() throws -> Int32 {
    guard let program = try testProgram(isBuilt: false) else { return 2 }
    print(
      """
      These commands run without the plugin, once the tests are built:
        TATEYOKO_SCREEN_COMMAND=arguments \(Self.quoted(program.path)) previews --list
      A client of the Model Context Protocol is configured with:
        {"mcpServers": {"tateyoko": {"command": \(Self.json(program.path)), "args": ["mcp"], \
      "env": {"TATEYOKO_SCREEN_COMMAND": "arguments"}}}}
      """)
    return 0
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  private static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// The program that has the package's tests; nil where it can't be built.
  private func testProgram(isBuilt: Bool) throws -> URL? {
    if !isBuilt,
      try run("build", ["--build-tests"] + (try overlayOptions([])), printsToErrors: true) != 0
    {
      complain("The tests could not be built; `\(Self.command) build --build-tests` shows why.")
      return nil
    }
    let bin = URL(fileURLWithPath: try output("build", ["--show-bin-path"]), isDirectory: true)
    let program = bin.appendingPathComponent("\(name)PackageTests.xctest")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      complain(
        isBuilt
          ? "The tests aren't built yet: \(program.path) isn't there. Leave out --skip-build."
          : "\(program.path) isn't there. Commands about screens need a test target in the package that "
            + "depends on Tateyoko.")
      return nil
    }
    return program
  }

  /// Builds the command and runs it.
  func tool(_ arguments: [String]) throws -> Int32 {
    guard
      try run(
        "build", ["--product", "tateyoko-baselines"] + dialect.knownOptions, isQuiet: true) == 0
    else {
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

  private func run(
    _ command: String, _ arguments: [String], environment: [String: String] = [:],
    isQuiet: Bool = false, printsToErrors: Bool = false
  ) throws -> Int32 {
    try run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + options(command) + arguments,
      environment: environment, isQuiet: isQuiet, printsToErrors: printsToErrors)
  }

  private func output(_ command: String, _ arguments: [String]) throws -> String {
    let process = dialect.processes.make(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + options(command) + arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func run(
    _ executable: URL, _ arguments: [String], environment: [String: String], isQuiet: Bool = false,
    printsToErrors: Bool = false
  ) throws -> Int32 {
    let process = dialect.processes.make(executable, arguments)
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    } else if printsToErrors {
      process.standardOutput = FileHandle.standardError
    }
    if !isQuiet, arguments.first == "swift" {
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      LockNotice.passOn(errors.fileHandleForReading)
    } else {
      try process.run()
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }
}
