import SwiftParser
import SwiftSyntax

/// Makes holes for the errors that the compiler reports in a file.
///
/// Line numbers don't change, so that later messages and the reader's editor refer to the lines of the app's own file.
struct HoleMaker {
  private let name: String
  private let least: HoleUnit
  private let isLate: Bool
  private let source: SourceText
  private let tree: SourceFileSyntax
  private let site: HoleSite
  /// Statements whose lost names have already been handled.
  private var taken: Set<SyntaxIdentifier> = []
  private var chosen: [(step: HoleLadder.Step, hole: HoleAnswer.Hole)] = []

  init(name: String, bytes: [UInt8], least: HoleUnit, isLate: Bool) {
    self.name = name
    self.least = least
    self.isLate = isLate
    source = SourceText(bytes: bytes)
    tree = source.parsed()
    site = HoleSite(bytes, tree)
  }

  /// Returns the file with holes, and a list of them.
  static func make(
    _ file: HoleRequest.File, bytes: [UInt8], least: HoleUnit, isLate: Bool
  ) -> (bytes: [UInt8], holes: [HoleAnswer.Hole]) {
    var maker = HoleMaker(name: file.name, bytes: bytes, least: least, isLate: isLate)
    guard least < .file else { return maker.whole(file.messages.first) }
    for message in file.messages { maker.add(message) }
    return maker.result(file.messages)
  }

  private mutating func add(_ message: HoleRequest.Message) {
    guard let token = site.token(message) else { return }
    var waiting = [(token: token, line: message.line, reason: message.text)]
    while let next = waiting.popLast() {
      let text = HoleText(file: name, line: next.line, reason: next.reason)
      for step in steps(for: next.reason, at: next.token, text) {
        chosen.append(
          (
            step,
            HoleAnswer.Hole(
              file: name, line: next.line, unit: step.unit, reason: next.reason,
              owner: Self.owner(of: next.token))
          ))
        guard let lost = step.lost, taken.insert(lost.item.id).inserted else { continue }
        for use in LostNames.uses(of: lost.names, after: lost.item) {
          let line = site.line(of: use.positionAfterSkippingLeadingTrivia.utf8Offset)
          waiting.append((use, line, "\(use.text) is in the hole in line \(next.line)"))
        }
      }
    }
  }

  private func steps(
    for reason: String, at token: TokenSyntax, _ text: HoleText
  ) -> [HoleLadder.Step] {
    // A fixed declaration may fail again; in later rounds it's removed instead.
    if least < .declaration {
      let steps = DeclarationFixes(text: text).steps(for: reason, at: token)
      if !steps.isEmpty { return steps }
    }
    let hasFailed =
      least == .statement && (isLate && hasHole(around: token) || Self.isTooLong(reason))
    return HoleLadder(least: hasFailed ? .body : least, text: text).step(from: token)
      .map { [$0] } ?? []
  }

  /// Whether the compiler gave up. A part of the code might take as long, and a hole in a body of views would be
  /// refused.
  private static func isTooLong(_ reason: String) -> Bool {
    reason.contains("in reasonable time") || reason.contains("needs too long")
  }

  /// Whether the function, initialiser or accessor around a token has a hole.
  private func hasHole(around token: TokenSyntax) -> Bool {
    var node: Syntax? = Syntax(token)
    while let current = node {
      let isBody =
        current.is(AccessorBlockSyntax.self)
        || current.is(CodeBlockSyntax.self)
          && (current.parent?.is(FunctionDeclSyntax.self) == true
            || current.parent?.is(InitializerDeclSyntax.self) == true
            || current.parent?.is(AccessorDeclSyntax.self) == true)
      if isBody { return current.description.contains("_adoptedHole") }
      node = current.parent
    }
    return false
  }

  /// Returns the file with the chosen replacements; of nested ones, the outermost applies.
  private func result(
    _ messages: [HoleRequest.Message]
  ) -> (bytes: [UInt8], holes: [HoleAnswer.Hole]) {
    guard !chosen.isEmpty else { return whole(messages.first) }
    let inOrder = chosen.sorted {
      let (left, right) = ($0.step.range, $1.step.range)
      return left.lowerBound == right.lowerBound
        ? left.upperBound > right.upperBound : left.lowerBound < right.lowerBound
    }
    var edits = TextEdits()
    var holes: [HoleAnswer.Hole] = []
    var end = -1
    var insertions: Set<Int> = []
    for (step, hole) in inOrder {
      if step.range.isEmpty {
        // Two messages may require the same insertion.
        guard step.range.lowerBound >= end, insertions.insert(step.range.lowerBound).inserted
        else { continue }
      } else {
        guard step.range.lowerBound >= end else { continue }
        end = step.range.upperBound
      }
      let given = step.text.utf8.count { $0 == SourceText.newline }
      let lines = max(0, source.lineEnds(in: step.range) - given)
      edits.replace(step.range, with: step.text + String(repeating: "\n", count: lines))
      if holes.last != hole { holes.append(hole) }
    }
    return (edits.applied(to: source.bytes), holes)
  }

  /// Returns the file with all code removed.
  private func whole(
    _ message: HoleRequest.Message?
  ) -> (bytes: [UInt8], holes: [HoleAnswer.Hole]) {
    let hole = HoleAnswer.Hole(
      file: name, line: message?.line ?? 1, unit: .file, reason: message?.text ?? "", owner: "")
    let lines = source.lineEnds(in: 0..<source.bytes.count)
    return ([UInt8](repeating: SourceText.newline, count: lines), [hole])
  }

  /// Returns the type around a token.
  private static func owner(of token: TokenSyntax) -> String {
    var names: [String] = []
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let extended = current.as(ExtensionDeclSyntax.self) {
        names.append(plainName(extended.extendedType.trimmedDescription))
      } else if current.asProtocol(DeclGroupSyntax.self) != nil,
        let named = current.asProtocol(NamedDeclSyntax.self)
      {
        names.append(named.name.text)
      }
      node = current.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
