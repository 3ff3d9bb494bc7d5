import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct StackViewTests {
  /// A stack at the origin of a window at 2x.
  private func stack(
    _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> (ConstraintStage, UIStackView) {
    let stage = ConstraintStage(CGSize(width: 400, height: 800), device: .iPhone8, os: "16.0")
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    configure(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    stage.settle()
    #expect(stage.host.issues.isEmpty)
    return (stage, stack)
  }

  private func spans(_ views: [UIView], vertical: Bool = false) -> [[CGFloat]] {
    views.map {
      vertical ? [$0.frame.minY, $0.frame.height] : [$0.frame.minX, $0.frame.width]
    }
  }

  @Test("three equal parts of 300 minus two gaps, edges on half points (iOS 26.1)")
  func fillEqually() {
    let views = [UIView(), UIView(), UIView()]
    let (_, stack) = stack(views, width: 180, height: 300) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(spans(views, vertical: true) == [[0, 93.5], [103.5, 93], [206.5, 93.5]])
    #expect(views.allSatisfy { $0.frame.width == 180 })
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 180, height: 300))
  }

  @Test("equal priorities: the first view stretches, and the first one is squeezed")
  func fill() {
    let views = [SizedView(29, 20), SizedView(29, 20), SizedView(41.5, 20)]
    _ = stack(views, width: 300)
    #expect(spans(views) == [[0, 229.5], [229.5, 29], [258.5, 41.5]])
    let tight = [SizedView(60, 20), SizedView(94, 20)]
    _ = stack(tight, width: 112)
    #expect(spans(tight) == [[0, 18], [18, 94]])
  }

  /// A public suite's stacks of buttons pass its check for ambiguity on iOS 17.5.
  @Test(
    "gaps are the smallest without another length",
    arguments: [(.equalSpacing, 136), (.equalCentering, 146)]
      as [(UIStackView.Distribution, CGFloat)])
  func smallestGaps(distribution: UIStackView.Distribution, width: CGFloat) {
    let views = [SizedView(30, 20), SizedView(40, 20), SizedView(50, 20)]
    let (_, stack) = stack(views) {
      $0.distribution = distribution
      $0.spacing = 8
    }
    #expect(stack.frame.size == CGSize(width: width, height: 20))
    #expect(([stack] + views).allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test func fillFollowsPriorities() {
    let views = [SizedView(29, 20), SizedView(29, 20), SizedView(41.5, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    _ = stack(views, width: 300) { $0.spacing = 4 }
    #expect(spans(views) == [[0, 29], [33, 221.5], [258.5, 41.5]])
  }

  @Test func proportions() {
    let views = [SizedView(20, 20), SizedView(60, 20)]
    _ = stack(views, width: 210) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    // Fractions of the stack's width by natural widths and spacing: 20 and 60 of 90; the last gets the rest.
    #expect(spans(views) == [[0, 46.5], [56.5, 153.5]])
    let ten = (0..<10).map { _ in SizedView(10, 10) }
    _ = stack(ten, width: 300) {
      $0.distribution = .fillProportionally
      $0.spacing = 1
    }
    #expect(ten.dropLast().allSatisfy { abs($0.frame.width - 27.5) <= 0.5 })
    #expect(ten[9].frame.width == 43.5 && ten[9].frame.maxX == 300)
    let three = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
    let (_, row) = stack(three, width: 300) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(three.map(\.frame.width) == [37.5, 75, 167.5])
    // Margins aren't accounted for either, according to a report: a quarter of 200, and the rest.
    let margins = [SizedView(25, 10), SizedView(75, 10)]
    _ = stack(margins, width: 200) {
      $0.distribution = .fillProportionally
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    #expect(spans(margins) == [[10, 50], [60, 130]])
    // An unconstrained stack has its natural size.
    let free = [SizedView(10, 10), SizedView(20, 10)]
    let (_, natural) = stack(free) {
      $0.distribution = .fillProportionally
      $0.spacing = 6
    }
    #expect(natural.frame.width == 36 && free.map(\.frame.width) == [10, 20])
    _ = row
  }

  @Test("hiding counts accumulate once after an animation has hidden a view")
  func hidings() {
    let views = [SizedView(20, 20), SizedView(60, 20)]
    let (stage, stack) = stack(views)
    func hide(_ count: Int) {
      for _ in 0..<count {
        stage.host.use { UIView.animate(withDuration: 0.2) { views[0].isHidden = true } }
      }
      stage.settle()
    }
    for count in 1...4 {
      hide(count)
      for _ in 1..<max(1, count - 1) {
        views[0].isHidden = false
        #expect(views[0].isHidden, "\(count)")
      }
      stage.host.use { UIView.animate(withDuration: 0.2) { views[0].isHidden = false } }
      #expect(!views[0].isHidden, "\(count)")
    }
    for _ in 0..<4 { views[0].isHidden = true }
    views[0].isHidden = false
    #expect(!views[0].isHidden)
    hide(3)
    stack.removeArrangedSubview(views[0])
    views[0].isHidden = false
    #expect(!views[0].isHidden)
  }

  @Test func equalSpaces() {
    let views = [SizedView(20, 20), SizedView(60, 20), SizedView(40, 20)]
    let (stage, stack) = stack(views, width: 200) { $0.distribution = .equalSpacing }
    #expect(spans(views) == [[0, 20], [60, 60], [160, 40]])
    stack.distribution = .equalCentering
    stage.settle()
    // Centres at 10, 95 and 180.
    #expect(spans(views) == [[0, 20], [65, 60], [160, 40]])
    #expect(stage.host.issues.isEmpty)
  }

  @Test("a stack is as large as its views require; hidden ones require nothing")
  func naturalSize() {
    let views = [SizedView(20, 20), SizedView(60, 30), SizedView(40, 10)]
    let (stage, stack) = stack(views) {
      $0.spacing = 8
      $0.alignment = .center
    }
    #expect(stack.frame.size == CGSize(width: 136, height: 30))
    #expect(views.map(\.frame.minY) == [5, 0, 10])
    #expect(views.map(\.frame.height) == [20, 30, 10])
    views[1].isHidden = true
    stage.settle()
    #expect(stack.frame.size == CGSize(width: 68, height: 20))
    #expect(views[2].frame.minX == 28)
    #expect(views[1].frame.width == 0)
    views[1].isHidden = false
    stack.setCustomSpacing(20, after: views[0])
    stage.settle()
    #expect(stack.frame.size == CGSize(width: 148, height: 30))
    #expect(views[1].frame.minX == 40)
    stack.removeArrangedSubview(views[2])
    views[2].removeFromSuperview()
    stage.settle()
    #expect(stack.frame.width == 100)
    #expect(stack.arrangedSubviews == [views[0], views[1]])
    #expect(stage.host.issues.isEmpty)
  }

  @Test func alignments() {
    let views = [SizedView(20, 20), SizedView(60, 30)]
    let (stage, stack) = stack(views, height: 50) { $0.alignment = .trailing }
    #expect(views.map(\.frame.minY) == [30, 20])
    stack.alignment = .leading
    stage.settle()
    #expect(views.map(\.frame.minY) == [0, 0])
    #expect(views.map(\.frame.height) == [20, 30])
    stack.alignment = .fill
    stage.settle()
    #expect(views.map(\.frame.height) == [50, 50])
    let small = UILabel()
    let large = UILabel()
    (small.font, large.font) = (.systemFont(ofSize: 13), .systemFont(ofSize: 28))
    (small.text, large.text) = ("a", "b")
    let (_, row) = self.stack([small, large]) { $0.alignment = .firstBaseline }
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY == 14)
    #expect(row.frame.height == large.frame.height)
  }

  @Test func marginsAndBaselines() {
    let views = [SizedView(20, 20), SizedView(60, 30)]
    let (_, padded) = stack(views) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.insetsLayoutMarginsFromSafeArea = false
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(padded.frame.size == CGSize(width: 86, height: 34))
    #expect(views[0].frame == CGRect(x: 2, y: 1, width: 20, height: 30))
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.font = .systemFont(ofSize: 13)
      label.text = "x"
    }
    _ = stack(labels) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 30
    }
    #expect(labels[1].frame.minY == 30)
  }

  @Test("stacks in stacks")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(30, 20)])
    inner.axis = .vertical
    let side = SizedView(15, 15)
    let (_, outer) = stack([side, inner]) { $0.spacing = 5 }
    #expect(outer.frame.size == CGSize(width: 50, height: 30))
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 30, height: 30))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 10, width: 30, height: 20))
  }

  @Test("inserting an arranged view again moves it, to the end too")
  func rearranged() {
    let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
    let (stage, stack) = stack(views)
    stack.addArrangedSubview(views[0])
    stage.settle()
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    #expect(spans(views) == [[50, 10], [0, 20], [20, 30]])
    stack.insertArrangedSubview(views[2], at: 3)
    #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    #expect(stage.host.issues.isEmpty)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[1], views[0]])
    stack.insertArrangedSubview(views[2], at: 4)
    #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    #expect(stage.host.issues.count == 1)
  }

  @Test("a view that gets no room has size 0, not −0")
  func noNegativeZero() {
    let size = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect("\(size.width) \(size.height)" == "0.0 0.0")
  }
}
