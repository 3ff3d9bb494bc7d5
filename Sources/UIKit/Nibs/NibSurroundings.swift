/// The objects of a load by their `id`s, for parts of it that are made later; it keeps none alive.
@MainActor
final class NibSurroundings {
  private struct Weak {
    weak var object: AnyObject?
  }

  /// The scene of a storyboard that the objects are of.
  weak var scene: StoryboardScene?
  private var objects: [String: Weak] = [:]
  /// Modules in which classes without one are looked for.
  var modules: [String] = []

  subscript(_ id: String) -> AnyObject? {
    get { objects[id]?.object }
    set { objects[id] = newValue.map { Weak(object: $0) } }
  }
}
