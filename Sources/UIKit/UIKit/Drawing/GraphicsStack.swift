import Foundation
import Graphics

/// The stack of one thread's drawing contexts; the last one is current.
final class GraphicsStack {
  struct Entry {
    var context: CGContext
    /// Present if the entry draws its own image.
    var image: ImageFacts?
  }

  struct ImageFacts {
    var size: CGSize
    var scale: CGFloat
  }

  var entries: [Entry] = []

  /// The stack of the calling thread, created on first access and freed with the thread.
  static var current: GraphicsStack {
    if let address = pthread_getspecific(key) {
      return Unmanaged<GraphicsStack>.fromOpaque(address).takeUnretainedValue()
    }
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { address in
      if let address { Unmanaged<GraphicsStack>.fromOpaque(address).release() }
    }
    return key
  }()

  /// Runs the closure with a context as the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let stack = current
    let depth = stack.entries.count
    stack.entries.append(Entry(context: context, image: nil))
    // Contexts that the closure pushed and didn't pop are removed too.
    defer { stack.entries.removeSubrange(min(depth, stack.entries.count)...) }
    return try body()
  }
}
