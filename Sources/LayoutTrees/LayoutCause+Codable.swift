/// The fields of causes and changes in JSON.
private enum Field: String, CodingKey {
  case path, view, views, property, component, changes, old, new, added, removed
}

extension KeyedEncodingContainer<Field> {
  fileprivate mutating func encode(views: Int) throws {
    if views != 1 { try encode(views, forKey: .views) }
  }
}

extension KeyedDecodingContainer<Field> {
  fileprivate func text(_ field: Field) throws -> String? {
    try decodeIfPresent(String.self, forKey: field)
  }

  fileprivate func views() throws -> Int { try decodeIfPresent(Int.self, forKey: .views) ?? 1 }

  fileprivate var nothing: DecodingError {
    .dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "There is no property, added or removed."))
  }
}

extension LayoutCause: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let change: Change
    if let name = try container.text(.property) {
      change = .attribute(
        LayoutSubject(name: name), parts: try container.decode([Part].self, forKey: .changes))
    } else if let place = try container.text(.added) {
      change = .added(at: place)
    } else if let place = try container.text(.removed) {
      change = .removed(from: place)
    } else {
      throw container.nothing
    }
    let path = try container.text(.path)
    let place = try path.map { Place(path: $0, view: try container.text(.view) ?? $0) }
    self.init(place: place, views: try container.views(), change: change)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    if let place {
      try container.encode(place.path, forKey: .path)
      if place.view != place.path { try container.encode(place.view, forKey: .view) }
    }
    try container.encode(views: views)
    switch change {
    case .attribute(let subject, let parts):
      try container.encode(subject.name, forKey: .property)
      try container.encode(parts, forKey: .changes)
    case .added(let place): try container.encode(place, forKey: .added)
    case .removed(let place): try container.encode(place, forKey: .removed)
    }
  }
}

extension LayoutCause.Part: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    self.init(
      component: try container.text(.component) ?? "", old: try container.text(.old),
      new: try container.text(.new))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    if !component.isEmpty { try container.encode(component, forKey: .component) }
    try container.encodeIfPresent(old, forKey: .old)
    try container.encodeIfPresent(new, forKey: .new)
  }
}

extension LayoutChangeRecord: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let kind: LayoutChange.Kind
    if let name = try container.text(.property) {
      kind = .attribute(
        LayoutSubject(name: name), component: try container.text(.component) ?? "",
        old: try container.text(.old), new: try container.text(.new))
    } else if let place = try container.text(.added) {
      kind = .added(at: place)
    } else if let place = try container.text(.removed) {
      kind = .removed(from: place)
    } else {
      throw container.nothing
    }
    self.init(path: try container.text(.path), kind: kind, views: try container.views())
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encodeIfPresent(path, forKey: .path)
    try container.encode(views: views)
    switch kind {
    case .attribute(let subject, let component, let old, let new):
      try container.encode(subject.name, forKey: .property)
      if !component.isEmpty { try container.encode(component, forKey: .component) }
      try container.encodeIfPresent(old, forKey: .old)
      try container.encodeIfPresent(new, forKey: .new)
    case .added(let place): try container.encode(place, forKey: .added)
    case .removed(let place): try container.encode(place, forKey: .removed)
    }
  }
}
