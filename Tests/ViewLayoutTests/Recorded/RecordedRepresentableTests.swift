import Testing
import ViewLayout

/// Frames of UIKit views in SwiftUI, on an iOS 26.0 simulator at 2x; fonts by size, so ordinary.
@Suite(.enabled(if: areRecordingsThere, "the recordings aren't next to the project"))
struct RecordedRepresentableTests {
  /// A view with an intrinsic size and priorities in both axes.
  static func view(
    _ size: CGSize, hugging: Float = 250, resistance: Float = 750, baseline: CGFloat? = nil
  ) -> LayoutBox {
    LayoutBox(
      RepresentableLeaf(
        width: .init(intrinsic: size.width, hugging: hugging, resistance: resistance),
        height: .init(intrinsic: size.height, hugging: hugging, resistance: resistance),
        baselines: baseline.map { TextBaselines(first: $0, last: $0) }))
  }

  /// “Hello” in 17 points.
  static let hello = CGSize(width: 39, height: 20.5)
  static let uiSwitch = CGSize(width: 66, height: 30)

  static func label(hugging: Float = 251, resistance: Float = 750) -> LayoutBox {
    view(hello, hugging: hugging, resistance: resistance, baseline: 16)
  }

  @Test func controls() throws {
    let s = try #require(Screen("i15"))
    s.check(
      s(
        "stack",
        vstack(
          align: .leading, spacing: 8,
          s("switchLarge", Self.view(Self.uiSwitch, hugging: 750)).frame(width: 200, height: 60),
          s("switchIdeal", Self.view(Self.uiSwitch, hugging: 750).fixedSize()),
          s("field", Self.view(CGSize(width: 60, height: 34))).frame(width: 200, height: 60),
          s("button", Self.view(CGSize(width: 30, height: 30))).frame(width: 200, height: 60),
          s("buttonIdeal", Self.view(CGSize(width: 30, height: 30)).fixedSize()))))
  }

  @Test func labels() throws {
    let s = try #require(Screen("i16"))
    let long = Self.view(CGSize(width: 339, height: 20.5), hugging: 251)
    s.check(
      s(
        "stack",
        vstack(
          align: .leading, spacing: 4, s("large", Self.label()).frame(width: 200, height: 60),
          s("small", Self.label()).frame(width: 30, height: 10),
          s("ideal", Self.label().fixedSize()), s("wrap", long).frame(width: 120, height: 100))))
  }

  @Test func priorities() throws {
    let s = try #require(Screen("i17"))
    let hugging = [252, 500, 749, 750, 751, 1000].map { priority in
      s("hug\(priority)", Self.label(hugging: Float(priority))).frame(width: 200, height: 60)
    }
    let squeezed = [250, 500, 749, 751, 1000].map { priority in
      s("squeeze\(priority)", Self.label(resistance: Float(priority))).frame(width: 30, height: 10)
    }
    s.check(
      s("stack", LayoutBox(VStackLayout(alignment: .leading, spacing: 4), hugging + squeezed)))
  }

  @Test func ownSizes() throws {
    let s = try #require(Screen("i18"))
    func fixed() -> LayoutBox {
      LayoutBox(
        AnsweringLeaf(baselines: { TextBaselines(first: 0, last: $0.height) }) { _ in
          CGSize(width: 44, height: 22)
        })
    }
    func proposed() -> LayoutBox {
      LayoutBox(AnsweringLeaf { CGSize(width: $0.width ?? 100, height: 20) })
    }
    let baseline = RecordedPhoneTests.tallBaseline
    s.check(
      s(
        "stack",
        vstack(
          align: .leading, spacing: 8, s("fixed", fixed()).frame(width: 200, height: 60),
          s("proposal", proposed()).frame(width: 200, height: 60),
          s("proposalIdeal", proposed().fixedSize()),
          s(
            "baselineRow",
            hstack(
              align: .firstTextBaseline, spacing: 8, s.text("baselineText", baseline: baseline),
              s("baselineBox", fixed()))),
          s(
            "lastRow",
            hstack(
              align: .lastTextBaseline, spacing: 8, s.text("lastText", baseline: baseline),
              s("lastBox", fixed()))),
          s(
            "labelRow",
            hstack(
              align: .firstTextBaseline, spacing: 8, s.text("labelText", baseline: baseline),
              s("labelBox", Self.label(hugging: 1000)))))))
  }

  @Test("a view whose content changes is laid out again")
  func updates() throws {
    let s = try #require(Screen("i20"))
    let label = s("label", Self.label(hugging: 1000))
    let stack = s(
      "stack",
      vstack(
        align: .leading, spacing: 8, label,
        s("switch", Self.view(Self.uiSwitch, hugging: 750).fixedSize())))
    s.check(stack)
    label.setLeaf(
      RepresentableLeaf(
        width: .init(intrinsic: 90, hugging: 1000, resistance: 750),
        height: .init(intrinsic: 20.5, hugging: 1000, resistance: 750)))
    s.check(stack, step: "longer")
    s.check(stack, step: "off")
  }
}
