import Foundation

/// A folder with rewritten files, the overlay that substitutes them for the originals, and what the
/// next run needs to skip unchanged files.
struct OverlayFolder {
  private let root: URL
  private let build: BuildFolder?

  /// - Parameter build: The folder that SwiftPM builds the module in, if it does.
  init(_ path: String, build: BuildFolder? = nil) {
    root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    self.build = build
  }

  /// The result of a run.
  struct Summary: Codable {
    var files: Int
    /// The number of files that the overlay replaces.
    var replaced: Int
    /// The files written by this run.
    var written: [String]
    var notes: [DialectNote]
    var overlay: String
  }

  private var memoryFile: URL { root.appendingPathComponent("memory") }
  private var stampFile: URL { root.appendingPathComponent("stamp") }
  private var overlayFile: URL { root.appendingPathComponent("overlay.yaml") }
  private var sources: URL { root.appendingPathComponent("sources", isDirectory: true) }

  func update(_ paths: [String], options: DialectOptions) throws -> Summary {
    let origin = try Self.origin(options)
    let inputs = paths.map { FileReader.input($0) }
    try claim()
    if let summary = summaryOfRunBefore(stamp(of: inputs, origin: origin)) { return summary }
    try Files.create(sources)
    var memory =
      FileManager.default.contents(atPath: memoryFile.path)
      .flatMap { ModuleMemory(bytes: [UInt8]($0), origin: origin) } ?? ModuleMemory()
    // A missing text must be written again.
    let present = Set(try Files.names(in: sources))
    for path in paths where memory.isRewritten(path) && !present.contains(fileName(for: path)) {
      memory.forget(path)
    }
    let module = ModuleRewriter(options, workers: .threads).rewrite(inputs, memory: memory)
    let summary = try write(module, present: present, options: options)
    try Files.write(module.memory.bytes(origin: origin), to: memoryFile)
    try writeStamp(stamp(of: inputs, origin: origin), summary)
    return summary
  }

  private func write(
    _ module: RewrittenModule, present: Set<String>, options: DialectOptions
  ) throws -> Summary {
    var summary = Summary(
      files: module.files.count, replaced: 0, written: [], notes: module.notes,
      overlay: overlayFile.path)
    var roots: [OverlayRoot] = []
    var texts: [(path: String, file: URL, bytes: [UInt8])] = []
    var kept: Set<String> = []
    // The files that the compiler must read again, including ones that now use the original text.
    var changed: Set<String> = []
    for (path, result) in module.files {
      let name = fileName(for: path)
      let file = sources.appendingPathComponent(name)
      switch result {
      case .original:
        if present.contains(name) { changed.insert(path) }
        continue
      case .asBefore: break
      case .rewritten(let bytes):
        if !Files.has(bytes, at: file) { texts.append((path, file, bytes)) }
      }
      kept.insert(name)
      roots.append(OverlayRoot(name: path, contents: file.path))
    }
    summary.replaced = roots.count
    summary.written = texts.map(\.path)
    changed.formUnion(summary.written)
    // First, so that an interrupted run leaves nothing outdated behind.
    build?.removeObjects(of: changed, module: options.moduleName)
    for text in texts { try Files.write(text.bytes, to: text.file) }
    for name in present.subtracting(kept) {
      try Files.remove(sources.appendingPathComponent(name))
    }
    try Files.write([UInt8](try OverlayRoot.overlay(roots).utf8), to: overlayFile)
    return summary
  }

  /// Removes the written files, and the object files compiled from the module's rewritten texts.
  func clear(module: String) throws {
    guard FileManager.default.fileExists(atPath: overlayFile.path) else { return }
    let roots = try OverlayRoot.roots(of: overlayFile)
    build?.removeObjects(of: Set(roots.map(\.name)), module: module)
    // The overlay last: while it exists, an interrupted run can be repaired.
    for file in [stampFile, memoryFile, sources, overlayFile, markFile]
    where FileManager.default.fileExists(atPath: file.path) {
      try Files.remove(file)
    }
  }

  // MARK: The folder

  private var markFile: URL { root.appendingPathComponent(".tateyoko-dialect") }

  /// Claims the folder, which a file marks: unused files of a previous run are removed, and must
  /// not belong to anyone else.
  private func claim() throws {
    let manager = FileManager.default
    let mark = Array("tateyoko-dialect 1\n".utf8)
    if Files.has(mark, at: markFile) { return }
    let used = [memoryFile, stampFile, overlayFile, sources].filter {
      manager.fileExists(atPath: $0.path)
    }
    // An earlier release wrote no mark, but a memory next to its overlay.
    let isEarlier = used.contains(memoryFile) && used.contains(overlayFile)
    guard used.isEmpty || isEarlier else {
      throw ToolError(
        "the folder \(root.path) holds \(used[0].lastPathComponent), which this tool has not written; "
          + "pass a new or empty folder")
    }
    try Files.create(root)
    try Files.write(mark, to: markFile)
  }

  // MARK: Nothing to do

  /// Returns the stamp of a previous run's input and output, without reading the files.
  private func stamp(of inputs: [SourceInput], origin: TextDigest) -> TextDigest? {
    var stamp = origin
    for input in inputs {
      guard let own = input.stamp else { return nil }
      stamp.add(input.path)
      stamp.add(own.description)
    }
    for file in [memoryFile, overlayFile, sources] {
      guard let own = TextDigest(ofFileAt: file.path) else { return nil }
      stamp.add(own.description)
    }
    return stamp
  }

  private func summaryOfRunBefore(_ stamp: TextDigest?) -> Summary? {
    guard let stamp, let data = FileManager.default.contents(atPath: stampFile.path) else {
      return nil
    }
    var reader = StoreReader([UInt8](data))
    guard let run = try? reader.read(FinishedRun.self), run.stamp == stamp else { return nil }
    return Summary(
      files: run.files, replaced: run.replaced, written: [], notes: run.notes,
      overlay: overlayFile.path)
  }

  private func writeStamp(_ stamp: TextDigest?, _ summary: Summary) throws {
    guard let stamp else {
      // Unreadable files are tried again.
      if FileManager.default.fileExists(atPath: stampFile.path) { try Files.remove(stampFile) }
      return
    }
    var writer = StoreWriter()
    writer.write(
      FinishedRun(
        stamp: stamp, files: summary.files, replaced: summary.replaced, notes: summary.notes))
    try Files.write(writer.bytes, to: stampFile)
  }

  // MARK: Names

  /// Returns a digest of what the memory depends on: the options, and the tool's path and date.
  private static func origin(_ options: DialectOptions) throws -> TextDigest {
    let tool = "/proc/self/exe"
    var origin = options.digest
    origin.add((try? FileManager.default.destinationOfSymbolicLink(atPath: tool)) ?? "")
    origin.add(TextDigest(ofFileAt: tool)?.description ?? "")
    return origin
  }

  /// Returns a name inside the folder, regardless of the path.
  private func fileName(for path: String) -> String {
    "\(TextDigest(path))-\((path.split(separator: "/").last ?? "").suffix(80))"
  }
}
