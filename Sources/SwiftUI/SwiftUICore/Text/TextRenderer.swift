import Graphics

// Texts that apps draw themselves, which are drawn as without their renderers.

/// A value that can replace the default text view rendering behavior.
public protocol TextRenderer: Animatable {
  /// Draws a layout in a graphics context.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of the text in the proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The insets that drawing may extend into.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for a text view that custom text renderers use.
public struct TextProxy {
  /// Returns the size of the text in a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A value that you can attach to text views and that text renderers can query.
public protocol TextAttribute {}

extension Text {
  /// Adds a custom attribute to the text view, for renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// A value describing the layout and custom attributes of a tree of text views.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let lines: [Line]

    public let isTruncated: Bool
    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// The index of a character in the source text.
    public typealias CharacterIndex = Int

    /// The sizes of a part of a text.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A single line in a text layout.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      private let runs: [Run]

      public var origin: CGPoint
      public let typographicBounds: TypographicBounds
      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A run of placed glyphs in a text layout.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      private let slices: [RunSlice]

      public let typographicBounds: TypographicBounds
      public let characterIndices: [CharacterIndex]
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }

      /// The custom attribute of the given type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A slice of a run of placed glyphs in a text layout.
    public struct RunSlice: Equatable, Sendable {
      public let indices: Range<Int>
      public let typographicBounds: TypographicBounds
      public let characterIndices: [CharacterIndex]

      /// The custom attribute of the given type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Options to control the way that text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) { self.rawValue = rawValue }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a renderer's layout, of which there are none.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a run of a renderer's layout, of which there are none.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a part of a run of a renderer's layout, of which there are none.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// Returns a new view such that any text views within it use a renderer to draw themselves; they're drawn as without
  /// it.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
