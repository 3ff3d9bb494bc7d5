import Foundation
import Testing

@testable import UIKit

/// Constraints that broke, and are satisfied again.
@MainActor
struct BrokenConstraintTests {
  @Test("a constraint that broke and is satisfied again can break once more, and is reported")
  func another() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let view = stage.add(UIView())
    func on(_ constraint: NSLayoutConstraint, _ name: String) -> NSLayoutConstraint {
      constraint.identifier = name
      constraint.isActive = true
      return constraint
    }
    let least = on(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), "least")
    _ = on(view.widthAnchor.constraint(equalToConstant: 50), "wide")
    stage.settle()
    #expect(stage.host.takeIssues().count == 1)
    #expect(view.frame.width == 100)
    least.isActive = false
    stage.settle()
    #expect(view.frame.width == 50)
    #expect(stage.host.takeIssues().isEmpty)
    // Another constraint conflicts with it.
    let most = on(view.widthAnchor.constraint(lessThanOrEqualToConstant: 20), "most")
    stage.settle()
    let issues = stage.host.takeIssues()
    #expect(issues.count == 1)
    #expect(issues.first?.problem.contains("'most'") == true)
    #expect(issues.first?.problem.contains("'wide'") == true)
    most.isActive = false
    // A conflict that was already reported isn't reported again.
    least.isActive = true
    stage.settle()
    #expect(stage.host.takeIssues().count == 1)
    for _ in 0..<3 {
      least.constant = 40
      stage.settle()
      #expect(view.frame.width == 50)
      least.constant = 100
      stage.settle()
    }
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("constraints end with the views they connect, whichever leaves first")
  func ties() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let (first, second) = (stage.add(UIView()), stage.add(UIView()))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    second.addSubview(inner)
    let guide = UILayoutGuide()
    second.addLayoutGuide(guide)
    let constraints = [
      inner.topAnchor.constraint(equalTo: first.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5),
      inner.leadingAnchor.constraint(equalTo: second.leadingAnchor),
      stage.root.layoutMarginsGuide.topAnchor.constraint(equalTo: first.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    second.removeFromSuperview()
    #expect(constraints.map(\.isActive) == [false, false, true, true, true])
    stage.root.addSubview(second)
    NSLayoutConstraint.activate(constraints)
    stage.settle()
    second.removeLayoutGuide(guide)
    #expect(constraints.map(\.isActive) == [true, false, true, true, true])
    first.removeFromSuperview()
    #expect(constraints.map(\.isActive) == [false, false, true, true, false])
    stage.settle()
    #expect(stage.host.takeIssues().isEmpty)
  }
}
