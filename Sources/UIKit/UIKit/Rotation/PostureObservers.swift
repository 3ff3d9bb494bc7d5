/// The observers of posture changes, in registration order.
@MainActor
struct PostureObservers {
  private struct Entry {
    weak var owner: AnyObject?
    let body: @MainActor () -> Void
  }

  private var entries: [Entry] = []

  mutating func add(_ owner: AnyObject, _ body: @escaping @MainActor () -> Void) {
    entries.removeAll { $0.owner == nil }
    if let index = entries.firstIndex(where: { $0.owner === owner }) {
      entries[index] = Entry(owner: owner, body: body)
    } else {
      entries.append(Entry(owner: owner, body: body))
    }
  }

  mutating func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner === owner || $0.owner == nil }
  }

  func tell() {
    for entry in entries where entry.owner != nil { entry.body() }
  }
}
