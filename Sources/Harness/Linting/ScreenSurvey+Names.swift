import Findings
import Foundation
import LayoutTrees
import ScreenFacts

extension ScreenSurvey {
  /// Returns a step of a path: a view's class, with its identifier or its index among siblings of
  /// the same class.
  private func step(_ number: Int) -> String {
    let view = views[number]
    if let identifier = view.facts.identifier, !identifier.isEmpty {
      return "\(view.facts.className) “\(identifier)”"
    }
    return view.siblings > 1 ? "\(view.facts.className)[\(view.sibling)]" : view.facts.className
  }

  /// Returns the classes and identifiers from the window to the view.
  func path(_ number: Int) -> [String] {
    chain(from: number).map(step).reversed()
  }

  /// Returns a readable name of the view: by its identifier or outlet, otherwise by its class
  /// inside the nearest more informative view, and a button by its title.
  func name(_ number: Int) -> String {
    if isNamed(number) { return ownName(number) }
    let own = titledName(number) ?? ownName(number)
    let above = chain(from: number).dropFirst().first { isNamed($0) || isLandmark($0) }
    return above.map { "\(ownName($0)) › \(own)" } ?? own
  }

  /// Returns a readable name of a view that a message only mentions, which may include its text.
  func mention(_ number: Int) -> String {
    guard !isNamed(number), let text = shownText(number) else { return name(number) }
    return titled(number, text)
  }

  /// Returns the class and title of a button that has a title, or of a view of SwiftUI's with a text.
  private func titledName(_ number: Int) -> String? {
    let kinds = views[number].kinds
    guard kinds.contains(.button) || kinds.contains(.declared) else { return nil }
    return shownText(number).map { titled(number, $0) }
  }

  private func titled(_ number: Int, _ text: String) -> String {
    "\(views[number].facts.className) “\(Self.cut(text))”"
  }

  private func ownName(_ number: Int) -> String {
    let facts = views[number].facts
    if let identifier = facts.identifier, !identifier.isEmpty {
      return facts.kinds.contains(.cell)
        ? step(number) : "\(facts.className) “\(identifier)”"
    }
    if let outlet = facts.outlet, !outlet.isEmpty { return "\(outlet) (\(facts.className))" }
    return step(number)
  }

  private func isNamed(_ number: Int) -> Bool {
    let facts = views[number].facts
    return facts.identifier?.isEmpty == false || facts.outlet?.isEmpty == false
  }

  /// Whether the class of the view indicates where on the screen it is.
  private func isLandmark(_ number: Int) -> Bool {
    let kinds = views[number].kinds
    return kinds.contains(.cell)
      || (kinds.contains(.appClass) && !kinds.contains(.window) && !kinds.contains(.system))
  }

  /// Returns the text that identifies a view: its own, or its only label's.
  func shownText(_ number: Int) -> String? {
    if let text = views[number].facts.text?.string, !text.isEmpty { return text }
    guard views[number].kinds.isControl else { return nil }
    return (number..<views[number].end).lazy.compactMap { views[$0].facts.text?.string }
      .first { !$0.isEmpty }
  }

  private static let longest = 30

  private static func cut(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}

extension LayoutArea {
  init(_ rect: CGRect) {
    func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
    self.init(
      x: rounded(rect.origin.x), y: rounded(rect.origin.y), width: rounded(rect.width),
      height: rounded(rect.height))
  }
}
