import Graphics
import SystemFacts
import Typography

/// A text with all that its layout depends on: what a host draws in a frame.
package struct TextContent: PlacedContent, Equatable {
  package var text: StyledText
  /// The greatest number of lines; 0 for any.
  package var lineLimit: Int
  /// The number of lines for which space is reserved.
  package var leastLines: Int
  package var minimumScale: CGFloat
  package var allowsTightening: Bool
  package var grid: PixelGrid
  package var edition: SystemFontEdition
  /// What all of the text is painted with, if it isn't a colour of its own.
  package var paint: Paint?
  package var looks: DrawingLooks
  /// The images in the text, by their position in UTF-16 units; the layout's runs reserve their frames.
  package var images: [Int: ImageContent]
  package var links: [Link]
  package var isRedacted: Bool
  /// What assistive technologies read.
  package var spokenString: String

  /// A part of the text that opens a URL.
  package struct Link: Equatable, Sendable {
    /// In UTF-16 units.
    package var range: Range<Int>
    package var url: URL
  }

  package var string: String { text.string }

  /// The amount of closing up per character, as a share of the font's size (macOS 26.2; facts: layout §1.15, likely).
  private static let tightening: CGFloat = 1.0 / 72
  /// The steps of searching for a scale, each of which halves the error.
  private static let searchSteps = 10

  // MARK: Lines

  /// Returns the lines in a frame of a size, as they are drawn.
  package func layout(in size: CGSize) -> TextLayout {
    // The frame is rounded up to pixels, but sums of such lengths aren't exact.
    layout(width: size.width + 1e-3, height: size.height + 1e-3)
  }

  package func layout(width: CGFloat, height: CGFloat) -> TextLayout {
    let plain = lines(text, width, height)
    guard plain.isTruncated else { return plain }
    if allowsTightening {
      let closest = lines(tightened(by: 1), width, height)
      if !closest.isTruncated {
        return best(closest) { lines(tightened(by: 1 - $0), width, height) }
      }
    }
    guard minimumScale < 1 else { return plain }
    let minimum = max(minimumScale, 0.01)
    let smallest = lines(scaled(by: minimum), width, height)
    if smallest.isTruncated { return smallest }
    return best(smallest) { lines(scaled(by: minimum + (1 - minimum) * $0), width, height) }
  }

  /// Returns the last layout between a share of 0, which fits, and 1, which doesn't.
  private func best(_ fitting: TextLayout, _ layout: (CGFloat) -> TextLayout) -> TextLayout {
    var best = fitting
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<Self.searchSteps {
      let middle = (low + high) / 2
      let found = layout(middle)
      if found.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, found)
      }
    }
    return best
  }

  private func lines(_ text: StyledText, _ width: CGFloat, _ height: CGFloat) -> TextLayout {
    // Probes with a height of 0 don't truncate (facts: layout §1.15, high on macOS).
    TextLayout.layout(
      text,
      in: TextLayout.Constraints(
        width: max(width, 0), height: height > 1e-2 ? height : .infinity,
        numberOfLines: lineLimit, edition: edition))
  }

  private func scaled(by factor: CGFloat) -> StyledText {
    var text = text
    for index in text.runs.indices {
      text.runs[index].attributes.font.size *= factor
      text.runs[index].attributes.font.linePitch = text.runs[index].attributes.font.linePitch
        .map { $0 * factor }
    }
    return text
  }

  private func tightened(by share: CGFloat) -> StyledText {
    var text = text
    for index in text.runs.indices {
      text.runs[index].attributes.tracking -=
        share * Self.tightening * text.runs[index].attributes.font.size
    }
    return text
  }

  // MARK: Size

  func size(for proposal: ProposedViewSize) -> CGSize {
    if text.string.isEmpty { return .zero }
    let width = proposal.width ?? .infinity
    let layout = layout(width: width, height: proposal.height ?? .infinity)
    var size = grid.up(
      CGSize(width: layout.size.width + trailingSpace(of: layout), height: layout.size.height))
    size.width = max(0, min(size.width, width))
    if leastLines > 1 { size.height = max(size.height, grid.up(height(ofLines: leastLines))) }
    return size
  }

  func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
    if text.string.isEmpty { return nil }
    let layout = layout(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    let first = grid.nearest(layout.firstBaseline)
    return TextBaselines(
      first: first, last: first + layout.lastBaseline - layout.firstBaseline)
  }

  /// How much wider the text is for the space at the end of its widest line, which counts (macOS 26.2; facts: layout
  /// §1.15, likely).
  private func trailingSpace(of layout: TextLayout) -> CGFloat {
    guard layout.lines.count > 1 else { return 0 }
    let units = Array(text.string.utf16)
    let space = UInt16(0x20)
    var widest = layout.size.width
    for line in layout.lines.dropLast() where !line.isTruncated {
      guard line.range.upperBound <= units.count, let end = line.range.last, units[end] == space
      else { continue }
      let width = self.width(ofSpaceAt: end)
      widest = max(widest, line.width + width)
    }
    return widest - layout.size.width
  }

  private func width(ofSpaceAt unit: Int) -> CGFloat {
    var end = 0
    guard
      let run = text.runs.first(where: {
        end = $0.length == .max ? .max : end + $0.length
        return unit < end
      })
    else { return 0 }
    func width(_ string: String) -> CGFloat {
      TextLayout.layout(
        StyledText(string, attributes: run.attributes), in: .init(edition: edition)
      ).size.width
    }
    return width("n n") - width("nn")
  }

  private func height(ofLines count: Int) -> CGFloat {
    guard let attributes = text.runs.first?.attributes else { return 0 }
    return TextLayout.layout(
      StyledText(
        String(repeating: "\n", count: count - 1) + "n", attributes: attributes,
        paragraphStyle: text.paragraphs.first?.style ?? .init()),
      in: .init(edition: edition)
    ).size.height
  }

  /// The distances to the text's neighbours, by the font of its first part.
  var spacing: ViewSpacing {
    guard let font = text.runs.first?.attributes.font else { return .plain }
    let metrics = FontLibrary.shared.metrics(font)
    let leading = font.linePitch.map { $0 - metrics.lineHeight } ?? metrics.leading
    return .text(
      TextSpacing(
        lineHeight: metrics.lineHeight, descent: -metrics.descender,
        capHeight: metrics.capHeight, leading: leading, on: grid))
  }
}

/// The answers of a text to proposals.
struct TextLeaf: LayoutLeaf {
  let content: TextContent

  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    content.size(for: proposal)
  }

  var spacing: ViewSpacing { content.spacing }
  var hasBaselines: Bool { true }
  func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
    content.baselines(for: proposal)
  }
}

extension Text: LeafView {
  package func content(in environment: EnvironmentValues) -> TextContent {
    var resolver = TextResolver(environment)
    resolver.add(self, TextStyling())
    var style = ParagraphStyle(
      alignment: environment.multilineTextAlignment.alignment(environment.layoutDirection),
      lineBreakMode: environment.truncationMode.lineBreakMode)
    style.pushesOutOrphans = true
    style.pushesOutOfTwoLinesOnly = true
    style.lineSpacing = additionalSpacing(resolver.runs.first, environment)
    return TextContent(
      text: StyledText(
        string: resolver.string, runs: resolver.runs,
        paragraphs: [.init(length: .max, style: style)]),
      lineLimit: max(0, environment.lineLimit ?? 0), leastLines: environment.leastLines,
      minimumScale: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening,
      grid: PixelGrid(scale: environment.displayScale),
      edition: SystemFontEdition(environment.systemRelease), paint: resolver.paint,
      looks: environment.foregroundLooks, images: resolver.images, links: resolver.links,
      isRedacted: environment.redactionReasons.contains(.placeholder),
      spokenString: resolver.spoken ?? resolver.string)
  }

  /// The space beyond a style's own leading, which counts as a part of it (macOS 26.2; facts: layout §1.15, likely).
  private func additionalSpacing(
    _ run: StyledText.Run?, _ environment: EnvironmentValues
  ) -> CGFloat {
    guard environment.lineSpacing > 0, let font = run?.attributes.font else { return 0 }
    let metrics = FontLibrary.shared.metrics(font)
    let leading = font.linePitch.map { $0 - metrics.lineHeight } ?? metrics.leading
    return max(0, environment.lineSpacing - max(0, leading))
  }

  @MainActor package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    TextLeaf(content: content(in: environment))
  }

  @MainActor package func parts(in environment: EnvironmentValues) -> LeafParts {
    let content = content(in: environment)
    return LeafParts(
      leaf: TextLeaf(content: content), content: content, name: Self.name(of: content))
  }

  /// Texts in names end after this many characters.
  private static let shownCharacters = 40

  private static func name(of content: TextContent) -> String {
    let text = content.string
    let shown =
      text.count > Self.shownCharacters ? text.prefix(Self.shownCharacters - 1) + "…" : text
    return "Text “\(shown)”"
  }
}

extension TextAlignment {
  func alignment(_ direction: LayoutDirection) -> ParagraphStyle.Alignment {
    switch self {
    case .center: .center
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}

extension Text.TruncationMode {
  var lineBreakMode: ParagraphStyle.LineBreakMode {
    switch self {
    case .head: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .tail: .byTruncatingTail
    }
  }
}
