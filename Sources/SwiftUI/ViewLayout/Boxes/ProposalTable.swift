/// The results of one view for the proposals of a layout pass.
///
/// Most views get only a few different proposals, so the first ones are searched linearly. A dictionary is used when
/// there are many, such as under layouts that try several lengths.
struct ProposalTable<Answer> {
  private struct Key: Hashable {
    let width: CGFloat?
    let height: CGFloat?
  }

  private static var searched: Int { 8 }

  /// The limit of cached results, more than one pass needs. A view whose proposals keep changing, such as during an
  /// animation, discards old ones.
  private static var most: Int { 256 }

  private var proposals: [ProposedViewSize] = []
  private var answers: [Answer] = []
  private var places: [Key: Int] = [:]

  /// Returns the result for a valid proposal; invalid ones (NaN) aren't equal to themselves.
  subscript(proposal: ProposedViewSize) -> Answer? {
    place(of: proposal).map { answers[$0] }
  }

  /// Stores the result for a proposal that has none yet.
  mutating func insert(_ answer: Answer, for proposal: ProposedViewSize) {
    if proposals.count == Self.most { removeAll() }
    proposals.append(proposal)
    answers.append(answer)
    guard proposals.count > Self.searched else { return }
    if places.isEmpty {
      for (place, proposal) in proposals.enumerated() { places[key(proposal)] = place }
    }
    places[key(proposal)] = answers.count - 1
  }

  mutating func removeAll() {
    if answers.isEmpty { return }
    proposals.removeAll(keepingCapacity: true)
    answers.removeAll(keepingCapacity: true)
    places.removeAll()
  }

  private func place(of proposal: ProposedViewSize) -> Int? {
    if !places.isEmpty { return places[key(proposal)] }
    for place in proposals.indices
    where proposals[place].width == proposal.width && proposals[place].height == proposal.height {
      return place
    }
    return nil
  }

  private func key(_ proposal: ProposedViewSize) -> Key {
    Key(width: proposal.width, height: proposal.height)
  }
}
