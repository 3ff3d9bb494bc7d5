/// A question that a file's rewriting asked about its module. If the answers are the same, a later run
/// has nothing to do for an unchanged file.
enum IndexQuery: Codable, Hashable {
  case optional(name: String)
  case optionalMethods(base: String)
  case isProperty(name: String)
  case plan(type: String, key: String)
  case forwarding(type: String)
  case methods(type: String, base: String)
  case property(type: String, name: String)
  case implementations(file: String)
  case isProtocol(name: String)
  case tableParts(type: String)
  case hasTable(type: String)
  case namedClasses(file: String)
}
