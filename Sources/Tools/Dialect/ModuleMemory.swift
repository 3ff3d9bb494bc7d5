/// What a run learned about a module's files, for the next run.
public struct ModuleMemory: Sendable {
  var files: [String: KnownFile] = [:]
  /// The digest of all files' declarations.
  var declarations = TextDigest()

  public init() {}

  /// Whether the previous run wrote another text for a file.
  public func isRewritten(_ path: String) -> Bool { files[path]?.isRewritten ?? false }

  /// Makes the next run rewrite a file again.
  public mutating func forget(_ path: String) { files[path] = nil }

  private static let version = 2

  /// Restores the memory stored in ``bytes(origin:)``; `nil` if the bytes have another origin, or
  /// are damaged.
  public init?(bytes: [UInt8], origin: TextDigest) {
    var reader = StoreReader(bytes)
    do {
      let version = try reader.number()
      guard version == Self.version, try reader.read(TextDigest.self) == origin else {
        return nil
      }
      declarations = try reader.read()
      // Detects damage that leaves the format readable.
      let body = try reader.read(TextDigest.self)
      guard body == reader.restDigest else { return nil }
      for _ in 0..<(try reader.number()) { files[try reader.text()] = try reader.read() }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Returns the stored form.
  /// - Parameter origin: A digest of the tool and the options that the memory depends on.
  public func bytes(origin: TextDigest) -> [UInt8] {
    var body = StoreWriter()
    body.write(files.count)
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      body.write(path)
      body.write(file)
    }
    var writer = StoreWriter()
    writer.write(Self.version)
    writer.write(origin)
    writer.write(declarations)
    writer.write(TextDigest(body.bytes))
    return writer.bytes + body.bytes
  }
}

/// What is known about a file from the previous run.
struct KnownFile: Sendable {
  var stamp: TextDigest?
  var digest: TextDigest
  var hasDialect: Bool
  var facts: FileFacts?
  /// The digest of the facts without their lines.
  var declarations = TextDigest()
  /// The queries of its rewriting, and a digest of the results.
  var queries: [IndexQuery]
  var answers = TextDigest()
  var isRewritten: Bool
  /// The diagnostics that don't depend on other files.
  var ownNotes: [DialectNote]

  mutating func setFacts(_ facts: FileFacts) {
    self.facts = facts
    var writer = StoreWriter()
    writer.omitsLines = true
    writer.write(facts)
    declarations = TextDigest(writer.bytes)
  }
}

extension KnownFile: Storable {
  init() {
    self.init(
      digest: TextDigest(), hasDialect: false, queries: [], isRewritten: false, ownNotes: [])
  }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&stamp)
    try store.pass(&digest)
    try store.pass(&hasDialect)
    try store.pass(&facts)
    try store.pass(&declarations)
    try store.pass(&queries)
    try store.pass(&answers)
    try store.pass(&isRewritten)
    try store.pass(&ownNotes)
  }
}
