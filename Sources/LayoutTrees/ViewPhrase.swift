/// A view as a phrase in a sentence: `the label “title”`,
/// `the first table view cell of the second table view`.
struct ViewPhrase {
  /// A step of a path in causes and changes: `UITableView[1]`, `UILabel[0…4]`, `UIButton “save”`.
  private struct Step {
    var className: String
    var index: Int?
    var identifier: String?

    init(_ text: Substring) {
      className = String(text.prefix { $0 != "[" && $0 != " " })
      let rest = text.dropFirst(className.count)
      if rest.first == "[" {
        index = Int(rest.dropFirst().prefix { $0 >= "0" && $0 <= "9" })
      }
      if let start = rest.firstIndex(of: "“"), rest.last == "”" {
        identifier = String(rest[rest.index(after: start)...].dropLast())
      }
    }

    var noun: String { ViewPhrase.noun(className) ?? className }

    /// The step with its article: `the second table view`, `the label “title”`, `CardView`.
    var words: String {
      let name = identifier.map { " “\($0)”" } ?? ""
      let isOwnClass = ViewPhrase.noun(className) == nil
      // A name suffices, and an app's own class is used like one.
      guard name.isEmpty else { return isOwnClass ? "\(noun)\(name)" : "the \(noun)\(name)" }
      guard let index else { return isOwnClass ? noun : "the \(noun)" }
      guard index < ViewPhrase.ordinals.count else { return "\(noun) \(index + 1)" }
      return "the \(ViewPhrase.ordinals[index]) \(noun)"
    }
  }

  private let steps: [Step]
  /// A text that isn't a view's path, such as `the status bar`.
  private let plain: String?

  /// - Parameter path: A path in a cause or a change.
  init(_ path: String) {
    // Parts of the device's chrome have a description instead of classes.
    plain = path.hasPrefix("the ") ? path : nil
    steps = Self.parts(path).map { Step($0) }
  }

  /// The class of the view itself, without its index among siblings.
  var className: String { steps.last?.className ?? "" }

  /// The class of the view itself and its identifier, if available.
  var names: [String] {
    guard plain == nil, let last = steps.last else { return [] }
    return [last.className] + [last.identifier].compactMap(\.self)
  }

  /// The view with its article, and its ancestors.
  var words: String {
    if let plain { return plain }
    guard let last = steps.last else { return "the screen" }
    return last.words + place
  }

  /// Describes several views with the same change: `5 labels in the table view`.
  func words(count: Int) -> String {
    guard count > 1, plain == nil, let last = steps.last else { return words }
    return "\(count) \(Self.plural(last.className))" + place
  }

  /// Describes a new view: `a label in the table view`, `the label “title”`.
  func newcomer(showing text: String?) -> String {
    guard let last = steps.last, plain == nil else { return words }
    if last.identifier != nil { return last.words + place }
    let article = "aeiouAEIO".contains(last.noun.first ?? " ") ? "an" : "a"
    return "\(article) \(last.noun)" + (text.map { " with \($0)" } ?? "") + place
  }

  private var place: String {
    let outer = steps.dropLast().reversed().map(\.words)
    guard let nearest = outer.first else { return "" }
    return " in " + ([nearest] + outer.dropFirst()).joined(separator: " of ")
  }

  /// Returns the plural of a class name.
  static func plural(_ className: String) -> String {
    guard let noun = noun(className) else { return "views of class \(className)" }
    return noun.hasSuffix("switch") ? noun + "es" : noun + "s"
  }

  /// Splits a path at its arrows, except arrows in an identifier.
  private static func parts(_ path: String) -> [Substring] {
    var result: [Substring] = []
    var start = path.startIndex
    var isQuoted = false
    var index = path.startIndex
    while index < path.endIndex {
      switch path[index] {
      case "“": isQuoted = true
      case "”": isQuoted = false
      case "›" where !isQuoted:
        result.append(path[start..<index])
        start = path.index(after: index)
      default: break
      }
      index = path.index(after: index)
    }
    result.append(path[start...])
    return result.map { part in
      var part = part
      while part.first == " " { part.removeFirst() }
      while part.last == " " { part.removeLast() }
      return part
    }.filter { !$0.isEmpty }
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// Returns the name of a UIKit class in words, as in `table view cell`; `nil` for other classes.
  private static func noun(_ className: String) -> String? {
    guard className.hasPrefix("UI"), className.dropFirst(2).first?.isUppercase == true else {
      return nil
    }
    let words = className.dropFirst(2).matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/)
    return words.map { match in
      let word = String(match.output)
      let isAbbreviation = word.count > 1 && word == word.uppercased()
      return isAbbreviation ? word : word.lowercased()
    }.joined(separator: " ")
  }
}
