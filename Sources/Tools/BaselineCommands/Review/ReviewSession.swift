import RunRecord
import Tateyoko

/// The decisions about the snapshots of a run, one after the other; independent of the terminal.
struct ReviewSession {
  enum Decision: String {
    case accept, reject, skip

    var past: String {
      switch self {
      case .accept: "accepted"
      case .reject: "rejected"
      case .skip: "skipped"
      }
    }
  }

  struct Item {
    var snapshot: SnapshotRecord
    var decision: Decision?
  }

  private(set) var items: [Item]
  /// The index of the current item; the number of items if all are decided.
  private(set) var position = 0
  /// Earlier states, the most recent last.
  private var history: [(items: [Item], position: Int)] = []

  /// Groups snapshots by cause, the most frequent cause first; unused baselines come last.
  init(_ acceptance: BaselineAcceptance) {
    let grouped = acceptance.groups.flatMap(\.snapshots)
    let names = Set(grouped.map(BaselineAcceptance.name))
    let others = acceptance.candidates.filter { !names.contains(BaselineAcceptance.name($0)) }
    items = (grouped + others + acceptance.stale).map { Item(snapshot: $0) }
  }

  var current: Item? { items.indices.contains(position) ? items[position] : nil }

  /// The other items that differ for the same reason as the current one.
  var alike: [Int] {
    guard let key = current?.snapshot.cause?.key else { return [] }
    return items.indices.filter { index in
      index != position && items[index].decision == nil
        && items[index].snapshot.cause?.key == key
    }
  }

  mutating func decide(_ decision: Decision) {
    guard current != nil else { return }
    remember()
    items[position].decision = decision
    goOn()
  }

  /// Decides about the current item and all that differ for the same reason.
  mutating func decideAlike(_ decision: Decision) {
    guard current != nil else { return }
    remember()
    for index in alike + [position] { items[index].decision = decision }
    goOn()
  }

  /// Reverts the last decision; returns whether there was one.
  mutating func undo() -> Bool {
    guard let last = history.popLast() else { return false }
    (items, position) = last
    return true
  }

  mutating func move(by step: Int) {
    position = min(max(0, position + step), items.count - 1)
  }

  func snapshots(_ decision: Decision) -> [SnapshotRecord] {
    items.filter { $0.decision == decision }.map(\.snapshot)
  }

  var openCount: Int { items.count { $0.decision == nil || $0.decision == .skip } }

  private mutating func remember() { history.append((items, position)) }

  /// Advances to the next undecided item, from here on and then from the start.
  private mutating func goOn() {
    let later = items.indices.dropFirst(position + 1).first { items[$0].decision == nil }
    position = later ?? items.firstIndex { $0.decision == nil } ?? items.count
  }
}
