import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct LayoutQueryTests {
  @Test("what determines a view's position, including other views")
  func affecting() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let a = stage.add(UIView())
    let b = stage.add(UIView())
    let left = a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10)
    let width = a.widthAnchor.constraint(equalToConstant: 50)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    let least = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    let wish = b.widthAnchor.constraint(equalToConstant: 20)
    wish.priority = .defaultLow
    let top = a.topAnchor.constraint(equalTo: stage.root.topAnchor)
    NSLayoutConstraint.activate([left, width, gap, least, wish, top])
    #expect(a.constraintsAffectingLayout(for: .horizontal) == [left, width])
    #expect(a.constraintsAffectingLayout(for: .vertical) == [top])
    // The constraint is overridden, so nothing depends on it.
    #expect(b.constraintsAffectingLayout(for: .horizontal) == [left, width, gap, least])
    #expect(b.constraintsAffectingLayout(for: .vertical).isEmpty)
    least.isActive = false
    #expect(b.constraintsAffectingLayout(for: .horizontal) == [left, width, gap, wish])
    #expect(UIView().constraintsAffectingLayout(for: .horizontal).isEmpty)
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let follow = guide.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    follow.isActive = true
    #expect(
      guide.constraintsAffectingLayout(for: .horizontal) == [left, width, gap, wish, follow])
  }

  @Test("a layout is ambiguous if another frame satisfies it equally well")
  func ambiguity() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stage.root.addSubview(plain)
    #expect(!plain.hasAmbiguousLayout)
    #expect(!UIView().hasAmbiguousLayout)
    let view = stage.add(SizedView(40, 20))
    #expect(view.hasAmbiguousLayout)
    let left = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    let top = view.topAnchor.constraint(greaterThanOrEqualTo: stage.root.topAnchor)
    NSLayoutConstraint.activate([left, top])
    #expect(view.hasAmbiguousLayout)
    top.isActive = false
    view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    // Two conflicting equal priorities leave it open which breaks.
    let other = stage.add(SizedView(40, 20))
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      other.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    #expect(view.hasAmbiguousLayout)
    #expect(other.hasAmbiguousLayout)
    view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!view.hasAmbiguousLayout)
    #expect(!other.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalToConstant: 4),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    #expect(!guide.hasAmbiguousLayout)
    #expect(!stage.root.safeAreaLayoutGuide.hasAmbiguousLayout)
    #expect(stage.host.takeIssues().isEmpty)
  }

  // MARK: Keyboard

  @Test("without a keyboard its guide is the strip below the safe area, also after a rotation")
  func keyboard() {
    let stage = ConstraintStage(
      CGSize(width: 375, height: 812), safeArea: UIEdgeInsets(44, 0, 34, 0), device: .iPhoneX,
      os: "16.0")
    let guide = stage.root.keyboardLayoutGuide
    #expect(guide === stage.root.keyboardLayoutGuide)
    let bar = stage.add(SizedView(10, 40))
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    stage.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
    #expect(bar.frame == CGRect(x: 0, y: 738, width: 375, height: 40))
    guide.usesBottomSafeArea = false
    stage.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 812, width: 375, height: 0))
    #expect(bar.frame.maxY == 812)
    guide.usesBottomSafeArea = true
    guide.followsUndockedKeyboard = true
    stage.window.frame.size = CGSize(width: 812, height: 375)
    stage.settle()
    // The window no longer reaches the screen's bottom edge.
    #expect(bar.frame == CGRect(x: 0, y: 335, width: 812, height: 40))
    stage.controller.additionalSafeAreaInsets.bottom += 6
    stage.settle()
    #expect(bar.frame.maxY == 369)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("constraints that follow the keyboard: at rest it is at the bottom")
  func tracking() {
    let stage = ConstraintStage()
    let guide = stage.root.keyboardLayoutGuide
    let view = stage.add(SizedView(10, 10))
    let bottom = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let top = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    let middle = view.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor)
    let side = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([side], activeWhenAwayFrom: .bottom)
    #expect([bottom, top, middle, side].map(\.isActive) == [true, false, true, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [bottom])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [side])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!bottom.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!middle.isActive)
  }
}
