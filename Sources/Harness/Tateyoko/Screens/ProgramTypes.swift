import CFoundTypes
import Foundation

/// Finds types of the running program through the compiler's metadata in it.
enum ProgramTypes {
  /// Returns the types that conform to a protocol, in no particular order, except generic ones.
  static func conforming(to existential: Any.Type) -> [Any.Type] {
    let found = Found()
    found_conforming_types(
      descriptor(of: existential),
      { metadata, found in
        guard let metadata, let found else { return }
        Unmanaged<Found>.fromOpaque(found).takeUnretainedValue().types
          .append(unsafeBitCast(metadata, to: Any.Type.self))
      }, Unmanaged.passUnretained(found).toOpaque())
    return withExtendedLifetime(found) { found.types }
  }

  /// Returns the classes of modules, in no particular order, except generic and private ones.
  ///
  /// - Parameter isWanted: Whether to include a module, by its name.
  static func classes(ofModules isWanted: (String) -> Bool) -> [(module: String, type: AnyClass)] {
    let found = Found()
    found_classes(
      { module, descriptor, found in
        guard let module, let descriptor, let found else { return }
        Unmanaged<Found>.fromOpaque(found).takeUnretainedValue().classes
          .append((String(cString: module), descriptor))
      }, Unmanaged.passUnretained(found).toOpaque())
    var answers: [String: Bool] = [:]
    return found.classes.compactMap { module, descriptor in
      let wanted = answers[module] ?? isWanted(module)
      answers[module] = wanted
      guard wanted, let metadata = found_class_metadata(descriptor),
        let type = unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass
      else { return nil }
      return (module, type)
    }
  }

  /// The modules of this program that have resources or classes; `nil` if the symbols of those with
  /// resources were stripped. Computed once, because a program doesn't change.
  static let modulesWithResources: Set<String>? = {
    // SwiftPM generates `Foundation.Bundle.module` for a target with resources, in an extension in
    // the
    // module, such as `$s10Foundation6BundleC3AppE6moduleACvgZ`.
    let accessors = functions(endingWith: "6moduleACvgZ").keys
    guard !accessors.isEmpty else { return nil }
    let words = "(extension in "
    let modules = accessors.compactMap { name -> String? in
      guard let text = found_demangled(name) else { return nil }
      defer { free(text) }
      let spelled = String(cString: text)
      return spelled.firstRange(of: words).map {
        String(spelled[$0.upperBound...].prefix { $0 != ")" })
      }
    }
    var all = Set(modules)
    _ = classes { module in
      all.insert(module)
      return false
    }
    return all
  }()

  /// Returns functions by their mangled names, if the names have the given suffix.
  private static func functions(endingWith ending: String) -> [String: UnsafeRawPointer] {
    let found = Found()
    found_functions(
      ending,
      { name, address, found in
        guard let name, let address, let found else { return }
        Unmanaged<Found>.fromOpaque(found).takeUnretainedValue().functions[String(cString: name)] =
          address
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.functions
  }

  private final class Found {
    var types: [Any.Type] = []
    var classes: [(String, UnsafeRawPointer)] = []
    var functions: [String: UnsafeRawPointer] = [:]
  }

  /// Returns the descriptor of a protocol, read from the metadata of its existential type: kind,
  /// flags and count, followed by the protocols (docs/ABI/TypeMetadata.rst in Swift's repository).
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}
