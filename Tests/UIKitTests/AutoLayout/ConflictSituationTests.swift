import Devices
import Foundation
import Testing

@testable import UIKit

/// Situations with conflicting constraints: a report names the ones that a person would name, and no others,
/// and one of the user's breaks.
@MainActor
final class ConflictSituationTests {
  /// Created by a test's first line, so that its device is the current one.
  private lazy var stage = ConstraintStage(
    CGSize(width: 300, height: 600), safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    device: .iPhoneX, os: "16.0")

  private func on(_ name: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.identifier = name
    constraint.isActive = true
    return constraint
  }

  /// The names in the only report, and the constraint that breaks.
  private func report() throws -> (names: Set<String>, victim: String, text: String) {
    stage.settle()
    let issues = stage.host.takeIssues()
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(issue.isLogged)
    let parts = issue.problem.components(separatedBy: "Will attempt to recover by breaking")
    let lines = parts[0].split(separator: "\n").filter { $0.hasPrefix("    \"") }
    let names = lines.map { Self.name(String($0)) }
    let victim = Self.name(parts[1].components(separatedBy: "\n")[1])
    #expect(names.contains(victim))
    return (Set(names), victim, issue.problem)
  }

  /// The identifier, or the kind and subject of one of UIKit's own.
  private static func name(_ line: String) -> String {
    let kind = line.split(separator: ":")[0].drop { "\" <".contains($0) }
    let rest = line.drop { $0 != " " }.drop { "\" ".contains($0) }
    if kind == "NSAutoresizingMaskLayoutConstraint" {
      return "mask " + line.components(separatedBy: " == ")[0].components(separatedBy: ".").last!
    }
    if kind == "NSContentSizeLayoutConstraint" { return "content size" }
    guard
      let quoted = line.split(separator: "'", omittingEmptySubsequences: false).dropFirst()
        .first
    else { return String(rest) }
    return String(quoted)
  }

  private func box() -> UIView { stage.add(UIView()) }

  @Test func widthAgainstBothEdges() throws {
    let view = box()
    _ = on("left", view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20))
    _ = on("right", view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    _ = on("top", view.topAnchor.constraint(equalTo: stage.root.topAnchor))
    _ = on("width", view.widthAnchor.constraint(equalToConstant: 100))
    let found = try report()
    #expect(found.names == ["left", "right", "width", "UIView-Encapsulated-Layout-Width"])
    #expect(found.victim == "width")
    #expect(view.frame.width == 280)
  }

  @Test func chainOfEqualWidths() throws {
    let views = (0..<4).map { _ in box() }
    _ = on("a=b", views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor))
    _ = on("b=c", views[1].widthAnchor.constraint(equalTo: views[2].widthAnchor))
    _ = on("c=d", views[2].widthAnchor.constraint(equalTo: views[3].widthAnchor))
    _ = on("a", views[0].widthAnchor.constraint(equalToConstant: 100))
    _ = on("least", views[3].widthAnchor.constraint(greaterThanOrEqualToConstant: 10))
    _ = on("c", views[2].widthAnchor.constraint(equalToConstant: 50))
    let found = try report()
    #expect(found.names == ["a=b", "b=c", "a", "c"])
    #expect(found.victim == "c")
    #expect(views.map(\.frame.width) == [100, 100, 100, 100])
  }

  @Test("a view whose autoresizing mask wasn't switched off")
  func autoresizingMask() throws {
    stage.host.becomeCurrent()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    stage.root.addSubview(view)
    _ = on("width", view.widthAnchor.constraint(equalToConstant: 60))
    let found = try report()
    #expect(found.names == ["mask width", "width"])
    #expect(found.victim == "width")
    #expect(found.text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(view.frame.width == 100)
  }

  @Test func leastAgainstMost() throws {
    let view = box()
    _ = on("least", view.heightAnchor.constraint(greaterThanOrEqualToConstant: 100))
    _ = on("wide", view.widthAnchor.constraint(equalToConstant: 10))
    _ = on("most", view.heightAnchor.constraint(lessThanOrEqualToConstant: 50))
    let found = try report()
    #expect(found.names == ["least", "most"])
    #expect(found.victim == "most")
    #expect(view.frame.height == 100)
  }

  @Test func twoPlacesForOneEdge() throws {
    let view = box()
    _ = on("ten", view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10))
    _ = on("twenty", view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20))
    let found = try report()
    #expect(found.names == ["ten", "twenty"])
    #expect(view.frame.minX == 10)
  }

  @Test func ratioAgainstSides() throws {
    let view = box()
    _ = on("width", view.widthAnchor.constraint(equalToConstant: 100))
    _ = on("height", view.heightAnchor.constraint(equalToConstant: 100))
    _ = on("ratio", view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2))
    let found = try report()
    #expect(found.names == ["width", "height", "ratio"])
    #expect(view.frame.size == CGSize(width: 100, height: 100))
  }

  @Test("each right of the other: the non-negative lengths aren't listed")
  func circle() throws {
    let (a, b) = (box(), box())
    _ = on("a after b", a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 1))
    _ = on("b after a", b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1))
    let found = try report()
    #expect(found.names == ["a after b", "b after a"])
  }

  @Test func safeArea() throws {
    let view = box()
    let safe = stage.root.safeAreaLayoutGuide
    _ = on("below", view.topAnchor.constraint(equalTo: safe.topAnchor))
    _ = on("above", view.bottomAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60))
    _ = on("height", view.heightAnchor.constraint(equalToConstant: 40))
    let found = try report()
    #expect(found.names == ["below", "above", "height", "UIViewSafeAreaLayoutGuide-top"])
    #expect(view.frame == CGRect(x: 0, y: 44, width: 0, height: 16))
    #expect(
      found.text.contains(
        "'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']   "
          + "(active, names: '|':UIView:0x3 )>"))
  }

  @Test func margins() throws {
    let view = box()
    stage.root.directionalLayoutMargins.trailing = 30
    let margins = stage.root.layoutMarginsGuide
    _ = on("right", view.rightAnchor.constraint(equalTo: margins.rightAnchor))
    _ = on("far", view.rightAnchor.constraint(equalTo: stage.root.rightAnchor))
    let found = try report()
    #expect(found.names == ["right", "far", "UIView-rightMargin-guide-constraint"])
    #expect(
      found.text.contains(
        "H:[UILayoutGuide:0x2'UIViewLayoutMarginsGuide']-(30)-|(LTR)   (active, names: "))
    #expect(view.frame.maxX == 270)
  }

  @Test func naturalSizeThatIsRequired() throws {
    let label = stage.add(SizedView(120, 20))
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    _ = on("narrow", label.widthAnchor.constraint(lessThanOrEqualToConstant: 80))
    let found = try report()
    #expect(found.names == ["content size", "narrow"])
    #expect(found.victim == "narrow")
    #expect(label.frame.width == 120)
  }

  @Test(
    "a required content size that changed after the edges were set breaks",
    arguments: [true, false])
  func contentChangedLast(first: Bool) throws {
    let views = [stage.add(SizedView(195, 20)), stage.add(SizedView(10, 20))]
    for view in views { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
    _ = on("leading", views[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
    _ = on(
      "gap", views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 105))
    _ = on("trailing", views[1].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    views[1].natural.width = 30
    views[first ? 0 : 1].natural.width += 1
    let found = try report()
    #expect(found.victim == "content size")
    #expect(views.map(\.frame.width) == (first ? [165, 30] : [195, 0]))
  }

  @Test func stackView() throws {
    stage.host.becomeCurrent()
    let views = [UIView(), UIView()]
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    stack.spacing = 10
    stack.accessibilityIdentifier = "stack"
    stage.settle()
    _ = on("total", stack.widthAnchor.constraint(equalToConstant: 100))
    _ = on("first", views[0].widthAnchor.constraint(equalToConstant: 80))
    _ = on("second", views[1].widthAnchor.constraint(equalToConstant: 80))
    let found = try report()
    #expect(
      found.names == ["total", "first", "second", "UISV-canvas-connection", "UISV-spacing"])
    #expect(found.victim == "second")
    #expect(views.map(\.frame.width) == [80, 10])
  }

  private final class Row: UITableViewCell {
    let box = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let made = [
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        box.heightAnchor.constraint(equalToConstant: 60),
      ]
      for (name, constraint) in zip(["top", "bottom", "height"], made) {
        constraint.identifier = name
      }
      NSLayoutConstraint.activate(made)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      Row(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("a row that is lower than its content: the height is called encapsulated")
  func cell() throws {
    stage.host.becomeCurrent()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.rowHeight = 44
    let rows = Rows()
    table.dataSource = rows
    stage.root.addSubview(table)
    let found = try report()
    #expect(found.names == ["top", "bottom", "height", "UIView-Encapsulated-Layout-Height"])
    #expect(found.text.contains("UITableViewCellContentView:0x"))
    #expect(found.victim == "height")
    #expect(!found.text.contains("(Note:"))
  }

  @Test("two unrelated conflicts are two reports")
  func independent() {
    let (a, b) = (box(), box())
    _ = on("a1", a.widthAnchor.constraint(equalToConstant: 1))
    _ = on("b1", b.heightAnchor.constraint(equalToConstant: 1))
    _ = on("a2", a.widthAnchor.constraint(equalToConstant: 2))
    _ = on("b2", b.heightAnchor.constraint(equalToConstant: 2))
    stage.settle()
    #expect(stage.host.takeIssues().count == 2)
    #expect(a.frame.width == 1)
    #expect(b.frame.height == 1)
  }

  @Test("a broken constraint is satisfied as closely as possible")
  func nearest() throws {
    let view = box()
    _ = on("least", view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100))
    let wish = view.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = UILayoutPriority(999)
    _ = on("wish", wish)
    _ = on("most", view.widthAnchor.constraint(lessThanOrEqualToConstant: 40))
    let found = try report()
    #expect(found.names == ["least", "most"])
    // 40 is as close as 100 gets, although 999 prefers more.
    #expect(view.frame.width == 100)
  }

  @Test("constraints that UIKit rejects name both views")
  func refused() throws {
    let (a, b) = (box(), box())
    a.accessibilityIdentifier = "first"
    b.accessibilityIdentifier = "second"
    func issue() throws -> String { try #require(stage.host.takeIssues().first).description }
    _ = NSLayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 1,
      constant: 0)
    var text = try issue()
    #expect(text.contains("'first'.left == ") && text.contains("'second'.height"))
    #expect(text.contains("Invalid pairing of layout attributes"))
    _ = NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .left,
      multiplier: 1, constant: 0)
    text = try issue()
    #expect(text.contains("'first'.leading == ") && text.contains("'second'.left"))
    _ = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: .nan)
    text = try issue()
    #expect(text.contains("'first'.width") && text.contains("'second'.width"))
    #expect(text.contains("Multiplier is not finite! That's illegal. multiplier:nan"))
    _ = a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -.infinity)
    text = try issue()
    #expect(text.contains("'first'.width") && text.contains("'second'.width"))
    #expect(text.contains("Constant is not finite! That's illegal. constant:-inf"))
    let alone = UIView()
    alone.accessibilityIdentifier = "alone"
    alone.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
    text = try issue()
    #expect(text.contains("'alone'.top") && text.contains("'first'.top"))
    #expect(text.contains("they have no common ancestor"))
    let equal = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    equal.isActive = true
    equal.priority = .defaultLow
    text = try issue()
    #expect(text.contains("'first'.width") && text.contains("'second'.width"))
    #expect(text.contains("from required to not on an installed constraint"))
    equal.isActive = false
    equal.priority = .defaultLow
    equal.isActive = true
    equal.priority = .required
    #expect(equal.priority == .defaultLow)
    #expect(try issue().contains("from optional to required on an installed constraint"))
    equal.priority = UILayoutPriority(.nan)
    #expect(equal.priority == .defaultLow)
    #expect(try issue().contains("It's illegal to set priority:nan."))
    _ = NSLayoutConstraint(
      item: "no view", attribute: .left, relatedBy: .equal, toItem: b, attribute: .left,
      multiplier: 1, constant: 0)
    #expect(try issue().contains("must contain a first layout item"))
  }
}
