import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ConstraintTests {
  @Test("one 251 wins against two 250s")
  func strictPriorities() {
    let stage = ConstraintStage()
    let view = stage.add(UIView())
    func width(_ constant: CGFloat, _ priority: Float) {
      let constraint = view.widthAnchor.constraint(equalToConstant: constant)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    width(300, 250)
    width(300, 250)
    width(100, 251)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("hugging and compression resistance decide which view resizes")
  func naturalSizes() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let left = stage.add(SizedView(50, 20))
    let right = stage.add(SizedView(60, 30))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      left.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5),
      right.leadingAnchor.constraint(
        equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 1),
      right.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      right.centerYAnchor.constraint(equalTo: left.centerYAnchor),
    ])
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.settle()
    #expect(left.frame == CGRect(x: 0, y: 5, width: 50, height: 20))
    #expect(right.frame == CGRect(x: 58, y: 0, width: 242, height: 30))
    left.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stage.settle()
    #expect(right.frame.width == 60)
    left.natural.width = 280
    right.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stage.settle()
    #expect(left.frame.width == 280)
    #expect(right.frame == CGRect(x: 288, y: 0, width: 12, height: 30))
  }

  @Test("an explicit frame is kept, and views are laid out around it")
  func autoresizing() {
    let stage = ConstraintStage()
    let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    stage.root.addSubview(fixed)
    let below = stage.add(UIView())
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
      below.widthAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 0.5),
      below.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.settle()
    #expect(below.frame == CGRect(x: 30, y: 98, width: 50, height: 20))
    fixed.frame = CGRect(x: 10, y: 10, width: 200, height: 10)
    stage.settle()
    #expect(below.frame == CGRect(x: 10, y: 28, width: 100, height: 20))
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("constraints reach across branches of the hierarchy and follow scrolling")
  func acrossBranches() {
    let stage = ConstraintStage()
    let scroll = stage.add(UIScrollView())
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    let outer = stage.add(UIView())
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      scroll.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 200),
      inner.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 500),
      outer.topAnchor.constraint(equalTo: inner.topAnchor),
      outer.leadingAnchor.constraint(equalTo: scroll.trailingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 10),
      outer.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 200, height: 530))
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 200, height: 500))
    #expect(outer.frame.origin == CGPoint(x: 200, y: 110))
    scroll.contentOffset.y = 50
    stage.settle()
    #expect(inner.frame.minY == 10)
    #expect(outer.frame.minY == 60)
  }

  @Test("custom layout guides, and distances as lengths")
  func guides() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600))
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let view = stage.add(UIView())
    let gap = stage.root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 15),
      guide.widthAnchor.constraint(equalToConstant: 100.4),
      guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 40),
      gap.constraint(equalTo: view.widthAnchor, multiplier: 2),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor, constant: 1),
    ])
    stage.settle()
    #expect(stage.root.layoutGuides == [guide])
    #expect(abs(guide.layoutFrame.maxX - 115.3333) < 1e-3)
    #expect(abs(view.frame.minX - 200.6667) < 1e-3)
    #expect(view.frame.minY == 40)
    stage.root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(stage.root.constraints.count == 1)
    stage.settle()
  }

  @Test("leading and trailing swap sides in right-to-left interfaces")
  func rightToLeft() {
    let stage = ConstraintStage(CGSize(width: 300, height: 600), isRightToLeft: true)
    let view = stage.add(UIView())
    let least = stage.add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      least.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.trailingAnchor, constant: 5),
      least.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20),
    ])
    stage.settle()
    #expect(view.frame.minX == 240)
    #expect(least.frame.minX == 20)
    #expect(least.frame.maxX <= 235)
    stage.root.semanticContentAttribute = .forceLeftToRight
    stage.settle()
    #expect(view.frame.minX == 10)
  }

  @Test("labels' baselines align, to the pixel")
  func baselines() {
    let stage = ConstraintStage(device: .iPhone8, os: "16.0")
    let large = stage.add(UILabel())
    let small = stage.add(UILabel())
    large.font = .systemFont(ofSize: 28)
    small.font = .systemFont(ofSize: 13)
    large.text = "Large"
    small.text = "small"
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
      large.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    stage.settle()
    // 26.66 to 26.5 and 12.38 to 12.5 at 2x.
    let first: CGFloat = 34
    #expect(small.frame.minY == first)
    small.font = .systemFont(ofSize: 22)
    stage.settle()
    let second: CGFloat = 25.5
    #expect(small.frame.minY == second)
  }

  @Test("a multiline label is as high as its text at its width, also after a rotation")
  func multiLineLabel() {
    let stage = ConstraintStage(CGSize(width: 320, height: 600))
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 4)
    let below = stage.add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
    stage.settle()
    #expect(label.frame.width == 280)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 280, height: 1e4)).height)
    #expect(below.frame.minY == label.frame.maxY)
    let narrow = label.frame.height
    stage.window.frame.size.width = 600
    stage.settle()
    #expect(label.frame.width == 560)
    #expect(label.frame.height < narrow)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 560, height: 1e4)).height)
    #expect(below.frame.minY == label.frame.maxY)
  }

  @Test func fittingSizes() {
    _ = ConstraintStage()
    let box = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over the lazy dog"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
    ])
    let line = label.sizeThatFits(CGSize(width: 1e5, height: 1e5))
    let compressed = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(compressed.width - (line.width + 20)) < 1e-6)
    #expect(abs(compressed.height - (line.height + 20)) < 1e-6)
    let wrapped = box.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wrapped.width == 120)
    let height = label.sizeThatFits(CGSize(width: 100, height: 1e5)).height
    #expect(abs(wrapped.height - (height + 20)) < 1e-6)
    #expect(height > line.height)
    #expect(label.frame == .zero)
    #expect(label.layoutWidth == 0)
  }

  @Test("a detached hierarchy lays out by itself; moved views keep their constraints")
  func movingTrees() {
    let stage = ConstraintStage()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = SizedView(10, 10)
    dot.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    card.layoutIfNeeded()
    #expect(dot.frame.origin == CGPoint(x: 45, y: 45))
    card.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(card)
    let width = card.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, card.heightAnchor.constraint(equalToConstant: 50),
      card.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      card.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.settle()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(dot.frame.origin == CGPoint(x: 95, y: 20))
    width.constant = 60
    stage.settle()
    #expect(dot.frame.minX == 25)
    card.removeFromSuperview()
    #expect(stage.root.constraints.isEmpty)
    #expect(width.isActive)
    #expect(card.constraints.count == 4)
    stage.settle()
  }

  @Test("updateConstraints is called once before layout, subviews before superviews")
  func updatePass() {
    final class Noting: UIView {
      var log: (String) -> Void = { _ in }
      var name = ""
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        log("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        log("layout \(name)")
        super.layoutSubviews()
      }
    }
    let stage = ConstraintStage()
    var entries: [String] = []
    let outer = Noting()
    let inner = Noting()
    (outer.name, inner.name) = ("outer", "inner")
    for view in [outer, inner] { view.log = { entries.append($0) } }
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    stage.settle()
    #expect(entries == ["update inner", "update outer", "layout outer", "layout inner"])
    entries = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    stage.settle()
    #expect(entries == ["update inner"])
    entries = []
    stage.settle()
    #expect(entries.isEmpty)
  }

  @Test("before iOS 11 a controller's top guide ends below the status bar")
  func layoutSupports() {
    let stage = ConstraintStage(device: .iPhone8, os: "10.0")
    let view = stage.add(SizedView(10, 10))
    NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: stage.controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 5
    ).isActive = true
    view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    stage.settle()
    #expect(view.frame == CGRect(x: 0, y: 25, width: 10, height: 10))
  }
}
