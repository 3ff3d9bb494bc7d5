import Foundation
import RunRecord

/// A package that is built and tested with a toolset.
package struct ToolsetPackage {
  package var toolset: Toolset
  package var toolchain: Toolchain
  /// The folder of the package, or the one to start searching from.
  package var folder: URL
  private let environment: [String: String]

  package init(toolset: Toolset, folder: URL, environment: [String: String]) throws {
    self.toolset = toolset
    self.environment = environment
    // Not a toolset's own wrapper, if one of its tests calls this.
    toolchain =
      try environment["TATEYOKO_SWIFTC"].map { Toolchain(compiler: URL(fileURLWithPath: $0)) }
      ?? Toolchain(path: environment["PATH"] ?? "")
    self.folder = Self.root(of: folder) ?? folder
  }

  /// Returns the folder that options of `swift test` specify, relative to the current one.
  package static func folder(in options: [String], current: URL) -> URL {
    value(of: "--package-path", in: options).map { URL(fileURLWithPath: $0, relativeTo: current) }
      ?? current
  }

  /// Returns the nearest folder with a manifest, as found by SwiftPM.
  package static func root(of folder: URL) -> URL? {
    var place = folder.standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path)
      {
        return place
      }
      guard place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
  }

  /// Whether the manifest refers to this project's package, so that it is built by source.
  package var dependsOnSource: Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").contains { line in
      !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        && line.contains("package: \"tateyoko\"")
    }
  }

  // MARK: Calls

  /// Returns the command line for `swift build` or `swift test`.
  package func words(_ command: String, _ options: [String]) -> [String] {
    // At the end, because `swift test list` accepts no options before its name.
    ["swift", command] + options + ["--toolset", toolset.options.path]
  }

  /// The environment for the compiler's wrapper and for messages.
  package var settings: [String: String] {
    var settings = [
      "SWIFT_EXEC": toolset.compilerWrapper.path, "TATEYOKO_SWIFTC": toolchain.compiler.path,
      "TATEYOKO_PACKAGE": folder.path,
    ]
    if environment[OwnCommand.variable] == nil {
      settings[OwnCommand.variable] = OwnCommand.installed
    }
    return settings
  }

  /// Runs `swift build`.
  ///
  /// - Returns: Its exit status.
  package func swiftBuild(_ options: [String]) throws -> Int32 {
    try toolset.check(toolchain)
    return try run("build", options)
  }

  private func linkResources(_ options: [String]) {
    let scratch = Self.value(of: "--scratch-path", in: options).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    for configuration in ["debug", "release"] {
      UndeclaredResources.linkAgain(
        in: (scratch ?? folder.appendingPathComponent(".build"))
          .appendingPathComponent(configuration).resolvingSymlinksInPath())
    }
  }

  /// Returns the last value of an option.
  private static func value(of name: String, in options: [String]) -> String? {
    var value: String?
    for (index, option) in options.enumerated() {
      if option == name, index + 1 < options.count { value = options[index + 1] }
      if option.hasPrefix("\(name)=") { value = String(option.dropFirst(name.count + 1)) }
    }
    return value
  }

  private func run(
    _ command: String, _ options: [String], _ more: [String: String] = [:],
    output: Command.Stream = .kept
  ) throws -> Int32 {
    linkResources(options)
    return try Command.run(
      words(command, options), environment: settings.merging(more) { $1 }, output: output)
  }

  // MARK: Tests

  /// Runs `swift test`, whose status is the same for build errors and for failing tests.
  ///
  /// - Returns: Its exit status if the tests could be built.
  package func swiftTest(_ options: [String]) throws -> Int32 {
    try toolset.check(toolchain)
    let status = try run("test", options)
    guard status == 1, !options.contains("--skip-build") else { return status }
    // The errors have been printed already; without any there is nothing left to build.
    if let hints = try brokenBuild(options) {
      throw ToolsetProblem("The tests could not be built (see above); none was run.\(hints)")
    }
    return status
  }

  /// Builds the tests again.
  ///
  /// - Returns: Hints about the errors, as lines to append to a message; `nil` if there are none.
  private func brokenBuild(_ options: [String]) throws -> String? {
    linkResources(options)
    let build = try Command.everything(
      words("build", ["--build-tests"] + BuildOptions.of(options)), environment: settings)
    guard build.status != 0 else { return nil }
    return BuildHints.lines(for: build.text).map { "\n\($0)" }.joined()
  }

  /// Runs the tests in a record mode.
  ///
  /// - Parameter mode: What to record, as in `TATEYOKO_RECORD`.
  /// - Returns: 0 if the tests pass, 1 if some fail, 2 if they couldn't run.
  package func test(_ options: [String], mode: String) throws -> Int32 {
    try toolset.check(toolchain)
    // The status of `swift test` is the same for build errors and for failing tests.
    if !options.contains("--skip-build"),
      try run("build", ["--build-tests"] + BuildOptions.of(options)) != 0
    {
      throw ToolsetProblem(
        "The tests could not be built; nothing was compared or recorded."
          + (try brokenBuild(options) ?? ""))
    }
    let status = try run("test", options + ["--skip-build"], ["TATEYOKO_RECORD": mode])
    return status == 0 ? 0 : status == 1 ? 1 : 2
  }

  package func record(_ options: [String]) throws -> Int32 {
    let modes = [
      "--all": "all", "--missing": "missing", "--failed": "failed", "--listed": "listed",
    ]
    let rest = options.filter { modes[$0] == nil }
    // Recording tests fail, so only a second run shows whether they now pass.
    let first = try test(rest, mode: options.lazy.compactMap { modes[$0] }.first ?? "failed")
    guard first == 1 else { return first }
    print("Recorded; running the tests again to verify.")
    let second = try test(rest + ["--skip-build"], mode: "never")
    print(
      second == 0
        ? "Review the changed baselines before committing them."
        : "Some tests still fail; recording only changes snapshots.")
    return second
  }

  // MARK: Screens

  /// Builds the tests, and replaces the process with their program, which runs a command about
  /// screens.
  ///
  /// - Parameter words: The command and its options, optionally with `--skip-build` among them.
  package func screens(_ words: [String]) throws -> Never {
    try toolset.check(toolchain)
    var words = words
    let isBuilt = Self.takeSkipBuild(&words)
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw ToolsetProblem("\(folder.path) can't be entered; check its permissions.")
    }
    if !isBuilt, try run("build", ["--build-tests"], output: .shown) != 0 {
      throw ToolsetProblem(
        "The tests could not be built; see above." + (try brokenBuild([]) ?? ""))
    }
    if words.first == "mcp", !words.contains(where: { $0.hasPrefix("--build") }) {
      words += ["--build", "'\(toolset.tool.path)' build --build-tests"]
    }
    let json = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
    try Command.become(
      [try testProgram(isBuilt: isBuilt).path],
      environment: settings.merging(["TATEYOKO_SCREEN_COMMAND": json]) { $1 })
  }

  /// Removes `--skip-build`, which the test program doesn't know.
  ///
  /// - Returns: Whether it was there.
  package static func takeSkipBuild(_ words: inout [String]) -> Bool {
    guard let index = words.dropFirst().firstIndex(of: "--skip-build") else { return false }
    words.remove(at: index)
    return true
  }

  /// Returns the newest test program in the build folder.
  ///
  /// - Parameter isBuilt: Whether building was skipped.
  package func testProgram(isBuilt: Bool = false) throws -> URL {
    let bin = folder.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: bin.path)) ?? [])
      .filter { $0.hasSuffix("PackageTests.xctest") }
      .map { bin.appendingPathComponent($0) }
    func date(_ file: URL) -> Date {
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? .distantPast
    }
    guard let program = found.max(by: { (date($0), $0.path) < (date($1), $1.path) }) else {
      guard !isBuilt else {
        throw ToolsetProblem(
          "The tests aren't built yet: there is no test program in \(bin.path). Leave out "
            + "--skip-build.")
      }
      throw ToolsetProblem(
        "There is no test program in \(bin.path). Commands about screens need a test target in the "
          + "package that imports Tateyoko or UIKit; it may otherwise be empty.")
    }
    return program
  }
}

/// The options of `swift test` that affect the build.
package enum BuildOptions {
  private static let withValue: Set<String> = [
    "-c", "--configuration", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "--sanitize", "--triple",
    "--sdk", "--toolchain", "--swift-sdk", "--traits", "-j", "--jobs", "--build-system",
    "--package-path", "--scratch-path", "--build-path", "--cache-path", "--config-path",
    "--security-path", "--toolset", "--pkg-config-path", "--netrc-file", "-debug-info-format",
    "--explicit-target-dependency-import-check",
  ]
  private static let alone: Set<String> = [
    "--enable-code-coverage", "--disable-code-coverage", "--enable-all-traits",
    "--disable-default-traits", "--static-swift-stdlib", "--disable-sandbox", "-v", "--verbose",
    "-q", "--quiet", "--very-verbose", "--vv", "--skip-update", "--disable-automatic-resolution",
    "--force-resolved-versions", "--only-use-versions-from-resolved-file", "--enable-index-store",
    "--disable-index-store", "--auto-index-store", "--enable-dependency-cache",
    "--disable-dependency-cache", "--enable-dead-strip", "--disable-dead-strip", "--netrc",
    "--disable-netrc",
  ]

  package static func of(_ arguments: [String]) -> [String] {
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
}
