import Foundation
import LayoutTrees

/// A baseline of known findings: a sorted JSON list, independent of files.
public struct KnownFindings: Sendable, Hashable {
  /// The findings, sorted and without duplicates.
  public private(set) var all: [KnownFinding]

  public init(_ findings: [KnownFinding] = []) { all = Set(findings).sorted() }

  /// Parses the contents of a file.
  ///
  /// - Throws: ``KnownFindingsError`` for invalid contents.
  public init(_ data: Data) throws(KnownFindingsError) {
    do {
      self.init(try JSONDecoder().decode([KnownFinding].self, from: data))
    } catch {
      throw KnownFindingsError(reason: DecodingError.words(for: error))
    }
  }

  /// Returns the contents of a file: identical bytes for identical findings.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(all) + Data("\n".utf8)
  }

  /// The comparison of a run's findings with the known ones of the checked screens.
  public struct Comparison: Sendable, Hashable {
    /// Findings that aren't known, in order.
    public var new: [KnownFinding]
    /// Known findings that are gone.
    public var vanished: [KnownFinding]
    /// Known findings that remain.
    public var remaining: KnownFindings
  }

  /// Compares with the current findings.
  ///
  /// - Parameters:
  ///   - found: The findings of the screens.
  ///   - screens: The names of the screens that were checked; others aren't compared.
  ///   - rules: The rules that were checked.
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
}

/// Why the contents of a file aren't a baseline of known findings.
public struct KnownFindingsError: Error, Hashable, CustomStringConvertible {
  public var reason: String

  public init(reason: String) { self.reason = reason }

  public var description: String {
    "It is not a JSON list of {screen, rule, view, reason}: \(reason) Fix it, or delete it and "
      + "record it again."
  }
}
