/// An observation of a key path: of its last key's property, and of the objects along the path.
///
/// When a property along the path changes, the last one is observed on the new object.
final class KeyPathWatch: @unchecked Sendable {
  let keyPath: String
  let options: NSKeyValueObservingOptions
  private let keys: [String]
  private let body: (KeyChange) -> Void
  private weak var root: AnyObject?
  /// The observed objects, in path order.
  private var objects: [WeakObject] = []
  /// Observations of the properties that a property is computed from, with the position of its key.
  private var sources: [(position: Int, watch: KeyPathWatch)] = []
  /// The last value of the key path that was reported.
  private var last: Any?
  private(set) var hasEnded = false

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// Starts observing; ``NSKeyValueObservingOptions/initial`` is sent immediately.
  init(
    _ root: AnyObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    body: @escaping (KeyChange) -> Void
  ) {
    self.root = root
    self.keyPath = keyPath
    self.options = options
    self.body = body
    keys = keyPath.split(separator: ".").map(String.init)
    observe(root, from: 0)
    if options.contains(.initial) { body(KeyChange(old: nil, new: last, isInitial: true)) }
  }

  /// Ends the observation.
  func end() {
    hasEnded = true
    stop(from: 0)
  }

  private func stop(from position: Int) {
    for index in objects.indices.dropFirst(position) {
      objects[index].object.flatMap { KeyValueObservers.of($0) }?.remove(self, at: index)
    }
    objects.removeLast(max(0, objects.count - position))
    let ending = sources.filter { $0.position >= position }
    sources.removeAll { $0.position >= position }
    for source in ending { source.watch.end() }
  }

  private func observe(_ object: AnyObject, from position: Int) {
    var object = object
    for index in keys.indices.dropFirst(position) {
      KeyValueObservers.made(for: object).add(self, keys[index], at: index)
      objects.append(WeakObject(object: object))
      observeSources(of: keys[index], of: object, at: index)
      let value = KeyValueCoding.valueIfKnown(of: object, keys[index])
      if index == keys.count - 1 {
        last = value
      } else if let value, type(of: value) is AnyClass {
        object = value as AnyObject
      } else {
        last = nil
        return
      }
    }
  }

  private func observeSources(of key: String, of object: AnyObject, at position: Int) {
    for source in KeyValueCoding.sources(of: key, of: object).sorted() where source != key {
      let watch = KeyPathWatch(object, source, options.intersection(.prior)) { [weak self] change in
        guard let self, objects.indices.contains(position), let object = objects[position].object
        else { return }
        let value = change.isPrior ? nil : KeyValueCoding.valueIfKnown(of: object, key)
        propertyChanged(KeyChange(old: last, new: value, isPrior: change.isPrior), at: position)
      }
      sources.append((position, watch))
    }
  }

  /// Handles a change of the property at a position in the path, or the announcement of one.
  func propertyChanged(_ change: KeyChange, at position: Int) {
    guard !hasEnded else { return }
    if change.isPrior {
      guard options.contains(.prior) else { return }
      return body(KeyChange(old: position == keys.count - 1 ? change.old : last, isPrior: true))
    }
    if position == keys.count - 1 {
      last = change.new
      return body(change)
    }
    let old = last
    guard objects.indices.contains(position), let object = objects[position].object else { return }
    stop(from: position)
    observe(object, from: position)
    body(KeyChange(old: old, new: last))
  }
}
