/// What a view answered to the proposals of one pass.
///
/// A view is asked few different ones, so the first are searched one by one; of many, as under
/// layouts that try lengths, a dictionary is kept.
struct ProposalTable<Answer> {
  private struct Key: Hashable {
    let width: CGFloat?
    let height: CGFloat?
  }

  private static var searched: Int { 8 }

  /// More than one pass asks for: a view that is proposed other lengths all the time, as while
  /// something moves, forgets old ones.
  private static var most: Int { 256 }

  private var proposals: [ProposedViewSize] = []
  private var answers: [Answer] = []
  private var places: [Key: Int] = [:]

  /// The answer to a proposal that is valid: only these equal themselves.
  subscript(proposal: ProposedViewSize) -> Answer? {
    place(of: proposal).map { answers[$0] }
  }

  /// Keeps the answer to a proposal that has none yet.
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
