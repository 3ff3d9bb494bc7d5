import Foundation
import Testing

@testable import Tateyoko

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The two texts of a request, in swift-snapshot-testing's form.
@Suite struct RequestTests {
  private func request(_ address: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  @Test func queriesAndHeadersAreInOrder() throws {
    var get = try request("https://example.com/list?b=2&a=1&b=1&c")
    get.addValue("text/html", forHTTPHeaderField: "Accept")
    get.addValue("id=1; name=\"x\"", forHTTPHeaderField: "Cookie")
    get.addValue("\"quoted\"", forHTTPHeaderField: "If-Match")
    #expect(
      try Snapshotting.raw.snapshot(get) == """
        GET https://example.com/list?a=1&b=2&b=1&c
        Accept: text/html
        Cookie: id=1; name="x"
        If-Match: "quoted"
        """)
    #expect(
      try Snapshotting.curl.snapshot(get) == """
        curl \\
        \t--header "Accept: text/html" \\
        \t--header "If-Match: \\"quoted\\"" \\
        \t--cookie "id=1; name=\\"x\\"" \\
        \t"https://example.com/list?a=1&b=2&b=1&c"
        """)
  }

  @Test func bodiesFollow() throws {
    var post = try request("https://example.com/subscribe")
    post.httpMethod = "POST"
    post.httpBody = Data(#"{"b": "\"q\"", "a": [1]}"#.utf8)
    #expect(
      try Snapshotting.raw.snapshot(post) == """
        POST https://example.com/subscribe

        {"b": "\\"q\\"", "a": [1]}
        """)
    #expect(
      try Snapshotting.raw(pretty: true).snapshot(post) == """
        POST https://example.com/subscribe

        {
          "a" : [
            1
          ],
          "b" : "\\"q\\""
        }
        """)
    #expect(
      try Snapshotting.curl.snapshot(post) == #"""
        curl \
        \#t--request POST \
        \#t--data "{\"b\": \"\\\"q\\\"\", \"a\": [1]}" \
        \#t"https://example.com/subscribe"
        """#)
    post.httpBody = Data([0xFF, 0xFE])
    #expect(try !Snapshotting.curl.snapshot(post).contains("--data"))
    #expect(try Snapshotting.raw(pretty: true).snapshot(post).contains("\u{FFFD}"))
  }

  @Test func methodsHaveOptionsOfTheirOwn() throws {
    var head = try request("https://example.com")
    head.httpMethod = "HEAD"
    #expect(
      try Snapshotting.curl.snapshot(head) == "curl \\\n\t--head \\\n\t\"https://example.com\"")
  }

  @Test func aRequestWithoutAnAddressIsAnError() throws {
    var none = try request("https://example.com")
    none.url = nil
    #expect(try Snapshotting.raw.snapshot(none) == "GET (null)")
    #expect(throws: (any Error).self) { try Snapshotting.curl.snapshot(none) }
  }
}
