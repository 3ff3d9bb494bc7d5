import Devices
import Testing

@testable import UIKit

/// Constraints between a horizontal and a vertical position.
@MainActor
struct MixedAxesTests {
  private func stage(_ os: OSVersion) -> (ConstraintStage, UIView, NSLayoutConstraint) {
    let stage = ConstraintStage(device: .iPhone6, os: os)
    let holder = UIView(frame: CGRect(x: 20, y: 70, width: 200, height: 200))
    stage.root.addSubview(holder)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    let mixed = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: holder, attribute: .top,
      multiplier: 1, constant: 5)
    return (stage, view, mixed)
  }

  private func activate(_ mixed: NSLayoutConstraint, on view: UIView) {
    NSLayoutConstraint.activate([
      mixed, view.topAnchor.constraint(equalTo: view.superview!.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  @Test("older systems accept and solve them", arguments: ["8.4", "9.3"] as [OSVersion])
  func accepted(os: OSVersion) {
    let (stage, view, mixed) = stage(os)
    activate(mixed, on: view)
    #expect(mixed.isActive)
    #expect(stage.root.constraints.contains(mixed))
    stage.settle()
    #expect(view.frame.minX == 75)
    #expect(stage.host.takeIssues().isEmpty)
    mixed.constant = 15
    stage.settle()
    #expect(view.frame.minX == 85)
  }

  @Test("newer ones install them too, and reject them when they take effect")
  func refused() throws {
    let (stage, view, mixed) = stage("10.3")
    activate(mixed, on: view)
    #expect(mixed.isActive)
    #expect(mixed.firstAttribute == .left && mixed.secondAttribute == .top)
    #expect(stage.host.takeIssues().isEmpty)
    stage.settle()
    #expect(view.frame.minX == 0)
    let issues = stage.host.takeIssues()
    #expect(issues.count == 1)
    let text = try #require(issues.first).problem
    #expect(text.hasPrefix("Constraint improperly relates anchors of incompatible types: <"))
    #expect(text.contains(".left == ") && text.contains(".top + 5   (active)>"))
  }

  @Test("a position is never paired with a length")
  func lengths() {
    let (stage, view, _) = stage("9.3")
    _ = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: stage.root, attribute: .height,
      multiplier: 1, constant: 0)
    #expect(stage.host.takeIssues().first?.problem.contains("Invalid pairing") == true)
  }
}
