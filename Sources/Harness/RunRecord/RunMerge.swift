/// Merges several runs into one: the shards of a suite, run on separate machines.
public struct RunMerge: Sendable {
  /// A run to merge.
  public struct Input: Sendable {
    /// A display name for the run, such as its folder.
    public var name: String
    public var record: RunRecord

    public init(name: String, record: RunRecord) {
      self.name = name
      self.record = record
    }
  }

  /// The merged run, with sorted snapshots.
  public private(set) var record: RunRecord
  /// The input that each snapshot of the record was taken from.
  public private(set) var sources: [Int]
  /// Whether the inputs are a complete suite, as far as they specify: no shard is missing, and none
  /// was killed.
  public private(set) var isWhole = true

  /// Merges runs; an empty list results in an empty run.
  ///
  /// A snapshot in several inputs is included once: the worse one, if they disagree.
  public init(_ inputs: [Input]) {
    record = RunRecord(header: RunMerge.header(inputs))
    sources = []
    // Shards that a merged run lacked may be among the others; all of them are checked again.
    var problems = inputs.filter { $0.record.header.parts == nil }
      .flatMap { $0.record.header.problems ?? [] }
    RunMerge.checkShards(inputs, &problems, &isWhole)
    let stopped = RunMerge.stopped(record.header.parts ?? [])
    if !stopped.isEmpty {
      isWhole = false
      record.header.finished = false
      problems += stopped
    }
    RunMerge.checkOrigins(inputs, &problems)
    let entries = RunMerge.entries(inputs, &problems)
    record.snapshots = entries.map(\.snapshot)
    sources = entries.map(\.source)
    record.header.problems = problems.isEmpty ? nil : problems
  }

  // MARK: Snapshots

  private struct Entry {
    var snapshot: SnapshotRecord
    var source: Int
  }

  private static func entries(_ inputs: [Input], _ problems: inout [String]) -> [Entry] {
    var entries: [Entry] = []
    var positions: [String: Int] = [:]
    var twice: [String] = []
    for (source, input) in inputs.enumerated() {
      for snapshot in input.record.snapshots {
        let new = Entry(snapshot: snapshot, source: source)
        guard let index = positions[snapshot.key] else {
          positions[snapshot.key] = entries.count
          entries.append(new)
          continue
        }
        let old = entries[index]
        let name = "\(snapshot.scenario)/\(snapshot.id)"
        // Stale means unused; here it was used.
        if old.snapshot.outcome == .stale {
          if snapshot.outcome != .stale { entries[index] = new }
        } else if snapshot.outcome != .stale {
          let isSame =
            old.snapshot.outcome == snapshot.outcome
            && old.snapshot.actual?.file == snapshot.actual?.file
          if isSame {
            if old.source != source { twice.append(name) }
            continue
          }
          entries[index] = worse(old, new)
          let names = (inputs[old.source].name, input.name)
          let words =
            "\(name) has different outcomes: \(old.snapshot.outcome.rawValue) by "
            + "\(names.0), \(snapshot.outcome.rawValue) by \(names.1)."
          problems.append(words)
          entries[index].snapshot.note =
            [entries[index].snapshot.note, words].compactMap(\.self).joined(separator: " ")
        }
      }
    }
    if !twice.isEmpty {
      let others = twice.count > 1 ? " and \(twice.count - 1) more are" : " is"
      problems.append("\(twice[0])\(others) in more than one part, with the same outcome.")
    }
    return RunRecord.order(of: entries.map(\.snapshot)).map { entries[$0] }
  }

  private static func worse(_ one: Entry, _ other: Entry) -> Entry {
    func rank(_ entry: Entry) -> Int {
      SnapshotOutcome.allCases.firstIndex(of: entry.snapshot.outcome) ?? 0
    }
    return rank(other) < rank(one) ? other : one
  }

  // MARK: Header

  private static func header(_ inputs: [Input]) -> RunHeader {
    let headers = inputs.map(\.record.header)
    func shared(_ value: (RunHeader) -> String, or other: String) -> String {
      let values = Set(headers.map(value))
      return values.count == 1 ? values.first! : other
    }
    func optional(_ value: (RunHeader) -> String?) -> String? {
      let values = Set(headers.map(value))
      return values.count == 1 ? values.first! : nil
    }
    var header = RunHeader(
      title: shared(\.title, or: titles(headers)),
      toolVersion: shared(\.toolVersion, or: "mixed"),
      recordMode: shared(\.recordMode, or: "mixed"),
      recordModeOrigin: shared(\.recordModeOrigin, or: "the parts"),
      fingerprint: headers.first?.fingerprint ?? [])
    header.recordingFails = headers.contains { $0.recordingFails == true } ? true : nil
    header.staleFails = headers.contains { $0.staleFails == true } ? true : nil
    header.commit = optional(\.commit)
    header.branch = optional(\.branch)
    // Times in this format sort like their strings.
    header.started = headers.compactMap(\.started).min()
    header.seconds = headers.compactMap(\.seconds).filter(\.isFinite).max()
    let common = (headers.first?.environment ?? []).filter { fact in
      headers.allSatisfy { $0.environment?.contains(fact) == true }
    }
    header.environment = common.isEmpty ? nil : common
    header.scenarios = scenarios(headers)
    // The cells belong to a single run.
    header.lint = headers.count == 1 ? headers[0].lint : nil
    header.parts = inputs.flatMap { parts(of: $0, first: headers[0]) }
    return header
  }

  /// Returns the scenarios' facts from all parts, without duplicates.
  private static func scenarios(_ headers: [RunHeader]) -> [ScenarioFacts]? {
    var result: [ScenarioFacts] = []
    for scenario in headers.flatMap({ $0.scenarios ?? [] }) {
      guard let index = result.firstIndex(where: { $0.id == scenario.id }) else {
        result.append(scenario)
        continue
      }
      let known = Set(result[index].screens.map(\.id))
      result[index].screens += scenario.screens.filter { !known.contains($0.id) }
    }
    return result.isEmpty ? nil : result
  }

  private static func titles(_ headers: [RunHeader]) -> String {
    var titles: [String] = []
    for header in headers where !titles.contains(header.title) { titles.append(header.title) }
    return titles.count > 3 ? "\(titles.count) runs" : titles.joined(separator: ", ")
  }

  /// Returns the parts of a run; a merged run is represented by its own parts.
  private static func parts(of input: Input, first: RunHeader) -> [RunPart] {
    let header = input.record.header
    if let parts = header.parts, !parts.isEmpty { return parts }
    var part = RunPart(
      name: input.name, shard: header.shard, snapshotCount: input.record.snapshots.count,
      started: header.started, seconds: header.seconds)
    let differences = fingerprintDifferences(from: first, to: header)
    part.differences = differences.isEmpty ? nil : differences
    part.finished = header.finished == false ? false : nil
    return [part]
  }

  private static func fingerprintDifferences(
    from one: RunHeader, to other: RunHeader
  ) -> [String] {
    let names = one.fingerprint.map(\.name) + other.fingerprint.map(\.name)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap { name in
      let before = one.fingerprint.first { $0.name == name }?.value
      let after = other.fingerprint.first { $0.name == name }?.value
      guard before != after else { return nil }
      return "\(name) \(before ?? "absent") → \(after ?? "absent")"
    }
  }

  // MARK: Checks

  private static func checkShards(
    _ inputs: [Input], _ problems: inout [String], _ isWhole: inout Bool
  ) {
    var found: [(shard: RunShard, name: String)] = []
    for input in inputs {
      if let shard = input.record.header.shard { found.append((shard, input.name)) }
      for part in input.record.header.parts ?? [] {
        if let shard = part.shard { found.append((shard, part.name)) }
      }
    }
    guard let count = found.first?.shard.count else { return }
    if let other = found.first(where: { $0.shard.count != count }) {
      isWhole = false
      problems.append(
        "The parts are from different runs: \(found[0].name) is shard \(found[0].shard), \(other.name) "
          + "is \(other.shard). Snapshots may be missing.")
      return
    }
    if let other = found.first(where: { $0.shard.plan != found[0].shard.plan }) {
      isWhole = false
      problems.append(
        "\(found[0].name) and \(other.name) were sharded by different costs or selections, so "
          + "snapshots may be missing. Give all shards the same costs file.")
    }
    let missing = (1...count).filter { index in !found.contains { $0.shard.index == index } }
    if !missing.isEmpty {
      isWhole = false
      let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      problems.append(
        missing.count == 1
          ? "Shard \(names) is missing, and its snapshots with it."
          : "Shards \(names) are missing, and their snapshots with them.")
    }
    for index in 1...count {
      let names = found.filter { $0.shard.index == index }.map(\.name)
      if names.count > 1 {
        problems.append(
          "Shard \(index)/\(count) appears \(names.count) times: \(names.joined(separator: ", "))."
        )
      }
    }
    // A part that ran everything, in addition to parts that ran a shard each.
    let whole = inputs.filter { $0.record.header.shard == nil && $0.record.header.parts == nil }
    for input in whole {
      problems.append("\(input.name) is not a shard, but was merged with shards.")
    }
  }

  /// Returns sentences about parts that didn't finish, unless another run of the same shard did.
  private static func stopped(_ parts: [RunPart]) -> [String] {
    parts.compactMap { part in
      guard part.finished == false else { return nil }
      let isRepeated = parts.contains {
        $0.finished != false && $0.shard != nil && $0.shard == part.shard
      }
      guard !isRepeated else { return nil }
      let shard = part.shard.map { " (shard \($0))" } ?? ""
      let count = part.snapshotCount == 1 ? "1 snapshot" : "\(part.snapshotCount) snapshots"
      return
        "\(part.name)\(shard) was interrupted after \(count); the rest is missing."
    }
  }

  private static func checkOrigins(_ inputs: [Input], _ problems: inout [String]) {
    guard let first = inputs.first else { return }
    for input in inputs.dropFirst() {
      let (one, other) = (first.record.header, input.record.header)
      if let before = one.commit, let after = other.commit, before != after {
        problems.append(
          "\(input.name) is from commit \(after.prefix(10)), \(first.name) from "
            + "\(before.prefix(10)).")
      }
      let differences = fingerprintDifferences(from: one, to: other)
      if !differences.isEmpty {
        problems.append(
          "\(input.name) was rendered differently from \(first.name): "
            + differences.prefix(3).joined(separator: ", ")
            + (differences.count > 3 ? " and \(differences.count - 3) more." : "."))
      }
    }
  }
}
