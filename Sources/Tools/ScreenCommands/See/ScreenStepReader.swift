import Devices
import Foundation
import NearNames
import Tateyoko
import UIKit

/// Parses the line of a step word by word.
struct ScreenStepReader {
  /// A word; a quoted string counts as a single one.
  fileprivate struct Word {
    var text: String
    var isQuoted = false
  }

  /// A verb with its syntax, for errors and help.
  private struct Verb {
    var name: String
    var form: String
  }

  private static let verbs: [Verb] = [
    Verb(name: "tap", form: "tap NAME, or tap X,Y"),
    Verb(name: "double-tap", form: "double-tap NAME"),
    Verb(name: "long-press", form: "long-press NAME [for SECONDS]"),
    Verb(name: "type", form: "type TEXT [into NAME]"),
    Verb(name: "clear", form: "clear [NAME]"),
    Verb(name: "press", form: "press KEY, such as press return or press cmd+s"),
    Verb(name: "dismiss-keyboard", form: "dismiss-keyboard"),
    Verb(name: "swipe", form: "swipe up|down|left|right [on NAME]"),
    Verb(name: "drag", form: "drag NAME to X,Y"),
    Verb(name: "pinch", form: "pinch NAME by SCALE"),
    Verb(
      name: "scroll",
      form: "scroll [NAME] to top|bottom|NAME|X,Y|row SECTION,ROW, or scroll [NAME] down|up"),
    Verb(name: "refresh", form: "refresh [NAME]"),
    Verb(name: "open-menu", form: "open-menu NAME"),
    Verb(name: "tap-status-bar", form: "tap-status-bar"),
    Verb(name: "turn", form: "turn portrait|landscape|landscape-left|upside-down"),
    Verb(name: "fold", form: "fold closed|half-open|open"),
    Verb(name: "style", form: "style light|dark"),
    Verb(name: "text-size", form: "text-size SIZE, such as text-size AX3"),
    Verb(name: "wait", form: "wait SECONDS"),
  ]

  /// Every form of a step, one per line.
  static var help: String { verbs.map(\.form).joined(separator: "\n") }

  private let line: String
  private var words: [Word]
  private var form = ""

  init(_ line: String) throws(ScreenStepError) {
    self.line = line
    words = try Self.words(of: line)
  }

  mutating func action() throws(ScreenStepError) -> ScreenStep.Action {
    guard !words.isEmpty else { throw error("it is empty. \(Self.valid)") }
    let first = words.removeFirst()
    let given = Self.folded(first.text)
    guard !first.isQuoted, let verb = Self.verbs.first(where: { Self.folded($0.name) == given })
    else {
      let near = NearNames.suggestions(for: first.text, among: Self.verbs.map(\.name))
      throw error(
        "unknown verb “\(first.text)”. "
          + (near.isEmpty ? Self.valid : "Did you mean \(near.joined(separator: " or "))?"))
    }
    form = verb.form
    switch verb.name {
    case "tap": return .tap(try target(), count: 1)
    case "double-tap": return .tap(try target(), count: 2)
    case "long-press":
      let time = try split(at: "for")
      return .longPress(try target(), seconds: try seconds(time))
    case "type":
      let rest = try split(at: "into")
      guard !words.isEmpty else { throw malformed }
      return .type(Self.text(words), into: try optionalTarget(rest ?? []))
    case "clear": return .clear(try optionalTarget())
    case "press": return .press(try key())
    case "dismiss-keyboard": return try alone(.dismissKeyboard)
    case "swipe":
      let rest = try split(at: "on")
      return .swipe(try direction(), on: try optionalTarget(rest ?? []))
    case "drag":
      guard let rest = try split(at: "to"), let point = Self.point(rest) else { throw malformed }
      return .drag(try target(), to: point)
    case "pinch":
      guard let rest = try split(at: "by"), let scale = Self.number(rest), scale > 0 else {
        throw malformed
      }
      return .pinch(try target(), scale: scale)
    case "scroll": return try scroll()
    case "refresh": return .refresh(try optionalTarget())
    case "open-menu": return .openMenu(try target())
    case "tap-status-bar": return try alone(.tapStatusBar)
    case "turn":
      do {
        return .turn(try ScreenNames.orientation(try only()))
      } catch { throw self.error("\(error)") }
    case "fold":
      do {
        return .fold(try ScreenNames.posture(try only()))
      } catch { throw self.error("\(error)") }
    case "style":
      switch try only().lowercased() {
      case "dark": return .style(isDark: true)
      case "light": return .style(isDark: false)
      default: throw malformed
      }
    case "text-size":
      do {
        return .textSize(try ScreenNames.textSize(try only()).rawValue)
      } catch { throw self.error("\(error)") }
    default: return .wait(seconds: try seconds(words))
    }
  }

  private mutating func scroll() throws(ScreenStepError) -> ScreenStep.Action {
    if let last = words.last, !last.isQuoted,
      let direction = ScreenStep.Direction(rawValue: last.text.lowercased()),
      words.count == 1 || words.dropLast().last?.isKeyword("to") == false
    {
      words.removeLast()
      return .scroll(try optionalTarget(), to: .further(direction))
    }
    guard let rest = try split(at: "to", first: true) else { throw malformed }
    let target = try optionalTarget()
    if let end = ScreenStep.ScrollEnd(rawValue: rest[0].text.lowercased()), rest.count == 1,
      !rest[0].isQuoted
    {
      return .scroll(target, to: .end(end))
    }
    if rest[0].isKeyword("row"), rest.count == 2, let path = Self.point(Array(rest.dropFirst())),
      path.x >= 0, path.y >= 0, path.x < 1e9, path.y < 1e9, path.x == path.x.rounded(),
      path.y == path.y.rounded()
    {
      return .scroll(target, to: .row(section: Int(path.x), row: Int(path.y)))
    }
    if let point = Self.point(rest) { return .scroll(target, to: .offset(point)) }
    return .scroll(target, to: .element(Self.text(rest)))
  }

  // MARK: Parts

  private func error(_ reason: String) -> ScreenStepError {
    ScreenStepError(step: line, reason: reason)
  }

  private var malformed: ScreenStepError { error("write it as “\(form)”.") }

  private static var valid: String {
    "Valid verbs: \(verbs.map(\.name).joined(separator: ", "))."
  }

  private func alone(_ action: ScreenStep.Action) throws(ScreenStepError) -> ScreenStep.Action {
    guard words.isEmpty else { throw malformed }
    return action
  }

  private func only() throws(ScreenStepError) -> String {
    guard words.count == 1 else { throw malformed }
    return words[0].text
  }

  private func target(_ words: [Word]? = nil) throws(ScreenStepError) -> ScreenStep.Target {
    let words = words ?? self.words
    guard !words.isEmpty else { throw malformed }
    if let point = Self.point(words) { return .point(point) }
    let name = Self.text(words)
    guard !name.isEmpty else { throw malformed }
    return .name(name)
  }

  private func optionalTarget(
    _ words: [Word]? = nil
  ) throws(ScreenStepError) -> ScreenStep.Target? {
    let words = words ?? self.words
    return words.isEmpty ? nil : try target(words)
  }

  private func direction() throws(ScreenStepError) -> ScreenStep.Direction {
    guard words.count == 1,
      let direction = ScreenStep.Direction(rawValue: words[0].text.lowercased())
    else { throw malformed }
    return direction
  }

  /// Parses a time; a second if none is given.
  private func seconds(_ words: [Word]?) throws(ScreenStepError) -> Double {
    guard let words else { return 1 }
    guard let number = Self.number(words), (0...3600).contains(number) else {
      throw error("the time has to be a number of seconds from 0 to 3600.")
    }
    return number
  }

  /// Removes the words after a keyword and returns them; `nil` if the keyword doesn't occur.
  private mutating func split(
    at keyword: String, first: Bool = false
  ) throws(ScreenStepError) -> [Word]? {
    let place =
      first
      ? words.firstIndex { $0.isKeyword(keyword) } : words.lastIndex { $0.isKeyword(keyword) }
    guard let place else { return nil }
    let rest = Array(words[(place + 1)...])
    guard !rest.isEmpty else { throw malformed }
    words.removeSubrange(place...)
    return rest
  }

  private func key() throws(ScreenStepError) -> ScreenStep.Key {
    let text = try only()
    var modifiers: UIKeyModifierFlags = []
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The plus sign is a key, too.
    if text == "+" || text.hasSuffix("++") { parts = Array(parts.dropLast(2)) + ["+"] }
    guard let name = parts.popLast(), !name.isEmpty else { throw malformed }
    for part in parts {
      switch part.lowercased() {
      case "cmd", "command": modifiers.insert(.command)
      case "shift": modifiers.insert(.shift)
      case "ctrl", "control": modifiers.insert(.control)
      case "alt", "option": modifiers.insert(.alternate)
      default:
        throw error("unknown modifier “\(part)”. Valid values: cmd, shift, ctrl, alt.")
      }
    }
    let key: SimulatedKey
    switch name.lowercased() {
    case "return", "enter": key = .return
    case "escape", "esc": key = .escape
    case "tab": key = .tab
    case "delete", "backspace": key = .delete
    case "up": key = .upArrow
    case "down": key = .downArrow
    case "left": key = .leftArrow
    case "right": key = .rightArrow
    case "space": key = .character(" ")
    default:
      guard name.count == 1, let character = name.first else {
        throw error(
          "unknown key “\(name)”. Valid values: a character, return, escape, tab, delete, space, "
            + "up, down, left, right.")
      }
      key = .character(character)
    }
    return ScreenStep.Key(key: key, modifiers: modifiers)
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private static func text(_ words: [Word]) -> String {
    words.map(\.text).joined(separator: " ")
  }

  private static func number(_ words: [Word]) -> Double? {
    guard words.count == 1, !words[0].isQuoted else { return nil }
    return Double(words[0].text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Parses two numbers with a comma, as one word or as two.
  private static func point(_ words: [Word]) -> CGPoint? {
    guard words.count <= 2, !words.contains(where: \.isQuoted) else { return nil }
    let parts = words.map(\.text).joined().split(
      separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  // MARK: Words

  private static let pairs: [Character: Character] = ["\"": "\"", "'": "'", "“": "”"]

  /// Splits a line into words. Quotation marks only count at the beginning of a word, so that
  /// “don't” is a single one; inside them `\n`, `\"` and `\\` represent a line break and the
  /// characters themselves.
  private static func words(of line: String) throws(ScreenStepError) -> [Word] {
    var words: [Word] = []
    var rest = line[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { return words }
      guard let end = pairs[first] else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(Word(text: String(word)))
        rest = rest[word.endIndex...]
        continue
      }
      rest.removeFirst()
      var text = ""
      var isClosed = false
      while let character = rest.popFirst() {
        if character == end {
          isClosed = true
          break
        }
        guard character == "\\", let next = rest.popFirst() else {
          text.append(character)
          continue
        }
        switch next {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case end, "\\": text.append(next)
        default: text += ["\\", next]
        }
      }
      guard isClosed else {
        throw ScreenStepError(step: line, reason: "a quotation mark isn't closed.")
      }
      words.append(Word(text: text, isQuoted: true))
    }
  }
}

extension ScreenStepReader.Word {
  /// Whether this is a keyword of the step, not a name.
  fileprivate func isKeyword(_ keyword: String) -> Bool {
    !isQuoted && text.lowercased() == keyword
  }
}
