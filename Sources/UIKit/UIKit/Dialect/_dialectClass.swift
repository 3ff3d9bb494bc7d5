/// Returns the class with an Objective-C name; nil if there is none.
///
/// The rewriter generates it for `NSClassFromString`. A class has the name from `@objc(Row)` in any
/// module of the program, or its Swift name qualified with its module and enclosing types, as in
/// `App.Row`; the names of UIKit's and Foundation's classes have no module, and Foundation's begin
/// with `NS`.
///
/// - Parameter file: The calling file's `#fileID`, whose module's names are searched first.
public func _dialectClass(_ name: String, file: String = #fileID) -> AnyClass? {
  if let found = DialectModules.type(named: name, from: String(file.prefix { $0 != "/" })) {
    return found
  }
  let names = name.split(separator: ".", omittingEmptySubsequences: false)
  guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
  if names.count > 1 {
    let modules = names[0] == "Foundation" ? ["Foundation"] + swiftFoundationModules : [names[0]]
    return modules.lazy.compactMap { swiftClass([$0] + names.dropFirst()) }.first
  }
  let name = names[0]
  if let found = systemModules.lazy.compactMap({ swiftClass([$0, name]) }).first {
    return foundationNames.contains(name) ? nil : found
  }
  guard name.hasPrefix("NS") else { return nil }
  if let found = foundationModules.lazy.compactMap({ swiftClass([$0, name]) }).first {
    return found
  }
  let plain = name.dropFirst(2)
  // No class has the prefix twice.
  guard !plain.hasPrefix("NS") else { return nil }
  let modules = foundationModules + (foundationNames.contains(plain) ? ["UIKit"] : [])
  return modules.lazy.compactMap { swiftClass([$0, plain]) }.first
}

/// The modules whose class names don't include a module.
private let systemModules = SystemModules.names.map { $0[...] }

/// The modules whose classes begin with `NS` in Objective-C, even if they don't in Swift.
private let foundationModules: [Substring] = [
  "Foundation", "FoundationNetworking", "FoundationXML",
]

/// The modules with classes that only Swift has, in a module called `Foundation` on a device.
private let swiftFoundationModules: [Substring] = [
  "FoundationEssentials", "FoundationInternationalization",
]

/// Classes that belong to Foundation on a device, and to UIKit here, as Linux's Foundation lacks
/// them.
private let foundationNames: Set<Substring> = ["RelativeDateTimeFormatter"]

/// Returns the class with a Swift name, given as the names of its module, its enclosing types and
/// itself.
///
/// Foundation's own function stops the program for nested classes.
private func swiftClass(_ names: [Substring]) -> AnyClass? {
  let parts = names.map { "\($0.utf8.count)\($0)" }
  // The enclosing type may be a class, a structure or an enumeration.
  var around = [parts[0]]
  for part in parts[1...].dropLast() {
    around = around.flatMap { outer in ["C", "V", "O"].map { outer + part + $0 } }
      .filter { _typeByName($0) != nil }
  }
  return around.lazy.compactMap { _typeByName($0 + parts.last! + "C") as? AnyClass }.first
}

/// Returns the Objective-C name of a class, which the rewriter generates for `NSStringFromClass`:
/// from `@objc(Name)`, or the Swift name with its module, which UIKit's classes don't have.
/// Foundation's are prefixed with `NS`, as in `NSBundle` (Apple's headers, `NS_SWIFT_NAME`).
public func _dialectClassName(_ type: AnyClass) -> String {
  if let name = ClassMembers.of(type).className { return name }
  // Foundation's own function stops the program for private classes.
  let name = _typeName(type)
  guard let dot = name.firstIndex(of: ".") else { return name }
  let (module, plain) = (name[..<dot], name[name.index(after: dot)...])
  if swiftFoundationModules.contains(module) { return "Foundation." + plain }
  let isFoundations =
    foundationModules.contains(module) || module == "UIKit" && foundationNames.contains(plain)
  // Nested and private classes exist only in Swift.
  if isFoundations, !plain.hasPrefix("NS") {
    return plain.contains(".") || plain.hasPrefix("_") ? name : "NS" + plain
  }
  return isFoundations || systemModules.contains(module) ? String(plain) : name
}
