import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Views whose constraints are removed one by one, in hierarchies of thousands.
@MainActor
final class ConstraintRemovalTests {
  private lazy var stage = ConstraintStage(CGSize(width: 300, height: 600))

  private func rows(_ count: Int) -> [UIView] {
    let root = stage.root
    return (0..<count).map { index in
      let view = stage.add(UIView())
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      ])
      return view
    }
  }

  private func seconds(_ body: () -> Void) -> Double {
    let time = ProcessorTime.measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  @Test("removing all constraints costs no more than adding them", arguments: [1_500])
  func removingAll(count: Int) {
    var views: [UIView] = []
    let coming = seconds {
      views = rows(count)
      stage.settle()
    }
    let going = seconds {
      for view in views { view.removeFromSuperview() }
    }
    let settling = seconds { stage.settle() }
    #expect(stage.root.constraints.isEmpty)
    #expect(going + settling < max(0.5, coming * 2))
  }

  @Test("removing some: the others keep their positions", arguments: [1_500])
  func removingSome(count: Int) {
    let views = rows(count)
    stage.settle()
    for view in views[..<300] { view.removeFromSuperview() }
    stage.settle()
    #expect(stage.root.constraints.count == (count - 300) * 3)
    #expect(views[count - 1].frame == CGRect(x: 5, y: CGFloat(count - 1), width: 290, height: 10))
  }

  @Test("constraints deactivated one by one", arguments: [1_500])
  func deactivating(count: Int) {
    let views = rows(count)
    stage.settle()
    let constraints = stage.root.constraints
    NSLayoutConstraint.deactivate(constraints)
    stage.settle()
    #expect(stage.root.constraints.isEmpty)
    #expect(views[0].constraints.count == 1)
  }

  @Test("the only hierarchy with constraints is removed and added back: it is laid out as before")
  func leavingAlone() throws {
    let views = rows(40)
    stage.settle()
    let frames = views.map(\.frame)
    let engine = try #require(stage.window.layoutEngine)
    stage.window.rootViewController = nil
    #expect(stage.window.layoutEngine == nil)
    #expect(stage.root.constraints.count == 120)
    stage.window.rootViewController = stage.controller
    stage.settle()
    #expect(views.map(\.frame) == frames)
    #expect(stage.window.layoutEngine !== engine)
    stage.root.constraints[0].constant = 7
    stage.settle()
    #expect(views[0].frame.minY == 7)
  }

  @Test("a hierarchy is removed while others have constraints: these are left alone")
  func leavingOthers() throws {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(other)
    NSLayoutConstraint.activate([
      other.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
      other.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor, constant: -20),
      other.widthAnchor.constraint(equalToConstant: 100),
      other.heightAnchor.constraint(equalToConstant: 50),
    ])
    _ = rows(10)
    stage.settle()
    let engine = try #require(stage.window.layoutEngine)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.window.layoutEngine === engine)
    #expect(other.frame == CGRect(x: 100, y: 530, width: 100, height: 50))
    other.removeFromSuperview()
    #expect(stage.window.layoutEngine == nil)
  }

  /// Manually places a view that is left to constraints, although it has none.
  private final class Placing: UIView {
    let inner = UIView()
    override func layoutSubviews() {
      super.layoutSubviews()
      inner.frame = CGRect(x: 5, y: 6, width: 70, height: 8)
    }
  }

  @Test("manually laid out views keep their frames when their view moves to another hierarchy")
  func placedByHand() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = Placing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.inner)
    view.layoutIfNeeded()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.inner.frame == CGRect(x: 5, y: 6, width: 70, height: 8))
  }
}
