/// The type descriptors that Swift's compiler emits into a program, and that its run time reads to
/// find types by name.
///
/// Their format is part of Swift's stable binary interface (TargetContextDescriptor and its kin in
/// `include/swift/ABI/Metadata.h`, docs/ABI/TypeMetadata.rst). Their location is provided by
/// `swift_enumerateAllMetadataSections`, which Swift Testing relies on too; without that function,
/// or if its version has another format, nothing is found.
enum TypeDescriptors {
  private typealias Visit =
    @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool
  private typealias Enumerate = @convention(c) (Visit, _ context: UnsafeMutableRawPointer?) -> Void

  /// Returns the names of the modules that declare a top-level enumeration with a name.
  static func modules(declaringEnumeration name: String) -> [String] {
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    var search = Search(name: name)
    withUnsafeMutablePointer(to: &search) { search in
      unsafeBitCast(symbol, to: Enumerate.self)(
        { sections, context in
          context!.assumingMemoryBound(to: Search.self).pointee.visit(sections)
          return true
        }, search)
    }
    return search.modules
  }

  private struct Search {
    let name: String
    var modules: [String] = []

    /// The words of `MetadataSections` (stdlib/public/runtime/SwiftRT-ELF-WASM.cpp): a version, the
    /// image, two unused ones, and the ranges of protocols, conformances and types.
    mutating func visit(_ sections: UnsafeRawPointer) {
      let words = sections.assumingMemoryBound(to: UInt.self)
      guard (1...5).contains(words[0]), let records = UnsafeRawPointer(bitPattern: words[8]) else {
        return
      }
      for offset in stride(from: 0, to: Int(words[9]), by: 4) {
        // The low bits specify the kind of reference; 0 is a direct reference to a descriptor.
        guard (records + offset).load(as: UInt32.self) & 3 == 0 else { continue }
        visit(description: target(of: records + offset))
      }
    }

    private enum Kind: UInt32 {
      case module = 0
      case enumeration = 18

      init?(of description: UnsafeRawPointer) {
        self.init(rawValue: description.load(as: UInt32.self) & 0x1f)
      }
    }

    /// Flags, the enclosing context and a name, 4 bytes each.
    private mutating func visit(description: UnsafeRawPointer) {
      guard Kind(of: description) == .enumeration, has(name, description) else { return }
      let reference = (description + 4).load(as: Int32.self)
      var parent = description + 4 + Int(reference & ~1)
      if reference & 1 != 0 { parent = parent.load(as: UnsafeRawPointer.self) }
      if Kind(of: parent) == .module { modules.append(String(cString: text(of: parent))) }
    }

    private func has(_ name: String, _ description: UnsafeRawPointer) -> Bool {
      strcmp(text(of: description), name) == 0
    }

    private func text(of description: UnsafeRawPointer) -> UnsafePointer<CChar> {
      target(of: description + 8).assumingMemoryBound(to: CChar.self)
    }

    /// Resolves an offset relative to its own address.
    private func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
      place + Int(place.load(as: Int32.self))
    }
  }
}
