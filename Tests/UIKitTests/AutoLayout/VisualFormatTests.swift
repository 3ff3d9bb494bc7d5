import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct VisualFormatTests {
  /// Two views in a root of 300 × 600 points, and the constraints that a format string creates for them.
  @MainActor
  private struct Bench {
    let stage: ConstraintStage
    let a: SizedView
    let b: SizedView

    init(isRightToLeft: Bool = false) {
      stage = ConstraintStage(
        CGSize(width: 300, height: 600), device: .iPhone8, os: "16.0",
        isRightToLeft: isRightToLeft)
      a = stage.add(SizedView(30, 20))
      b = stage.add(SizedView(50, 40))
    }

    func make(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
      metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
    }

    /// The equations, with the views' names instead of classes and numbers.
    func texts(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
      metrics: [String: Any]? = nil
    ) -> [String] {
      make(format, options, metrics: metrics).map(text)
    }

    private func name(_ item: AnyObject?) -> String {
      item === a ? "a" : item === b ? "b" : item === stage.root ? "|" : "?"
    }

    func text(_ constraint: NSLayoutConstraint) -> String {
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
      text += [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][
        constraint.relation]!
      if constraint.secondItem != nil {
        text += "\(name(constraint.secondItem)).\(constraint.secondAttribute)"
      }
      text += constraint.constant == 0 ? "" : constraint.constant < 0 ? "" : "+"
      text += constraint.constant == 0 ? "" : "\(constraint.constant)"
      return constraint.priority == .required ? text : text + "@\(constraint.priority.rawValue)"
    }
  }

  @Test(
    "every production of Apple's grammar",
    arguments: [
      ("[a]", []),
      ("H:[a][b]", ["b.leading==a.trailing"]),
      ("V:[a]-[b]", ["b.top==a.bottom+8.0"]),
      ("|-[a]", ["a.leading==|.leadingMargin"]),
      ("V:[a]-|", ["a.bottom==|.bottomMargin"]),
      ("H:|[a]|", ["a.leading==|.leading", "|.trailing==a.trailing"]),
      ("V:|-8-[a]-7.5-|", ["a.top==|.top+8.0", "|.bottom==a.bottom+7.5"]),
      ("|-.5-[a]", ["a.leading==|.leading+0.5"]),
      ("|-1e2-[a]", ["a.leading==|.leading+100.0"]),
      ("|-(-8)-[a]", ["a.leading==|.leading-8.0"]),
      ("|-(+8.25)-[a]", ["a.leading==|.leading+8.25"]),
      ("|-gap-[a]", ["a.leading==|.leading+12.0"]),
      ("|-(gap@weak)-[a]", ["a.leading==|.leading+12.0@50.0"]),
      (
        "[a]-(>=8@750,<=20)-[b]", ["b.leading>=a.trailing+8.0@750.0", "b.leading<=a.trailing+20.0"]
      ),
      ("[a]-(==8)-[b]", ["b.leading==a.trailing+8.0"]),
      ("[a(100)]", ["a.width==+100.0"]),
      ("V:[a(>=gap,<=90@249.5)]", ["a.height>=+12.0", "a.height<=+90.0@249.5"]),
      ("[a(b)]", ["a.width==b.width"]),
      ("[a(>=b@20)]", ["a.width>=b.width@20.0"]),
      ("V:[a(b)]-[b(==44)]", ["a.height==b.height", "b.top==a.bottom+8.0", "b.height==+44.0"]),
      (
        "|-[a(>=20)]-[b]-|",
        [
          "a.leading==|.leadingMargin", "a.width>=+20.0", "b.leading==a.trailing+8.0",
          "b.trailing==|.trailingMargin",
        ]
      ),
      (
        "H:| - ( >= 8 , <= 20 ) - [ a ( == 9 ) ]",
        [
          "a.leading>=|.leading+8.0", "a.leading<=|.leading+20.0", "a.width==+9.0",
        ]
      ),
    ])
  func grammar(format: String, wanted: [String]) {
    let bench = Bench()
    let found = bench.texts(format, metrics: ["gap": 12, "weak": UILayoutPriority(50)])
    #expect(found == wanted)
    #expect(bench.stage.host.takeIssues().isEmpty)
  }

  @Test func metricsOfEveryKind() {
    let bench = Bench()
    let values: [Any] = [
      12, 12.0, Float(12), CGFloat(12), NSNumber(value: 12), "12", UInt8(12), UILayoutPriority(12),
    ]
    for value in values {
      #expect(bench.texts("|-m-[a]", metrics: ["m": value]) == ["a.leading==|.leading+12.0"])
    }
    #expect(bench.texts("|-m-[a]", metrics: ["m": UIView()]).isEmpty)
    #expect(
      bench.stage.host.takeIssues().first?.problem.contains("\"m\" is not a number") == true)
  }

  @Test("views are aligned across the layout, adjacent ones only")
  func alignment() {
    let bench = Bench()
    #expect(
      bench.texts("H:|[a][b]", [.alignAllTop, .alignAllBottom]) == [
        "a.leading==|.leading", "b.leading==a.trailing", "b.top==a.top", "b.bottom==a.bottom",
      ])
    let others: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllCenterY, "centerY"), (.alignAllLastBaseline, "lastBaseline"),
      (.alignAllFirstBaseline, "firstBaseline"),
    ]
    for (option, name) in others {
      #expect(bench.texts("[a][b]", option).last == "b.\(name)==a.\(name)")
    }
    let upright: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ]
    for (option, name) in upright {
      #expect(bench.texts("V:[a][b]", option).last == "b.\(name)==a.\(name)")
    }
    #expect(bench.texts("V:[a]", .alignAllTop).isEmpty)
    #expect(bench.stage.host.takeIssues().isEmpty)
    #expect(bench.texts("V:[a][b]", .alignAllTop).isEmpty)
    #expect(bench.texts("H:[a][b]", .alignAllLeading).isEmpty)
    let problems = bench.stage.host.takeIssues().map(\.problem)
    #expect(
      problems == [
        "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
          + "vertical edge, which is not allowed for layout that is also vertical. \nV:[a][b] \n"
          + "        ^",
        "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
          + "horizontal edge, which is not allowed for layout that is also horizontal. \n"
          + "H:[a][b] \n        ^",
      ])
  }

  @Test func directions() {
    let bench = Bench()
    #expect(
      bench.texts("|-5-[a]-[b]-|", .directionLeftToRight) == [
        "a.left==|.left+5.0", "b.left==a.right+8.0", "b.right==|.rightMargin",
      ])
    #expect(
      bench.texts("|-5-[a]-(>=9)-[b]-|", .directionRightToLeft) == [
        "|.right==a.right+5.0", "a.left>=b.right+9.0", "b.left==|.leftMargin",
      ])
    #expect(bench.texts("V:[a]-[b]", .directionRightToLeft) == ["b.top==a.bottom+8.0"])
    #expect(
      bench.texts("V:[a]-30-[b]", .spacingBaselineToBaseline) == [
        "b.firstBaseline==a.lastBaseline+30.0"
      ])
    #expect(
      bench.texts("H:[a]-30-[b]", .spacingBaselineToBaseline) == ["b.leading==a.trailing+30.0"])
  }

  @Test("a row and a column lay out, in both reading directions", arguments: [false, true])
  func layout(isRightToLeft: Bool) {
    let bench = Bench(isRightToLeft: isRightToLeft)
    bench.stage.root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    bench.stage.controller.viewRespectsSystemMinimumLayoutMargins = false
    NSLayoutConstraint.activate(
      bench.make("H:|-[a]-[b(==a)]-|", .alignAllTop) + bench.make("V:|-100-[a]"))
    bench.stage.settle()
    let (first, second) =
      isRightToLeft ? (bench.b.frame, bench.a.frame) : (bench.a.frame, bench.b.frame)
    #expect(first.minX == 16)
    #expect(first.width == 130)
    #expect(second.minX == 154)
    #expect(second.maxX == 284)
    #expect(first.minY == 100)
    #expect(second.minY == 100)
    #expect(bench.stage.host.takeIssues().isEmpty)
  }

  @Test("guides and layout supports appear in strings, too")
  func guides() {
    let bench = Bench()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[top]-[a]", metrics: nil,
      views: ["top": bench.stage.controller.topLayoutGuide, "a": bench.a])
    #expect(made.count == 1)
    let guide = UILayoutGuide()
    bench.stage.root.addLayoutGuide(guide)
    let own = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-3-[g(4)]", metrics: nil, views: ["g": guide])
    NSLayoutConstraint.activate(own)
    bench.stage.settle()
    #expect(guide.layoutFrame.minY == 3)
    #expect(guide.layoutFrame.height == 4)
  }

  // MARK: Errors

  @Test(
    "unparsable text is an issue with a caret under the position",
    arguments: [
      ("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
      ("H[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
      ("H:|-[c]", "c is not a key in the views dictionary.", 6),
      (
        "H:|-gapp-[a]",
        "Encountered metric with name \"gapp\", but value was not specified in metrics or views "
          + "dictionaries", 8
      ),
      ("|-a-[b]", "a is not a key in the metrics dictionary.", 3),
      ("[a(100]", "Expected a ')' or a ',' here. That is how you give the end of a predicate.", 6),
      ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
      ("[a]-8[b]", "Expected a '-' here. That is how you give the space's end.", 5),
      ("", "Expected a '[' here. That is how you give the beginning of a view.", 0),
      ("H:|", "Expected a '[' here. That is how you give the beginning of a view.", 3),
      ("|-8-|", "Expected a '[' here. That is how you give the beginning of a view.", 4),
      (
        "[1]",
        "Expected a view. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.", 1
      ),
      ("[a(=>8)]", "Expected a relation. Relation must be one of <=, == or >=.", 4),
      ("[a(>8)]", "Expected a relation. Relation must be one of <=, == or >=.", 4),
      ("[a(>=)]", "Expected a number, a metric or a view here.", 5),
      ("|-(>=)-[a]", "Expected a number or a metric here.", 5),
      ("|--8-[a]", "Expected a number or a metric here.", 2),
      ("[a(8@2000)]", "Priorities must be greater than 0 and less or equal to 1000.", 9),
      ("[a(8@0)]", "Priorities must be greater than 0 and less or equal to 1000.", 6),
      ("|[a]|[b]", "Expected the end of the format string here", 5),
      ("[a.frame]", "Expected a ']' here. That is how you give the end of a view.", 2),
      ("[a(b*2)]", "Expected a ')' or a ',' here. That is how you give the end of a predicate.", 4),
      ("[a]-(8,)-[b]", "Expected a number or a metric here.", 7),
      (
        "[ä]",
        "Expected a view. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.", 1
      ),
    ])
  func errors(format: String, reason: String, position: Int) {
    let bench = Bench()
    #expect(bench.make(format).isEmpty)
    let text =
      "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
    #expect(bench.stage.host.takeIssues().map(\.problem) == [text])
  }

  @Test("the superview's edge needs a superview; the caret is after the view, as in logs")
  func noSuperview() {
    let bench = Bench()
    let view = UIView()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-(>=50)-[view(100)]", metrics: nil, views: ["view": view])
    #expect(made.isEmpty)
    #expect(
      bench.stage.host.takeIssues().map(\.problem) == [
        "Unable to parse constraint format: \nUnable to interpret '|' character, because the "
          + "related view doesn't have a superview \nH:|-(>=50)-[view(100)] \n"
          + "                      ^"
      ])
  }

  @Test("hostile strings produce an issue, quickly")
  func hostile() {
    let bench = Bench()
    let strings = [
      String(repeating: "[", count: 100_000), "[a(" + String(repeating: "(", count: 100_000),
      String(repeating: "-", count: 100_000), "H:" + String(repeating: "|", count: 100_000),
      "[a]-(" + String(repeating: ">=8,", count: 20_000), "👩‍👩‍👧‍👦", "\0", "H:\n[a]\u{301}",
      "[a]-1e999-[b]",
      "[a(1e999)]", "[a(-1e999)]", "|-nan-[a]", "[a]-(1e)-[b]", "H:V:[a]", "[a]-.-[b]",
      "[a]-%@-[b]",
      "[\u{202e}a]", String(repeating: " ", count: 100_000),
    ]
    for string in strings {
      for constraint in bench.make(string) { constraint.isActive = true }
      #expect(!bench.stage.host.takeIssues().isEmpty, "\(string.prefix(20))")
    }
    bench.stage.settle()
    // Any number of views.
    let long = "|" + String(repeating: "-(>=0)-[a]", count: 5_000)
    #expect(bench.make(long).count == 5_000)
  }
}
