/// Distributes work on many files over threads, without affecting the results.
public struct Workers: Sendable {
  /// Calls a function with each number below a count, on any threads in any order, and returns when
  /// all calls have finished.
  public typealias Run = @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  private let run: Run

  public init(_ run: @escaping Run) { self.run = run }

  /// Runs the calls one after the other, on the caller's thread.
  public static let serial = Workers { count, body in
    for index in 0..<count { body(index) }
  }

  /// Returns the results of a function for each element, in the order of the elements.
  public func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each call writes to a different element.
      nonisolated(unsafe) let places = buffer
      run(elements.count) { index in
        (places.baseAddress! + index).initialize(to: transform(elements[index]))
      }
      count = elements.count
    }
  }
}
