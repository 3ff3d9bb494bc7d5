import Foundation

/// A class whose objects can be read from data of several types.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return object
  }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return object
  }
}

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let object = UIImage(data: data) as? Self
    else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return object
  }
}

extension UIColor: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Throws: a colour's data is an archive, which can't be read here. A provider created with a
  /// colour returns the colour itself.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    throw NSItemProvider.ErrorCode.unexpectedValueClassError
  }
}

extension NSAttributedString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Reads plain text, without attributes.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSAttributedString(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return object
  }
}
