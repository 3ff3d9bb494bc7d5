import Testing
import UIKit

@testable import ScreenCommands

@Suite struct ScreenStepTests {
  private typealias Action = ScreenStep.Action

  private func action(_ line: String) throws -> ScreenStep.Action { try ScreenStep(line).action }

  @Test func readsTouches() throws {
    #expect(try action("tap Continue") == .tap(.name("Continue"), count: 1))
    #expect(try action("tap  Sign up  ") == .tap(.name("Sign up"), count: 1))
    #expect(try action("tap 100,200.5") == .tap(.point(CGPoint(x: 100, y: 200.5)), count: 1))
    #expect(try action("tap 100, 200") == .tap(.point(CGPoint(x: 100, y: 200)), count: 1))
    #expect(try action(#"tap "100,200""#) == .tap(.name("100,200"), count: 1))
    #expect(try action("tap Don't allow") == .tap(.name("Don't allow"), count: 1))
    #expect(try action("tap “Sign up”") == .tap(.name("Sign up"), count: 1))
    #expect(try action("doubleTap x") == .tap(.name("x"), count: 2))
    #expect(try action("long-press row for 2") == .longPress(.name("row"), seconds: 2))
    #expect(try action("long-press row") == .longPress(.name("row"), seconds: 1))
    #expect(try action("swipe left on Row 3") == .swipe(.left, on: .name("Row 3")))
    #expect(try action("swipe up") == .swipe(.up, on: nil))
    #expect(try action("drag knob to 10,20") == .drag(.name("knob"), to: CGPoint(x: 10, y: 20)))
    #expect(try action("pinch photo by 0.5") == .pinch(.name("photo"), scale: 0.5))
    #expect(try action("refresh") == .refresh(nil))
    #expect(try action("open-menu More") == .openMenu(.name("More")))
  }

  @Test func readsTexts() throws {
    #expect(try action("type hello") == .type("hello", into: nil))
    #expect(
      try action("type go into it into field")
        == .type("go into it", into: .name("field")))
    #expect(
      try action(#"type "a  \"b\"\n" into "into""#) == .type("a  \"b\"\n", into: .name("into")))
    #expect(try action("clear E-mail") == .clear(.name("E-mail")))
    #expect(try action("press return") == .press(.init(key: .return, modifiers: [])))
    #expect(
      try action("press cmd+shift+k")
        == .press(.init(key: .character("k"), modifiers: [.command, .shift])))
    #expect(try action("press ctrl++") == .press(.init(key: .character("+"), modifiers: .control)))
    #expect(try action("press +") == .press(.init(key: .character("+"), modifiers: [])))
  }

  @Test func readsScrolling() throws {
    #expect(try action("scroll to bottom") == .scroll(nil, to: .end(.bottom)))
    #expect(try action("scroll list to top") == .scroll(.name("list"), to: .end(.top)))
    #expect(try action(#"scroll to "top""#) == .scroll(nil, to: .element("top")))
    #expect(try action("scroll to Item 40") == .scroll(nil, to: .element("Item 40")))
    #expect(try action("scroll to row 1,20") == .scroll(nil, to: .row(section: 1, row: 20)))
    #expect(try action("scroll to row boat") == .scroll(nil, to: .element("row boat")))
    #expect(try action("scroll to 0,300") == .scroll(nil, to: .offset(CGPoint(x: 0, y: 300))))
    #expect(try action("scroll down") == .scroll(nil, to: .further(.down)))
    #expect(try action("scroll list up") == .scroll(.name("list"), to: .further(.up)))
    #expect(try action("scroll list to up") == .scroll(.name("list"), to: .element("up")))
  }

  @Test func readsSettings() throws {
    #expect(try action("turn landscape") == .turn(.landscapeRight))
    #expect(try action("turn landscape-left") == .turn(.landscapeLeft))
    #expect(try action("fold half-open") == .fold(.halfOpen))
    #expect(try action("style dark") == .style(isDark: true))
    #expect(
      try action("text-size AX3") == .textSize("UICTContentSizeCategoryAccessibilityXL"))
    #expect(try action("wait 0.5") == .wait(seconds: 0.5))
  }

  /// Each line with a part of its message.
  @Test(arguments: [
    ("", "is empty"), ("   ", "is empty"), ("tpa x", "Did you mean tap"),
    ("frobnicate", "Valid verbs: tap"), ("tap", "write it as “tap NAME"),
    ("\"tap\" x", "unknown verb"),
    ("tap \"x", "isn't closed"), ("type", "write it as"), ("type into x", "write it as"),
    ("type x into", "write it as"), ("swipe", "write it as"), ("swipe north", "write it as"),
    ("drag x", "write it as"), ("drag x to y", "write it as"), ("pinch x by -1", "write it as"),
    ("scroll", "write it as"), ("scroll list", "write it as"), ("turn sideways", "orientation"),
    ("fold ajar", "Valid values: closed"), ("style pink", "write it as"),
    ("text-size 12", "text size"),
    ("wait", "seconds"), ("wait -1", "seconds"), ("wait 1e9", "seconds"), ("wait nan", "seconds"),
    ("press", "write it as"), ("press F19x", "unknown key"), ("press hyper+a", "unknown modifier"),
    ("dismiss-keyboard now", "write it as"), ("long-press x for ever", "seconds"),
  ])
  func saysWhatIsWrong(line: String, words: String) {
    do {
      let step = try ScreenStep(line)
      Issue.record("\(step)")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }
}
