import AssetCatalogs
import Foundation
import PropertyLists
import Symbols
import Synchronization

/// The asset catalogs of the bundles, read on first access.
enum AssetStore {
  /// The cached content of one set, by path.
  private enum Known {
    case image(ImageSet)
    case color(UIColor)
    case data(DataSet)
    case symbols(SymbolSet)
    case template(SymbolTemplate)
    /// A set that can't be read; nil if it contains nothing known here.
    case nothing(AssetProblem?)
  }

  private struct State {
    /// The indexes by bundle path: a bundle doesn't change while a program runs.
    var indexes: [String: AssetIndex] = [:]
    var known: [String: Known] = [:]
  }

  /// The maximum number of cached sets.
  private static let limit = 20_000
  private static let state = Mutex(State())

  /// Returns the sets of a bundle's catalogs; the main bundle's include the ones of the resource
  /// bundles next to it.
  static func index(of bundle: Bundle?) -> AssetIndex {
    let path = (bundle ?? .main).bundlePath
    let index: AssetIndex
    if let known = state.withLock({ $0.indexes[path] }) {
      index = known
    } else {
      index = AssetIndex(catalogs: ImageFiles.folders(of: bundle).flatMap(AssetIndex.catalogs))
      state.withLock { $0.indexes[path] = index }
    }
    if !index.problems.isEmpty { ResourceNotes.tell(index.problems) }
    return index
  }

  /// Returns an image set; nil if it can't be read.
  static func imageSet(at path: String) -> ImageSet? {
    let known = known(path) { () throws(AssetProblem) in
      .image(try AssetReader.imageSet(at: path))
    }
    guard case .image(let set) = known else { return nil }
    if !set.problems.isEmpty { ResourceNotes.tell(set.problems) }
    return set
  }

  /// Returns a data set; nil if it can't be read.
  static func dataSet(at path: String) -> DataSet? {
    let known = known(path) { () throws(AssetProblem) in
      .data(try AssetReader.dataSet(at: path))
    }
    guard case .data(let set) = known else { return nil }
    if !set.problems.isEmpty { ResourceNotes.tell(set.problems) }
    return set
  }

  /// Returns a symbol set; nil if it can't be read.
  static func symbolSet(at path: String) -> SymbolSet? {
    let known = known(path) { () throws(AssetProblem) in
      .symbols(try AssetReader.symbolSet(at: path))
    }
    guard case .symbols(let set) = known else { return nil }
    if !set.problems.isEmpty { ResourceNotes.tell(set.problems) }
    return set
  }

  /// Returns the outline in a symbol set's file; nil if there is none in it.
  static func symbolTemplate(at path: String) -> SymbolTemplate? {
    let known = known(path) { () throws(AssetProblem) in
      let data: Data
      do throws(BoundedFile.Problem) {
        data = try BoundedFile.contents(of: path, maximum: SymbolTemplate.sizeLimit)
      } catch {
        throw AssetProblem(error, path: path)
      }
      guard let template = SymbolTemplate(svg: data) else {
        throw .unreadable(path: path, reason: "it has no outline of a symbol")
      }
      return .template(template)
    }
    guard case .template(let template) = known else { return nil }
    return template
  }

  /// Returns a colour set's colour, the same object each time; nil if the set has no known colour.
  static func color(at path: String) -> UIColor? {
    let known = known(path) { () throws(AssetProblem) in
      UIColor(try AssetReader.colorSet(at: path)).map(Known.color) ?? .nothing(nil)
    }
    guard case .color(let color) = known else { return nil }
    return color
  }

  private static func known(
    _ path: String, _ read: () throws(AssetProblem) -> Known
  ) -> Known {
    let known = state.withLock({ $0.known[path] }) ?? remember(path, read)
    if case .nothing(let problem?) = known { ResourceNotes.tell([problem]) }
    return known
  }

  private static func remember(
    _ path: String, _ read: () throws(AssetProblem) -> Known
  ) -> Known {
    let made: Known
    do throws(AssetProblem) {
      made = try read()
    } catch {
      made = .nothing(error)
    }
    return state.withLock { state in
      // Another thread may have been first: the colour must be the same object.
      if let known = state.known[path] { return known }
      if state.known.count >= limit { state.known = [:] }
      state.known[path] = made
      return made
    }
  }
}
