import SwiftParser
import SwiftSyntax

/// The result for a file.
public enum RewrittenFile: Sendable {
  /// The compiler should read the file unchanged.
  case original
  /// The compiler should read this text.
  case rewritten([UInt8])
  /// The previous run's text is still valid.
  case asBefore
}

/// The rewritten files of a module.
public struct RewrittenModule: Sendable {
  public var files: [(path: String, result: RewrittenFile)]
  /// The diagnostics, by file and line.
  public var notes: [DialectNote]
  /// The memory for the next run.
  public var memory: ModuleMemory
}

/// Rewrites the Swift files of a module from the dialect of Objective-C platforms to plain Swift.
///
/// It needs a deep stack for deeply nested code: call it from threads with ``stackSize``.
public struct ModuleRewriter: Sendable {
  /// The stack size that the deepest accepted file needs, in bytes.
  public static let stackSize = 1 << 30
  /// Syntax trees take some 40 times the text's size; files of larger modules are parsed twice.
  private static let maximumBytesOfTrees = 24 << 20

  private let options: DialectOptions
  private let definitions: Set<String>
  private let workers: Workers

  public init(_ options: DialectOptions, workers: Workers = .serial) {
    self.options = options
    self.workers = workers
    definitions = Set(options.definitions)
  }

  fileprivate struct Working: Sendable {
    var input: SourceInput
    var source: SourceText?
    var known: KnownFile
    var tree: SourceFileSyntax?
    var isChanged: Bool
  }

  /// Rewrites the files that need it.
  /// - Parameters:
  ///   - inputs: All files of the module. The order decides between equal choices.
  ///   - memory: The memory of the previous run, with the same options and the same tool.
  public func rewrite(
    _ inputs: [SourceInput], memory: ModuleMemory = ModuleMemory()
  ) -> RewrittenModule {
    var files = workers.map(inputs) { examine($0, known: memory.files[$0.path]) }
    if files.contains(where: \.known.hasDialect) {
      var bytes = 0
      let jobs = files.map { file in
        bytes += file.source?.bytes.count ?? 0
        return (file: file, keepsTree: bytes <= Self.maximumBytesOfTrees)
      }
      files = workers.map(jobs) { collectFacts($0.file, keepsTree: $0.keepsTree) }
    }
    let index = ModuleIndex(
      moduleName: options.moduleName,
      files: files.compactMap { file in file.known.facts.map { (file.input.path, $0) } })
    var declarations = TextDigest()
    for file in files {
      declarations.add(file.input.path)
      declarations.add(file.known.declarations.description)
    }
    let isIndexAsBefore = declarations == memory.declarations
    let results = workers.map(files) { file -> (RewrittenFile, KnownFile) in
      var file = file
      let result = rewrite(&file, index: index, isIndexAsBefore: isIndexAsBefore)
      return (result, file.known)
    }
    var module = RewrittenModule(files: [], notes: [], memory: ModuleMemory())
    module.memory.declarations = declarations
    for (input, (result, known)) in zip(inputs, results) {
      module.files.append((path: input.path, result: result))
      module.notes += known.ownNotes + index.notes(on: input.path)
      module.memory.files[input.path] = known
    }
    module.notes.sort { ($0.file, $0.line, $0.reason) < ($1.file, $1.line, $1.reason) }
    return module
  }

  private func examine(_ input: SourceInput, known: KnownFile?) -> Working {
    if let known, let stamp = known.stamp, stamp == input.stamp {
      return Working(input: input, known: known, isChanged: false)
    }
    var fresh = KnownFile(
      stamp: input.stamp, digest: TextDigest(), hasDialect: false, facts: nil, queries: [],
      isRewritten: false, ownNotes: [])
    let bytes: [UInt8]
    do {
      bytes = try input.read()
    } catch {
      fresh.refuse(input.path, failure: error)
      return Working(input: input, known: fresh, isChanged: true)
    }
    let source = SourceText(bytes: bytes)
    fresh.digest = TextDigest(bytes)
    if var known, known.digest == fresh.digest {
      known.stamp = input.stamp
      return Working(input: input, source: source, known: known, isChanged: false)
    }
    if let failure = SourceText.refusal(of: bytes) {
      fresh.refuse(input.path, failure: failure)
    } else {
      fresh.hasDialect = source.marks.hasDialect
    }
    return Working(input: input, source: source, known: fresh, isChanged: true)
  }

  private func collectFacts(_ file: Working, keepsTree: Bool) -> Working {
    guard file.known.facts == nil else { return file }
    var file = file
    guard let source = file.read() else { return file }
    guard file.known.hasDialect || source.marks.contains(.types) else {
      file.known.setFacts(FileFacts())
      return file
    }
    let tree = source.parsed()
    if let found = SyntaxCheck.obstacle(
      in: tree, of: source, definitions: definitions)
    {
      // The compiler's errors are best when about the original text.
      file.known.ownNotes = [
        DialectNote(
          .error, file: file.input.path, line: source.line(at: found.offset),
          reason: "not rewritten: \(found.reason)", remedy: found.remedy)
      ]
      file.known.hasDialect = false
      file.known.setFacts(FileFacts())
      return file
    }
    if keepsTree { file.tree = tree }
    file.known.setFacts(
      DeclarationCollector(tree, source: source, definitions: definitions).facts)
    return file
  }

  private func rewrite(
    _ file: inout Working, index: ModuleIndex, isIndexAsBefore: Bool
  ) -> RewrittenFile {
    guard let facts = file.known.facts else { return .original }
    if !file.isChanged,
      isIndexAsBefore || index.digest(of: file.known.queries) == file.known.answers
    {
      return file.known.isRewritten ? .asBefore : .original
    }
    let queries = involvement(of: file, facts: facts, index: index)
    guard file.known.hasDialect || queries.isInvolved else {
      file.known.remember(queries.asked, index: index, isRewritten: false)
      return .original
    }
    guard let source = file.read() else { return .original }
    let tree = file.tree ?? source.parsed()
    let rewriter = FileRewriter(
      path: file.input.path, source: source, facts: index.facts(of: file.input.path),
      index: index, options: options, tree: tree)
    let result = rewriter.rewritten(tree)
    file.known.remember(
      rewriter.queries.union(queries.asked), index: index, isRewritten: result != nil)
    file.known.ownNotes = rewriter.notes
    return result.map { .rewritten($0) } ?? .original
  }

  /// Whether the rest of the module affects a file that doesn't use the dialect itself.
  private func involvement(
    of file: Working, facts: FileFacts, index: ModuleIndex
  ) -> (isInvolved: Bool, asked: Set<IndexQuery>) {
    let path = file.input.path
    var asked: Set<IndexQuery> = [
      .moduleTable(file: path), .implementations(file: path), .namesakes(file: path),
    ]
    var isInvolved = !index.moduleTable(file: path).isEmpty && options.emitsTables
    for (position, type) in facts.types.enumerated() {
      let known = index.key(type.name, in: path)
      if type.isExtension {
        for member in type.members {
          asked.insert(.plan(type: known, key: member.overloadKey))
          if index.plan(type: known, key: member.overloadKey) != .keep { isInvolved = true }
        }
      } else {
        asked.insert(.forwarding(type: known))
        if !index.forwarding(known).isEmpty { isInvolved = true }
      }
      guard options.emitsTables, known == type.name else { continue }
      asked.insert(.tableKind(file: path, index: position))
      asked.insert(.tablePart(file: path, index: position))
      var isListed = index.tablePart(file: path, at: position) != nil
      if !type.isExtension {
        asked.insert(.tableParts(type: type.name))
        isListed = isListed || !index.tableParts(type.name).isEmpty
      }
      if isListed, index.tableKind(file: path, at: position) != nil { isInvolved = true }
    }
    return (isInvolved, asked)
  }
}

extension ModuleRewriter.Working {
  /// Reads the text; `nil` for a file that can no longer be read, which a diagnostic reports.
  fileprivate mutating func read() -> SourceText? {
    if let source { return source }
    do {
      source = SourceText(bytes: try input.read())
    } catch {
      known.refuse(input.path, failure: error)
    }
    return source
  }
}

extension KnownFile {
  /// Leaves a file to the compiler, and reports why.
  fileprivate mutating func refuse(_ path: String, failure: SourceFailure) {
    ownNotes = [
      DialectNote(
        .error, file: path, line: failure.line, reason: "not rewritten: \(failure.reason)",
        remedy: failure.remedy)
    ]
    hasDialect = false
    isRewritten = false
    stamp = nil
    setFacts(FileFacts())
  }

  fileprivate mutating func remember(
    _ asked: Set<IndexQuery>, index: ModuleIndex, isRewritten: Bool
  ) {
    let stored = asked.map { query in
      var writer = StoreWriter()
      writer.write(query)
      return (query: query, bytes: writer.bytes)
    }
    queries = stored.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.query)
    answers = index.digest(of: queries)
    self.isRewritten = isRewritten
  }
}
