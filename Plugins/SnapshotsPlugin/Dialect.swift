import Foundation
import PackagePlugin

/// Code written for Objective-C platforms, in the package and in what it depends on: rewritten before
/// it is compiled (docs/dialect.md).
struct Dialect {
  /// What a build has to be told.
  struct Answer {
    var options: [String]
    /// Modules that import UIKit and don't depend on it.
    var importers: [String]
  }

  private let modules: [Module]
  private let tateyoko: URL?
  /// Starts processes.
  let processes: KeptProcess
  /// What modules of C need that UIKit's users import through it.
  private let clangOptions: [String]
  private let folder: URL
  private let scratch: URL
  private let usesPlugin: Bool

  private struct Module {
    var name: String
    var usesUIKit: Bool
    var definitions: [String]
    var files: [String]
  }

  init(_ context: PluginContext, scratch: URL) {
    self.scratch = scratch
    folder = scratch.appendingPathComponent("dialect", isDirectory: true)
    let packages = Self.packages(context.package)
    let own = packages.first(where: Self.isTateyoko)
    tateyoko = own?.directoryURL
    processes = KeptProcess(tateyoko)
    let root = context.package.directoryURL
    usesPlugin =
      (try? String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8))?
      .contains("DialectPlugin") ?? false
    guard let own, own.id != context.package.id else {
      modules = []
      clangOptions = []
      return
    }
    let ownTargets = Set(own.targets.map(\.id))
    var graph = Graph(provided: ownTargets)
    let (usesPlugin, folder) = (usesPlugin, folder)
    modules = packages.filter { $0.id != own.id }.flatMap { package in
      package.targets.compactMap { target -> Module? in
        guard let target = target as? SwiftSourceModuleTarget, target.kind != .macro else {
          return nil
        }
        // The plugin of its own rewrites it.
        let recipe = folder.appendingPathComponent("\(target.moduleName)/overlay.yaml").path
        if usesPlugin, package.id == context.package.id,
          FileManager.default.fileExists(atPath: recipe)
        {
          return nil
        }
        return Module(
          name: target.moduleName, usesUIKit: graph.usesUIKit(target),
          definitions: target.compilationConditions.filter { $0 != "DEBUG" },
          files: target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
            .map(\.url.path))
      }
    }
    clangOptions = Self.clangOptions(own)
  }

  // MARK: Rewriting

  private var overlay: URL { folder.appendingPathComponent("overlay.yaml") }
  private var importers: URL { folder.appendingPathComponent("importers") }

  /// The options of the build before. Another set of them would build everything again.
  ///
  /// None where the manifest names the overlays of all that is rewritten, whatever a build before needed.
  var knownOptions: [String] {
    modules.isEmpty
      ? []
      : options(
        hasOverlay: FileManager.default.fileExists(atPath: overlay.path),
        hasImporters: FileManager.default.fileExists(atPath: importers.path))
  }

  private func options(hasOverlay: Bool, hasImporters: Bool) -> [String] {
    var options: [String] = []
    if hasOverlay { options += ["-vfsoverlay", overlay.path] }
    if hasImporters { options += clangOptions }
    return options.flatMap { ["-Xswiftc", $0] }
  }

  /// Rewrites what has changed.
  func update(_ arguments: [String]) throws -> Answer {
    guard let tateyoko, !modules.isEmpty else { return Answer(options: [], importers: []) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let request = folder.appendingPathComponent("request")
    try Data(self.request(arguments).utf8).write(to: request, options: .atomic)
    let process = processes.make(
      tateyoko.appendingPathComponent("scripts/dialect"),
      ["package", "--request", request.path, "--output", folder.path, "--scratch", scratch.path])
    let pipe = Pipe()
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TATEYOKO_DIALECT_BUILD": folder.appendingPathComponent("tool").path]) { own, _ in own }
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // With 1 some of the code won't compile; the compiler says so at its place.
    guard process.terminationReason == .exit, process.terminationStatus < 2 else { exit(2) }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let found = lines.filter { $0.hasPrefix("importer ") }.map { String($0.dropFirst(9)) }
    if !found.isEmpty, !FileManager.default.fileExists(atPath: importers.path) {
      try Data().write(to: importers)
    }
    return Answer(options: knownOptions, importers: found)
  }

  private func request(_ arguments: [String]) -> String {
    // Which conditions hold in another configuration isn't known here; the rewritten code asks.
    let isRelease = arguments.contains("release") || arguments.contains { $0.hasSuffix("=release") }
    let given = Self.definitions(in: arguments)
    return modules.map { module in
      let definitions = isRelease ? given : module.definitions + given
      return "\(module.usesUIKit ? "module" : "other") \(module.name)\n"
        + definitions.map { "define \($0)\n" }.joined()
        + module.files.map { "file \($0)\n" }.joined()
    }.joined()
  }

  /// The names that `-Xswiftc -DNAME` gives.
  private static func definitions(in arguments: [String]) -> [String] {
    var passed: [String] = []
    for (index, argument) in arguments.enumerated().dropFirst()
    where arguments[index - 1] == "-Xswiftc" {
      passed.append(argument)
    }
    var names = passed.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    for (index, argument) in passed.enumerated().dropFirst() where passed[index - 1] == "-D" {
      names.append(argument)
    }
    return names
  }

  // MARK: Packages

  /// A package and all that it depends on, each once.
  private static func packages(_ root: PackagePlugin.Package) -> [PackagePlugin.Package] {
    var result: [PackagePlugin.Package] = []
    var seen: Set<String> = []
    func add(_ package: PackagePlugin.Package) {
      guard seen.insert(package.id).inserted else { return }
      result.append(package)
      for dependency in package.dependencies { add(dependency.package) }
    }
    add(root)
    return result
  }

  private static func isTateyoko(_ package: PackagePlugin.Package) -> Bool {
    package.products.contains { $0.name == "UIKit" }
      && FileManager.default.isExecutableFile(
        atPath: package.directoryURL.appendingPathComponent("scripts/dialect").path)
  }

  private static func clangOptions(_ package: PackagePlugin.Package) -> [String] {
    var options: [String] = []
    for target in package.targets {
      if let library = target as? SystemLibraryTarget {
        let map = library.directoryURL.appendingPathComponent("module.modulemap").path
        options += headerOptions(library) + ["-fmodule-map-file=\(map)"]
      } else if let target = target as? ClangSourceModuleTarget,
        let headers = target.publicHeadersDirectoryURL
      {
        options += ["-I", headers.path]
        let map = headers.appendingPathComponent("module.modulemap").path
        if FileManager.default.fileExists(atPath: map) {
          options.append("-fmodule-map-file=\(map)")
        }
      }
    }
    return options.flatMap { ["-Xcc", $0] }
  }

  /// Where the compiler finds a system library's headers.
  ///
  /// SwiftPM answers with none at all where pkg-config names one that it prohibits, as pango's `-pthread`.
  private static func headerOptions(_ library: SystemLibraryTarget) -> [String] {
    guard library.compilerFlags.isEmpty, let name = library.pkgConfig else {
      return library.compilerFlags
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", name]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    return String(decoding: data ?? Data(), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Which targets depend on UIKit.
  private struct Graph {
    let provided: Set<Target.ID>
    private var known: [Target.ID: Bool] = [:]

    init(provided: Set<Target.ID>) { self.provided = provided }

    mutating func usesUIKit(_ target: any Target) -> Bool {
      if let known = known[target.id] { return known }
      known[target.id] = false
      var uses = false
      for dependency in target.dependencies {
        let targets: [any Target]
        switch dependency {
        case .target(let target): targets = [target]
        case .product(let product): targets = product.targets
        @unknown default: targets = []
        }
        for target in targets where provided.contains(target.id) || usesUIKit(target) {
          uses = true
        }
      }
      known[target.id] = uses
      return uses
    }
  }
}
