@_spi(Reflection) import Swift

/// The dynamic properties of a type, which are looked for once.
@MainActor struct PropertyPlan {
  private struct Entry {
    var offset: Int
    var type: any DynamicProperty.Type
    /// The place in the node's storage; `nil` for an app's own property, which is updated after those in it.
    var index: Int?
  }

  private var entries: [Entry] = []
  private var count = 0

  private static var known: [ObjectIdentifier: PropertyPlan] = [:]

  static func of(_ type: Any.Type) -> PropertyPlan {
    if let plan = known[ObjectIdentifier(type)] { return plan }
    var plan = PropertyPlan()
    plan.addFields(of: type, at: 0)
    known[ObjectIdentifier(type)] = plan
    return plan
  }

  private mutating func addFields(of type: Any.Type, at start: Int) {
    var fields: [(Int, any DynamicProperty.Type)] = []
    _ = _forEachField(of: type) { _, offset, field, _ in
      if let property = field as? any DynamicProperty.Type { fields.append((offset, property)) }
      return true
    }
    for (offset, property) in fields {
      if let style = property as? any PropertiesOfStyle.Type {
        addFields(of: style.style, at: start + offset)
      } else if property is any InstalledProperty.Type {
        entries.append(Entry(offset: start + offset, type: property, index: count))
        count += 1
      } else {
        addFields(of: property, at: start + offset)
        entries.append(Entry(offset: start + offset, type: property, index: nil))
      }
    }
  }

  /// Connects the properties of a value to its node.
  func install<T>(in value: inout T, of node: ViewNode) {
    if entries.isEmpty { return }
    node.missingObject = nil
    if node.storedProperties.isEmpty {
      node.storedProperties = [AnyObject?](repeating: nil, count: count)
    }
    withUnsafeMutablePointer(to: &value) { pointer in
      let bytes = UnsafeMutableRawPointer(pointer)
      for entry in entries { prepare(entry, entry.type, bytes + entry.offset, node) }
    }
  }

  private func prepare<P: DynamicProperty>(
    _ entry: Entry, _ type: P.Type, _ bytes: UnsafeMutableRawPointer, _ node: ViewNode
  ) {
    let pointer = bytes.assumingMemoryBound(to: P.self)
    guard let index = entry.index else {
      pointer.pointee.update()
      return
    }
    guard var property = pointer.pointee as? any InstalledProperty else { return }
    property.install(in: PropertyPlace(node: node, index: index))
    if let installed = property as? P { pointer.pointee = installed }
  }
}
