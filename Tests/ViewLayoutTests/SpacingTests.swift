import Testing
import ViewLayout

/// Facts: layout §1.3.
struct SpacingTests {
  /// The metrics of SF Pro from the facts, as fractions of the point size.
  static func metrics(_ size: CGFloat, lineSpacing: CGFloat? = nil, scale: CGFloat) -> TextSpacing {
    let line = 1.19336 * size
    return TextSpacing(
      lineHeight: line, descent: 0.24121 * size, capHeight: 0.70459 * size,
      leading: lineSpacing.map { $0 - line } ?? 0, on: PixelGrid(scale: scale))
  }

  struct Style: Sendable {
    var name: String
    var size: CGFloat
    /// From Apple's Human Interface Guidelines, at the default size.
    var lineSpacing: CGFloat
    /// The distances below and above a view other than a text, and below a text, at 2x and 3x.
    var at2x: [CGFloat]
    var at3x: [CGFloat]
  }

  static let styles = [
    Style(
      name: "largeTitle", size: 34, lineSpacing: 41, at2x: [12.701, 21.118, 0.5],
      at3x: [12.535, 20.951, 0.667]),
    Style(
      name: "title", size: 28, lineSpacing: 34, at2x: [10.254, 17.186, 1],
      at3x: [10.421, 17.352, 0.667]),
    Style(
      name: "title2", size: 22, lineSpacing: 28, at2x: [8.307, 13.753, 2], at3x: [7.973, 13.420, 2]
    ),
    Style(
      name: "title3", size: 20, lineSpacing: 25, at2x: [7.324, 12.275, 1.5],
      at3x: [7.491, 12.442, 1.333]),
    Style(
      name: "body", size: 17, lineSpacing: 22, at2x: [6.601, 10.809, 2], at3x: [6.434, 10.642, 2]),
    Style(
      name: "callout", size: 16, lineSpacing: 21, at2x: [5.859, 9.820, 2], at3x: [5.859, 9.820, 2]),
    Style(
      name: "subheadline", size: 15, lineSpacing: 20, at2x: [5.618, 9.332, 2.5],
      at3x: [5.618, 9.332, 2.333]),
    Style(
      name: "footnote", size: 13, lineSpacing: 18, at2x: [5.136, 8.354, 2.5],
      at3x: [4.802, 8.021, 2.667]),
    Style(
      name: "caption", size: 12, lineSpacing: 16, at2x: [4.395, 7.365, 2], at3x: [4.561, 7.532, 2]),
    Style(
      name: "caption2", size: 11, lineSpacing: 13, at2x: [4.153, 6.876, 0], at3x: [3.987, 6.710, 0]
    ),
  ]

  @Test("the spacing rule yields the distances of all text styles", arguments: styles)
  func law(_ style: Style) {
    for (scale, expected) in [(CGFloat(2), style.at2x), (3, style.at3x)] {
      let spacing = ViewSpacing.text(
        Self.metrics(style.size, lineSpacing: style.lineSpacing, scale: scale))
      let found = [
        spacing.below(.plain), ViewSpacing.plain.below(spacing), spacing.below(spacing),
      ]
      #expect(isNear(found, expected, within: 0.0015), "\(style.name) at \(scale)x: \(found)")
    }
  }

  @Test("between texts the lower one's style counts; fonts by size add nothing")
  func betweenTexts() {
    let headline = ViewSpacing.text(Self.metrics(17, lineSpacing: 22, scale: 3))
    let subheadline = ViewSpacing.text(Self.metrics(15, lineSpacing: 20, scale: 3))
    let sized = ViewSpacing.text(Self.metrics(15, scale: 3))
    #expect(isNear(subheadline.below(headline), 7 / 3))
    #expect(isNear(headline.below(subheadline), 2))
    #expect(sized.below(headline) == 0)
  }

  @Test("horizontal spacing is always 8; vertical spacing is 8 between views other than texts")
  func plain() {
    let text = ViewSpacing.text(Self.metrics(17, lineSpacing: 22, scale: 2))
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: .plain, along: .horizontal) == 8)
    #expect(ViewSpacing.plain.below(.plain) == 8)
  }

  @Test("a button that shows only its label has the label's spacing above, and a plain one below")
  func buttons() {
    let label = ViewSpacing.text(Self.metrics(17, lineSpacing: 22, scale: 2))
    let button = ViewSpacing.button(labelled: label)
    #expect(isNear(button.below(.plain), 6.601, within: 0.0015))
    #expect(ViewSpacing.plain.below(button) == 8)
  }

  @Test("a padded edge and a frame of a fixed height don't have a text's spacing")
  func lost() {
    let spacing = Self.metrics(17, lineSpacing: 22, scale: 3)
    let label = { text(40, 20, spacing: spacing) }
    let below = ViewSpacing.text(spacing)
    #expect(isNear(below.below(label().spacing), 2))
    // Same as below a view other than a text.
    #expect(isNear(below.below(label().padding(.bottom, 4).spacing), 6.434, within: 0.0015))
    #expect(isNear(below.below(label().padding(.top, 4).spacing), 2))
    let row = label().frame(height: 36).frame(maxWidth: .infinity).padding(.horizontal, 12)
    #expect(vstack(row, label().frame(height: 36)).size(300, nil).height == 80)
    #expect(isNear(below.below(label().frame(width: 60).spacing), 2))
  }

  @Test("a stack's edges have the spacing of its children there")
  func stacks() {
    let spacing = Self.metrics(17, lineSpacing: 22, scale: 3)
    let textAbove = vstack(text(40, 20, spacing: spacing), rigid(5, 5))
    let textBelow = vstack(rigid(5, 5), text(40, 20, spacing: spacing))
    #expect(isNear(textAbove.spacing.below(.plain), 6.434, within: 0.0015))
    #expect(ViewSpacing.plain.below(textAbove.spacing) == 8)
    #expect(textBelow.spacing.below(.plain) == 8)
    #expect(isNear(ViewSpacing.plain.below(textBelow.spacing), 10.642, within: 0.0015))
    // In a row the largest spacing of any child counts.
    let row = hstack(text(40, 20, spacing: spacing), rigid(5, 5))
    #expect(isNear(ViewSpacing.plain.below(row.spacing), 10.642, within: 0.0015))
    #expect(row.spacing.below(.plain) == 8)
  }

  @Test("a spacer at a stack's end has no spacing there")
  func spacers() {
    #expect(vstack(spacer(), rigid(5, 5)).spacing.below(.plain) == 0)
    #expect(ViewSpacing.plain.below(vstack(spacer(), rigid(5, 5)).spacing) == 8)
  }

  @Test("unset preferences are a plain view's, and are replaced by others")
  func unions() {
    #expect(ViewSpacing().below(.plain) == 8)
    #expect(ViewSpacing.zero.below(.plain) == 0)
    let text = ViewSpacing.text(Self.metrics(17, lineSpacing: 22, scale: 2))
    let top = ViewSpacing().union(text, edges: .top)
    #expect(isNear(top.below(.plain), 6.601, within: 0.0015))
    #expect(ViewSpacing.plain.below(top) == 8)
    #expect(top.union(.plain).below(.plain) == 8)
  }

  @Test("overlays don't change spacing")
  func overlays() {
    let spacing = Self.metrics(17, lineSpacing: 22, scale: 2)
    let view = text(40, 20, spacing: spacing).overlay(rigid(5, 5))
    #expect(isNear(view.spacing.below(.plain), 6.601, within: 0.0015))
  }

  /// A two-line callout under a menu picker, in a form's row of 96.67 (iOS 26 at L).
  @Test("a callout below a control")
  func calloutBelowControl() {
    let callout = text(200, 121 / 3, spacing: Self.metrics(16, lineSpacing: 21, scale: 3))
    let height = vstack(rigid(100, 61 / 3), callout).size(nil, nil).height
    #expect(isNear(height + 30, 96.53, within: 0.01))
  }

  /// At content size M, where body and headline are 16 points, drawn on pixels (iOS 18.5 and 26).
  @Test("a headline over a padded divider over a text, as measured")
  func dividerBetweenTexts() {
    let spacing = Self.metrics(16, lineSpacing: 21, scale: 3)
    let (title, line, author) = (
      text(90, 58 / 3, spacing: spacing), divider(1 / 3), text(200, 58 / 3, spacing: spacing)
    )
    _ = vstack(align: .leading, title, line.padding(.bottom, 4), author).inWindow(390, 200)
    #expect(isNear(line.frame.minY - title.frame.maxY, 9.820, within: 0.0015))
    #expect(isNear(author.frame.minY - line.frame.maxY, 4 + 5.859, within: 0.0015))
  }
}
