import CFoundTypes

/// The functions `init()` of the program's classes, found by their symbols.
///
/// An app's view often has a designated `init()` of its own. Without the Objective-C run time Swift gives
/// that a new entry in the class's method table, as it overrides none, so that no entry of the superclass
/// leads to it (decision 8). In a program that was stripped nothing is found.
package enum ProgramInitializers {
  /// The `init()` of a class, or of the nearest class above that has one; nil if none is found.
  package static func function(of type: AnyClass) -> UnsafeRawPointer? {
    var next: AnyClass? = type
    while let current = next {
      if let name = _mangledTypeName(current), let address = addresses["$s" + name] {
        return UnsafeRawPointer(bitPattern: address)
      }
      // The run time can't name private classes.
      if let address = lastInTable(of: current) { return UnsafeRawPointer(bitPattern: address) }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// The `init()` that the most derived class added to a class's method table.
  ///
  /// The entries follow the metadata's header in the order of the classes, from the top down
  /// (docs/ABI/TypeMetadata.rst in Swift's repository).
  private static func lastInTable(of type: AnyClass) -> UInt? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let start = metadata.load(fromByteOffset: 36, as: UInt32.self)
    return stride(from: 56, to: Int(size - start), by: 8).reversed().lazy
      .map { metadata.load(fromByteOffset: $0, as: UInt.self) }
      .first { known.contains($0) }
  }

  /// Makes an object by a function of ``function(of:)``.
  package static func make(_ type: AnyClass, by function: UnsafeRawPointer) -> AnyObject {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    return Unmanaged<AnyObject>.fromOpaque(found_call_initializer(function, metadata))
      .takeRetainedValue()
  }

  private static let known = Set(addresses.values)

  /// The addresses by the mangled names of the classes. Found once, as a program stays what it is.
  private static let addresses: [String: UInt] = {
    final class Found { var addresses: [String: UInt] = [:] }
    let found = Found()
    // `__allocating_init()` without arguments, as in `$s3App4MainCACycfC`: a substitution for the class is
    // the result's type (docs/ABI/Mangling.rst in Swift's repository).
    found_functions(
      "ycfC",
      { name, address, found in
        guard let name, let address, let found else { return }
        var rest = String(cString: name).utf8.dropLast(4)
        guard let last = rest.popLast(), UInt8(ascii: "A")...UInt8(ascii: "Z") ~= last else {
          return
        }
        while let next = rest.last, UInt8(ascii: "a")...UInt8(ascii: "z") ~= next {
          rest.removeLast()
        }
        guard rest.popLast() == UInt8(ascii: "A"), let type = String(rest) else { return }
        Unmanaged<Found>.fromOpaque(found).takeUnretainedValue().addresses[type] =
          UInt(bitPattern: address)
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.addresses
  }()
}
