import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Snapshotting where Format == String {
  /// Compares what a value prints as.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { reference, new in
        guard reference != new else { return nil }
        return SnapshotDifference(
          message: "\(new.count) bytes differ from the reference's \(reference.count) bytes")
      })
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares the value's JSON, keys sorted.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return .json(encoder)
  }

  /// Compares the JSON that an encoder makes of the value.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Diffing where Value == String {
  /// Compares texts line by line and shows what differs as a unified diff.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(data: data, encoding: .utf8) else {
          throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
      }
    ) { reference, new in
      guard reference != new else { return nil }
      let difference = UnifiedDiff.text(from: reference, to: new)
      return SnapshotDifference(
        message: difference,
        attachments: [SnapshotDifference.Attachment(name: "diff.txt", data: Data(difference.utf8))])
    }
  }
}
