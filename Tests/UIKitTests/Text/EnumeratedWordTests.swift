import Foundation
import Testing
import UIKit

@Suite("Enumerated words")
struct EnumeratedWordTests {
  private func words(
    _ text: String, _ options: _WordEnumerationOptions = .byWords, limit: Int = 9
  ) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { word, range, all, stops in
      found.append("\(word ?? "-")|\(text[range])|\(text[all])")
      stops = found.count == limit
    }
    return found
  }

  @Test("words have the text around them up to the next")
  func ranges() {
    #expect(words("¿Qué, it's\n42?") == ["Qué|Qué|¿Qué, ", "it's|it's|it's\n", "42|42|42?"])
    #expect(words("") == [] && words(" ,") == [])
  }

  @Test("they are enumerated backwards, without substrings, or until the block stops")
  func options() {
    #expect(words("a b", [.byWords, .reverse]) == ["b|b|b", "a|a|a "])
    #expect(words("a b", [.byWords, .substringNotRequired]) == ["-|a|a ", "-|b|b"])
    #expect(words("a b c", limit: 2) == ["a|a|a ", "b|b|b "])
  }

  @Test("a part of a text is enumerated at its own places")
  func parts() {
    let text = "😀 one two"
    let start = text.index(text.startIndex, offsetBy: 5)
    var found: [String] = []
    text.enumerateSubstrings(in: start..<text.endIndex, options: [.byWords]) { _, range, _, _ in
      found.append(String(text[range]))
    }
    text[start...].enumerateSubstrings(in: start..., options: .byWords) { word, _, _, _ in
      found.append(word ?? "")
    }
    #expect(found == ["two", "two"])
  }

  @Test("lines are Foundation's")
  func lines() {
    let text = "a b\nc"
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: [.byLines]) { line, _, _, _ in
      found.append(line ?? "")
    }
    text.enumerateSubstrings(in: text.startIndex..., options: []) { line, _, _, _ in
      found.append(line ?? "")
    }
    #expect(found == ["a b", "c", "a b", "c"])
  }
}
