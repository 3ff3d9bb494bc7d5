/// How a part of a text with Markdown is presented.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension AttributeScopes {
  /// Attribute scopes that SwiftUI defines.
  public struct SwiftUIAttributes: AttributeScope {
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes
  }

  /// Attribute scopes that SwiftUI defines.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// How Markdown is interpreted.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What happens if the text isn't valid.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from inline Markdown. Paragraphs are joined, as text views show them.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    var text = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      text = text.split(whereSeparator: \.isNewline).map {
        $0.trimmingCharacters(in: .whitespaces)
      }.joined(separator: " ")
    }
    for run in InlineMarkdown.runs(text) {
      var part = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.isEmphasized { intent.insert(.emphasized) }
      if run.isStrong { intent.insert(.stronglyEmphasized) }
      if run.isCode { intent.insert(.code) }
      if run.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = run.link {
        part.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      append(part)
    }
  }
}
