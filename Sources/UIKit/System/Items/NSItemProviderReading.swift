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
