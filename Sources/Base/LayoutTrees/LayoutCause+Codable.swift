/// The fields of causes, effects and changes in JSON.
private enum Field: String, CodingKey {
  case path, view, views, property, component, changes, old, new, added, removed, others
}

extension LayoutCause: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let change: Change = try container.change { try container.parts(of: $0) }
    self.init(path: try container.path(), views: try container.views(), change: change)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    if let path {
      try container.encode(path.full, forKey: .path)
      // For readers that group by this field.
      if path.unnumbered != path.full { try container.encode(path.unnumbered, forKey: .view) }
    }
    try container.encode(views: views)
    try container.encode(change) { try $0.encode($1, forKey: .changes) }
  }
}

extension LayoutCause.Part: Encodable {
  fileprivate init(_ container: KeyedDecodingContainer<Field>, of subject: LayoutSubject) throws {
    func value(_ field: Field) throws -> ChangedValue? {
      try container.text(field).map { ChangedValue(text: $0, of: subject) }
    }
    self.init(
      component: LayoutComponent(rawValue: try container.text(.component) ?? ""),
      old: try value(.old), new: try value(.new))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encode(self)
  }
}

extension LayoutEffect: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    self.init(
      path: LayoutPath(text: try container.decode(String.self, forKey: .path)),
      parts: try container.parts(of: .property(.frame)),
      others: try container.decode(Int.self, forKey: .others))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encode(path.full, forKey: .path)
    try container.encode(parts, forKey: .changes)
    try container.encode(others, forKey: .others)
  }
}

extension LayoutChangeRecord: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let kind: LayoutChange.Kind = try container.change {
      try LayoutCause.Part(container, of: $0)
    }
    self.init(path: try container.path(), kind: kind, views: try container.views())
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encodeIfPresent(path?.full, forKey: .path)
    try container.encode(views: views)
    try container.encode(kind) { try $0.encode($1) }
  }
}

extension KeyedEncodingContainer<Field> {
  fileprivate mutating func encode(views: Int) throws {
    if views != 1 { try encode(views, forKey: .views) }
  }

  fileprivate mutating func encode<Parts>(
    _ change: ViewChange<Parts>, parts encode: (inout Self, Parts) throws -> Void
  ) throws {
    switch change {
    case .attribute(let subject, let parts):
      try self.encode(subject.name, forKey: .property)
      try encode(&self, parts)
    case .added(let place): try self.encode(place.description, forKey: .added)
    case .removed(let place): try self.encode(place.description, forKey: .removed)
    }
  }

  fileprivate mutating func encode(_ part: LayoutCause.Part) throws {
    if part.component != .whole { try encode(part.component.rawValue, forKey: .component) }
    try encodeIfPresent(part.old?.description, forKey: .old)
    try encodeIfPresent(part.new?.description, forKey: .new)
  }
}

extension KeyedDecodingContainer<Field> {
  fileprivate func text(_ field: Field) throws -> String? {
    try decodeIfPresent(String.self, forKey: field)
  }

  fileprivate func views() throws -> Int { try decodeIfPresent(Int.self, forKey: .views) ?? 1 }

  fileprivate func path() throws -> LayoutPath? { try text(.path).map { LayoutPath(text: $0) } }

  fileprivate func change<Parts>(
    _ parts: (LayoutSubject) throws -> Parts
  ) throws -> ViewChange<Parts> {
    if let subject = try text(.property).map(LayoutSubject.init(name:)) {
      return .attribute(subject, try parts(subject))
    }
    if let place = try text(.added) { return .added(at: ShownPlace(record: place)) }
    if let place = try text(.removed) { return .removed(from: ShownPlace(record: place)) }
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "There is no property, added or removed."))
  }

  fileprivate func parts(of subject: LayoutSubject) throws -> [LayoutCause.Part] {
    var list = try nestedUnkeyedContainer(forKey: .changes)
    var parts: [LayoutCause.Part] = []
    while !list.isAtEnd {
      try parts.append(.init(list.nestedContainer(keyedBy: Field.self), of: subject))
    }
    return parts
  }
}
