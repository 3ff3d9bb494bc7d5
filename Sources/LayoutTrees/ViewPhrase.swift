/// A view as a sentence names it: `the label “title”`, `the first table view cell of the second
/// table view`.
struct ViewPhrase {
  /// One step of a path as causes and changes write it: `UITableView[1]`, `UILabel[0…4]`,
  /// `UIButton “save”`.
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
      // A name says enough, and an app's own class reads as one.
      guard name.isEmpty else { return isOwnClass ? "\(noun)\(name)" : "the \(noun)\(name)" }
      guard let index else { return isOwnClass ? noun : "the \(noun)" }
      guard index < ViewPhrase.ordinals.count else { return "\(noun) \(index + 1)" }
      return "the \(ViewPhrase.ordinals[index]) \(noun)"
    }
  }

  private let steps: [Step]
  /// What is no view's path, such as `the status bar`.
  private let plain: String?

  /// - Parameter path: A path of a cause or a change.
  init(_ path: String) {
    // A part of the screen around the app has words instead of classes.
    plain = path.hasPrefix("the ") ? path : nil
    steps = Self.parts(path).map { Step($0) }
  }

  /// The class of the view itself, without its number among siblings.
  var className: String { steps.last?.className ?? "" }

  /// The class of the view itself and its identifier, as far as it has them.
  var names: [String] {
    guard plain == nil, let last = steps.last else { return [] }
    return [last.className] + [last.identifier].compactMap(\.self)
  }

  /// The view with its article, and the views that it lies in.
  var words: String {
    if let plain { return plain }
    guard let last = steps.last else { return "the screen" }
    return last.words + place
  }

  /// Several views that changed alike: `5 labels in the table view`.
  func words(count: Int) -> String {
    guard count > 1, plain == nil, let last = steps.last else { return words }
    return "\(count) \(Self.plural(last.className))" + place
  }

  /// The view as one that nobody knew before: `a label in the table view`, `the label “title”`.
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

  /// Views of a class, more than one of them.
  static func plural(_ className: String) -> String {
    guard let noun = noun(className) else { return "views of class \(className)" }
    return noun.hasSuffix("switch") ? noun + "es" : noun + "s"
  }

  /// Parts a path at its arrows, but not those in an identifier.
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

  /// What a class of UIKit's is called: the words of its name, as in `table view cell`; nil for other
  /// classes.
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
