import Combine
import Foundation
import FoundationNetworking
import Tateyoko
import Testing
import UIKit

/// Publishers of objects' changes.
@Suite("Publishers")
@MainActor
struct SourceTests {
  let simulator = Simulator(.iPhone15)

  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var mirror = ""
  }

  @Test func observedProperties() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    let subscription = view.publisher(for: \.contentOffset).map(\.y).sink { offsets.append($0) }
    view.contentOffset.y = 20
    view.contentOffset.y = 30
    subscription.cancel()
    view.contentOffset.y = 40
    #expect(offsets == [0, 20, 30])

    var hidden: [Bool] = []
    let later = view.publisher(for: \.isHidden, options: [.new]).sink { hidden.append($0) }
    view.isHidden = true
    later.cancel()
    #expect(hidden == [true])
  }

  /// The latest value waits for a demand.
  @Test func demandOfObservedProperties() {
    let label = UILabel()
    let values = OneByOne<String?>()
    label.publisher(for: \.text).subscribe(values)
    #expect(values.received == [])
    label.text = "a"
    label.text = "b"
    values.ask()
    #expect(values.received == ["b"])
    values.ask()
    #expect(values.received == ["b"])
    label.text = "c"
    #expect(values.received == ["b", "c"])
    values.subscription?.cancel()
  }

  /// A value that arrives while a subscriber handles one waits for the demand returned from that call.
  @Test func demandInAnswers() {
    let label = UILabel()
    label.text = "a"
    let values = OneByOne<String?>()
    values.answers = [.max(1)]
    values.onValue = { if $0 == "a" { label.text = "b" } }
    label.publisher(for: \.text).subscribe(values)
    values.ask()
    #expect(values.received == ["a", "b"])
    label.text = "c"
    #expect(values.received == ["a", "b"])
    values.ask()
    #expect(values.received == ["a", "b", "c"])
    values.subscription?.cancel()
  }

  private final class OneByOne<Input>: Subscriber {
    var received: [Input] = []
    var subscription: (any Subscription)?
    /// The demand returned for each of the first values.
    var answers: [Subscribers.Demand] = []
    var onValue: (Input) -> Void = { _ in }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      received.append(input)
      onValue(input)
      return answers.isEmpty ? .none : answers.removeFirst()
    }
    func receive(completion: Subscribers.Completion<Never>) {}
    func ask() { subscription?.request(.max(1)) }
  }

  @Test func notifications() {
    let name = Notification.Name("SourceTests")
    let (one, other) = (NSObject(), NSObject())
    let center = NotificationCenter()
    var names: [String] = []
    let subscription = center.publisher(for: name, object: one)
      .sink { names.append($0.name.rawValue) }
    center.post(name: name, object: one)
    center.post(name: name, object: other)
    subscription.cancel()
    center.post(name: name, object: one)
    #expect(names == ["SourceTests"])
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: one))
  }

  @Test func assignments() {
    let (model, label) = (Model(), UILabel())
    let subscription = model.$text.map { Optional($0) }.assign(to: \.text, on: label)
    model.$text.map { $0.uppercased() }.assign(to: &model.$mirror)
    model.text = "sum"
    #expect(label.text == "sum")
    #expect(model.mirror == "SUM")
    subscription.cancel()
    model.text = "other"
    #expect(label.text == "sum")
  }

  @Test func coders() throws {
    var numbers: [Int] = []
    let subscription = Just([1, 2]).encode(encoder: JSONEncoder())
      .decode(type: [Int].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }) { numbers = $0 }
    subscription.cancel()
    #expect(numbers == [1, 2])
  }

  /// The first demand sends the request, once.
  @Test func requests() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answer.self]
    let session = URLSession(configuration: configuration)
    for (path, expected) in [("good", "good"), ("bad", "-1011")] {
      let url = try #require(URL(string: "https://a.example/\(path)"))
      let text = await withCheckedContinuation { continuation in
        var subscription: AnyCancellable?
        subscription = session.dataTaskPublisher(for: url)
          .map { String(decoding: $0.data, as: UTF8.self) }
          .catch { Just("\($0.errorCode)") }
          .sink {
            subscription?.cancel()
            continuation.resume(returning: $0)
          }
      }
      #expect(text == expected)
    }
  }

  /// Answers with the last part of the address; “bad” is an error.
  private final class Answer: URLProtocol, @unchecked Sendable {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
      guard let url = request.url, url.lastPathComponent != "bad" else {
        client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
        return
      }
      let response = URLResponse(
        url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }
}
