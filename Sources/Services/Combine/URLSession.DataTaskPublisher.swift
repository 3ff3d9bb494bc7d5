#if Combine
  import Foundation
  import FoundationNetworking

  extension URLSession {
    /// Publishes the response to a request, once there is demand.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError

      public let request: URLRequest
      public let session: URLSession

      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        subscriber.receive(
          subscription: DataTaskSubscription(request, session, AnySubscriber(subscriber)))
      }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }

  /// A task that the first demand starts.
  private final class DataTaskSubscription: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let request: URLRequest
    private let session: URLSession
    private var subscriber: AnySubscriber<(data: Data, response: URLResponse), URLError>?
    private var task: URLSessionDataTask?

    init(
      _ request: URLRequest, _ session: URLSession,
      _ subscriber: AnySubscriber<(data: Data, response: URLResponse), URLError>
    ) {
      self.request = request
      self.session = session
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0 else { return }
      lock.lock()
      guard subscriber != nil, task == nil else { return lock.unlock() }
      let task = session.dataTask(with: request) { data, response, error in
        self.finish(data, response, error)
      }
      self.task = task
      lock.unlock()
      task.resume()
    }

    func cancel() {
      let task = lock.withLock {
        subscriber = nil
        return self.task
      }
      task?.cancel()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      let subscriber = lock.withLock {
        let subscriber = self.subscriber
        self.subscriber = nil
        return subscriber
      }
      guard let subscriber else { return }
      if let response, error == nil {
        _ = subscriber.receive((data: data ?? Data(), response: response))
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
    }
  }
#endif
