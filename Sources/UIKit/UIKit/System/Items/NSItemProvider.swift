import Foundation
import Layers
import Synchronization
import UniformTypeIdentifiers

/// Provides an item in several types, for dragging, pasting and sharing.
///
/// It works in memory: items are loaded as registered. Handlers are called before the loading
/// method returns, while a device calls them later and on another thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// The reason why nothing was loaded.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  public static let errorDomain = "NSItemProviderErrorDomain"

  private enum Content {
    case item(Any)
    case data((@escaping (Data?, (any Error)?) -> Void) -> Progress?)
    case handler(LoadHandler)
  }

  private struct State {
    var types: [String] = []
    var contents: [String: Content] = [:]
    var object: (any NSItemProviderWriting)?
    var suggestedName: String?
  }

  // Its values are passed between threads, and never used by two at once here.
  private let state = Mutex(Held(value: State()))

  private struct Held: @unchecked Sendable {
    var value: State
  }

  private func read<R>(_ body: (State) -> R) -> R {
    state.withLock { Unchecked(body($0.value)) }.value
  }

  private func write(_ body: (inout State) -> Void) {
    state.withLock { body(&$0.value) }
  }

  public override init() { super.init() }

  /// Creates a provider for an object in the types that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for an item of one type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    register(typeIdentifier, .item(item))
  }

  /// Creates a provider for a file's contents in the type of its extension; nil if the file can't
  /// be read.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.lastPathComponent
    register(type.identifier, .item(fileURL))
  }

  private func register(_ type: String, _ content: Content) {
    write { state in
      if state.contents[type] == nil { state.types.append(type) }
      state.contents[type] = content
    }
  }

  // MARK: Registering

  open var suggestedName: String? {
    get { read(\.suggestedName) }
    set { write { $0.suggestedName = newValue } }
  }

  /// The types, in registration order.
  open var registeredTypeIdentifiers: [String] { read(\.types) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    matchingType(typeIdentifier) != nil
  }

  private func matchingType(_ wanted: String) -> String? {
    let types = registeredTypeIdentifiers
    if types.contains(wanted) { return wanted }
    guard let type = UTType(wanted) else { return nil }
    return types.first { UTType($0)?.conforms(to: type) == true }
  }

  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    register(typeIdentifier, .handler(loadHandler))
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, .data(loadHandler))
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    write { $0.object = object }
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      register(
        type,
        .data { completion in
          object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        })
    }
  }

  // MARK: Loading

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Loads an object of a class that can read one of the types.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let own = read(\.object), let object = Self.object(own, ofClass: aClass) {
      completionHandler(object, nil)
      return Self.done
    }
    for wanted in aClass.readableTypeIdentifiersForItemProvider {
      guard let type = matchingType(wanted) else { continue }
      return loadDataRepresentation(forTypeIdentifier: type) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(
            try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }
    completionHandler(nil, ErrorCode.itemUnavailableError)
    return Self.done
  }

  /// The object itself, if it is an instance of the class or a subclass.
  private static func object<Wanted: NSItemProviderReading>(
    _ object: any NSItemProviderWriting, ofClass aClass: Wanted.Type
  ) -> (any NSItemProviderReading)? {
    object as? Wanted
  }

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = matchingType(typeIdentifier), let content = read({ $0.contents[type] }) else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
      return Self.done
    }
    switch content {
    case .data(let load): return load(completionHandler) ?? Self.done
    case .item(let item): Self.hand(item, to: completionHandler)
    case .handler(let load):
      load(
        { item, error in
          if let item {
            Self.hand(item, to: completionHandler)
          } else {
            completionHandler(nil, error)
          }
        }, nil, nil)
    }
    return Self.done
  }

  private static func hand(_ item: Any, to completion: (Data?, (any Error)?) -> Void) {
    switch item {
    case let data as Data: completion(data, nil)
    case let data as NSData: completion(data as Data, nil)
    case let text as String: completion(Data(text.utf8), nil)
    case let text as NSString: completion(Data((text as String).utf8), nil)
    case let url as URL where url.isFileURL:
      do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
    case let url as URL: completion(Data(url.absoluteString.utf8), nil)
    case let url as NSURL: completion(Data(url.absoluteString.utf8), nil)
    default: completion(nil, ErrorCode.unavailableCoercionError)
    }
  }

  /// Loads a type's data into a file, which is removed after the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = UTType(matchingType(typeIdentifier) ?? typeIdentifier)
    // A name is no path: it may come from another app.
    let suggested = (suggestedName ?? "file").replacing("/", with: ":")
    let name = ["", ".", ".."].contains(suggested) ? "file" : suggested
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "item-\(UUID().uuidString)")
      var file = folder.appendingPathComponent(name)
      if file.pathExtension.isEmpty, let ending = type?.preferredFilenameExtension {
        file.appendPathExtension(ending)
      }
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Registers a file that is read when the data is requested.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { hand in
      loadHandler { url, _, error in
        guard let url else { return hand(nil, error) }
        do { hand(try Data(contentsOf: url), nil) } catch { hand(nil, error) }
      }
    }
  }

  /// Loads an item as registered.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let type = matchingType(typeIdentifier), let content = read({ $0.contents[type] }) else {
      completionHandler?(nil, ErrorCode.itemUnavailableError)
      return
    }
    switch content {
    case .item(let item): completionHandler?(item, nil)
    case .data(let load): _ = load { completionHandler?($0, $1) }
    case .handler(let load): load(completionHandler, nil, options)
    }
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let own = Held(value: read { $0 })
    copy.state.withLock { $0 = own }
    return copy
  }
}

/// How a file of an item is shared. The raw values are Foundation's.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
