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
private struct FieldlessObjects: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  private static let all = Mutex<FieldlessObjects>(FieldlessObjects())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    nonisolated(unsafe) let object = object
    return all.withLock { $0.publisher(of: object, key) }
  }

  private mutating func publisher(
    of object: AnyObject, _ key: ObjectIdentifier
  ) -> ObservableObjectPublisher {
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
