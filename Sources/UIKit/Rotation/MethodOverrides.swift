/// Knows whether a controller's class overrides `viewWillTransition(to:with:)`.
///
/// UIKit calls the rotation callbacks of iOS 7 on newer systems only where that is not overridden,
/// and asks the Objective-C runtime, which does not exist here. A call can't tell either: an
/// override that calls `super` reaches the base method just as no override does. So the classes'
/// tables of methods are compared: a subclass's table begins with its superclass's, with the
/// overridden methods replaced. Which entry is the method's is not assumed but found, as the only
/// one in which a probe that overrides it differs from one that does not.
@MainActor
enum MethodOverrides {
  private class PlainProbe: UIViewController {}

  private class SizeProbe: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      CallbackReceiver.perform(as: self) {}
    }
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether the class, or one between it and `UIViewController`, overrides the method.
  ///
  /// Where the tables are not as expected the answer is yes, so that no work is done twice.
  static func overridesSizeTransition(_ type: UIViewController.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = answers[key] { return known }
    let answer =
      sizeTransitionEntry.map { entry in
        let table = MethodTable(type)
        return entry >= table.count || table[entry] != MethodTable(UIViewController.self)[entry]
      } ?? true
    answers[key] = answer
    return answer
  }

  /// The place of the method in the table, or nil if it is not found.
  static let sizeTransitionEntry: Int? = {
    let base = MethodTable(UIViewController.self)
    let plain = MethodTable(PlainProbe.self)
    let size = MethodTable(SizeProbe.self)
    guard base.count > 0, plain.count >= base.count, size.count >= base.count else { return nil }
    let entries = (0..<base.count).filter { plain[$0] == base[$0] && size[$0] != base[$0] }
    return entries.count == 1 ? entries[0] : nil
  }()
}

/// The words of a class's metadata after its header; among them its table of methods.
///
/// The layout is that of the Swift ABI on platforms without Objective-C: kind, superclass, flags,
/// instance size and alignment, then the size of the metadata and how much of it lies before the
/// address of the class, the description and the destroyer of stored properties.
private struct MethodTable {
  private static let headerWords = 7
  private static let classSizeOffset = 32
  private static let classAddressPointOffset = 36
  /// More than any class has; a larger number means that the layout is another one.
  private static let limit = 1 << 20

  private let words: UnsafePointer<UInt>
  let count: Int

  init(_ type: AnyClass) {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = Int(address.load(fromByteOffset: Self.classSizeOffset, as: UInt32.self))
    let before = Int(address.load(fromByteOffset: Self.classAddressPointOffset, as: UInt32.self))
    let total = (size - before) / MemoryLayout<UInt>.stride
    let isPlausible =
      size > before && size < Self.limit && size % MemoryLayout<UInt>.stride == 0
      && total > Self.headerWords
    words = (address + Self.headerWords * MemoryLayout<UInt>.stride)
      .assumingMemoryBound(to: UInt.self)
    count = isPlausible ? total - Self.headerWords : 0
  }

  subscript(index: Int) -> UInt { words[index] }
}
