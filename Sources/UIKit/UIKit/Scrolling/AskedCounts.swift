/// Counts from a data source, limited to what a layout can hold.
@MainActor
struct AskedCounts {
  /// More rows or items than fit in memory; larger counts are cut off.
  static let limit = 10_000_000

  /// What a section contains, such as `rows`, and the method that counts it.
  let element: String
  let method: String
  /// Reports a problem with advice.
  let report: (_ problem: String, _ advice: String) -> Void

  /// Returns the count of each section and reports counts that are negative or exceed the limit.
  func counts(sections: Int, _ count: (_ section: Int) -> Int) -> [Int] {
    var total = 0
    return (0..<legal(sections, "sections")).map { section in
      let count = self.count(count(section), section: section)
      let left = Self.limit - total
      if count > left {
        report(
          "There are more than \(Self.limit) \(element).",
          "The rest is not shown; check what \(method) returns.")
      }
      total += min(count, left)
      return min(count, left)
    }
  }

  /// Returns the count of one section and reports it if it is negative or exceeds the limit.
  func count(_ count: Int, section: Int) -> Int {
    legal(count, "\(element) in section \(section)")
  }

  private func legal(_ count: Int, _ what: String) -> Int {
    if count < 0 {
      report(
        "The number of \(what) is \(count).",
        "Return 0 or more from the data source; 0 is used.")
    }
    if count > Self.limit {
      report(
        "The number of \(what) is \(count).",
        "Only \(Self.limit) are used; check what the data source returns.")
    }
    return min(max(0, count), Self.limit)
  }
}
