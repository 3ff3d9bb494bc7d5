import CFoundTypes
import Foundation

/// Types of the running program, found by the records that the compiler leaves in it.
enum ProgramTypes {
  /// The types that conform to a protocol, in no particular order; generic ones are left out.
  static func conforming<P>(to existential: P.Type) -> [Any.Type] {
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

  /// The classes of modules, in no particular order; generic and private ones are left out.
  ///
  /// - Parameter isWanted: Whether a module is asked for, by its name.
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

  /// The modules of this program that have resources or classes; nil where the program was stripped of
  /// what tells those with resources. Found once, as a program stays what it is.
  static let modulesWithResources: Set<String>? = {
    // What SwiftPM generates for a target with resources: `Foundation.Bundle.module`, in an extension of
    // the module, as in `$s10Foundation6BundleC3AppE6moduleACvgZ`.
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

  /// Functions by their mangled names, if these end as given.
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

  /// The descriptor of a protocol, from the metadata of its existential type: kind, flags and number,
  /// and then the protocols (docs/ABI/TypeMetadata.rst in Swift's repository).
  private static func descriptor<P>(of existential: P.Type) -> UnsafeRawPointer? {
    unsafeBitCast(existential as Any.Type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}
