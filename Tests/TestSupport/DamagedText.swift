import Foundation

/// Texts as merges and editors leave them behind.
package enum DamagedText {
  /// A document with some bytes, values or lines changed.
  package static func made(of text: String, _ numbers: inout SeededGenerator) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: Array("<\"&'>=/".utf8.shuffled(using: &numbers)), at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 40))
      case 4:
        let end = min(bytes.count, place + Int.random(in: 1...400, using: &numbers))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 5: bytes.removeLast(bytes.count - place)
      default: swapValue(in: &bytes, &numbers)
      }
    }
    return Data(bytes)
  }

  /// A document with some values swapped, which stays well-formed: the commonest damage of a merge.
  package static func swapped(_ text: String, _ numbers: inout SeededGenerator) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &numbers) { swapValue(in: &bytes, &numbers) }
    return Data(bytes)
  }

  private static func swapValue(in bytes: inout [UInt8], _ numbers: inout SeededGenerator) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 5 else { return }
    let from = Int.random(in: 0..<quotes.count / 2 - 1, using: &numbers) * 2
    let to = Int.random(in: 0..<quotes.count / 2 - 1, using: &numbers) * 2
    let value = bytes[quotes[from]...quotes[from + 1]]
    bytes.replaceSubrange(quotes[to]...quotes[to + 1], with: Array(value))
  }
}
