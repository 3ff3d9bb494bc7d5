/// The place of an added or removed view, and the text that people recognize it by: a class alone doesn't
/// distinguish buttons.
public struct ShownPlace: Hashable, Sendable {
  /// The view's frame; `nil` if its tree doesn't contain it.
  public var frame: ChangedValue?
  /// The beginning of the text that the view showed.
  public var text: String?

  public init(frame: ChangedValue?, text: String? = nil) {
    self.frame = frame
    self.text = text
  }

  init(_ node: LayoutNode) {
    frame = node["frame"].map { ChangedValue($0, of: .property(.frame)) }
    guard let words = ChildMatching.words(in: node, depth: 3), !words.isEmpty else { return }
    let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    text = line.shortened
  }
}

extension ShownPlace: CustomStringConvertible {
  private static let unknown = "an unknown place"
  private static let mark = ", with “"

  /// The place as stored in a record: `(0 0 1 1), with “Apple”`.
  public var description: String {
    (frame?.description ?? Self.unknown) + (text.map { "\(Self.mark)\($0)”" } ?? "")
  }

  /// Parses a place in a record.
  package init(record: String) {
    let mark = record.last == "”" ? record.firstRange(of: Self.mark) : nil
    let place = record[..<(mark?.lowerBound ?? record.endIndex)]
    self.init(
      frame: place == Self.unknown
        ? nil : ChangedValue(text: String(place), of: .property(.frame)),
      text: mark.map { String(record[$0.upperBound...].dropLast()) })
  }
}
