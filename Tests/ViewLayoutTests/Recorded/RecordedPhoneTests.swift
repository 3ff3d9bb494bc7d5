import Testing
import ViewLayout

/// Frames of an iOS 26.0 simulator at 2x, whose text styles are taller than on other devices: controls,
/// representables and what a screen's containers leave to them.
///
/// Not compared: rows of lists (i04, i05, i06, i13), lists under large titles (i06, i08, i14) and the
/// containers that fill the window, all of which UIKit lays out.
@Suite(.enabled(if: areRecordingsThere, "the recordings aren't next to the project"))
struct RecordedPhoneTests {
  /// The recorded body text: lines of 24.287, of which descent is 5.9295; capitals of 17 points.
  static let tallBody = TextSpacing(
    lineHeight: 24.287, descent: 5.92949, capHeight: 0.70459 * 17, leading: 0,
    on: PixelGrid(scale: 2))
  /// Its baseline: the ascent of 18.357, rounded.
  static let tallBaseline: CGFloat = 18.5

  @Test func textsAndControls() throws {
    let s = try #require(Screen("i01"))
    s.check(
      s(
        "stack",
        vstack(
          s.text("text", Self.tallBody), s.filling("toggle", height: 30),
          s.rigid("plain", spacing: .button(labelled: .text(Self.tallBody))), s.rigid("bordered"),
          s.filling("field", height: 26), s.filling("rounded", height: 34),
          s.filling("slider", height: 31), s.filling("stepper", height: 32),
          s.filling("segmented", height: 31), s.text("textBelow", Self.tallBody))))
  }

  @Test func buttons() throws {
    let s = try #require(Screen("i02"))
    s.check(
      s(
        "stack",
        vstack(
          align: .leading, spacing: 12, s.rigid("plain"), s.rigid("bordered"), s.rigid("prominent"),
          s.rigid("borderless"), s.rigid("disabled"), s.rigid("destructive"),
          s(
            "row",
            hstack(
              align: .firstTextBaseline, spacing: 8,
              s.text("rowButton", baseline: Self.tallBaseline),
              s.text("rowText", baseline: Self.tallBaseline))))))
  }

  @Test("the baselines of a toggle are at its top edge")
  func toggles() throws {
    let s = try #require(Screen("i03"))
    s.check(
      s(
        "stack",
        vstack(
          align: .leading, spacing: 12, s.filling("on", height: 30), s.filling("off", height: 30),
          s("custom", hstack(spacing: 0, s.text("customText"), spacer(0), rigid(66, 30))),
          s(
            "baselineRow",
            hstack(
              align: .firstTextBaseline, spacing: 8,
              s.filling("baselineToggle", height: 30, baseline: 0),
              s.text("baselineText", baseline: Self.tallBaseline))), s.rigid("hidden"),
          s.filling("disabled", height: 30))))
  }

  @Test("a pushed screen and the content below a navigation bar of 64")
  func pushed() throws {
    for (id, height) in [("i08", 480), ("i14", 400)] as [(String, CGFloat)] {
      let s = try #require(Screen(id))
      let frame = s.recording.steps?.first?.frames["pushed"] ?? []
      try #require(frame.count == 4)
      let text = s("pushed", ViewLayoutTests.text(frame[2], frame[3]))
      s.check(
        s("detail", text.frame(maxWidth: .infinity, maxHeight: .infinity)),
        in: CGRect(x: 0, y: 64, width: 320, height: height - 64), step: "push",
        except: id == "i08" ? ["nav", "list", "link"] : ["nav", "list", "link", "row"])
    }
    let s = try #require(Screen("i07"))
    s.check(
      s.colour("list", nil, nil), in: CGRect(x: 0, y: 64, width: 320, height: 236),
      except: ["nav", "row"])
  }

  @Test("a navigation stack fills its proposal")
  func navigationInAStack() throws {
    let s = try #require(Screen("i09"))
    s.check(
      s(
        "stack",
        vstack(
          spacing: 8, s("navText", colour().overlay(s.text("small"))), s.text("below"))))
  }

  @Test func presenters() throws {
    for id in ["i10", "i11"] {
      let s = try #require(Screen(id))
      let stack = s("stack", zstack(colour().ignoresSafeArea(), s.text("button")))
      s.check(stack)
      s.check(stack, step: "present")
    }
    let s = try #require(Screen("i12"))
    s.check(s("tabs", colour().overlay(s.colour("page1", 120, 80))))
  }

  @Test func wheelsAndPickers() throws {
    let s = try #require(Screen("i22"))
    s.check(s("stack", vstack(spacing: 12, s.rigid("dateWheel"), s.rigid("timeWheel"))))
    let t = try #require(Screen("i23"))
    t.check(
      t(
        "stack",
        vstack(
          align: .leading, spacing: 12, t.rigid("menu"), t.rigid("menuHidden"),
          t.filling("segmented", height: 31),
          t("segmentedNarrow", t.filling("", height: 31).frame(width: 160)))))
  }

  @Test("an inset at the bottom edge")
  func safeAreaInset() throws {
    let s = try #require(Screen("i19"))
    let box = LayoutBox(colour(), insetAt: .bottom, by: s.colour("inset", nil, 40))
    s.check(
      s("box", box), in: CGRect(x: 0, y: 64, width: 320, height: 236), except: ["nav"])
  }
}
