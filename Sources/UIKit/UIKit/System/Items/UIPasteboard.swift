import Foundation
import Layers
import Synchronization
import UniformTypeIdentifiers

/// A store for copied items.
///
/// It works within the simulation: code finds what it put there. The user's own copies and other
/// apps' aren't there. Off the main thread, each call of ``general`` returns an empty one.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// A pasteboard's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// Options for how items are stored; without effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when the contents have changed, with the added and removed types.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted when a named pasteboard was removed.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The type of items whose representation UIKit chooses; the value is this project's own.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  public static let typeListString = [UTType.utf8PlainText.identifier, UTType.text.identifier]
  public static let typeListURL = [UTType.url.identifier]
  public static let typeListImage = [UTType.png.identifier, UTType.jpeg.identifier]
  public static let typeListColor = ["com.apple.uikit.color"]

  open private(set) var name: Name
  /// Whether it outlives the app; stored, without effect.
  open var isPersistent: Bool { name == .general }

  private struct Contents: @unchecked Sendable {
    var items: [[String: Any]] = []
    var changeCount = 0

    var types: Set<String> { Set(items.flatMap(\.keys)) }
  }

  private let contents = Mutex(Contents())

  init(named name: Name) {
    self.name = name
    super.init()
  }

  /// The simulation's general pasteboard.
  open class var general: UIPasteboard {
    onMainQueue { SimulationHost.current.service(Pasteboards.self).pasteboard(.general) }
      ?? UIPasteboard(named: .general)
  }

  open class func withUniqueName() -> UIPasteboard {
    onMainQueue { SimulationHost.current.service(Pasteboards.self).unique() }
      ?? UIPasteboard(named: Name("unique"))
  }

  open class func remove(withName pasteboardName: Name) {
    _ = onMainQueue { SimulationHost.current.service(Pasteboards.self).remove(pasteboardName) }
  }

  // MARK: Contents

  open var changeCount: Int { read(\.changeCount) }

  /// The contents, each item keyed by type.
  open var items: [[String: Any]] {
    get { read { Unchecked($0.items) }.value }
    set { setItems(newValue) }
  }

  open var numberOfItems: Int { read { $0.items.count } }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let sent = Unchecked(items)
    write { $0.items = sent.value }
  }

  open func addItems(_ items: [[String: Any]]) {
    let sent = Unchecked(items)
    write { $0.items += sent.value }
  }

  open func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Contents by kind

  open var string: String? {
    get { strings?.first }
    set { set(newValue.map { [$0] }, UTType.utf8PlainText.identifier) }
  }

  open var strings: [String]? {
    get { all(Self.typeListString, String.self) }
    set { set(newValue, UTType.utf8PlainText.identifier) }
  }

  open var url: URL? {
    get { urls?.first }
    set { set(newValue.map { [$0] }, UTType.url.identifier) }
  }

  open var urls: [URL]? {
    get { all(Self.typeListURL, URL.self) }
    set { set(newValue, UTType.url.identifier) }
  }

  open var image: UIImage? {
    get { images?.first }
    set { set(newValue.map { [$0] }, UTType.png.identifier) }
  }

  open var images: [UIImage]? {
    get { all(Self.typeListImage, UIImage.self) }
    set { set(newValue, UTType.png.identifier) }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { set(newValue.map { [$0] }, Self.typeListColor[0]) }
  }

  open var colors: [UIColor]? {
    get { all(Self.typeListColor, UIColor.self) }
    set { set(newValue, Self.typeListColor[0]) }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  private func all<Value>(_ types: [String], _ kind: Value.Type) -> [Value]? {
    let found = items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
    return found.isEmpty ? nil : found
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    setItems((values ?? []).map { [type: $0] })
  }

  // MARK: State

  private func read<R: Sendable>(_ body: (Contents) -> R) -> R {
    return contents.withLock { body($0) }
  }

  private func write(_ body: (inout Contents) -> Void) {
    let (old, new) = contents.withLock {
      let old = $0.types
      body(&$0)
      $0.changeCount += 1
      return (old, $0.types)
    }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  /// Returns a copy.
  final func copied() -> UIPasteboard {
    let copy = UIPasteboard(named: name)
    let own = contents.withLock { $0 }
    copy.contents.withLock { $0 = own }
    return copy
  }
}

/// Gives ``UIPasteboard`` its initialiser with a name, which returns an existing object: in Swift,
/// only an initialiser in a protocol extension can do that.
public protocol _NamedPasteboard {}

extension _NamedPasteboard {
  /// Returns the pasteboard with a name; nil if there is none and `create` is false.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let found = onMainQueue {
      let all = SimulationHost.current.service(Pasteboards.self)
      return create ? all.pasteboard(pasteboardName) : all.find(pasteboardName)
    }
    // Other threads don't belong to a simulation.
    let isThere = create || pasteboardName == .general
    let board = found ?? (isThere ? UIPasteboard(named: pasteboardName) : nil)
    guard let own = board as? Self else { return nil }
    self = own
  }
}

extension UIPasteboard: _NamedPasteboard {}

/// The pasteboards of a simulation.
@MainActor
final class Pasteboards: SystemService {
  private var all: [UIPasteboard.Name: UIPasteboard] = [:]
  private var uniqueCount = 0

  init() {}

  func find(_ name: UIPasteboard.Name) -> UIPasteboard? {
    name == .general ? pasteboard(name) : all[name]
  }

  func pasteboard(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let found = all[name] { return found }
    let made = UIPasteboard(named: name)
    all[name] = made
    return made
  }

  func unique() -> UIPasteboard {
    uniqueCount += 1
    return pasteboard(UIPasteboard.Name("unique.\(uniqueCount)"))
  }

  /// Removes one of the app's pasteboards and posts a notification; the general one stays.
  func remove(_ name: UIPasteboard.Name) {
    guard name != .general, let gone = all.removeValue(forKey: name) else { return }
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: gone)
  }

  func copy() -> Pasteboards {
    let copy = Pasteboards()
    copy.all = all.mapValues { $0.copied() }
    copy.uniqueCount = uniqueCount
    return copy
  }

  var isUntouched: Bool { all.values.allSatisfy { $0.changeCount == 0 } && uniqueCount == 0 }
}
