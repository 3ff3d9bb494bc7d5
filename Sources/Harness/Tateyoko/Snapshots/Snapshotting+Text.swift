import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Snapshotting where Format == String {
  /// Compares a value's description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Compares a value's children, one per line, in a stable order.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting {
    Snapshotting(pathExtension: nil, diffing: .data)
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { reference, new in
      guard reference != new else { return nil }
      let place = zip(reference, new).enumerated().first { $0.element.0 != $0.element.1 }
      let start = place.map { "they differ from byte \($0.offset) onwards" }
      let size = "\(new.count) bytes, but the reference has \(reference.count)"
      let words = [size, start].compactMap(\.self).joined(separator: "; ")
      var difference = SnapshotDifference(message: "data      \(words)")
      difference.cause = words
      return difference
    }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Compares the JSON of dictionaries, arrays, numbers and strings, with sorted keys.
  public static var json: Snapshotting {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .fragmentsAllowed,
    ]
    var strategy = SimplySnapshotting.lines.pullback { (value: Any) in
      guard JSONSerialization.isValidJSONObject([value]) else {
        throw NoJSON(typeName: "\(type(of: value))")
      }
      return String(
        decoding: try JSONSerialization.data(withJSONObject: value, options: options),
        as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares the value's JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Compares the value's JSON, as encoded by an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// Compares the value's property list, as XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Compares the value's property list, as encoded by an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Diffing where Value == String {
  /// Compares texts line by line and shows differences as a unified diff.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        // Foundation's own decoding drops a byte order mark, so that such a text would never match
        // itself.
        guard let text = String(validating: data, as: UTF8.self) else {
          throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
      }
    ) { reference, new in
      // Swift considers canonically equivalent texts equal, even if their scalars differ.
      guard !reference.utf8.elementsEqual(new.utf8) else { return nil }
      let difference = UnifiedDiff(from: reference, to: new)
      var text = difference.text()
      var cause = difference.cause
      if reference == new {
        let scalars = UnifiedDiff.scalars(from: reference, to: new)
        text += "\nThe characters are the same, but their Unicode scalars are not: \(scalars)"
        cause = "the same characters, composed of different Unicode scalars, \(scalars)"
      }
      return SnapshotDifference(
        message: text,
        attachments: [SnapshotDifference.Attachment(name: "diff.txt", data: Data(text.utf8))],
        cause: cause)
    }
  }
}

/// The error for a value that JSON can't represent.
private struct NoJSON: Error, CustomStringConvertible {
  var typeName: String

  var description: String {
    "a \(typeName) can't be encoded as JSON. Use dictionaries, arrays, numbers and strings, or "
      + "make its type Encodable."
  }
}
