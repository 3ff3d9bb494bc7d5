import CFoundTypes

/// The functions `init()` of the program's classes, found by their symbols.
///
/// An app's view often has its own designated `init()`. Without the Objective-C run time, Swift
/// adds a new entry to the class's method table for it, since it overrides nothing, so no entry of
/// the superclass leads to it (decision 8). In a stripped program nothing is found.
package enum ProgramInitializers {
  /// The `init()` of a class, or of its nearest superclass that has one; nil if none is found, and
  /// for classes of this module, which aren't worth reading the symbols for.
  package static func function(of type: AnyClass) -> UnsafeRawPointer? {
    var next: AnyClass? = type
    while let current = next, let name = _mangledTypeName(current), !name.hasPrefix("5UIKit") {
      let above: AnyClass? = _getSuperclass(current)
      // The run time's names for private classes contain an address.
      let address =
        name.contains("$") ? added(by: current, to: above) : addresses["$s" + name]
      if let address { return UnsafeRawPointer(bitPattern: address) }
      next = above
    }
    return nil
  }

  /// The `init()` that a class added to its superclass's method table, or replaced in it.
  ///
  /// The entries follow the metadata's header in class order, from the top down
  /// (docs/ABI/TypeMetadata.rst in Swift's repository).
  private static func added(by type: AnyClass, to superclass: AnyClass?) -> UInt? {
    let entries = entries(of: type)
    let inherited = superclass.map(Self.entries) ?? []
    return entries.indices.reversed().lazy
      .filter { $0 >= inherited.count || entries[$0] != inherited[$0] }
      .map { entries[$0] }
      .first { known.contains($0) }
  }

  private static func entries(of type: AnyClass) -> [UInt] {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let start = metadata.load(fromByteOffset: 36, as: UInt32.self)
    return stride(from: 56, to: Int(size - start), by: 8)
      .map { metadata.load(fromByteOffset: $0, as: UInt.self) }
  }

  /// Creates an object with a function from ``function(of:)``.
  package static func make(_ type: AnyClass, by function: UnsafeRawPointer) -> AnyObject {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    return Unmanaged<AnyObject>.fromOpaque(found_call_initializer(function, metadata))
      .takeRetainedValue()
  }

  private static let known = Set(addresses.values)

  /// The addresses by mangled class name. They're found once, since a program doesn't change.
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
