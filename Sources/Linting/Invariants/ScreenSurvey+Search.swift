import Foundation
import ScreenFacts

extension ScreenSurvey {
  /// The views of a name, back to front, without those that lie in another one of them.
  ///
  /// Identifiers go before labels, these before texts, these before properties and classes. Of views
  /// that UIKit made for itself, the app's view around them is meant.
  func views(named name: String) -> [Int] {
    let ways: [(ViewFacts) -> Bool] = [
      { $0.identifier == name }, { $0.accessibility.label == name }, { $0.text?.string == name },
      { $0.outlet == name }, { $0.className == name },
    ]
    for way in ways {
      var found: [Int] = []
      for (number, view) in views.enumerated() where way(view.facts) {
        let owner = view.isSystem ? appView(number) : number
        if found.contains(where: { isView(owner, within: $0) }) { continue }
        found.append(owner)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The control that a view UIKit made belongs to, or that view itself.
  private func appView(_ number: Int) -> Int {
    guard let owner = views[number].owner, views[owner].kinds.isControl else { return number }
    return owner
  }

  /// What views could be called, each once, in their order.
  var knownNames: [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for view in views {
      let facts = view.facts
      let names = [
        facts.identifier, facts.accessibility.label, facts.text?.string, facts.outlet,
        facts.className,
      ]
      for case let name? in names where !name.isEmpty && seen.insert(name).inserted {
        result.append(name)
      }
    }
    return result
  }
}
