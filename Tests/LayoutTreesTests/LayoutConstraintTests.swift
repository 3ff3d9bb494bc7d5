import Testing

@testable import LayoutTrees

@Suite struct LayoutConstraintTests {
  typealias Terms = LayoutConstraint.Terms
  typealias Operand = LayoutConstraint.Operand

  @Test(arguments: [
    (
      "UILabel[1].leading = safeArea.leading",
      Terms(
        first: Operand(item: "UILabel[1]", attribute: "leading"),
        second: Operand(item: "", guide: .safeArea, attribute: "leading"))
    ),
    (
      "UILabel “a = b.c”.top ≥ 0.5 × UIView “x @ 3”.layoutMargins.bottom @750",
      Terms(
        first: Operand(item: "UILabel “a = b.c”", attribute: "top"),
        relation: .greaterThanOrEqual, multiplier: 0.5,
        second: Operand(item: "UIView “x @ 3”", guide: .layoutMargins, attribute: "bottom"),
        priority: 750)
    ),
    (
      "UIView.width ≤ constant",
      Terms(
        first: Operand(item: "UIView", attribute: "width"), relation: .lessThanOrEqual)
    ),
    (
      "nothing = UIScrollViewContentLayoutGuide.top",
      Terms(
        first: nil,
        second: Operand(item: "UIScrollViewContentLayoutGuide", attribute: "top"))
    ),
  ])
  func partsAreReadFromANameAndMakeItAgain(words: String, terms: Terms) throws {
    let constraint = try #require(LayoutConstraint(name: "constraint \(words)"))
    #expect(constraint.content == .terms(terms))
    #expect(constraint.words == words)
    let second = try #require(LayoutConstraint(name: "constraint \(words) (2)"))
    #expect(second == LayoutConstraint(terms, number: 2))
  }

  @Test func anIdentifierNamesAConstraint() throws {
    let constraint = try #require(LayoutConstraint(name: "constraint “card-top” (3)"))
    #expect(constraint == LayoutConstraint(identifier: "card-top", number: 3))
  }

  /// A name is whatever a file contains; it is kept literally, whatever it means.
  @Test(arguments: [
    "", "“", "”", "“ = ”", " = ", "a = b", "a.b = c.d @", "a.b = c.d @x", "a.b = c.d (0)",
    "a.b = c.d (1)", "a.b = c.d (99999999999999999999)", "UIView “a” = b”.top = UIView.top",
    "a.b = nan × c.d", "a.b = 0x10 × c.d", "a.b = 2.00 × c.d @1e3", ".a = .b", "a. = b.",
    "“\u{202E}<script>” = x.y", "a.b = c.d @1000",
  ])
  func aStrangeNameStaysAsItIs(words: String) throws {
    let name = "constraint " + words
    #expect(try #require(LayoutConstraint(name: name)).name == name)
    #expect(LayoutSubject(name: name).tier == .decision)
    #expect(LayoutSubject(name: name).name == name)
  }

  @Test func otherNamesAreNoConstraints() {
    #expect(LayoutConstraint(name: "constraints") == nil)
    #expect(LayoutConstraint(name: "frame") == nil)
  }
}
