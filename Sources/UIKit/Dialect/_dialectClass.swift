/// The class of a name in Objective-C; nil if there is none.
///
/// The rewriter writes it for `NSClassFromString`. A class has the name that `@objc(Row)` gives it in any
/// module of the program, or its name in Swift with its module and the types around it, as
/// `App.Row`; UIKit's and Foundation's classes have none of a module, and Foundation's begin with `NS`.
///
/// - Parameter file: The calling file's `#fileID`, whose module's names are looked at first.
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

/// The modules whose classes have no module in their names.
private let systemModules: [Substring] = [
  "UIKit", "Layers", "Typography", "Graphics", "MapKit", "WebKit",
]

/// The modules whose classes begin with `NS` in Objective-C, whether they do in Swift or not.
private let foundationModules: [Substring] = [
  "Foundation", "FoundationNetworking", "FoundationXML",
]

/// The modules whose classes are Swift's alone, in a module that is called `Foundation` on a device.
private let swiftFoundationModules: [Substring] = [
  "FoundationEssentials", "FoundationInternationalization",
]

/// Classes that are Foundation's on a device, and UIKit's here, as Linux's Foundation lacks them.
private let foundationNames: Set<Substring> = ["RelativeDateTimeFormatter"]

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
/// `@objc(Name)`, or else the one in Swift with its module, which UIKit's classes don't have. Foundation's
/// have `NS` in front, as in `NSBundle` (Apple's headers, `NS_SWIFT_NAME`).
public func _dialectClassName(_ type: AnyClass) -> String {
  if let name = ClassMembers.of(type).className { return name }
  // Foundation's own function stops the program for private classes.
  let name = _typeName(type)
  guard let dot = name.firstIndex(of: ".") else { return name }
  let (module, plain) = (name[..<dot], name[name.index(after: dot)...])
  if swiftFoundationModules.contains(module) { return "Foundation." + plain }
  let isFoundations =
    foundationModules.contains(module) || module == "UIKit" && foundationNames.contains(plain)
  // Classes in others, and private ones, are Swift's alone.
  if isFoundations, !plain.hasPrefix("NS") {
    return plain.contains(".") || plain.hasPrefix("_") ? name : "NS" + plain
  }
  return isFoundations || systemModules.contains(module) ? String(plain) : name
}
