/// Determines which rotation callbacks and presentation methods a controller's class overrides.
///
/// UIKit forwards a controller to be shown to a container that overrides the method for it. It
/// calls the rotation callbacks of iOS 7 on newer systems only if `viewWillTransition(to:with:)`
/// isn't overridden, and determines this with the Objective-C runtime, which doesn't exist here. A
/// call can't tell either: an override that calls `super` reaches the base method just as if there
/// were no override. So the classes' method tables are compared: a subclass's table begins with its
/// superclass's, with the overridden methods replaced. The methods' entries aren't assumed but
/// found: they differ between a probe that overrides the methods and one that doesn't.
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

  private class RotationProbe: UIViewController {
    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      CallbackReceiver.perform(as: self) {}
    }

    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      CallbackReceiver.perform(as: self) {}
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      CallbackReceiver.perform(as: self) {}
    }
  }

  private class ShowProbe: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
      CallbackReceiver.perform(as: self) {}
    }
  }

  private class DetailProbe: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      CallbackReceiver.perform(as: self) {}
    }
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether the class uses the old rotation callbacks from iOS 8 on: the class or a superclass
  /// below `UIViewController` overrides one of the callbacks of iOS 7, and none overrides the new
  /// one.
  ///
  /// If the tables aren't as expected, the result is false, so that no work is done twice.
  static func rotatesInTheOldWay(_ type: UIViewController.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = answers[key] { return known }
    let answer =
      overrides(sizeTransitionEntries, type) == false && overrides(rotationEntries, type) == true
    answers[key] = answer
    return answer
  }

  /// Whether the class, or a superclass below `UIViewController`, overrides a presentation method;
  /// nil if unknown.
  static func shows(_ type: UIViewController.Type, by action: ShowingAction) -> Bool? {
    overrides(action == .show ? showEntries : detailEntries, type)
  }

  /// Whether the class overrides one of the methods; nil if unknown.
  private static func overrides(_ entries: [Int], _ type: UIViewController.Type) -> Bool? {
    let base = MethodTable(UIViewController.self)
    let table = MethodTable(type)
    guard !entries.isEmpty, table.count >= base.count else { return nil }
    return entries.contains { table[$0] != base[$0] }
  }

  /// The positions of the methods in the table; empty if they aren't found.
  static let sizeTransitionEntries = entries(of: SizeProbe.self, count: 1)
  static let rotationEntries = entries(of: RotationProbe.self, count: 3)
  static let showEntries = entries(of: ShowProbe.self, count: 1)
  static let detailEntries = entries(of: DetailProbe.self, count: 1)

  private static func entries(of probe: UIViewController.Type, count: Int) -> [Int] {
    let base = MethodTable(UIViewController.self)
    let plain = MethodTable(PlainProbe.self)
    let changed = MethodTable(probe)
    guard base.count > 0, plain.count >= base.count, changed.count >= base.count else { return [] }
    let entries = (0..<base.count).filter { plain[$0] == base[$0] && changed[$0] != base[$0] }
    return entries.count == count ? entries : []
  }
}

/// The words of a class's metadata after its header, including its method table.
///
/// The layout is that of the Swift ABI on platforms without Objective-C: kind, superclass, flags,
/// instance size and alignment, then the size of the metadata and how much of it precedes the
/// address of the class, the description and the destroyer of stored properties.
private struct MethodTable {
  private static let headerWords = 7
  private static let classSizeOffset = 32
  private static let classAddressPointOffset = 36
  /// More than any class has; a larger number means that the layout is different.
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
