import Devices
import Foundation
import Testing

@testable import UIKit

/// Constraint behaviour beyond the plain cases, one rule per test.
@MainActor
struct ConstraintDetailTests {
  private func stage(
    _ size: CGSize = CGSize(width: 300, height: 600), isRightToLeft: Bool = false
  ) -> ConstraintStage {
    ConstraintStage(size, device: .iPhone8, os: "16.0", isRightToLeft: isRightToLeft)
  }

  // MARK: Attributes

  /// Two points of shadow at the left, and so on, that don't count for alignment.
  private final class Shadowed: SizedView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test("constraints act on the alignment rectangle, which is inside the frame")
  func alignmentRectangles() {
    let stage = stage()
    let a = stage.add(Shadowed(20, 10))
    let b = stage.add(Shadowed(20, 10))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
      b.rightAnchor.constraint(equalTo: stage.root.rightAnchor, constant: -10),
      b.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -10),
      b.widthAnchor.constraint(equalToConstant: 50),
      b.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.settle()
    #expect(a.frame == CGRect(x: 8, y: 9, width: 26, height: 14))
    #expect(b.frame == CGRect(x: 238, y: 549, width: 56, height: 44))
    let middle = stage.add(Shadowed(20, 10))
    NSLayoutConstraint.activate([
      middle.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
    ])
    let text = stage.add(Shadowed(20, 10))
    NSLayoutConstraint.activate([
      text.lastBaselineAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      text.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
    ])
    stage.settle()
    #expect(middle.alignmentRect(forFrame: middle.frame).midX == 150)
    #expect(middle.alignmentRect(forFrame: middle.frame).midY == 300)
    #expect(text.frame.maxY == 103)
  }

  @Test("right to left reverses inequalities and distances")
  func rightToLeft() {
    let stage = stage(isRightToLeft: true)
    let a = stage.add(SizedView(50, 10))
    let b = stage.add(SizedView(50, 10))
    let c = stage.add(SizedView(50, 10))
    func wish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
      constraint.priority = .defaultLow
      return constraint
    }
    let root = stage.root
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30),
      wish(a.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
      b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -40),
      wish(b.trailingAnchor.constraint(equalTo: root.trailingAnchor)),
      root.leadingAnchor.anchorWithOffset(to: c.leadingAnchor).constraint(equalToConstant: 25),
    ])
    stage.settle()
    #expect(a.frame.maxX == 270)
    #expect(b.frame.minX == 40)
    #expect(c.frame.maxX == 275)
  }

  @Test("system spacing comes in multiples of 8 points, between baselines of the line's height")
  func systemSpacing() {
    let stage = stage()
    let labels = [stage.add(UILabel()), stage.add(UILabel())]
    for label in labels {
      label.text = "x"
      label.font = .systemFont(ofSize: 20)
    }
    let gap = labels[1].leadingAnchor.constraint(
      equalToSystemSpacingAfter: labels[0].leadingAnchor, multiplier: 2)
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: stage.root.topAnchor),
      labels[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      gap,
      labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
    ])
    stage.settle()
    #expect(labels[1].frame.minX == 16)
    let distance = labels[1].frame.minY - labels[0].frame.minY
    #expect(abs(distance - labels[0].font.lineHeight) < 0.51)
    // An explicit constant replaces the system's.
    gap.constant = 31
    stage.settle()
    #expect(labels[1].frame.minX == 31)
  }

  @Test("invalid pairings are rejected")
  func pairs() {
    let stage = stage()
    let a = stage.add(UIView())
    func problem(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
      multiplier: CGFloat = 1
    ) -> String {
      _ = NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: stage.root, attribute: second,
        multiplier: multiplier, constant: 0)
      return stage.host.takeIssues().first?.problem ?? ""
    }
    #expect(problem(.width, .left).contains("Invalid pairing of layout attributes"))
    #expect(problem(.left, .left, multiplier: 0).contains("A multiplier of 0"))
    #expect(problem(.width, .width, multiplier: 0).isEmpty)
    #expect(problem(.leadingMargin, .leftMargin).contains("Use leading/trailing for both"))
  }

  // MARK: Adding and removing

  @Test func addingAndRemovingByHand() {
    let stage = stage()
    let a = stage.add(UIView())
    let inner = UIView()
    a.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: a.topAnchor)
    inner.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(
      stage.host.takeIssues().first?.problem.contains(
        "The view hierarchy is not prepared for the constraint.") == true)
    a.addConstraints([constraint])
    #expect(constraint.isActive)
    #expect(a.constraints == [constraint])
    stage.root.removeConstraint(constraint)
    #expect(constraint.isActive)
    a.removeConstraints([constraint])
    #expect(!constraint.isActive)
  }

  @Test("a removed hierarchy is forgotten, and its constraints return when it is added back")
  func leavingAndComingBack() throws {
    let stage = stage()
    let card = stage.add(UIView())
    let inner = SizedView(10, 10)
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    func pin() {
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: stage.root.topAnchor),
        card.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      ])
    }
    let left = inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([
      left, inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    pin()
    stage.settle()
    #expect(card.frame.size == CGSize(width: 15, height: 10))
    let engine = try #require(stage.window.layoutEngine)
    let count = engine.records.count
    card.removeFromSuperview()
    stage.settle()
    #expect(engine.records.count == count - 2)
    #expect(engine.lowered.isEmpty)
    left.constant = 7
    inner.natural.width = 20
    stage.root.addSubview(card)
    pin()
    stage.settle()
    #expect(card.frame.size == CGSize(width: 27, height: 10))
    #expect(inner.frame.minX == 7)
    #expect(engine.records.count == count)
  }

  @Test("of equal priorities in an added hierarchy, the first one activated wins")
  func orderOfActivation() {
    let stage = stage()
    let card = UIView()
    let inner = UIView()
    for view in [card, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(inner)
    func wish(_ constraint: NSLayoutConstraint) {
      constraint.priority = UILayoutPriority(500)
      constraint.isActive = true
    }
    card.widthAnchor.constraint(equalToConstant: 20).isActive = true
    wish(inner.widthAnchor.constraint(equalToConstant: 10))
    wish(inner.widthAnchor.constraint(equalTo: card.widthAnchor))
    stage.settle()
    stage.root.addSubview(card)
    stage.settle()
    #expect(inner.frame.width == 10)
  }

  @Test("a constraint deactivated while it is being installed has no effect")
  func givenUpInBetween() {
    final class Fickle: SizedView {
      weak var constraint: NSLayoutConstraint?
      override var forLastBaselineLayout: UIView {
        constraint?.isActive = false
        return self
      }
    }
    let stage = stage()
    let view = stage.add(Fickle(10, 10))
    let wish = view.topAnchor.constraint(equalTo: stage.root.topAnchor)
    wish.priority = .defaultLow
    let low = view.lastBaselineAnchor.constraint(
      equalTo: stage.root.topAnchor, constant: 100)
    view.constraint = low
    NSLayoutConstraint.activate([wish, low])
    stage.settle()
    #expect(!low.isActive)
    #expect(view.frame.minY == 0)
  }

  // MARK: Frames that are set

  @Test("translatesAutoresizingMaskIntoConstraints can change at any time")
  func translating() {
    let stage = stage()
    let card = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    stage.root.addSubview(card)
    let inner = SizedView(30, 20)
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    let made = [
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.widthAnchor.constraint(equalTo: card.widthAnchor),
      inner.heightAnchor.constraint(equalTo: card.heightAnchor),
    ]
    NSLayoutConstraint.activate(made)
    stage.settle()
    #expect(inner.frame.size == CGSize(width: 100, height: 100))
    card.translatesAutoresizingMaskIntoConstraints = false
    stage.settle()
    #expect(card.frame.size == CGSize(width: 30, height: 20))
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = CGRect(x: 1, y: 2, width: 60, height: 50)
    stage.settle()
    #expect(card.frame == CGRect(x: 1, y: 2, width: 60, height: 50))
    #expect(inner.frame.size == CGSize(width: 60, height: 50))
    // One that no constraint mentions.
    let alone = SizedView(10, 12)
    alone.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
    stage.root.addSubview(alone)
    stage.settle()
    #expect(alone.frame.width == 50)
    alone.translatesAutoresizingMaskIntoConstraints = false
    stage.settle()
    #expect(alone.frame.size == CGSize(width: 10, height: 12))
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("an explicit frame keeps its fractions, and outweighs a required natural size")
  func keptFrames() {
    let stage = stage()
    let frame = CGRect(x: 10.3, y: 20.1, width: 30.7, height: 40.9)
    let fixed = SizedView(200, 200)
    fixed.setContentCompressionResistancePriority(.required, for: .horizontal)
    fixed.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(fixed)
    stage.settle()
    #expect(fixed.frame.width == 200)
    fixed.translatesAutoresizingMaskIntoConstraints = true
    fixed.frame = frame
    let below = stage.add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
    ])
    stage.settle()
    #expect(abs(fixed.frame.minX - 10.3) < 1e-9)
    #expect(abs(fixed.frame.height - 40.9) < 1e-9)
    #expect(below.frame.minY == 61)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("a view without an explicit frame gets its size from its constraints")
  func detachedRoot() {
    _ = stage()
    let card = UIView()
    let inner = SizedView(30, 20)
    for view in [card, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 1),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 2),
      card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
      card.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 4),
    ])
    card.layoutIfNeeded()
    #expect(card.bounds.size == CGSize(width: 36, height: 24))
    inner.natural.width = 40
    card.layoutIfNeeded()
    #expect(card.bounds.width == 46)
  }

  @Test("an unconstrained length keeps its explicit value")
  func detachedRootKeepsItsFrame() {
    _ = stage()
    let size = CGSize(width: 300, height: 200)
    func root(_ fill: (UIView, UIView) -> [NSLayoutConstraint]) -> CGSize {
      let root = UIView()
      let inner = UIView()
      for view in [root, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.frame.size = size
      root.addSubview(inner)
      NSLayoutConstraint.activate(fill(root, inner))
      root.layoutIfNeeded()
      return root.bounds.size
    }
    #expect(root { _, _ in [] } == size)
    #expect(root { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)] } == size)
    #expect(
      root { root, inner in
        [
          inner.widthAnchor.constraint(equalToConstant: 40),
          inner.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
        ]
      } == CGSize(width: 40, height: 200))
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = ItemSource([3])
    list.translatesAutoresizingMaskIntoConstraints = false
    list.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = source
    list.frame.size = size
    list.layoutIfNeeded()
    #expect(list.bounds.size == size && list.visibleCells.count == 3)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.frame.size = size
    label.text = "text"
    label.layoutIfNeeded()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  // MARK: Natural sizes

  @Test("a natural length may come and go")
  func naturalLengthGoes() {
    let stage = stage()
    let view = stage.add(SizedView(30, 20))
    let wish = view.widthAnchor.constraint(equalToConstant: 100)
    wish.priority = UILayoutPriority(10)
    wish.isActive = true
    stage.settle()
    #expect(view.frame.width == 30)
    view.natural.width = UIView.noIntrinsicMetric
    stage.settle()
    #expect(view.frame.width == 100)
    view.natural.width = 40
    stage.settle()
    #expect(view.frame.width == 40)
  }

  @Test("of equal views in a row the first keeps its size, and the first is stretched")
  func equals() {
    func widths(_ room: CGFloat) -> [CGFloat] {
      let stage = stage(CGSize(width: room, height: 100))
      let views = [stage.add(SizedView(60, 20)), stage.add(SizedView(94, 20))]
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      ])
      stage.settle()
      return views.map(\.frame.width)
    }
    #expect(widths(112) == [60, 52])
    #expect(widths(200) == [106, 94])
  }

  @Test func fittingTargets() {
    _ = stage()
    let box = UIView()
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 10_000))
    let huge = CGFloat.greatestFiniteMagnitude
    let size = box.systemLayoutSizeFitting(CGSize(width: huge, height: huge))
    #expect(size == CGSize(width: 1_000_000, height: 1_000_000))
  }

  // MARK: Guides

  @Test("a custom layout guide has no negative length")
  func guideLength() {
    let stage = stage()
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let end = guide.trailingAnchor.constraint(
      equalTo: stage.root.leadingAnchor, constant: 50)
    end.priority = .defaultHigh
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 100), end,
    ])
    stage.settle()
    #expect(guide.layoutFrame.minX == 100)
    #expect(guide.layoutFrame.width == 0)
  }

  @Test func marginsThatChangeLater() {
    let stage = stage()
    let card = stage.add(UIView())
    let inner = SizedView(10, 10)
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: stage.root.topAnchor),
      card.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      NSLayoutConstraint(
        item: inner, attribute: .bottom, relatedBy: .equal, toItem: card,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
    ])
    card.insetsLayoutMarginsFromSafeArea = false
    stage.settle()
    #expect(inner.frame.origin == CGPoint(x: 8, y: 82))
    card.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 30, right: 0)
    stage.settle()
    #expect(inner.frame.origin == CGPoint(x: 20, y: 60))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("a table's content is as long as its rows, whatever is constrained to it")
  func tableContent() {
    let stage = stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.rowHeight = 50
    let rows = Rows()
    table.dataSource = rows
    stage.root.addSubview(table)
    let badge = SizedView(10, 10)
    badge.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: table.contentLayoutGuide.bottomAnchor, constant: 7),
      badge.trailingAnchor.constraint(equalTo: table.contentLayoutGuide.trailingAnchor),
    ])
    stage.settle()
    #expect(table.contentSize == CGSize(width: 300, height: 150))
    #expect(badge.frame == CGRect(x: 290, y: 157, width: 10, height: 10))
  }

  @Test func controllersUpdateConstraints() {
    final class Updating: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "16.0")
    let controller = Updating()
    host.setRoot(controller)
    controller.view.setNeedsUpdateConstraints()
    host.settle()
    let before = controller.count
    #expect(before > 0)
    controller.view.setNeedsUpdateConstraints()
    host.settle()
    #expect(controller.count == before + 1)
  }

  // MARK: Stacks

  private func row(_ views: [UIView], width: CGFloat? = nil) -> (ConstraintStage, UIStackView) {
    let stage = stage()
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return (stage, stack)
  }

  @Test("a hidden view is in the middle of the remaining gap")
  func hiddenViewInTheGap() {
    let views = [SizedView(20, 20), SizedView(30, 20), SizedView(40, 20)]
    let (stage, stack) = row(views)
    stack.spacing = 10
    views[1].isHidden = true
    stage.settle()
    #expect(stack.frame.width == 70)
    #expect(views[1].frame.minX == 25)
    #expect(views[1].frame.width == 0)
  }

  @Test func spacings() {
    let views = [SizedView(20, 20), SizedView(30, 20), SizedView(40, 20)]
    let (stage, stack) = row(views)
    stack.spacing = UIStackView.spacingUseSystem
    stage.settle()
    #expect(stack.frame.width == 106)
    stack.spacing = 3
    stack.setCustomSpacing(50, after: views[0])
    stage.settle()
    #expect(stack.frame.width == 143)
    // Custom spacing disappears with its view.
    stack.removeArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.insertArrangedSubview(views[0], at: 0)
    stage.settle()
    #expect(stack.frame.width == 96)
    stack.setCustomSpacing(9, after: views[1])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    stage.settle()
    #expect(stack.frame.width == 96)
  }

  @Test("if minimum spacing leaves no room for equal centering, the centering breaks")
  func unequalCentering() {
    let views = [SizedView(20, 20), SizedView(100, 20), SizedView(60, 20)]
    let (stage, stack) = row(views, width: 210)
    stack.distribution = .equalCentering
    stack.spacing = 10
    stage.settle()
    #expect(views.map(\.frame.minX) == [0, 40, 150])
    #expect(views.map(\.frame.width) == [20, 100, 60])
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test(
    "a stack is as high as its highest view, whatever the alignment",
    arguments: [
      UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ])
  func height(alignment: UIStackView.Alignment) {
    let views = [SizedView(20, 20), SizedView(30, 45), SizedView(40, 10)]
    let (stage, stack) = row(views)
    stack.alignment = alignment
    stage.settle()
    #expect(stack.frame.height == 45)
    #expect(stage.host.takeIssues().isEmpty)
  }

  // MARK: Descriptions

  @Test("constraints are described as in UIKit's logs")
  func descriptions() {
    let stage = stage()
    let a = stage.add(UIView())
    let b = stage.add(UIView())
    func text(_ constraint: NSLayoutConstraint) -> String { constraint.description }
    #expect(
      text(stage.root.trailingAnchor.constraint(lessThanOrEqualTo: a.trailingAnchor, constant: 4))
        == "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(<=4)-|   (inactive, names: '|':UIView:0x3 )>")
    #expect(
      text(a.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -4))
        == "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(>=4)-|   (inactive, names: '|':UIView:0x3 )>")
    #expect(
      text(a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 2))
        == "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(2)-[UIView:0x3](LTR)   (inactive)>")
    #expect(
      text(b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1))
        == "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(NSSpace(8))-[UIView:0x3]   (inactive)>")
    #expect(
      text(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: -1))
        == "<NSLayoutConstraint:0x1 UIView:0x2.width == -UIView:0x3.height   (inactive)>")
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[b]", metrics: nil, views: ["a": a, "b": b])
    #expect(
      made.map(text) == [
        "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(NSSpace(8))-[UIView:0x3]   (inactive)>"
      ])
  }
}
