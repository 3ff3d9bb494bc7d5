import Foundation

/// Checks a property list before it is read, so that a hostile one costs neither time nor memory.
///
/// Foundation limits the nesting according to its stack, but not the expansion of objects in a
/// binary list that refer to each other several times: each level can double the number of values.
package enum PropertyListGuard {
  package static let depthLimit = 64
  package static let valueLimit = 100_000

  /// Checks the bytes of an XML or binary list.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - maximum: The maximum number of bytes.
  package static func check(_ data: Data, maximum: Int) throws(PropertyListProblem) {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= maximum else { throw .tooLarge(bytes: data.count, maximum: maximum) }
    if data.starts(with: Array("bplist0".utf8)) {
      try checkBinary([UInt8](data))
    } else {
      try checkXML(data)
    }
  }

  /// Checks a list and reads it.
  package static func read(_ data: Data, maximum: Int) throws(PropertyListProblem) -> Any {
    try check(data, maximum: maximum)
    do {
      return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .damaged((reason ?? "it can't be parsed") + ".")
    }
  }

  private static func checkXML(_ data: Data) throws(PropertyListProblem) {
    var bytes = data[...]
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw .damaged("it is encoded in UTF-16 instead of UTF-8.")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    bytes = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains(where: { bytes.starts(with: $0.utf8) })
    else { throw .notAPropertyList }
    try checkElements(Data(bytes))
  }

  /// Counts the elements of XML and their nesting, without interpreting them.
  private static func checkElements(_ data: Data) throws(PropertyListProblem) {
    let bytes = [UInt8](data)
    var (values, depth, index) = (0, 0, 0)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")), start + 1 < bytes.count {
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        index = end(of: "-->", in: bytes, from: start + 4)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = end(of: "]]>", in: bytes, from: start + 9)
      } else {
        index = end(of: ">", in: bytes, from: start + 1)
        switch bytes[start + 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
        case UInt8(ascii: "/"): depth -= 1
        case _ where index >= start + 3 && bytes[index - 2] == UInt8(ascii: "/"): values += 1
        default:
          values += 1
          depth += 1
        }
        // The containers are inside `plist`, and contain texts.
        if depth > depthLimit + 2 { throw .tooDeep }
        if values > valueLimit + 1 { throw .tooManyValues }
      }
    }
  }

  /// Returns the position after a text; the end if it doesn't occur.
  private static func end(of text: String, in bytes: [UInt8], from start: Int) -> Int {
    let text = Array(text.utf8)
    var index = start
    while index + text.count <= bytes.count {
      if bytes[index] == text[0], bytes[index...].starts(with: text) { return index + text.count }
      index += 1
    }
    return bytes.count
  }

  /// Traverses the containers of a binary list as deeply and as often as reading would.
  private static func checkBinary(_ bytes: [UInt8]) throws(PropertyListProblem) {
    guard let list = BinaryPropertyList(bytes) else {
      throw .damaged("the object table at its end is incomplete.")
    }
    var values = 0
    var path: [(children: [Int], next: Int)] = [([list.top], 0)]
    while let last = path.last {
      guard last.next < last.children.count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      values += 1
      guard values <= valueLimit else { throw .tooManyValues }
      guard let children = list.children(of: last.children[last.next]) else {
        throw .damaged("object \(last.children[last.next]) is outside the file.")
      }
      guard !children.isEmpty else { continue }
      guard path.count <= depthLimit else { throw .tooDeep }
      path.append((children, 0))
    }
  }
}

/// The positions of the objects in a binary property list and their containment, without values.
private struct BinaryPropertyList {
  let top: Int
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int

  /// Parses the trailer: two sizes, the number of objects, the root object, the table's position.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    func number(_ start: Int, _ size: Int) -> Int? {
      Self.number(in: bytes, at: start, size: size)
    }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = number(trailer + 8, 8), let top = number(trailer + 16, 8),
      let table = number(trailer + 24, 8), count > 0, top < count, table <= trailer,
      count <= (trailer - table) / offsetSize
    else { return nil }
    let offsets = (0..<count).map { number(table + $0 * offsetSize, offsetSize) ?? Int.max }
    guard offsets.allSatisfy({ $0 < table }) else { return nil }
    self.top = top
    self.bytes = bytes
    self.offsets = offsets
  }

  /// Returns the objects in a container; empty for other objects, `nil` for invalid positions.
  func children(of object: Int) -> [Int]? {
    guard offsets.indices.contains(object) else { return nil }
    var position = offsets[object]
    let marker = bytes[position]
    position += 1
    let kind = marker >> 4
    // Arrays, sets and dictionaries; a dictionary's keys precede its values.
    guard kind == 0xA || kind == 0xC || kind == 0xD else { return [] }
    var count = Int(marker & 0xF)
    if count == 0xF {
      guard position < bytes.count, bytes[position] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[position] & 0xF)
      guard size <= 8, let long = number(at: position + 1, size: size) else { return nil }
      position += 1 + size
      count = long
    }
    guard count <= bytes.count else { return nil }
    let total = kind == 0xD ? count * 2 : count
    guard total * referenceSize <= bytes.count - position else { return nil }
    var children: [Int] = []
    for index in 0..<total {
      guard
        let child = number(at: position + index * referenceSize, size: referenceSize)
      else { return nil }
      children.append(child)
    }
    return children
  }

  private func number(at start: Int, size: Int) -> Int? {
    Self.number(in: bytes, at: start, size: size)
  }

  /// Returns a big-endian number; `nil` if it isn't inside the file or is too large.
  private static func number(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    var total = 0
    for byte in bytes[start..<start + size] {
      guard total <= Int.max >> 8 else { return nil }
      total = total << 8 | Int(byte)
    }
    return total
  }
}
