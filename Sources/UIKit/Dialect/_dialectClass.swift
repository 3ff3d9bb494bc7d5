/// The class of a name in Objective-C; nil if there is none.
///
/// The rewriter writes it for `NSClassFromString`. A class has the name that `@objc(Row)` gives it in any
/// module of the program, or its name in Swift with its module and the types around it, as
/// `App.Row`; UIKit's and Foundation's classes have none of a module.
///
/// - Parameter file: The calling file's `#fileID`, whose module's names are looked at first.
public func _dialectClass(_ name: String, file: String = #fileID) -> AnyClass? {
  if let found = DialectModules.type(named: name, from: String(file.prefix { $0 != "/" })) {
    return found
  }
  let names = name.split(separator: ".", omittingEmptySubsequences: false)
  guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
  if names.count > 1 { return swiftClass(names) }
  return systemModules.lazy.compactMap { swiftClass([$0[...], names[0]]) }.first
}

/// The modules whose classes have no module in their names.
private let systemModules = ["UIKit", "Layers", "Typography", "Graphics", "Foundation"]

/// The class of a name in Swift, given as that of its module and those of the types around it.
///
/// Foundation's own function stops the program for nested classes.
private func swiftClass(_ names: [Substring]) -> AnyClass? {
  let parts = names.map { "\($0.utf8.count)\($0)" }
  // What is around a class may be a class too, a structure or an enumeration.
  var around = [parts[0]]
  for part in parts[1...].dropLast() {
    around = around.flatMap { outer in ["C", "V", "O"].map { outer + part + $0 } }
      .filter { _typeByName($0) != nil }
  }
  return around.lazy.compactMap { _typeByName($0 + parts.last! + "C") as? AnyClass }.first
}

/// The name of a class in Objective-C, which the rewriter writes for `NSStringFromClass`: that of
/// `@objc(Name)`, or else the one in Swift with its module, which UIKit's classes don't have.
public func _dialectClassName(_ type: AnyClass) -> String {
  if let name = ClassMembers.of(type).className { return name }
  // Foundation's own function stops the program for private classes.
  let name = _typeName(type)
  for module in systemModules where name.hasPrefix(module + ".") {
    let plain = name.dropFirst(module.count + 1)
    // Foundation's classes of Swift have a module on a device too.
    return module == "Foundation" && !plain.hasPrefix("NS") ? name : String(plain)
  }
  return name
}
