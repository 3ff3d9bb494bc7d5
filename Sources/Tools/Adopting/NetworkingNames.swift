/// Names that are in Foundation on iOS, but on Linux in a module that no iOS file imports.
enum NetworkingNames {
  /// The types of FoundationNetworking that apps use (swift-corelibs-foundation,
  /// Sources/FoundationNetworking).
  static let all: Set<String> = [
    "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketTask",
  ]

  /// Imports the module into every file, so that no file needs to change.
  static let compilerArguments = [
    "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
  ]
}
