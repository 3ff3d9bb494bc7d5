import Foundation
import RunRecord

/// The baselines that a merge left to be rendered again, as they were when the process started.
package struct ListedBaselines: Sendable {
  private let list: RerenderList?
  private let paths: Set<String>
  /// Whether the list is never changed: on a build machine nobody would commit it.
  private let isReadOnly: Bool

  /// Creates an empty list.
  package init() {
    list = nil
    paths = []
    isReadOnly = true
  }

  /// Reads the list of the checkout that contains a folder.
  package init(
    near folder: String, isReadOnly: Bool = ContinuousIntegration.name() != nil
  ) {
    self.isReadOnly = isReadOnly
    list = RerenderList(near: folder)
    paths = Set(list?.paths ?? [])
  }

  package var isEmpty: Bool { paths.isEmpty }

  package func contains(_ file: String) -> Bool {
    guard !paths.isEmpty, let path = list?.path(of: file) else { return false }
    return paths.contains(path)
  }

  /// Returns the record mode for a baseline, which is recorded if the run records only listed
  /// baselines and it is one.
  func decision(_ decision: RecordDecision, for file: String) -> RecordDecision {
    guard decision.recordsOnlyListed, contains(file) else { return decision }
    var result = decision
    result.mode = .failed
    return result
  }

  /// Removes baselines from the list that match what the code renders.
  package func settle(_ files: some Sequence<String>) {
    guard !paths.isEmpty, let list, !isReadOnly else { return }
    let settled = files.filter(contains).compactMap(list.path)
    guard !settled.isEmpty else { return }
    do {
      try list.remove(settled)
    } catch {
      FileHandle.standardError.write(
        Data((HarmlessText.line("\(list.file) was left as it is: \(error)") + "\n").utf8))
    }
  }
}
