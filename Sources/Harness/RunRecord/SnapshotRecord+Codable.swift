/// Encoded as a flat JSON object: the outcome, and the fields of the result.
extension SnapshotRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, scenario, name, device, deviceName, os, orientation, posture, location
    case sourceFile, sourceLine
    case outcome, message, note, log, baseline, series, step, stepName, seconds, unit
    case reference, actual, difference, comparison, layouts, texts, pending
    case causes, effect, layoutChanges, rendererChanges, traceChanges, unchanged, findings
    // Before schema 3
    case cause, otherCauses
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try fields.decodeIfPresent(String.self, forKey: key)
    }
    func texts(_ key: CodingKeys) throws -> [String]? {
      try fields.decodeIfPresent([String].self, forKey: key)
    }
    func picture(_ key: CodingKeys) throws -> PictureRecord? {
      try fields.decodeIfPresent(PictureRecord.self, forKey: key)
    }
    var parts = SnapshotParts()
    parts.reference = try picture(.reference)
    parts.actual = try picture(.actual)
    parts.difference = try picture(.difference)
    parts.comparison = try fields.decodeIfPresent(ComparisonRecord.self, forKey: .comparison)
    parts.layouts = try fields.decodeIfPresent(LayoutFiles.self, forKey: .layouts)
    parts.texts = try fields.decodeIfPresent(TextFiles.self, forKey: .texts)
    parts.pending = try text(.pending)
    let older = try [text(.cause)].compactMap(\.self) + (texts(.otherCauses) ?? [])
    parts.causes =
      try fields.decodeIfPresent([SnapshotCause].self, forKey: .causes)
      ?? older.map { .statement($0) }
    parts.effect = try fields.decodeIfPresent(Finding.self, forKey: .effect)
    parts.layoutChanges = try fields.decodeIfPresent([Finding].self, forKey: .layoutChanges) ?? []
    parts.rendererChanges =
      try fields.decodeIfPresent([Finding].self, forKey: .rendererChanges) ?? []
    parts.traceChanges = try texts(.traceChanges)
    parts.isUnchanged = try fields.decodeIfPresent(Bool.self, forKey: .unchanged) ?? false

    id = try fields.decode(String.self, forKey: .id)
    scenario = try fields.decode(String.self, forKey: .scenario)
    name = try fields.decode(String.self, forKey: .name)
    device = try text(.device)
    deviceName = try text(.deviceName)
    os = try text(.os)
    orientation = try text(.orientation)
    posture = try text(.posture)
    location = try text(.location)
    sourceFile = try text(.sourceFile)
    sourceLine = try fields.decodeIfPresent(Int.self, forKey: .sourceLine)
    result = SnapshotResult(try fields.decode(SnapshotOutcome.self, forKey: .outcome), parts)
    message = try text(.message)
    note = try text(.note)
    log = try texts(.log)
    // Rules that only a later version has are skipped.
    findings = try fields.decodeIfPresent([KnownOrNot<SnapshotFinding>].self, forKey: .findings)?
      .compactMap(\.value)
    baseline = try text(.baseline)
    if let series = try text(.series) {
      step = Step(
        series: series, number: try fields.decodeIfPresent(Int.self, forKey: .step) ?? 0,
        name: try text(.stepName))
    }
    seconds = try fields.decodeIfPresent(Double.self, forKey: .seconds)
    unit = try text(.unit)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    func put(_ value: String?, _ key: CodingKeys) throws {
      try fields.encodeIfPresent(value, forKey: key)
    }
    func put(_ value: [String]?, _ key: CodingKeys) throws {
      try fields.encodeIfPresent(value, forKey: key)
    }
    func put(_ value: PictureRecord?, _ key: CodingKeys) throws {
      try fields.encodeIfPresent(value, forKey: key)
    }
    try put(id, .id)
    try put(scenario, .scenario)
    try put(name, .name)
    try put(device, .device)
    try put(deviceName, .deviceName)
    try put(os, .os)
    try put(orientation, .orientation)
    try put(posture, .posture)
    try put(location, .location)
    try put(sourceFile, .sourceFile)
    try fields.encodeIfPresent(sourceLine, forKey: .sourceLine)
    try put(outcome.rawValue, .outcome)
    try put(message, .message)
    try put(note, .note)
    try put(log, .log)
    try fields.encodeIfPresent(findings, forKey: .findings)
    try put(baseline, .baseline)
    if let step {
      try put(step.series, .series)
      try fields.encode(step.number, forKey: .step)
      try put(step.name, .stepName)
    }
    try fields.encodeIfPresent(seconds, forKey: .seconds)
    try put(unit, .unit)

    let parts = parts
    try put(parts.reference, .reference)
    try put(parts.actual, .actual)
    try put(parts.difference, .difference)
    try fields.encodeIfPresent(parts.comparison, forKey: .comparison)
    try fields.encodeIfPresent(parts.layouts, forKey: .layouts)
    try fields.encodeIfPresent(parts.texts, forKey: .texts)
    try put(parts.pending, .pending)
    if !parts.causes.isEmpty { try fields.encode(parts.causes, forKey: .causes) }
    try fields.encodeIfPresent(parts.effect, forKey: .effect)
    if !parts.layoutChanges.isEmpty {
      try fields.encode(parts.layoutChanges, forKey: .layoutChanges)
    }
    if !parts.rendererChanges.isEmpty {
      try fields.encode(parts.rendererChanges, forKey: .rendererChanges)
    }
    try put(parts.traceChanges, .traceChanges)
    if parts.isUnchanged { try fields.encode(true, forKey: .unchanged) }
  }
}

/// A value, or `nil` if this version can't decode it.
private struct KnownOrNot<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
