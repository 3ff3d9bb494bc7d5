import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ConstraintConflictTests {
  @Test("a conflict lists its constraints in UIKit's words, and one of them breaks")
  func conflict() throws {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let view = stage.add(UIView())
    view.accessibilityIdentifier = "box"
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20),
      wide,
    ])
    stage.settle()
    let issues = stage.host.takeIssues()
    #expect(issues.count == 1)
    let text = try #require(issues.first?.problem)
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least"))
    #expect(!text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    let list = text.split(separator: "\n").filter { $0.hasPrefix("    \"") }
    let expected = """
          "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 300   (active)>",
          "<NSLayoutConstraint:0x3 H:|-(20)-[UIView:0x4'box']   (active, names: '|':UIView:0x2 )>",
          "<NSLayoutConstraint:0x5 H:[UIView:0x4'box']-(20)-|   (active, names: '|':UIView:0x2 )>",
          "<NSLayoutConstraint:0x6 'wide' UIView:0x4'box'.width == 200   (active)>"
      """
    let found = list.joined(separator: "\n")
    #expect(found == expected)
    #expect(
      text.contains(
        "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x6 'wide' "))
    #expect(text.hasSuffix("listed in <UIKitCore/UIView.h> may also be helpful."))
    #expect(view.frame == CGRect(x: 20, y: 0, width: 260, height: 10))
    #expect(wide.isActive)
    // A broken constraint is satisfied again once nothing conflicts with it.
    stage.window.frame.size.width = 240
    stage.settle()
    #expect(view.frame.width == 200)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("constants that conflict only momentarily aren't a conflict")
  func changesTogether() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let view = stage.add(UIView())
    let left = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 100)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      left, width,
      view.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.settle()
    width.constant = 290
    left.constant = 10
    stage.settle()
    #expect(view.frame.minX == 10)
    #expect(view.frame.width == 290)
    left.constant = 250
    width.constant = 50
    stage.settle()
    #expect(view.frame.minX == 250)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("what UIKit's initialisers reject is reported, and stays inactive")
  func illegal() {
    let stage = ConstraintStage()
    let view = stage.add(UIView())
    let other = stage.add(UIView())
    func make(
      _ a: NSLayoutConstraint.Attribute, _ item: Any?, _ b: NSLayoutConstraint.Attribute,
      constant: CGFloat = 0
    ) -> String {
      let constraint = NSLayoutConstraint(
        item: view, attribute: a, relatedBy: .equal, toItem: item, attribute: b, multiplier: 1,
        constant: constant)
      constraint.isActive = true
      #expect(!constraint.isActive)
      return stage.host.takeIssues().first?.problem ?? ""
    }
    #expect(make(.left, nil, .notAnAttribute).contains("Location attributes must be specified in"))
    #expect(make(.left, other, .width).contains("Invalid pairing of layout attributes"))
    #expect(make(.leading, other, .right).contains("Use leading/trailing for both or neither."))
    #expect(make(.width, nil, .notAnAttribute, constant: .nan).contains("Constant is not finite"))
    let apart = UIView().topAnchor.constraint(equalTo: view.topAnchor)
    apart.isActive = true
    #expect(!apart.isActive)
    #expect(
      stage.host.takeIssues().first?.problem.contains("they have no common ancestor.") == true)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.priority = UILayoutPriority(0)
    #expect(stage.host.takeIssues().first?.problem.contains("illegal to set priority:0") == true)
    height.isActive = true
    height.priority = .defaultHigh
    #expect(height.priority == .required)
    #expect(stage.host.takeIssues().first?.problem.contains("required to not") == true)
    height.constant = .infinity
    #expect(height.constant == 10)
    #expect(stage.host.takeIssues().count == 1)
  }

  @Test func descriptions() {
    let stage = ConstraintStage()
    let view = stage.add(UIView())
    let label = stage.add(UILabel())
    label.text = "Hi"
    let ratio = view.widthAnchor.constraint(
      equalTo: label.heightAnchor, multiplier: 0.5, constant: -3)
    ratio.priority = .defaultLow
    let text = ratio.description
    #expect(
      text
        == "<NSLayoutConstraint:0x1 UIView:0x2.width == 0.5*UILabel:0x3'Hi'.height - 3 priority:250   (inactive)>"
    )
    let gap = label.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8)
    gap.isActive = true
    let gapText = gap.description
    #expect(
      gapText == "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(>=8)-[UILabel:0x3'Hi']   (active)>"
    )
  }
}
