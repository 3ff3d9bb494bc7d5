/// The support module of packages with holes, which defines what a hole does when it's reached.
///
/// It depends on UIKit only. After each picture the tests check it for reached holes and report them.
enum HoleSupport {
  /// The module's name.
  static let module = "TateyokoHoles"
  /// A type that conforms to every generated protocol.
  static let valueType = "_AdoptedHole"

  /// Imports the module into every file, so that no file needs to change.
  static let compilerArguments = ["-Xfrontend", "-import-module", "-Xfrontend", module]

  static let text = #"""
    // Written by `tateyoko adopt`, which replaces it when it is run again.

    import Foundation
    import UIKit

    /// The holes that were reached: code of the app that doesn't compile here, each reported once.
    public enum AdoptedHoles {
      private static let lock = NSLock()
      nonisolated(unsafe) private static var reached: [String] = []

      fileprivate static func reach(_ file: String, _ line: Int, _ reason: String) {
        let text = file.isEmpty ? reason : "\(file):\(line): \(reason)"
        lock.withLock { if !reached.contains(text) { reached.append(text) } }
      }

      /// The holes reached so far, in order.
      public static var all: [String] { lock.withLock { reached } }
    }

    // Swift 4 still had them, and apps of that time use them.
    extension String { public var characters: String { self } }
    extension Substring { public var characters: Substring { self } }

    /// A placeholder type for values that only have to meet a constraint, such as opaque results.
    public final class _AdoptedHole: NSObject {}

    /// Reports that code was reached that doesn't compile here, and continues.
    public func _adoptedHole(_ file: String, _ line: Int, _ reason: String) {
      AdoptedHoles.reach(file, line, reason)
    }

    /// Reports a hole in what a property is set to, and continues.
    ///
    /// A view or controller that is missing is made, as later code may unwrap it. Everything else keeps its value, such as
    /// a text from a storyboard.
    public func _adoptedHole<T>(
      _ property: inout T, _ file: String, _ line: Int, _ reason: String
    ) {
      AdoptedHoles.reach(file, line, reason)
      let mirror = Mirror(reflecting: property)
      guard mirror.displayStyle == .optional, mirror.children.isEmpty,
        let type = T.self as? any Fillable.Type, let value = type.filled as? T
      else { return }
      property = value
    }

    private protocol Fillable { static var filled: Self { get } }
    extension Optional: Fillable {
      static var filled: Self {
        let isShown = Wrapped.self is UIView.Type || Wrapped.self is UIViewController.Type
        return isShown ? plainValue(Wrapped.self) : nil
      }
    }

    /// Reports a hole, and returns a plain value in its place, such as nil, zero or an empty string.
    ///
    /// If the type has no such value, the process ends. A test tries each screen in its own process first.
    public func _adoptedHoleValue<T>(_ file: String, _ line: Int, _ reason: String) -> T {
      AdoptedHoles.reach(file, line, reason)
      if let value = plainValue(T.self) { return value }
      fatalError("\(file):\(line): \(reason); nothing can stand for a value of \(T.self)")
    }

    /// Reports a hole, and returns the value in its place.
    @discardableResult public func _adoptedHoleValue<T>(_ file: String, _ line: Int, _ reason: String, _ value: T) -> T {
      AdoptedHoles.reach(file, line, reason)
      return value
    }

    private protocol Plain { static var plain: Self { get } }
    extension Optional: Plain { static var plain: Self { nil } }
    extension Array: Plain { static var plain: Self { [] } }
    extension Set: Plain { static var plain: Self { [] } }
    extension Dictionary: Plain { static var plain: Self { [:] } }
    extension String: Plain { static var plain: Self { "" } }
    extension Data: Plain { static var plain: Self { Data() } }
    extension Date: Plain { static var plain: Self { Date(timeIntervalSinceReferenceDate: 0) } }
    extension URL: Plain { static var plain: Self { URL(fileURLWithPath: "/") } }
    extension URLRequest: Plain { static var plain: Self { URLRequest(url: .plain) } }
    extension IndexPath: Plain { static var plain: Self { IndexPath(row: 0, section: 0) } }
    extension Bool: Plain { static var plain: Self { false } }
    extension CGPoint: Plain { static var plain: Self { .zero } }
    extension CGSize: Plain { static var plain: Self { .zero } }
    extension CGRect: Plain { static var plain: Self { .zero } }
    extension UIEdgeInsets: Plain { static var plain: Self { .zero } }

    private func plainValue<T>(_ type: T.Type) -> T? {
      if T.self == Void.self { return () as? T }
      if let type = T.self as? any Plain.Type { return type.plain as? T }
      if let type = T.self as? any AdditiveArithmetic.Type { return type.zero as? T }
      if let type = T.self as? any RangeReplaceableCollection.Type { return type.init() as? T }
      if let type = T.self as? any OptionSet.Type { return type.init() as? T }
      if let type = T.self as? any (RawRepresentable & CaseIterable).Type { return first(type) as? T }
      if let type = T.self as? any CaseIterable.Type { return first(type) as? T }
      if T.self == UIColor.self { return UIColor.clear as? T }
      if T.self == UIFont.self { return UIFont.systemFont(ofSize: 17) as? T }
      if T.self == NSLayoutConstraint.self { return NSLayoutConstraint() as? T }
      if let value = zero(T.self) { return value }
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated { Unchecked(value: made(T.self)) }.value
    }

    /// Returns the value of a type without references, such as a structure of numbers, whose memory is all zero.
    private func zero<T>(_ type: T.Type) -> T? {
      guard _isPOD(T.self), MemoryLayout<T>.size > 0 else { return nil }
      return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { memory in
        let bytes = UnsafeMutableRawBufferPointer(memory)
        for index in bytes.indices { bytes[index] = 0 }
        return memory.baseAddress?.move()
      }
    }

    private struct Unchecked<T>: @unchecked Sendable { let value: T }

    private func first<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }

    /// Creates an object of a class that needs no arguments.
    @MainActor private func made<T>(_ type: T.Type) -> T? {
      if T.self == UICollectionView.self {
        let layout = UICollectionViewFlowLayout()
        return UICollectionView(frame: .zero, collectionViewLayout: layout) as? T
      }
      if let type = T.self as? UIView.Type { return type.init(frame: .zero) as? T }
      if let type = T.self as? UIViewController.Type {
        return type.init(nibName: nil, bundle: nil) as? T
      }
      // Linux's has no initialiser without arguments.
      if T.self is NSAttributedString.Type { return NSMutableAttributedString(string: "") as? T }
      if let type = T.self as? NSObject.Type { return type.init() as? T }
      return nil
    }
    """# + "\n"
}
