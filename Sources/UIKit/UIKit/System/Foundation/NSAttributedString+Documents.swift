import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// Options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Attributes of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a plain text document; throws an error for other formats.
  ///
  /// - Parameter documentAttributes: Not changed.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) } ?? .plain
    guard type == .plain else { throw CocoaError(.featureUnsupported) }
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) }
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(
      string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }
}
