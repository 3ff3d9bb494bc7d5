/// The class of a name in Objective-C; nil if there is none.
///
/// The rewriter writes it for `NSClassFromString`: Foundation knows classes of Swift with their
/// modules, such as `App.Row`, but neither names from `@objc(Row)` nor UIKit's without a module.
///
/// - Parameter file: The calling file's `#fileID`, whose module's names are looked at first.
public func _dialectClass(_ name: String, file: String = #fileID) -> AnyClass? {
  let module = String(file.prefix { $0 != "/" })
  let named = "\(module.utf8.count)\(module)14_DialectModuleO"
  if let names = _typeByName(named) as? any _DialectClassNames.Type,
    let found = listed(name, in: names)
  {
    return found
  }
  if let found = NSClassFromString(name) { return found }
  guard !name.contains(".") else { return nil }
  // Classes of frameworks have no module in their names.
  for module in ["UIKit", "Layers", "Foundation"] {
    if let found = NSClassFromString("\(module).\(name)") { return found }
  }
  return nil
}

private func listed<Names: _DialectClassNames>(
  _ name: String, in names: Names.Type
) -> AnyClass? {
  withoutIsolation(names) { $0.classes.first { $0.0 == name }?.1 }
}

/// The name of a class in Objective-C, which the rewriter writes for `NSStringFromClass`: that of
/// `@objc(Name)`, or else the one in Swift with its module, which UIKit's classes don't have.
public func _dialectClassName(_ type: AnyClass) -> String {
  if let name = ClassMembers.of(type).className { return name }
  // Foundation's own function stops the program for private classes.
  let name = _typeName(type)
  for module in ["UIKit.", "Layers."] where name.hasPrefix(module) {
    return String(name.dropFirst(module.count))
  }
  return name
}
