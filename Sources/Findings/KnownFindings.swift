import Foundation

/// A baseline of known findings: a sorted JSON list, which reads and writes no files itself.
public struct KnownFindings: Sendable, Hashable {
  /// The findings, sorted and each once.
  public private(set) var all: [KnownFinding]

  public init(_ findings: [KnownFinding] = []) { all = Set(findings).sorted() }

  /// Reads the contents of a file.
  ///
  /// - Throws: ``KnownFindingsError`` for what is no such list.
  public init(_ data: Data) throws(KnownFindingsError) {
    do {
      self.init(try JSONDecoder().decode([KnownFinding].self, from: data))
    } catch {
      throw KnownFindingsError(reason: Self.words(error))
    }
  }

  /// The contents of a file: the same bytes for the same findings.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(all) + Data("\n".utf8)
  }

  /// What a run says about the known findings of the screens that it looked at.
  public struct Comparison: Sendable, Hashable {
    /// Findings that aren't known, in their order.
    public var new: [KnownFinding]
    /// Known ones that are gone.
    public var vanished: [KnownFinding]
    /// The known ones without those that are gone.
    public var remaining: KnownFindings
  }

  /// Compares with what was found now.
  ///
  /// - Parameters:
  ///   - found: The findings of the screens.
  ///   - screens: The names of the screens that were looked at; nothing is said of others.
  ///   - rules: The rules that were asked.
  public func compared(
    with found: [KnownFinding], of screens: Set<String>,
    by rules: Set<FindingRule> = Set(FindingRule.allCases)
  ) -> Comparison {
    let (known, now) = (Set(all), Set(found))
    let vanished = all.filter {
      screens.contains($0.screen) && rules.contains($0.rule) && !now.contains($0)
    }
    var seen: Set<KnownFinding> = []
    return Comparison(
      new: found.filter { !known.contains($0) && seen.insert($0).inserted }, vanished: vanished,
      remaining: KnownFindings(all.filter { !vanished.contains($0) }))
  }

  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    return switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context),
      .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription
    @unknown default: "\(error)"
    }
  }
}

/// Why the contents of a file are no baseline of known findings.
public struct KnownFindingsError: Error, Hashable, CustomStringConvertible {
  public var reason: String

  public init(reason: String) { self.reason = reason }

  public var description: String {
    "It is no JSON list of {screen, rule, view, reason}: \(reason) Mend it, or delete it and record it "
      + "anew."
  }
}
