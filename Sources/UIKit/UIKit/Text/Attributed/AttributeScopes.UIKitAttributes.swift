import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit draws (iOS 15).
  ///
  /// Attachments and shadows aren't included.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  // Disfavored, so that `text.foregroundColor = .red` is SwiftUI's colour where both are imported.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

// Names: the raw values of `NSAttributedString.Key`.

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static var name: String { NSAttributedString.Key.font.rawValue }
  }

  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
  }

  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { NSAttributedString.Key.kern.rawValue }
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { NSAttributedString.Key.tracking.rawValue }
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
  }

  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
  }

  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
  }
}
