import Devices
import Foundation
import Testing

@testable import UIKit

/// Every distribution with every alignment, compared with frames computed with plain arithmetic from the
/// rules (facts: layout §6.8).
@MainActor
struct StackMatrixTests {
  enum Side: String, CaseIterable { case fill, start, middle, end, first, last }

  struct Case: CustomTestStringConvertible {
    var distribution: UIStackView.Distribution
    var side: Side
    var axis: NSLayoutConstraint.Axis
    var spacing: CGFloat
    var room: CGFloat
    var insets: UIEdgeInsets
    var hidden: Int?

    var testDescription: String {
      "\(distribution) \(side) \(axis) \(spacing) \(room) \(insets) \(hidden ?? -1)"
    }

    var alignment: UIStackView.Alignment {
      switch side {
      case .fill: .fill
      case .start: .leading
      case .middle: .center
      case .end: .trailing
      case .first: .firstBaseline
      case .last: .lastBaseline
      }
    }
  }

  nonisolated static let cases: [Case] = {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    var all: [Case] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in distributions {
        for side in Side.allCases where axis == .horizontal || (side != .first && side != .last) {
          for (spacing, room): (CGFloat, CGFloat) in [(0, 240), (12, 300)] {
            for insets in [.zero, UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)] {
              for hidden in [nil, 1] {
                all.append(
                  Case(
                    distribution: distribution, side: side, axis: axis, spacing: spacing,
                    room: room, insets: insets, hidden: hidden))
              }
            }
          }
        }
      }
    }
    return all
  }()

  private let lengths: [CGFloat] = [24, 60, 36, 20]
  private let breadths: [CGFloat] = [10, 30, 20, 40]

  /// The positions and lengths of visible views along the axis.
  private func along(_ test: Case, _ natural: [CGFloat]) -> [(CGFloat, CGFloat)] {
    let count = CGFloat(natural.count)
    let total = natural.reduce(0, +)
    let gaps = test.spacing * (count - 1)
    let free = test.room - gaps
    func chain(_ lengths: [CGFloat], _ gap: CGFloat) -> [(CGFloat, CGFloat)] {
      var place: CGFloat = 0
      return lengths.map { length in
        defer { place += length + gap }
        return (place, length)
      }
    }
    switch test.distribution {
    case .fill:
      // The first of equals is stretched.
      return chain([natural[0] + free - total] + natural.dropFirst(), test.spacing)
    case .fillEqually: return chain(natural.map { _ in free / count }, test.spacing)
    case .fillProportionally:
      // Neither spacing nor margins are accounted for, and the last view gets the rest.
      let insets = test.insets
      let margins =
        test.axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
      let shares = natural.dropLast().map { $0 * (test.room + margins) / (total + gaps) }
      return chain(shares + [free - shares.reduce(0, +)], test.spacing)
    case .equalSpacing: return chain(natural, (test.room - total) / (count - 1))
    case .equalCentering:
      let first = natural[0] / 2
      let last = test.room - natural[natural.count - 1] / 2
      let step = (last - first) / (count - 1)
      return natural.enumerated().map { (first + CGFloat($0) * step - $1 / 2, $1) }
    }
  }

  /// The positions and lengths across the axis, in 50 points.
  private func across(_ test: Case, _ natural: [CGFloat]) -> [(CGFloat, CGFloat)] {
    let room: CGFloat = 50
    switch test.side {
    case .fill: return natural.map { _ in (0, room) }
    case .start: return natural.map { (0, $0) }
    case .middle: return natural.map { ((room - $0) / 2, $0) }
    case .end: return natural.map { (room - $0, $0) }
    // A view without text has its baseline at the bottom; the block is at the top for the first baseline and
    // at the bottom for the last one.
    case .first: return natural.map { ((natural.max() ?? 0) - $0, $0) }
    case .last: return natural.map { (room - $0, $0) }
    }
  }

  @Test(arguments: cases)
  func frames(test: Case) {
    let isHorizontal = test.axis == .horizontal
    let views = zip(lengths, breadths).map { length, breadth in
      isHorizontal ? SizedView(length, breadth) : SizedView(breadth, length)
    }
    let stage = ConstraintStage(CGSize(width: 600, height: 800), device: .iPhone8, os: "16.0")
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    stack.axis = test.axis
    stack.distribution = test.distribution
    stack.alignment = test.alignment
    stack.spacing = test.spacing
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.isLayoutMarginsRelativeArrangement = test.insets != .zero
    stack.layoutMargins = test.insets
    if let hidden = test.hidden { views[hidden].isHidden = true }
    let insets = test.insets
    let (x, y) = (insets.left + insets.right, insets.top + insets.bottom)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: (isHorizontal ? test.room : 50) + x),
      stack.heightAnchor.constraint(equalToConstant: (isHorizontal ? 50 : test.room) + y),
    ])
    stage.settle()
    #expect(stage.host.takeIssues().isEmpty)
    let shown = views.indices.filter { $0 != test.hidden }
    let wanted = zip(
      along(test, shown.map { lengths[$0] }), across(test, shown.map { breadths[$0] }))
    for (index, (main, cross)) in zip(shown, wanted) {
      let (a, b) = isHorizontal ? (main, cross) : (cross, main)
      // The stack's own position may have been rounded.
      let rect = PixelGrid(scale: 2).withEdgesOnPixels(
        CGRect(x: a.0 + insets.left, y: b.0 + insets.top, width: a.1, height: b.1),
        residual: stack.originResidual)
      let frame = views[index].frame
      let isEqual =
        abs(frame.minX - rect.minX) < 1e-6 && abs(frame.minY - rect.minY) < 1e-6
        && abs(frame.width - rect.width) < 1e-6 && abs(frame.height - rect.height) < 1e-6
      #expect(isEqual, "view \(index): \(frame), worked out \(rect)")
    }
  }

  // MARK: Ties

  private func row(
    _ views: [UIView], width: CGFloat
  ) -> (stage: ConstraintStage, stack: UIStackView, width: NSLayoutConstraint) {
    let stage = ConstraintStage(CGSize(width: 600, height: 800), device: .iPhone8, os: "16.0")
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    let constraint = stack.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor), constraint,
    ])
    stage.settle()
    return (stage, stack, constraint)
  }

  @Test("views without a natural length absorb the slack, the last one all of it")
  func slackGoesToTheLast() {
    let views: [UIView] = [UIView(), SizedView(30, 20), UIView(), SizedView(50, 20), UIView()]
    let (stage, stack, width) = row(views, width: 200)
    #expect(views.map(\.frame.width) == [0, 30, 0, 50, 120])
    views[4].isHidden = true
    stage.settle()
    #expect(views.map(\.frame.width) == [0, 30, 120, 50, 0])
    stack.removeArrangedSubview(views[2])
    views[2].removeFromSuperview()
    stage.settle()
    #expect(views[0].frame.width == 120)
    views[4].isHidden = false
    width.constant = 90
    stage.settle()
    #expect(views[0].frame.width == 0)
    #expect(views[4].frame.width == 10)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("the first of equals gives way after later changes, too")
  func firstGivesWay() {
    let views = [SizedView(30, 20), SizedView(40, 20), SizedView(50, 20)]
    let (stage, stack, width) = row(views, width: 200)
    #expect(views.map(\.frame.width) == [110, 40, 50])
    width.constant = 110
    stage.settle()
    #expect(views.map(\.frame.width) == [20, 40, 50])
    width.constant = 200
    stage.settle()
    #expect(views.map(\.frame.width) == [110, 40, 50])
    views[1].natural.width = 70
    stage.settle()
    #expect(views.map(\.frame.width) == [80, 70, 50])
    width.constant = 80
    stage.settle()
    #expect(views.map(\.frame.width) == [0, 30, 50])
    views[0].isHidden = true
    width.constant = 150
    stage.settle()
    #expect(views.map(\.frame.width) == [0, 100, 50])
    stack.insertArrangedSubview(views[2], at: 0)
    stage.settle()
    #expect(views.map(\.frame.width) == [0, 70, 80])
    // An explicit priority outweighs any order.
    views[2].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.settle()
    #expect(views.map(\.frame.width) == [0, 100, 50])
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("proportions follow natural lengths that change later, also in nested stacks")
  func proportionsFollow() {
    let inner = [SizedView(10, 20), SizedView(20, 20)]
    let nested = UIStackView(arrangedSubviews: inner)
    let side = SizedView(30, 20)
    let (stage, stack, _) = row([nested, side], width: 240)
    stack.distribution = .fillProportionally
    stage.settle()
    #expect([nested, side].map(\.frame.width) == [120, 120])
    side.natural.width = 90
    stage.settle()
    #expect([nested, side].map(\.frame.width) == [60, 180])
    inner[1].natural.width = 80
    stage.settle()
    #expect([nested, side].map(\.frame.width) == [120, 120])
    inner[0].isHidden = true
    nested.spacing = 5
    inner[1].natural.width = 30
    stage.settle()
    #expect([nested, side].map(\.frame.width) == [60, 180])
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("baseline spacing applies to columns of text, edge spacing otherwise")
  func baselines() {
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.font = .systemFont(ofSize: 13)
      label.text = "x"
    }
    let box = SizedView(10, 50)
    let (stage, stack, _) = row([labels[0], box, labels[1]], width: 100)
    stack.axis = .vertical
    stack.spacing = 20
    stack.isBaselineRelativeArrangement = true
    stage.settle()
    let first = labels[0].baselineOffsets?.first ?? 0
    let last = labels[0].baselineOffsets?.last ?? 0
    #expect(labels[0].frame.minY == 0)
    #expect(abs(box.frame.minY - (labels[0].frame.height - last + 20)) < 0.26)
    #expect(abs(labels[1].frame.minY - (box.frame.maxY + 20 - first)) < 0.26)
    #expect(stage.host.takeIssues().isEmpty)
  }
}
