import Synchronization

/// The publisher that the `@Published` properties of an object share.
enum PublisherOfFields {
  static func publisher(of object: some ObservableObject) -> ObservableObjectPublisher {
    let fields = publishedFields(of: object)
    guard let first = fields.first else { return FieldlessObjects.publisher(of: object) }
    let publisher = first.willChange ?? ObservableObjectPublisher()
    for field in fields where field.willChange == nil { field.willChange = publisher }
    return publisher
  }

  private static func publishedFields(of object: AnyObject) -> [any PublishedField] {
    var fields: [any PublishedField] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let field = child.value as? any PublishedField { fields.append(field) }
      }
      mirror = current.superclassMirror
    }
    return fields
  }
}

/// The publishers of objects without published properties.
private enum FieldlessObjects {
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private static let lock = Mutex<Void>(())
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock { _ in
      let key = ObjectIdentifier(object)
      // Another object may have lived at the same address.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
