/// A file that goes with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  /// Always the type of data: files are not looked into.
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
