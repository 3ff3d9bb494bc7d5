/// A gesture containing two gestures that can happen at the same time with neither of them preceding the other.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of a simultaneous gesture that indicates which of its two gestures receive events.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public typealias Body = Never

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  private final class Progress {
    var value = Value()
    var (firstIsActive, secondIsActive) = (false, false)
  }

  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let progress = hub.state { Progress() }
    let start = hub.count
    let reset = {
      guard !progress.firstIsActive, !progress.secondIsActive else { return }
      progress.value = Value()
      sink.reset()
    }
    first.connect(
      GestureSink(
        changed: {
          (progress.value.first, progress.firstIsActive) = ($0, true)
          sink.changed(progress.value)
        },
        ended: {
          (progress.value.first, progress.firstIsActive) = ($0, false)
          if !progress.secondIsActive { sink.ended(progress.value) }
        },
        reset: {
          progress.firstIsActive = false
          reset()
        }), to: hub)
    second.connect(
      GestureSink(
        changed: {
          (progress.value.second, progress.secondIsActive) = ($0, true)
          sink.changed(progress.value)
        },
        ended: {
          (progress.value.second, progress.secondIsActive) = ($0, false)
          if !progress.firstIsActive { sink.ended(progress.value) }
        },
        reset: {
          progress.secondIsActive = false
          reset()
        }), to: hub)
    hub.makeSimultaneous(from: start)
  }
}

/// A gesture that's a sequence of two gestures.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of a sequence gesture that helps to detect whether the first gesture succeeded, so the second gesture can
  /// start.
  public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  public typealias Body = Never

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  private final class Progress {
    var first: First.Value?
    var time: Date?
  }

  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let progress = hub.state { Progress() }
    let start = hub.count
    first.connect(
      GestureSink(
        changed: { value in
          if progress.first == nil { sink.changed(.first(value)) }
        },
        ended: { [weak hub] value in
          (progress.first, progress.time) = (value, hub?.now)
          sink.changed(.second(value, nil))
        },
        // The finger that has ended the first gesture may continue with the second one.
        reset: {
          if progress.first == nil { sink.reset() }
        }), to: hub)
    second.connect(
      GestureSink(
        changed: { value in
          guard let first = progress.first else { return }
          sink.changed(.second(first, value))
        },
        ended: { value in
          guard let first = progress.first else { return }
          sink.ended(.second(first, value))
        },
        reset: { [weak hub] in
          // A tap's end is also the end of what may have been the second gesture; that's still to come.
          if progress.first != nil, progress.time == hub?.now { return }
          progress.first = nil
          sink.reset()
        }), to: hub)
    hub.makeSimultaneous(from: start)
  }
}

/// A gesture that consists of two gestures where only one of them can succeed.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of an exclusive gesture that indicates which of two gestures succeeded.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public typealias Body = Never

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let start = hub.count
    first.connect(
      GestureSink(
        changed: { sink.changed(.first($0)) }, ended: { sink.ended(.first($0)) },
        reset: sink.reset), to: hub)
    let middle = hub.count
    second.connect(
      GestureSink(
        changed: { sink.changed(.second($0)) }, ended: { sink.ended(.second($0)) },
        reset: sink.reset), to: hub)
    hub.requireFailure(of: start..<middle, for: middle..<hub.count)
  }
}

extension GestureHub {
  /// Lets recognizers wait until others have failed.
  func requireFailure(of first: Range<Int>, for second: Range<Int>) {
    for waiting in second {
      for other in first {
        guard let waiting = known(waiting), let other = known(other) else { continue }
        waiting.require(toFail: other)
      }
    }
  }
}

extension Gesture {
  /// Combines a gesture with another gesture to create a new gesture that recognizes both gestures at the same time.
  @MainActor @preconcurrency
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// Sequences a gesture with another one to create a new gesture, which results in the second gesture only receiving
  /// events after the first gesture succeeds.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds, giving precedence to the
  /// first gesture.
  @MainActor @preconcurrency
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
