import Foundation
import NibDocuments

/// An Interface Builder document that can be instantiated any number of times.
///
/// It is read as Xcode saves it, `.xib`; compiled nibs (`.nib`) aren't supported.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The options of a load.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of the objects that the nib's proxies represent, by the proxies' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Contents {
    case document(NibDocument)
    case problem(SimulationIssue)
  }

  private let bundle: Bundle
  private let contents: Contents

  private init(contents: Contents, bundle: Bundle?) {
    self.contents = contents
    self.bundle = bundle ?? .main
    super.init()
  }

  /// Reads a nib of a bundle, by default of the main bundle.
  ///
  /// A missing or damaged nib results in an issue when it is instantiated.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    guard let path = NibFiles.path(name, "xib", in: bundle) else {
      self.init(contents: .problem(Self.missing(name, bundle)), bundle: bundle)
      return
    }
    self.init(contents: Self.read(path), bundle: bundle)
  }

  /// Reads a nib from data, in the format that Xcode saves.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(contents: Self.read(data, "UINib"), bundle: bundleOrNil)
  }

  /// Whether there is a document to instantiate.
  final var isReadable: Bool {
    if case .document = contents { true } else { false }
  }

  private static func read(_ path: String) -> Contents {
    do {
      return .document(try NibFiles.document(path))
    } catch {
      return .problem(issue(error))
    }
  }

  private static func read(_ data: Data, _ name: String) -> Contents {
    do {
      return .document(try NibDocument(data: data, file: name))
    } catch {
      return .problem(issue(error))
    }
  }

  static func issue(_ problem: NibProblem) -> SimulationIssue {
    let line = problem.line > 0 ? ":\(problem.line)" : ""
    let element = problem.element.map { "<\($0)>: " } ?? ""
    return SimulationIssue(
      where: problem.file + line, what: element + problem.message,
      advice: "Correct the document in Xcode.")
  }

  /// Returns an issue with UIKit's text for a missing nib.
  static func missing(_ name: String, _ bundle: Bundle) -> SimulationIssue {
    SimulationIssue(
      where: "UINib",
      what: "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'.",
      advice: "Add \(name).xib to the target's resources, and pass the bundle that has it, such as "
        + "Bundle.module.")
  }

  /// Instantiates the nib.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object for the File's Owner; its outlets are set.
  ///   - optionsOrNil: See ``OptionsKey``.
  /// - Returns: The top-level objects, in the document's order, without placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    switch contents {
    case .problem(let issue):
      SimulationHost.current.report(issue)
      return []
    case .document(let document):
      return Self.make(
        document, bundle: bundle, owner: ownerOrNil.map { $0 as AnyObject },
        externals: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    }
  }

  private static func make(
    _ document: NibDocument, bundle: Bundle, owner: AnyObject?, externals: [String: Any]
  ) -> [Any] {
    reportErrors(of: document)
    let builder = NibBuilder(document, bundle: bundle, owner: owner)
    for placeholder in document.objects where placeholder.name == "placeholder" {
      guard let id = placeholder.id,
        let name = placeholder.attributes["placeholderIdentifier"], let object = externals[name]
      else { continue }
      builder.place(object as AnyObject, at: id)
    }
    let objects = document.topLevelObjects.compactMap { element -> Any? in
      builder.makeObject(element)
    }
    if let owner, let element = document.filesOwner {
      builder.finish(owner: (element, owner))
    } else {
      builder.finish()
    }
    return objects
  }

  /// Reports unsupported parts of a document; attributes without effect are logged in one line.
  static func reportErrors(of document: NibDocument) {
    for problem in document.problems where problem.severity == .error {
      SimulationHost.current.report(issue(problem))
    }
    var names: [String] = []
    for problem in document.problems {
      switch problem.kind {
      case .unknownAttribute(let name), .unusedAttribute(let name):
        let element = problem.element?.prefix { $0 != " " } ?? ""
        let name = "\(element) \(name)"
        if !names.contains(name) { names.append(name) }
      default: break
      }
    }
    guard !names.isEmpty else { return }
    SimulationHost.current.report(
      SimulationIssue(
        where: document.file,
        what: "These attributes have no effect here: \(names.joined(separator: ", ")).",
        advice: "Most of what Interface Builder writes repeats a default.", isLogged: true))
  }
}
