/// A file attached to a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  /// Always the generic data type: files aren't read.
  open var type: String { "public.data" }

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.identifier = identifier
    url = URL
    super.init()
  }
}
