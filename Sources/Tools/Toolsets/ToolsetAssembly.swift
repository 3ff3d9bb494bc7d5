import Foundation

/// Copies the results of a build to a toolset's folder.
package struct ToolsetAssembly {
  /// The package's folder.
  package var package: URL
  /// `.build/debug`.
  package var build: URL
  package var contents: PackageContents
  package var toolchain: Toolchain

  package init(package: URL, build: URL, contents: PackageContents, toolchain: Toolchain) {
    self.package = package
    self.build = build.resolvingSymlinksInPath()
    self.contents = contents
    self.toolchain = toolchain
  }

  private var files: FileManager { .default }

  /// Fills an empty folder with everything that doesn't depend on its final path.
  ///
  /// - Parameters:
  ///   - dialect: The compiled rewriter.
  ///   - declarations: The name and contents of the file with Tateyoko's declarations.
  /// - Throws: ``ToolsetProblem`` if something isn't built.
  package func write(
    to toolset: Toolset, dialect: URL, marks: String, declarations: (name: String, data: Data),
    release: ToolsetRelease
  ) throws {
    for folder in [
      toolset.modules, toolset.headers, toolset.archive.deletingLastPathComponent(),
      toolset.programs,
    ] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var release = release
    release.libraries = contents.libraries
    for module in contents.modules + contents.swiftUIModules {
      try copyInterface(of: module, to: toolset)
    }
    for module in contents.systemModules {
      try copy(source(module), to: toolset.headers.appendingPathComponent(module))
    }
    for macro in contents.macros {
      let name = "\(macro)-tool"
      try copy(
        build.appendingPathComponent(name), to: toolset.programs.appendingPathComponent(name))
    }
    release.links = try writeArchives(toolset)
    try writeProgram("tateyoko", toolset.tool)
    try copy(dialect, to: toolset.programs.appendingPathComponent("tateyoko-dialect"))
    try write(marks, to: toolset.programs.appendingPathComponent("dialect-marks"))
    for (script, name) in [
      ("toolset-swiftc", "swiftc"), ("toolset-SnapshotTesting.swift", "SnapshotTesting.swift"),
      ("install-dependencies", "install-dependencies"), ("install", "install"),
      ("ci-test", "ci-test"),
    ] {
      try copy(
        package.appendingPathComponent("scripts/\(script)"),
        to: toolset.programs.appendingPathComponent(name))
    }
    try write(
      declarations.data, to: toolset.folder.appendingPathComponent(declarations.name))
    try write(release.text, to: toolset.releaseFile)
  }

  // MARK: Interfaces

  private func source(_ module: String) -> URL {
    package.appendingPathComponent(
      contents.folders[module] ?? "Sources/\(module)", isDirectory: true)
  }

  /// Copies a Swift module as written by the compiler, or a C module's headers.
  private func copyInterface(of module: String, to toolset: Toolset) throws {
    let written = build.appendingPathComponent("Modules")
    var isSwift = false
    for kind in ["swiftmodule", "swiftdoc"] {
      let file = written.appendingPathComponent("\(module).\(kind)")
      guard files.fileExists(atPath: file.path) else { continue }
      isSwift = true
      try copy(file, to: toolset.modules.appendingPathComponent(file.lastPathComponent))
    }
    let headers = source(module).appendingPathComponent("include")
    guard !isSwift else { return }
    guard files.fileExists(atPath: headers.path) else {
      throw ToolsetProblem("The module \(module) isn't built; run `swift build` first.")
    }
    let folder = toolset.headers.appendingPathComponent(module)
    try copy(headers, to: folder)
    let map = folder.appendingPathComponent("module.modulemap")
    if !files.fileExists(atPath: map.path) {
      // As SwiftPM writes it if a module has a header with its name.
      try write("module \(module) {\n  umbrella header \"\(module).h\"\n  export *\n}\n", to: map)
    }
  }

  // MARK: Objects

  /// Returns the objects of the toolset's modules among those of a linked product.
  package static func objects(of list: String, modules: Set<String>) -> [String] {
    list.split(separator: "\n").map { line in
      // Quoted as SwiftPM does for the compiler.
      let isQuoted = line.hasPrefix("'") && line.hasSuffix("'") && line.count > 1
      return isQuoted
        ? line.dropFirst().dropLast().replacingOccurrences(of: "'\\''", with: "'") : String(line)
    }.filter { object in
      // `<build>/Module.build/File.swift.o`, and in subfolders for C modules.
      object.split(separator: "/").contains { part in
        part.hasSuffix(".build") && modules.contains(String(part.dropLast(6)))
      } && !object.hasSuffix(".swiftmodule.o")
    }
  }

  /// Writes the archives without debug information, which makes up half of them.
  ///
  /// - Returns: The objects' linker options.
  private func writeArchives(_ toolset: Toolset) throws -> [String] {
    let file = build.appendingPathComponent("Toolset.product/Objects.LinkFileList")
    guard let list = try? String(contentsOf: file, encoding: .utf8) else {
      throw ToolsetProblem("The modules aren't built; run `swift build --product Toolset` first.")
    }
    var links = try writeArchive(
      toolset.archive, of: try objects(of: contents.modules, in: list), toolset)
    if !contents.swiftUIModules.isEmpty {
      links += try writeArchive(
        toolset.swiftUI, of: try objects(of: contents.swiftUIModules, in: list), toolset,
        isOneObject: true)
    }
    return Self.links(links.joined(separator: " "))
  }

  private func objects(of modules: [String], in list: String) throws -> [String] {
    let objects = Self.objects(of: list, modules: Set(modules))
    let names = Set(objects.flatMap { $0.split(separator: "/").filter { $0.hasSuffix(".build") } })
    for module in modules where !names.contains("\(module).build") {
      throw ToolsetProblem("The product Toolset has no module \(module), so it isn't built.")
    }
    return objects
  }

  /// Writes an archive.
  ///
  /// - Parameter isOneObject: Whether to merge the objects. A linker takes only the objects of an archive that others
  ///   refer to, and nothing refers to those with nothing but conformances.
  /// - Returns: The objects' linker options.
  private func writeArchive(
    _ archive: URL, of objects: [String], _ toolset: Toolset, isOneObject: Bool = false
  ) throws -> [String] {
    let resources = try toolchain.resources()
    func program(_ name: String) throws -> String {
      guard let place = toolchain.program(name, resources: resources) else {
        throw ToolsetProblem("The toolchain of \(toolchain.compiler.path) has no \(name).")
      }
      return place.path
    }
    let arguments = toolset.folder.appendingPathComponent("objects")
    let flags = toolset.folder.appendingPathComponent("autolink")
    let merged = toolset.folder.appendingPathComponent("merged.o")
    defer { for file in [arguments, flags, merged] { try? files.removeItem(at: file) } }
    func list(_ objects: [String]) throws {
      let quoted = objects.map { "\"\($0.replacingOccurrences(of: "\"", with: "\\\""))\"" }
      try write(quoted.joined(separator: "\n") + "\n", to: arguments)
    }
    try list(objects)
    try run([try program("swift-autolink-extract"), "@\(arguments.path)", "-o", flags.path])
    if isOneObject {
      try run([try program("ld.lld"), "-r", "@\(arguments.path)", "-o", merged.path])
      try list([merged.path])
    }
    try run([try program("llvm-ar"), "qcS", archive.path, "@\(arguments.path)"])
    try run([try program("llvm-objcopy"), "--strip-debug", archive.path])
    try run([try program("llvm-ranlib"), archive.path])
    return Self.links((try? String(contentsOf: flags, encoding: .utf8)) ?? "")
  }

  /// Returns the libraries among objects' linker options, without duplicates.
  package static func links(_ text: String) -> [String] {
    var seen: Set<String> = []
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { $0.hasPrefix("-l") && seen.insert($0).inserted }
  }

  private func writeProgram(_ name: String, _ place: URL) throws {
    try copy(build.appendingPathComponent(name), to: place)
    guard let strip = toolchain.program("llvm-objcopy", resources: try toolchain.resources()) else {
      return
    }
    try run([strip.path, "--strip-all", place.path])
  }

  // MARK: Files

  private func run(_ words: [String]) throws {
    let status = try Command.run(words, output: .shown)
    guard status == 0 else { throw ToolsetProblem("`\(words[0])` ended with status \(status).") }
  }

  private func copy(_ file: URL, to place: URL) throws {
    do {
      try files.copyItem(at: file, to: place)
    } catch {
      throw ToolsetProblem("\(file.path) can't be copied to \(place.path): \(Self.reason(error))")
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try write(Data(text.utf8), to: file)
  }

  private func write(_ data: Data, to file: URL) throws {
    do {
      try data.write(to: file)
    } catch {
      throw ToolsetProblem("\(file.path) can't be written: \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey]
    return ((underlying ?? error) as? any LocalizedError)?.localizedDescription ?? "\(error)"
  }
}
