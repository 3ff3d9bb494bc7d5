/// A view as a phrase in a sentence: `the label “title”`,
/// `the first table view cell of the second table view`.
struct ViewPhrase {
  private let steps: [LayoutPath.Step]

  /// - Parameter path: The path of a cause or a change; nil for the screen.
  init(_ path: LayoutPath?) {
    // The root of a tree without views has no class.
    steps = (path?.steps ?? []).filter { !$0.className.isEmpty }
  }

  /// The view with its article, and its ancestors.
  var words: String {
    guard let last = steps.last else { return "the screen" }
    return last.words + place
  }

  /// Describes several views with the same change: `5 labels in the table view`.
  func words(count: Int) -> String {
    guard count > 1, let last = steps.last else { return words }
    return "\(count) \(Self.plural(last.className))" + place
  }

  /// Describes a new view: `a label in the table view`, `the label “title”`.
  func newcomer(showing text: String?) -> String {
    guard let last = steps.last else { return words }
    if last.identifier != nil { return last.words + place }
    let article = "aeiouAEIO".contains(last.noun.first ?? " ") ? "an" : "a"
    return "\(article) \(last.noun)" + (text.map { " with “\($0)”" } ?? "") + place
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

  /// The noun for a UIKit class: the words of its name, as in `table view cell`; `nil` for other classes.
  static func noun(_ className: String) -> String? {
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

  fileprivate static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}

extension LayoutPath {
  /// The view as the beginning of a sentence: `The first table view cell of the table view`.
  package var subject: String { CauseWords.capitalised(ViewPhrase(self).words) }
}

extension LayoutPath.Step {
  fileprivate var noun: String { ViewPhrase.noun(className) ?? className }

  /// The step with its article: `the second table view`, `the label “title”`, `CardView`.
  fileprivate var words: String {
    let known = ViewPhrase.noun(className)
    let noun = known ?? className
    // An identifier is sufficient, and an app's own class is used as a name.
    let named = known == nil ? noun : "the \(noun)"
    if let identifier { return "\(named) “\(identifier)”" }
    guard let index else { return named }
    guard index < ViewPhrase.ordinals.count else { return "\(noun) \(index + 1)" }
    return "the \(ViewPhrase.ordinals[index]) \(noun)"
  }
}
