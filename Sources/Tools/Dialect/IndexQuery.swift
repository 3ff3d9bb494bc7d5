/// A query of a file's rewriting to its module's index. If the results are the same, a later run
/// has nothing to do for an unchanged file.
struct IndexQuery: Hashable, Sendable {
  enum Kind: UInt8 {
    case optional, optionalMethods, isProperty, plan, forwarding, methods, property
    case implementations, isProtocol, extended, tableParts, tablePart, tableKind, moduleTable
    case namesakes, isOwn
  }

  private(set) var kind: Kind
  /// The name of a type or member, or the path of a file.
  private(set) var name: String
  /// The member of a type, or the index of a type in a file.
  private(set) var detail = ""

  static func optional(name: String) -> Self { Self(kind: .optional, name: name) }
  static func optionalMethods(base: String) -> Self { Self(kind: .optionalMethods, name: base) }
  static func isProperty(name: String) -> Self { Self(kind: .isProperty, name: name) }
  static func plan(type: String, key: String) -> Self {
    Self(kind: .plan, name: type, detail: key)
  }
  static func forwarding(type: String) -> Self { Self(kind: .forwarding, name: type) }
  static func methods(type: String, base: String) -> Self {
    Self(kind: .methods, name: type, detail: base)
  }
  static func property(type: String, name: String) -> Self {
    Self(kind: .property, name: type, detail: name)
  }
  static func implementations(file: String) -> Self { Self(kind: .implementations, name: file) }
  static func isProtocol(name: String) -> Self { Self(kind: .isProtocol, name: name) }
  static func extended(name: String) -> Self { Self(kind: .extended, name: name) }
  static func tableParts(type: String) -> Self { Self(kind: .tableParts, name: type) }
  static func tablePart(file: String, index: Int) -> Self {
    Self(kind: .tablePart, name: file, detail: String(index))
  }
  static func tableKind(file: String, index: Int) -> Self {
    Self(kind: .tableKind, name: file, detail: String(index))
  }
  static func moduleTable(file: String) -> Self { Self(kind: .moduleTable, name: file) }

  static func namesakes(file: String) -> Self { Self(kind: .namesakes, name: file) }
  static func isOwn(name: String) -> Self { Self(kind: .isOwn, name: name) }

  /// Returns a text that differs if the result differs.
  func answer(of index: ModuleIndex) -> String {
    switch kind {
    case .optional: "\(String(describing: index.optional(name)))"
    case .optionalMethods: "\(index.optionalMethods(base: name))"
    case .isProperty: "\(index.isProperty(name))"
    case .plan: "\(index.plan(type: name, key: detail))"
    case .forwarding: "\(index.forwarding(name))"
    case .methods:
      index.methods(type: name, base: detail)
        .map { "\($0.key)\($0.selector)\($0.parameterTypes)" }.joined(separator: "|")
    case .property: index.property(type: name, name: detail).map { $0.objcName ?? "-" } ?? ""
    case .implementations: "\(index.implementations(in: name))"
    case .extended: index.extended(name)
    case .isProtocol: "\(index.isProtocol(name))"
    case .tableParts: "\(index.tableParts(name))"
    case .tablePart: Int(detail).flatMap { index.tablePart(file: name, at: $0) } ?? ""
    case .tableKind:
      Int(detail).map { "\(String(describing: index.tableKind(file: name, at: $0)))" } ?? ""
    case .moduleTable: "\(index.moduleTable(file: name))"
    case .namesakes: "\(index.namesakes(in: name))"
    case .isOwn: "\(index.isOwn(name))"
    }
  }
}

extension IndexQuery: Storable {
  init() { self.init(kind: .optional, name: "") }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&kind)
    try store.pass(&name)
    try store.pass(&detail)
  }
}
