import Foundation
import FoundationXML
import PropertyLists

/// Parses XML into elements, without document types, custom entities or external resources.
///
/// The parser is Foundation's, which is libxml2. It was measured to read 500 kB in 6 to 10 ms.
final class NibXML: NSObject, XMLParserDelegate {
  /// The maximum number of bytes; the largest of 1,310 real documents has 230,000.
  static let sizeLimit = 16 << 20
  /// The maximum nesting of elements; real documents have some 20 levels.
  static let depthLimit = 256
  /// The maximum number of attributes of an element; real ones have some 30. The parser compares
  /// each with each.
  static let attributeLimit = 1_000
  /// The maximum number of elements; the largest real document has 9,000.
  static let elementLimit = 200_000

  private struct Open {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [NibElement] = []
    var text: [UInt8] = []
  }

  private let file: String
  private var open: [Open] = []
  private var root: NibElement?
  /// The first failure; the parser would continue after some.
  private var failure: NibProblem?

  private init(file: String) { self.file = file }

  /// Reads a document's bytes.
  static func data(contentsOf url: URL) throws(NibProblem) -> Data {
    do throws(BoundedFile.Problem) {
      return try BoundedFile.contents(of: url.path, maximum: sizeLimit)
    } catch {
      let kind: NibProblem.Kind =
        switch error {
        case .missing: .unreadable(reason: "it is missing")
        case .unreadable(let reason): .unreadable(reason: reason)
        case .tooLarge(let bytes, let maximum): .tooLarge(bytes: bytes, maximum: maximum)
        }
      throw NibProblem(kind, file: url.path)
    }
  }

  /// Parses a document's root element.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: Its path or name, for problems.
  static func read(_ data: Data, file: String) throws(NibProblem) -> NibElement {
    guard data.count <= sizeLimit else {
      throw NibProblem(.tooLarge(bytes: data.count, maximum: sizeLimit), file: file)
    }
    guard !data.isEmpty else { throw NibProblem(.foreign("the file is empty"), file: file) }
    for (start, what) in [("bplist", "a binary property list"), ("NIBArchive", "a compiled nib")]
    where data.starts(with: start.utf8) {
      throw NibProblem(.foreign("this is \(what)"), file: file)
    }
    if let line = firstBadLine(data) { throw NibProblem(.notUTF8, file: file, line: line) }
    try checkProlog(data, file: file)
    try checkTags(data, file: file)

    let reader = NibXML(file: file)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    _ = parser.parse()
    if let failure = reader.failure {
      // Conflict markers are distinguished from other damage by the beginnings of lines.
      guard case .syntax = failure.kind, let line = conflictLine(data) else { throw failure }
      throw NibProblem(.mergeConflict, file: file, line: line)
    }
    guard let root = reader.root else {
      throw NibProblem(.syntax("the file has no element"), file: file, line: 1)
    }
    return root
  }

  // MARK: Before parsing

  /// Returns the line of the first byte that isn't UTF-8; `nil` if there is none.
  private static func firstBadLine(_ data: Data) -> Int? {
    guard String(data: data, encoding: .utf8) == nil else { return nil }
    var line = 1
    for part in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(data: part, encoding: .utf8) == nil { return line }
      line += 1
    }
    return line
  }

  /// Rejects a document type, which may declare entities; it can only precede the root element.
  private static func checkProlog(_ data: Data, file: String) throws(NibProblem) {
    let bytes = [UInt8](data.prefix(1 << 16))
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    func skip(to end: [UInt8]) {
      while position < bytes.count, !bytes[position...].starts(with: end) {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
      position += end.count
    }
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: "<?".utf8) {
        skip(to: Array("?>".utf8))
      } else if rest.starts(with: "<!--".utf8) {
        position += 4
        skip(to: Array("-->".utf8))
      } else if rest.starts(with: "<!".utf8) {
        throw NibProblem(.documentType, file: file, line: line)
      } else if rest.starts(with: "<<<<<<<".utf8) {
        throw NibProblem(.mergeConflict, file: file, line: line)
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      } else if bytes[position] == UInt8(ascii: "<") {
        return
      } else {
        throw NibProblem(.foreign("the file is not XML"), file: file, line: line)
      }
    }
    // Comments of 64 kB before the root, which Xcode never writes.
    throw NibProblem(.syntax("the file has no element"), file: file, line: line)
  }

  /// Counts elements and attributes, without interpreting them.
  private static func checkTags(_ data: Data, file: String) throws(NibProblem) {
    let bytes = [UInt8](data)
    var (index, line, elements) = (0, 1, 0)
    /// Skips past a text, or to the end if it doesn't occur.
    func skip(past end: StaticString) {
      let count = end.utf8CodeUnitCount
      while index < bytes.count {
        var matched = 0
        while matched < count, index + matched < bytes.count,
          bytes[index + matched] == end.utf8Start[matched]
        {
          matched += 1
        }
        if matched == count { return index += count }
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
        continue
      }
      let rest = bytes[index...]
      if rest.starts(with: "<!--".utf8) {
        index += 4
        skip(past: "-->")
      } else if rest.starts(with: "<![CDATA[".utf8) {
        skip(past: "]]>")
      } else if rest.starts(with: "<?".utf8) {
        skip(past: "?>")
      } else {
        if !rest.starts(with: "</".utf8) { elements += 1 }
        guard elements <= elementLimit else {
          throw NibProblem(
            .tooMany("the document has too many elements", maximum: elementLimit), file: file,
            line: line)
        }
        var (attributes, quote): (Int, UInt8?) = (0, nil)
        tag: while index < bytes.count {
          let byte = bytes[index]
          switch byte {
          case UInt8(ascii: "\n"): line += 1
          case _ where byte == quote: quote = nil
          case _ where quote != nil: break
          case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
          case UInt8(ascii: "="):
            attributes += 1
            guard attributes <= attributeLimit else {
              throw NibProblem(
                .tooMany("an element has too many attributes", maximum: attributeLimit), file: file,
                line: line)
            }
          case UInt8(ascii: ">"): break tag
          default: break
          }
          index += 1
        }
        index += 1
      }
    }
  }

  // MARK: Parsing

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.depthLimit else {
      return stop(
        parser, .tooDeep(maximum: Self.depthLimit), element: NibProblem.excerpt(elementName))
    }
    open.append(Open(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let last = open.popLast() else { return }
    let element = NibElement(
      name: last.name, attributes: last.attributes, children: last.children,
      text: last.children.isEmpty ? String(decoding: last.text, as: UTF8.self) : "",
      line: last.line)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string.utf8
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += block
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // The codes match libxml2's xmlParserErrors (libxml/xmlerror.h).
    let code = (parseError as NSError).code
    let problem =
      switch code {
      case 4, 5, 74, 77: root == nil ? endOfFile : "there is content after the root element"
      case 6, 7, 8, 9, 14: "a character reference or a character is not allowed in XML"
      case 26, 27: "an entity is not declared"
      case 38: "an attribute's value contains “<”"
      case 39, 40, 41, 65, 68: "a tag's attributes are not valid XML"
      case 42: "a tag has the same attribute twice"
      case 73: "a tag is not closed with “>”"
      case 76: "an end tag doesn't match its start tag"
      default: "the XML is not well-formed (libxml2's error \(code))"
      }
    stop(parser, .syntax(problem), element: open.last.map { NibProblem.excerpt($0.name) })
  }

  private func stop(_ parser: XMLParser, _ kind: NibProblem.Kind, element: String?) {
    guard failure == nil else { return }
    failure = NibProblem(kind, file: file, line: max(1, parser.lineNumber), element: element)
    parser.abortParsing()
  }

  private var endOfFile: String {
    guard let last = open.last else { return "the file has no element" }
    return "the file ends within <\(NibProblem.excerpt(last.name))> of line \(last.line)"
  }

  /// Returns the first line that begins with one of git's conflict markers.
  private static func conflictLine(_ data: Data) -> Int? {
    var line = 1
    for part in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      for mark in ["<<<<<<<", ">>>>>>>"] where part.starts(with: mark.utf8) { return line }
      line += 1
    }
    return nil
  }
}
