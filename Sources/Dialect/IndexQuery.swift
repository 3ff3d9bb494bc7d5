/// A question that a file's rewriting asked about its module. If the answers are the same, a later run
/// has nothing to do for an unchanged file.
enum IndexQuery: Hashable, Sendable {
  case optional(name: String)
  case optionalMethods(base: String)
  case isProperty(name: String)
  case plan(type: String, key: String)
  case forwarding(type: String)
  case methods(type: String, base: String)
  case property(type: String, name: String)
  case implementations(file: String)
  case isProtocol(name: String)
  case extended(name: String)
  case tableParts(type: String)
  case tablePart(file: String, index: Int)
  case hasTable(type: String)
  case namedClasses(file: String)
}

extension IndexQuery: Storable {
  init(from reader: inout StoreReader) throws {
    let kind = try reader.byte()
    let first = try reader.text()
    let second = try reader.text()
    switch kind {
    case 0: self = .optional(name: first)
    case 1: self = .optionalMethods(base: first)
    case 2: self = .isProperty(name: first)
    case 3: self = .plan(type: first, key: second)
    case 4: self = .forwarding(type: first)
    case 5: self = .methods(type: first, base: second)
    case 6: self = .property(type: first, name: second)
    case 7: self = .implementations(file: first)
    case 8: self = .isProtocol(name: first)
    case 9: self = .extended(name: first)
    case 10: self = .tableParts(type: first)
    case 11:
      guard let index = Int(second) else { throw StoreDamage() }
      self = .tablePart(file: first, index: index)
    case 12: self = .hasTable(type: first)
    case 13: self = .namedClasses(file: first)
    default: throw StoreDamage()
    }
  }

  func store(in writer: inout StoreWriter) {
    let (kind, first, second) = parts
    writer.write(kind)
    writer.write(first)
    writer.write(second)
  }

  private var parts: (Int, String, String) {
    switch self {
    case .optional(let name): (0, name, "")
    case .optionalMethods(let base): (1, base, "")
    case .isProperty(let name): (2, name, "")
    case .plan(let type, let key): (3, type, key)
    case .forwarding(let type): (4, type, "")
    case .methods(let type, let base): (5, type, base)
    case .property(let type, let name): (6, type, name)
    case .implementations(let file): (7, file, "")
    case .isProtocol(let name): (8, name, "")
    case .extended(let name): (9, name, "")
    case .tableParts(let type): (10, type, "")
    case .tablePart(let file, let index): (11, file, String(index))
    case .hasTable(let type): (12, type, "")
    case .namedClasses(let file): (13, file, "")
    }
  }
}
