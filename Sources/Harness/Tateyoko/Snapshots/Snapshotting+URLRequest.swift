import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Compares method and URL, headers and body in the format of an HTTP message.
  ///
  /// ```
  /// POST http://localhost:8080/account
  /// Cookie: session=1
  ///
  /// name=縦横
  /// ```
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Compares method and URL, headers and body in the format of an HTTP message.
  ///
  /// - Parameter pretty: Whether to indent a JSON body and sort its keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url?.withSortedQuery?.absoluteString ?? "(null)"
      var lines = ["\(request.httpMethod ?? "GET") \(address)"]
      lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      if let body = request.httpBody {
        let text = (pretty ? indentedJSON(body) : nil) ?? body
        lines.append("\n" + String(decoding: text, as: UTF8.self))
      }
      return lines.joined(separator: "\n")
    }
  }

  /// Compares the curl command that sends the request.
  ///
  /// ```
  /// curl \
  /// 	--request POST \
  /// 	--header "Accept: text/html" \
  /// 	--data "name=縦横" \
  /// 	"https://example.com/subscribe"
  /// ```
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      guard let address = request.url?.withSortedQuery?.absoluteString else {
        throw RequestWithoutAddress()
      }
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \"\(name): \(value.withEscapedQuotes)\"")
      }
      if let body = request.httpBody, let text = String(data: body, encoding: .utf8) {
        // An already escaped quote gets two more backslashes: one for each of its characters.
        let escaped = text.replacingOccurrences(of: "\\\"", with: "\\\\\"").withEscapedQuotes
        parts.append("--data \"\(escaped)\"")
      }
      if let cookie = headers["Cookie"] {
        parts.append("--cookie \"\(cookie.withEscapedQuotes)\"")
      }
      parts.append("\"\(address)\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func indentedJSON(_ data: Data) -> Data? {
    guard let value = try? JSONSerialization.jsonObject(with: data) else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
  }
}

extension URL {
  /// The URL with its query items sorted by name.
  fileprivate var withSortedQuery: URL? {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
      return nil
    }
    let sorted = components.queryItems?.enumerated()
      .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    components.queryItems = sorted
    return components.url
  }
}

extension String {
  fileprivate var withEscapedQuotes: String { replacingOccurrences(of: "\"", with: "\\\"") }
}

/// The error for a request that curl can't send.
private struct RequestWithoutAddress: Error, CustomStringConvertible {
  var description: String {
    "the request has no URL, or an invalid one. Give it a valid URL, or compare it as .raw."
  }
}
