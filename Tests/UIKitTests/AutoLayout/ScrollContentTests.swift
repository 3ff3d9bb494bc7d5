import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ScrollContentTests {
  /// A scroll view that fills a window of 300 × 500 points, at 2x.
  private func scene(
    isRightToLeft: Bool = false
  ) -> (stage: ConstraintStage, scroll: UIScrollView) {
    let stage = ConstraintStage(
      CGSize(width: 300, height: 500), device: .iPhone8, os: "16.0",
      isRightToLeft: isRightToLeft)
    let scroll = stage.add(UIScrollView())
    scroll.contentInsetAdjustmentBehavior = .never
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: stage.root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
    ])
    return (stage, scroll)
  }

  private func add<View: UIView>(_ view: View, to scroll: UIScrollView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    return view
  }

  @Test(
    "a column in a scroll view, pinned to its edges or to its guides", arguments: [false, true],
    [false, true])
  func column(byGuides: Bool, isRightToLeft: Bool) {
    let (stage, scroll) = scene(isRightToLeft: isRightToLeft)
    let rows = (0..<8).map { _ in SizedView(100, 100) }
    let stack = add(UIStackView(arrangedSubviews: rows), to: scroll)
    stack.axis = .vertical
    stack.spacing = 10
    if byGuides {
      let content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -15),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -30),
        stack.widthAnchor.constraint(
          equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -50),
      ])
    } else {
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
        stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -15),
        stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -30),
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -50),
      ])
    }
    stage.settle()
    let left: CGFloat = isRightToLeft ? 30 : 20
    #expect(scroll.contentSize == CGSize(width: 300, height: 890))
    #expect(stack.frame == CGRect(x: left, y: 5, width: 250, height: 870))
    #expect(rows[7].frame == CGRect(x: 0, y: 770, width: 250, height: 100))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 890))
    // Changes after the first layout.
    rows[0].isHidden = true
    stage.settle()
    #expect(scroll.contentSize.height == 780)
    rows[1].natural.height = 50.5
    stage.settle()
    #expect(scroll.contentSize.height == 730.5)
    stack.addArrangedSubview(SizedView(10, 19.5))
    stage.settle()
    #expect(scroll.contentSize.height == 760)
    scroll.contentOffset.y = 260
    stage.settle()
    #expect(stack.frame.minY == 5)
    #expect(scroll.contentOffset.y == 260)
    // A wider window, as after a rotation; the offset comes back into range.
    stage.window.frame.size = CGSize(width: 500, height: 700)
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 500, height: 760))
    #expect(stack.frame.width == 450)
    #expect(scroll.contentOffset.y == 60)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("a horizontally scrolling row is as high as the scroll view", arguments: [false, true])
  func row(isRightToLeft: Bool) {
    let (stage, scroll) = scene(isRightToLeft: isRightToLeft)
    let cards = (0..<3).map { _ in add(SizedView(200, 10), to: scroll) }
    var start = scroll.contentLayoutGuide.leadingAnchor
    for card in cards {
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: start, constant: 10),
        card.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        card.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        card.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
      ])
      start = card.trailingAnchor
    }
    start.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -10).isActive =
      true
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 640, height: 500))
    #expect(cards.map(\.frame.minX) == (isRightToLeft ? [430, 220, 10] : [10, 220, 430]))
    cards[1].removeFromSuperview()
    NSLayoutConstraint.activate([
      cards[2].leadingAnchor.constraint(equalTo: cards[0].trailingAnchor, constant: 10)
    ])
    stage.settle()
    #expect(scroll.contentSize.width == 430)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("content that fills at least the window, and scrolls when it is longer")
  func atLeastTheFrame() {
    let (stage, scroll) = scene()
    let content = add(UIView(), to: scroll)
    let text = SizedView(10, 200)
    text.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(text)
    let fills = content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
    fills.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(
        greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
      fills,
      text.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
      text.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
      text.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
    ])
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 300, height: 500))
    #expect(text.frame.minY == 150)
    text.natural.height = 640
    stage.settle()
    #expect(scroll.contentSize.height == 640)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 10, height: 640))
  }

  @Test("an unconstrained length keeps its explicit value")
  func mixed() {
    let (stage, scroll) = scene()
    scroll.contentSize = CGSize(width: 700, height: 900)
    let title = add(SizedView(50, 20), to: scroll)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
    ])
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 700, height: 900))
    #expect(title.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    let end = title.bottomAnchor.constraint(
      equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10)
    end.isActive = true
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 700, height: 40))
    end.isActive = false
    scroll.contentSize.height = 333
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 700, height: 333))
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("a frame guide stays fixed while the content scrolls; a nested scroll view scrolls too")
  func nested() {
    let (stage, scroll) = scene()
    let header = add(SizedView(30, 30), to: scroll)
    let inner = add(UIScrollView(), to: scroll)
    let wide = add(SizedView(800, 90), to: inner)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 700),
      inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      inner.heightAnchor.constraint(equalTo: wide.heightAnchor),
      wide.topAnchor.constraint(equalTo: inner.topAnchor),
      wide.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      wide.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
    ])
    stage.settle()
    #expect(scroll.contentSize == CGSize(width: 300, height: 790))
    #expect(inner.contentSize == CGSize(width: 800, height: 90))
    #expect(inner.frame == CGRect(x: 0, y: 700, width: 300, height: 90))
    scroll.contentOffset.y = 100
    stage.settle()
    #expect(header.frame.origin == CGPoint(x: 270, y: 104))
    #expect(stage.host.takeIssues().isEmpty)
  }
}
