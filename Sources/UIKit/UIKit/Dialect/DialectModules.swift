/// The program's modules that have a table (``_DialectModuleTable``).
enum DialectModules {
  /// The name of a module's table type.
  private static let tableName = "_DialectModule"

  /// The table of a module; nil if it has none.
  static func table(of module: String) -> (any _DialectModuleTable.Type)? {
    let table = "\(tableName.utf8.count)\(tableName)O"
    return _typeByName("\(module.utf8.count)\(module)\(table)") as? any _DialectModuleTable.Type
  }

  /// The tables of all modules loaded at program start, in module name order.
  ///
  /// Types are the same on every thread; only what they list belongs to the main actor.
  nonisolated(unsafe) static let all: [any _DialectModuleTable.Type] =
    Set(TypeDescriptors.modules(declaringEnumeration: tableName)).sorted().compactMap(table)

  /// Returns the class with an Objective-C name assigned by one of the modules.
  ///
  /// - Parameter module: The module to search first.
  static func type(named name: String, from module: String) -> AnyClass? {
    if let found = table(of: module).flatMap({ listed(name, in: $0) }) { return found }
    return all.lazy.compactMap { listed(name, in: $0) }.first
  }

  private static func listed<Table: _DialectModuleTable>(
    _ name: String, in table: Table.Type
  ) -> AnyClass? {
    withoutIsolation(table) { $0.classes.first { $0.0 == name }?.1 }
  }

  /// Lists the members of a class that can't be found by name.
  @MainActor
  static func describe(_ type: AnyClass, _ members: inout _DialectMembers) {
    guard let table = table(of: module(of: type)) else { return }
    for unnamed in table.unnamed where unnamed.describe(type, &members) { return }
  }

  /// Returns what extensions in all modules add to a class of UIKit's.
  @MainActor
  static func extensionMembers(of type: AnyClass) -> _DialectMembers {
    var members = _DialectMembers()
    for table in all {
      for unnamed in table.unnamed { _ = unnamed.describe(type, &members) }
    }
    return members
  }

  private static func module(of type: AnyClass) -> String {
    String(_typeName(type).prefix { $0 != "." })
  }
}
