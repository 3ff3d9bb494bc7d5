import SwiftParser
import SwiftSyntax

/// A file of a module, as it is.
public struct SourceInput: Sendable {
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What is known of a file from a run before.
public struct KnownFile: Codable, Sendable {
  var digest: TextDigest
  var hasDialect: Bool
  var facts: FileFacts?
  var answers: [Answer]
  /// Whether the run before wrote another text.
  public var isRewritten: Bool
  /// Those that don't depend on other files.
  var ownNotes: [DialectNote]
  var notes: [DialectNote]

  struct Answer: Codable, Sendable {
    var query: IndexQuery
    var digest: TextDigest
  }
}

/// What became of a file.
public enum RewrittenFile: Sendable {
  /// The compiler is to read the file as it is.
  case original
  /// The compiler is to read this text.
  case rewritten([UInt8])
  /// The text of the run before is still right.
  case asBefore
}

/// The files of a module, rewritten.
public struct RewrittenModule: Sendable {
  public var files: [(path: String, result: RewrittenFile)]
  /// By file and line.
  public var notes: [DialectNote]
  /// For the next run.
  public var known: [String: KnownFile]
}

/// Rewrites the Swift files of a module from the dialect of Objective-C platforms to plain Swift.
///
/// It needs a deep stack for deeply nested code: call it from a thread with ``stackSize``.
public struct ModuleRewriter {
  /// The bytes of stack that the deepest accepted file needs.
  public static let stackSize = 1 << 30

  let options: DialectOptions
  private let definitions: Set<String>

  public init(_ options: DialectOptions) {
    self.options = options
    definitions = Set(options.definitions)
  }

  fileprivate struct Working {
    var input: SourceInput
    var source: SourceText
    var known: KnownFile
    var tree: SourceFileSyntax?
    var isChanged: Bool
  }

  /// Rewrites what has to be.
  /// - Parameters:
  ///   - inputs: All files of the module. The order decides between equal choices.
  ///   - known: What a run before knew, with the same options and the same tool.
  public func rewrite(
    _ inputs: [SourceInput], known: [String: KnownFile] = [:]
  ) -> RewrittenModule {
    var files = inputs.map { examine($0, known: known[$0.path]) }
    if files.contains(where: \.known.hasDialect) {
      for index in files.indices { collectFacts(&files[index]) }
    }
    let index = ModuleIndex(
      moduleName: options.moduleName,
      files: files.compactMap { file in file.known.facts.map { (file.input.path, $0) } })
    var module = RewrittenModule(files: [], notes: [], known: [:])
    for position in files.indices {
      let result = rewrite(&files[position], index: index)
      let file = files[position]
      module.files.append((path: file.input.path, result: result))
      module.notes += file.known.notes
      module.known[file.input.path] = file.known
      files[position].tree = nil
    }
    module.notes.sort { ($0.file, $0.line, $0.reason) < ($1.file, $1.line, $1.reason) }
    return module
  }

  private func examine(_ input: SourceInput, known: KnownFile?) -> Working {
    let source = SourceText(bytes: input.bytes)
    let digest = TextDigest(input.bytes)
    if let known, known.digest == digest {
      return Working(input: input, source: source, known: known, isChanged: false)
    }
    var fresh = KnownFile(
      digest: digest, hasDialect: false, facts: nil, answers: [], isRewritten: false, ownNotes: [],
      notes: [])
    if let refusal = SourceText.refusal(of: input.bytes) {
      fresh.ownNotes = [
        DialectNote(
          .error, file: input.path, line: 1, reason: "not rewritten: \(refusal)",
          remedy: "leave the file out of the target, or make it plain Swift text")
      ]
      fresh.facts = FileFacts()
    } else {
      fresh.hasDialect = source.hasDialect
    }
    return Working(input: input, source: source, known: fresh, isChanged: true)
  }

  private func collectFacts(_ file: inout Working) {
    guard file.known.facts == nil else { return }
    guard file.known.hasDialect || file.source.declaresTypes else {
      file.known.facts = FileFacts()
      return
    }
    let tree = parse(file)
    if let found = SyntaxCheck.obstacle(
      in: tree, bytes: file.input.bytes.count, definitions: definitions)
    {
      // The compiler reports errors best on the original text.
      file.known.ownNotes = [
        DialectNote(
          .error, file: file.input.path, line: file.source.line(at: found.offset),
          reason: "not rewritten: \(found.reason)", remedy: "correct it")
      ]
      file.known.hasDialect = false
      file.known.facts = FileFacts()
      return
    }
    file.tree = tree
    file.known.facts =
      FactCollector(tree, source: file.source, definitions: definitions).facts
  }

  private func parse(_ file: Working) -> SourceFileSyntax {
    file.input.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  private func rewrite(_ file: inout Working, index: ModuleIndex) -> RewrittenFile {
    guard let facts = file.known.facts else {
      file.known.notes = file.known.ownNotes
      return .original
    }
    if !file.isChanged,
      file.known.answers.allSatisfy({ TextDigest(index.fingerprint($0.query)) == $0.digest })
    {
      file.known.notes = file.known.ownNotes + (index.notes[file.input.path] ?? [])
      return file.known.isRewritten ? .asBefore : .original
    }
    let queries = involvement(of: file, facts: facts, index: index)
    guard file.known.hasDialect || queries.isInvolved else {
      file.remember(queries.asked, index: index, isRewritten: false)
      file.known.notes = file.known.ownNotes + (index.notes[file.input.path] ?? [])
      return .original
    }
    let tree = file.tree ?? parse(file)
    let rewriter = FileRewriter(
      path: file.input.path, source: file.source, facts: index.facts(of: file.input.path),
      index: index, options: options,
      tree: tree)
    let result = rewriter.rewritten(tree)
    file.remember(
      rewriter.queries.union(queries.asked), index: index, isRewritten: result != nil)
    file.known.ownNotes = rewriter.notes
    file.known.notes = rewriter.notes + (index.notes[file.input.path] ?? [])
    return result.map { .rewritten($0) } ?? .original
  }

  /// Whether the rest of the module changes a file that has nothing of the dialect itself.
  private func involvement(
    of file: Working, facts: FileFacts, index: ModuleIndex
  ) -> (isInvolved: Bool, asked: Set<IndexQuery>) {
    var asked: Set<IndexQuery> = [.namedClasses(file: file.input.path)]
    var isInvolved = !index.namedClasses(file: file.input.path).isEmpty && options.emitsTables
    asked.insert(.implementations(file: file.input.path))
    for type in facts.types {
      asked.insert(.forwarding(type: type.name))
      if !index.forwarding(type.name).isEmpty, !type.isExtension { isInvolved = true }
      for member in type.members where type.isExtension {
        asked.insert(.plan(type: type.name, key: member.key))
        if index.plan(type: type.name, key: member.key) != .keep { isInvolved = true }
      }
      guard options.emitsTables else { continue }
      asked.insert(.tableParts(type: type.name))
      if index.hasTable(type.name), !index.tableParts(type.name).isEmpty { isInvolved = true }
    }
    return (isInvolved, asked)
  }
}

extension ModuleRewriter.Working {
  fileprivate mutating func remember(
    _ queries: Set<IndexQuery>, index: ModuleIndex, isRewritten: Bool
  ) {
    known.answers = queries.map {
      KnownFile.Answer(query: $0, digest: TextDigest(index.fingerprint($0)))
    }
    known.isRewritten = isRewritten
  }
}
