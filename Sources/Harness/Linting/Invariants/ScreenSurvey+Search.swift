import Foundation
import ScreenFacts

extension ScreenSurvey {
  /// Returns the views with a name, back to front, without those inside another one of them.
  ///
  /// Identifiers take precedence over labels, labels over texts, and texts over properties and
  /// classes. A view that UIKit created internally is replaced by the app's view that contains it.
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

  /// The control that contains a view that UIKit created, or the view itself.
  private func appView(_ number: Int) -> Int {
    guard let owner = views[number].owner, views[owner].kinds.isControl else { return number }
    return owner
  }

  /// The names that refer to views, without duplicates, in the order of the views.
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
