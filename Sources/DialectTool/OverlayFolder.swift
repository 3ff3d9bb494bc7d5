import Foundation

/// A folder with rewritten files, the overlay that puts them in the place of the originals, and a
/// manifest by which the next run knows what to leave alone.
struct OverlayFolder {
  private let root: URL

  init(_ path: String) { root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }

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

  private struct Manifest: Codable {
    /// The options and the tool that wrote the folder.
    var origin: TextDigest
    var files: [String: KnownFile]
  }

  private var manifestFile: URL { root.appendingPathComponent("manifest.json") }
  private var overlayFile: URL { root.appendingPathComponent("overlay.yaml") }
  private var sources: URL { root.appendingPathComponent("sources", isDirectory: true) }

  func update(_ inputs: [SourceInput], options: DialectOptions) throws -> Summary {
    try create(sources)
    let origin = try self.origin(options)
    let manifest = (try? Data(contentsOf: manifestFile))
      .flatMap { try? JSONDecoder().decode(Manifest.self, from: $0) }
    var known = manifest?.origin == origin ? manifest?.files ?? [:] : [:]
    // A text that is gone has to be made again.
    let present = Set(try FileManager.default.contentsOfDirectory(atPath: sources.path))
    for (path, file) in known where file.isRewritten && !present.contains(fileName(for: path)) {
      known[path] = nil
    }
    let module = ModuleRewriter(options).rewrite(inputs, known: known)
    var summary = Summary(
      files: inputs.count, replaced: 0, written: [], notes: module.notes,
      overlay: overlayFile.path)
    var roots: [[String: String]] = []
    var kept: Set<String> = []
    for (path, result) in module.files {
      let name = fileName(for: path)
      let file = sources.appendingPathComponent(name)
      switch result {
      case .original: continue
      case .asBefore: break
      case .rewritten(let bytes):
        if try write(bytes, to: file) { summary.written.append(path) }
      }
      kept.insert(name)
      roots.append(["type": "file", "name": path, "external-contents": file.path])
    }
    summary.replaced = roots.count
    for name in present.subtracting(kept) {
      try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
    }
    try writeOverlay(roots)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    _ = try write(
      [UInt8](try encoder.encode(Manifest(origin: origin, files: module.known))),
      to: manifestFile)
    return summary
  }

  /// The overlay in JSON, which is YAML too.
  private func writeOverlay(_ roots: [[String: String]]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let list = try roots.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let text =
      "{\"version\": 0, \"case-sensitive\": \"true\", \"use-external-names\": false, \"roots\": [\n"
      + list.joined(separator: ",\n") + "\n]}\n"
    _ = try write([UInt8](text.utf8), to: overlayFile)
  }

  private func origin(_ options: DialectOptions) throws -> TextDigest {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let tool = FileManager.default.contents(atPath: "/proc/self/exe") ?? Data()
    return TextDigest([UInt8](try encoder.encode(options)) + [UInt8](tool))
  }

  /// A name within the folder, whatever the path is.
  private func fileName(for path: String) -> String {
    "\(TextDigest(path))-\(path.split(separator: "/").last ?? "")"
  }

  private func create(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError("cannot create the folder \(folder.path): \(error.localizedDescription)")
    }
  }

  /// Writes a file as a whole, unless it has these bytes. What is unchanged keeps its date, so that
  /// nothing is built again.
  private func write(_ bytes: [UInt8], to file: URL) throws -> Bool {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: file.path) == data { return false }
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw ToolError("cannot write \(file.path): \(error.localizedDescription)")
    }
    return true
  }
}
