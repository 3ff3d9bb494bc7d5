/// The descriptions of types that Swift's compiler puts into a program, and its run time reads to find
/// types by their names.
///
/// Their form is part of Swift's stable binary interface (TargetContextDescriptor and its kin in
/// `include/swift/ABI/Metadata.h`, docs/ABI/TypeMetadata.rst). Where the program keeps them is told by
/// `swift_enumerateAllMetadataSections`, which Swift Testing relies on too; without that function,
/// or in a version of another form, nothing is found.
enum TypeDescriptors {
  private typealias Visit =
    @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool
  private typealias Enumerate = @convention(c) (Visit, _ context: UnsafeMutableRawPointer?) -> Void

  /// The names of the modules that declare an enumeration of a name, outside of other types.
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
    /// image, two that aren't used, and the ranges of protocols, conformances and types.
    mutating func visit(_ sections: UnsafeRawPointer) {
      let words = sections.assumingMemoryBound(to: UInt.self)
      guard (1...5).contains(words[0]), let records = UnsafeRawPointer(bitPattern: words[8]) else {
        return
      }
      for offset in stride(from: 0, to: Int(words[9]), by: 4) {
        // The low bits tell what is referred to; 0 is a description itself.
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

    /// Flags, what it is declared in and a name, 4 bytes each.
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

    /// What a distance from its own place leads to.
    private func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
      place + Int(place.load(as: Int32.self))
    }
  }
}
