/// The objects of a load by their `id`s, for parts of it that are created later; they aren't
/// retained.
@MainActor
final class NibSurroundings {
  private struct Weak {
    weak var object: AnyObject?
  }

  /// The storyboard scene of the objects.
  weak var scene: StoryboardScene?
  private var objects: [String: Weak] = [:]
  /// The modules to search for classes that don't specify one.
  var modules: [String] = []

  subscript(_ id: String) -> AnyObject? {
    get { objects[id]?.object }
    set { objects[id] = newValue.map { Weak(object: $0) } }
  }
}
