import Foundation

/// A folder with rewritten files, the overlay that puts them in the place of the originals, and what
/// the next run needs to leave alone what hasn't changed.
struct OverlayFolder {
  private let root: URL
  private let build: BuildFolder?

  /// - Parameter build: Where SwiftPM builds the module, if it does.
  init(_ path: String, build: BuildFolder? = nil) {
    root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    self.build = build
  }

  /// What a run did.
  struct Summary: Codable {
    var files: Int
    /// How many files the overlay replaces.
    var replaced: Int
    /// The files written in this run.
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
    // A text that is gone has to be made again.
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
    // What the compiler is to read again: also what is the original's text now.
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
    // First, so that a run that is interrupted leaves nothing old behind.
    build?.removeObjects(of: changed, module: options.moduleName)
    for text in texts { try Files.write(text.bytes, to: text.file) }
    for name in present.subtracting(kept) {
      try Files.remove(sources.appendingPathComponent(name))
    }
    try Files.write([UInt8](try OverlayRoot.overlay(roots).utf8), to: overlayFile)
    return summary
  }

  /// Removes what was written, and the objects that the module's rewritten texts were compiled to.
  func clear(module: String) throws {
    guard FileManager.default.fileExists(atPath: overlayFile.path) else { return }
    let roots = try OverlayRoot.roots(of: overlayFile)
    build?.removeObjects(of: Set(roots.map(\.name)), module: module)
    // The overlay last: with it a run that is interrupted is made up for.
    for file in [stampFile, memoryFile, sources, overlayFile, markFile]
    where FileManager.default.fileExists(atPath: file.path) {
      try Files.remove(file)
    }
  }

  // MARK: The folder

  private var markFile: URL { root.appendingPathComponent(".tateyoko-dialect") }

  /// Takes the folder, which a file marks: what a run before left unused is removed, and must be nobody
  /// else's.
  private func claim() throws {
    let manager = FileManager.default
    let mark = Array("tateyoko-dialect 1\n".utf8)
    if Files.has(mark, at: markFile) { return }
    let used = [memoryFile, stampFile, overlayFile, sources].filter {
      manager.fileExists(atPath: $0.path)
    }
    // An earlier release marked none, and left a memory beside its overlay.
    let isEarlier = used.contains(memoryFile) && used.contains(overlayFile)
    guard used.isEmpty || isEarlier else {
      throw ToolError(
        "the folder \(root.path) holds \(used[0].lastPathComponent), which this tool has not written; "
          + "name a new or empty folder")
    }
    try Files.create(root)
    try Files.write(mark, to: markFile)
  }

  // MARK: Nothing to do

  /// What a run before read and wrote, without reading it again.
  private func stamp(of inputs: [SourceInput], origin: TextDigest) -> TextDigest? {
    var stamp = origin
    for input in inputs {
      guard let own = input.stamp else { return nil }
      stamp.add(input.path)
      stamp.add(own.description)
    }
    for file in [memoryFile, overlayFile, sources] {
      guard let own = SourceStamp.of(file.path) else { return nil }
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
      // Files that can't be read are tried again.
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

  /// What the memory depends on: the options, and the tool by its place and date.
  private static func origin(_ options: DialectOptions) throws -> TextDigest {
    let tool = "/proc/self/exe"
    var origin = options.digest
    origin.add((try? FileManager.default.destinationOfSymbolicLink(atPath: tool)) ?? "")
    origin.add(SourceStamp.of(tool)?.description ?? "")
    return origin
  }

  /// A name within the folder, whatever the path is.
  private func fileName(for path: String) -> String {
    "\(TextDigest(path))-\((path.split(separator: "/").last ?? "").suffix(80))"
  }
}
