/// A problem in an Interface Builder document, and its location.
///
/// Parsing throws one if nothing can be used. All others are the document's
/// ``NibDocument/problems``: the affected parts are omitted, and the rest is used.
package struct NibProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Severity: Hashable, Sendable {
    /// Nothing in the document can be used.
    case failure
    /// Something in the document was omitted.
    case error
    /// Something is unknown; most of what Interface Builder writes repeats a default.
    case note
  }

  package enum Kind: Hashable, Sendable {
    case unreadable(reason: String)
    case tooLarge(bytes: Int, maximum: Int)
    case notUTF8
    case mergeConflict
    case documentType
    case tooDeep(maximum: Int)
    /// More of something than any document needs, with a description.
    case tooMany(String, maximum: Int)
    case syntax(String)
    /// Not an Interface Builder document for iOS; the text describes what it is.
    case foreign(String)

    /// An `id` that a previous element has; with that element's line.
    case duplicateID(firstLine: Int)
    /// An attribute that refers to a missing element.
    case missingReference(attribute: String, id: String)
    /// Controllers that contain each other, by embedding or as a container's content.
    case cycle([String])
    /// More controllers than the maximum would be created along with one, through embed segues.
    case tooManyEmbedded(maximum: Int)
    case missing(String)
    case invalidValue(attribute: String, value: String, expected: String)

    case unknownElement
    case unknownAttribute(String)
    /// A known attribute that has no effect here.
    case unusedAttribute(String)
    /// An unknown value of an attribute.
    case unknownValue(attribute: String, value: String)
  }

  package let kind: Kind
  /// The document's path or name.
  package let file: String
  /// The line, starting at 1; 0 if the problem concerns the whole file.
  package let line: Int
  /// The element's name and its `id`, if any.
  package let element: String?

  package init(_ kind: Kind, file: String, line: Int = 0, element: String? = nil) {
    self.kind = kind
    self.file = file
    self.line = line
    self.element = element
  }

  init(_ kind: Kind, file: String, at element: NibElement) {
    let name = element.id.map { "\(element.name) \(Self.excerpt($0))" } ?? element.name
    self.init(kind, file: file, line: element.line, element: Self.excerpt(name))
  }

  package var severity: Severity {
    switch kind {
    case .unreadable, .tooLarge, .notUTF8, .mergeConflict, .documentType, .tooDeep, .tooMany,
      .syntax, .foreign:
      .failure
    case .duplicateID, .missingReference, .cycle, .tooManyEmbedded, .missing, .invalidValue: .error
    case .unknownElement, .unknownAttribute, .unusedAttribute, .unknownValue: .note
    }
  }

  package var description: String {
    var place = file
    if line > 0 { place += ":\(line)" }
    if let element { place += ": <\(element)>" }
    return "\(place): \(message)"
  }

  /// A description of the problem without its location, with advice.
  package var message: String {
    switch kind {
    case .unreadable(let reason): "the file can't be read: \(reason)."
    case .tooLarge(let bytes, let maximum):
      "the file has \(bytes) bytes; at most \(maximum) are read."
    case .notUTF8: "this is not UTF-8. Save the document in Xcode again."
    case .mergeConflict: "a merge conflict is not resolved. Resolve it first."
    case .documentType:
      "documents with a document type or entities are not read. Remove the “<!DOCTYPE”."
    case .tooDeep(let maximum): "elements are nested more than \(maximum) deep."
    case .tooMany(let what, let maximum):
      "\(what); at most \(maximum) are read. Open the document in Xcode to see if it is damaged."
    case .tooManyEmbedded(let maximum):
      "more than \(maximum) controllers would be created, as scenes embed one another repeatedly; this "
        + "segue is left out."
    case .syntax(let problem): "\(problem). Open the document in Xcode to see if it is damaged."
    case .foreign(let found):
      "\(found). A .storyboard or .xib of an iOS app is expected, as Xcode saves it."
    case .duplicateID(let line):
      "the element on line \(line) has the same id; connections use that one."
    case .missingReference(let attribute, let id):
      "\(attribute) refers to “\(Self.excerpt(id))”, which is not in the document; it is left out."
    case .cycle(let ids):
      "the controllers \(ids.map(Self.excerpt).joined(separator: ", ")) contain one another; "
        + "the last one is left out."
    case .missing(let what): "\(what) is missing."
    case .invalidValue(let attribute, let value, let expected):
      "\(attribute) is “\(Self.excerpt(value))”; \(expected) is expected. It is left out."
    case .unknownElement: "the element is unknown."
    case .unknownAttribute(let name): "the attribute \(Self.excerpt(name)) is unknown."
    case .unusedAttribute(let name): "the attribute \(Self.excerpt(name)) has no effect here."
    case .unknownValue(let attribute, let value):
      "the value “\(Self.excerpt(value))” of \(attribute) is unknown."
    }
  }

  /// Returns at most 60 characters of a text from the file, on a single line.
  static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
