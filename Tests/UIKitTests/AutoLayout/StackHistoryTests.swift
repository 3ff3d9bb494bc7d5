import Foundation
import Testing

@testable import UIKit

/// A stack's layout depends on its state, not on its history.
@MainActor
struct StackHistoryTests {
  private let stage = ConstraintStage(CGSize(width: 375, height: 667))

  /// Everything that a stack's layout depends on.
  private struct State {
    var sizes: [CGSize]
    var hidden: Set<Int> = []
    /// The views in the stack, in order.
    var order: [Int]
    var axis = NSLayoutConstraint.Axis.vertical
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
  }

  private struct Numbers {
    var state: UInt64
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private func stack(_ views: [SizedView], _ state: State) -> UIStackView {
    let stack = stage.add(UIStackView())
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
      stack.heightAnchor.constraint(equalToConstant: 500),
    ])
    apply(state, to: stack, views)
    return stack
  }

  private func apply(_ state: State, to stack: UIStackView, _ views: [SizedView]) {
    stack.axis = state.axis
    stack.distribution = state.distribution
    stack.alignment = state.alignment
    stack.spacing = state.spacing
    for view in stack.arrangedSubviews where !state.order.contains(where: { views[$0] === view }) {
      view.removeFromSuperview()
    }
    for (place, index) in state.order.enumerated() {
      if place < stack.arrangedSubviews.count, stack.arrangedSubviews[place] === views[index] {
        continue
      }
      stack.insertArrangedSubview(views[index], at: place)
    }
    for (index, view) in views.enumerated() where view.isHidden != state.hidden.contains(index) {
      view.isHidden.toggle()
    }
  }

  private func change(_ state: inout State, _ numbers: inout Numbers) {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
    switch numbers.below(10) {
    case 0: state.axis = state.axis == .vertical ? .horizontal : .vertical
    case 1: state.distribution = distributions[numbers.below(5)]
    case 2: state.alignment = alignments[numbers.below(4)]
    case 3: state.spacing = CGFloat(numbers.below(3) * 7)
    case 4:
      let index = numbers.below(state.sizes.count)
      if let place = state.order.firstIndex(of: index) {
        state.order.remove(at: place)
      } else {
        state.order.insert(index, at: numbers.below(state.order.count + 1))
      }
    default:
      let index = numbers.below(state.sizes.count)
      if state.hidden.remove(index) == nil { state.hidden.insert(index) }
    }
  }

  @Test(arguments: 0..<12)
  func aStackThatChangedIsLaidOutLikeANewOne(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 1)
    let sizes = (0..<7).map { _ in
      CGSize(width: 10 + numbers.below(60), height: 10 + numbers.below(60))
    }
    var state = State(sizes: sizes, order: Array(0..<7))
    func made() -> [SizedView] { sizes.map { SizedView($0.width, $0.height) } }
    let views = made()
    let old = stack(views, state)
    for step in 0..<25 {
      change(&state, &numbers)
      apply(state, to: old, views)
      stage.settle()
      let fresh = made()
      let new = stack(fresh, state)
      stage.settle()
      for index in state.order where !state.hidden.contains(index) {
        let (was, wanted) = (views[index].frame, fresh[index].frame)
        #expect(was == wanted, "step \(step), view \(index) of \(state)")
      }
      #expect(old.constraints.count == new.constraints.count, "step \(step) of \(state)")
      #expect(old.layoutGuides.count == new.layoutGuides.count, "step \(step)")
      new.removeFromSuperview()
    }
    _ = stage.host.takeIssues()
  }
}
