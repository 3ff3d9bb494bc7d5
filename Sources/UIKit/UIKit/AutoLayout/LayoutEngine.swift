import LayoutSolver

/// The constraints of a view tree and the computation of frames that satisfy them.
///
/// It lives as long as its root remains a root. Changes are collected and applied in the next
/// ``update()``, which costs nothing without changes.
@MainActor
final class LayoutEngine {
  unowned(unsafe) let root: UIView
  /// The priorities of an engine that only measures and doesn't change any view.
  let fitting: Fitting?
  let solver = LayoutSolver()
  /// The records in the order of their creation; removed ones are dropped in the next update.
  var records: [ItemRecord] = []
  var recordOfItem: [ObjectIdentifier: ItemRecord] = [:]
  var lowered: [ObjectIdentifier: Lowered] = [:]
  var owners: [LinearConstraint: Lowered] = [:]
  var spareVariables: [LayoutVariable] = []

  // Changes since the last update
  private var state = State.stale
  var arrivals: [NSLayoutConstraint] = []
  var queue: [Lowered] = []
  var staleConstants: [NSLayoutConstraint] = []
  var staleFrames: [ItemRecord] = []
  var staleSizes: [ItemRecord] = []
  var staleEverything = false
  /// Whether the solver was changed since the update began.
  var hasChanges = false
  /// The values that an engine for measuring must restore.
  private var oldTextWidths: [(text: any WrappedText, width: CGFloat)] = []
  /// Constraints that broke in conflicts and may become satisfiable again.
  var broken: [Lowered] = []
  /// The reported conflicts, by the activations of the users' constraints in them.
  var toldConflicts: Set<[Int]> = []
  private var hasGoneRecords = false
  private var hasToldUnsettled = false

  /// What caused the changes since the last update.
  private enum Author {
    case nobody
    /// The layout of one view, by the intrinsic sizes that it set for its descendants.
    case ownLayout(UIView)
    case others
  }

  private var author = Author.nobody

  private enum State {
    case current
    case stale
    case updating
    /// Something changed while an update read it; the next one applies that.
    case staleWhileUpdating
  }

  /// Whether an update is in progress; its callbacks may change the tree.
  var isUpdating: Bool { state == .updating || state == .staleWhileUpdating }

  struct Fitting {
    var target: CGSize
    var horizontal: Double
    var vertical: Double
  }

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    _ = record(of: root.madeLayoutItem)
    collect(root)
  }

  // MARK: Changes

  /// Requests an update of this engine in the next layout pass.
  func markStale(by view: UIView? = nil) {
    switch author {
    case .nobody: author = view.map { .ownLayout($0) } ?? .others
    case .ownLayout(let known): if known !== view { author = .others }
    case .others: break
    }
    switch state {
    case .stale, .staleWhileUpdating: return
    case .current: state = .stale
    case .updating: state = .staleWhileUpdating
    }
    root.constraintsBelowDidChange()
  }

  /// Notifies bars and the keyboard above a view of a change in it, and cells if they follow their
  /// constraints.
  private func noteChange(in view: UIView?) {
    guard let view else { return }
    view.contentSizeMayChange()
    guard view.hostOfView.layoutWork.cellsFollowConstraints else { return }
    var child = view
    while let parent = child.storedSuperview {
      parent.constraintsDidChange(in: child)
      child = parent
    }
  }

  func add(_ constraint: NSLayoutConstraint) {
    arrivals.append(constraint)
    noteChange(in: constraint.holder)
    markStale()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    // One that was only queued is skipped in the update, as it has no holder by then.
    if let lowered = lowered.removeValue(forKey: ObjectIdentifier(constraint)) { drop(lowered) }
    noteChange(in: constraint.holder)
    markStale()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    staleConstants.append(constraint)
    noteChange(in: constraint.holder)
    markStale()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let lowered = lowered[ObjectIdentifier(constraint)] else { return }
    setPriority(Double(constraint.priority.rawValue), of: lowered)
    noteChange(in: constraint.holder)
    markStale()
  }

  /// Handles a possible change of the item's frame, bounds, insets or margins.
  func geometryDidChange(of record: ItemRecord) {
    guard !record.isFrameStale else { return }
    record.isFrameStale = true
    staleFrames.append(record)
    markStale()
  }

  /// Handles a possible change of the item's intrinsic size, baselines, alignment or priorities.
  func naturalSizeDidChange(of record: ItemRecord) {
    guard !record.isSizeStale else { return }
    record.isSizeStale = true
    staleSizes.append(record)
    noteChange(in: record.item.view)
    guard let laidOut = CallsUnderway.current.laidOutView, let view = record.item.view,
      view !== laidOut, view.isDescendant(of: laidOut)
    else { return markStale() }
    markStale(by: laidOut)
  }

  /// Handles a change of reading direction, scale or anything else that may affect all constraints.
  func everythingDidChange() {
    staleEverything = true
    markStale()
  }

  /// Adds the constraints and items of a tree that was added below the root.
  func collect(_ view: UIView, itselfOnly: Bool = false) {
    if itselfOnly {
      _ = record(of: view.madeLayoutItem)
      return markStale()
    }
    var found: [NSLayoutConstraint] = []
    gather(view, &found)
    found.sort { $0.activation < $1.activation }
    arrivals += found
    markStale()
  }

  private func gather(_ view: UIView, _ found: inout [NSLayoutConstraint]) {
    guard view.usesConstraints else { return }
    if let item = view.layoutItem {
      found += item.held.list
      if !item.translatesMask, view !== root { _ = record(of: item) }
    }
    for subview in view.storedSubviews { gather(subview, &found) }
  }

  /// Removes a tree that is being removed; constraints between it and the rest are already gone.
  func forget(_ view: UIView) {
    var leaving: [(activation: Int, entry: Lowered)] = []
    var gone: [ItemRecord] = []
    gatherLeaving(view, &leaving, &gone)
    leaving.sort { $0.activation < $1.activation }
    for (_, entry) in leaving { drop(entry) }
    for record in gone { discard(record) }
    markStale()
  }

  private func gatherLeaving(
    _ view: UIView, _ leaving: inout [(activation: Int, entry: Lowered)],
    _ gone: inout [ItemRecord]
  ) {
    guard view.usesConstraints else { return }
    if let item = view.layoutItem {
      if !item.held.isEmpty {
        for constraint in item.held.list {
          guard let entry = lowered.removeValue(forKey: ObjectIdentifier(constraint)) else {
            continue
          }
          leaving.append((constraint.activation, entry))
        }
      }
      for one in [item] + view.guideItems {
        if let record = recordOfItem[ObjectIdentifier(one)] { gone.append(record) }
      }
    }
    for subview in view.storedSubviews { gatherLeaving(subview, &leaving, &gone) }
  }

  /// Removes a guide that was removed from its view.
  func forget(_ item: LayoutItem) {
    guard let record = recordOfItem[ObjectIdentifier(item)] else { return }
    discard(record)
    markStale()
  }

  private func discard(_ record: ItemRecord) {
    guard !record.isGone else { return }
    record.isGone = true
    hasGoneRecords = true
    for entry in record.own { drop(entry) }
    for entry in [record.naturalWidth, record.naturalHeight].compactMap({ $0 }) {
      drop(entry.hug)
      drop(entry.resist)
    }
    if let tieBreak = record.tieBreak { drop(tieBreak) }
    spareVariables += [record.x, record.y, record.width, record.height]
    if let offset = record.offset { spareVariables += [offset.x, offset.y] }
    if let content = record.content { spareVariables += [content.width, content.height] }
    recordOfItem[ObjectIdentifier(record.item)] = nil
    if record.item.record === record { record.item.record = nil }
  }

  /// Ends the engine because its root was added to another tree.
  func dissolve() {
    for record in records where record.item.record === record { record.item.record = nil }
  }

  // MARK: Update

  /// Applies changes and solves; views whose frames change are laid out.
  func update() {
    guard state == .stale else { return }
    state = .updating
    takeOverChanges()
    if hasChanges {
      solveWithText()
      if fitting == nil {
        mendBroken()
        publish()
      }
      if solver.isUnsettled { reportUnsettled() }
    }
    hasChanges = false
    author = .nobody
    state = state == .staleWhileUpdating ? .stale : .current
  }

  /// Returns the root's size in the solution of an engine for measuring; views are unchanged.
  func measure() -> CGSize {
    update()
    let record = record(of: root.madeLayoutItem)
    let size = CGSize(
      width: solver.value(of: record.width), height: solver.value(of: record.height))
    for (text, width) in oldTextWidths { text.layoutWidth = width }
    return size
  }

  /// Returns whether a view is the root or one of its descendants.
  func isBelowRoot(_ view: UIView) -> Bool {
    // A window is the ancestor of all views in it.
    if view.storedWindow === root { return true }
    return view.isDescendant(of: root)
  }

  private func takeOverChanges() {
    if hasGoneRecords {
      hasGoneRecords = false
      records.removeAll(where: \.isGone)
    }
    if staleEverything {
      staleEverything = false
      for record in records {
        refreshFrame(record)
        refreshNaturalSize(record)
      }
      refreshUsers { _ in true }
    }
    while !staleFrames.isEmpty {
      let stale = staleFrames
      staleFrames = []
      for record in stale {
        record.isFrameStale = false
        refreshFrame(record)
      }
    }
    var rounds = 0
    while !staleSizes.isEmpty {
      rounds += 1
      guard rounds <= Self.naturalSizeRounds else {
        reportUnsettledSizes()
        break
      }
      let stale = staleSizes
      staleSizes = []
      var items: Set<ObjectIdentifier> = []
      for record in stale {
        record.isSizeStale = false
        refreshNaturalSize(record)
        if record.item.view?.hasLayoutOffsets == true {
          items.insert(ObjectIdentifier(record.item))
        }
      }
      // Baselines and alignment rectangles are constants of users' constraints.
      if !items.isEmpty {
        refreshUsers { constraint in
          constraint.items.contains { items.contains(ObjectIdentifier($0)) }
        }
      }
    }
    for constraint in staleConstants {
      if let entry = lowered[ObjectIdentifier(constraint)] { refresh(constraint, entry) }
    }
    staleConstants.removeAll()
    let arriving = arrivals
    arrivals = []
    for constraint in arriving where lowered[ObjectIdentifier(constraint)] == nil {
      func isHere() -> Bool { constraint.holder.map(isBelowRoot) == true }
      // Views are queried for baselines, for example, and may remove constraints in response.
      guard isHere(), let entry = lower(constraint), isHere() else { continue }
      lowered[ObjectIdentifier(constraint)] = entry
      queue.append(entry)
    }
    for record in records where record.isSizeStale == false && needsNaturalSize(record) {
      refreshNaturalSize(record)
    }
    addQueued()
  }

  /// The maximum number of rounds, as views may change their intrinsic sizes while they are
  /// queried.
  private static let naturalSizeRounds = 20

  func reportUnsettled() {
    guard !hasToldUnsettled else { return }
    hasToldUnsettled = true
    root.refuse(
      SimulationIssue(
        where: root.summary,
        what: "The constraints below it could not be solved within the step limit.",
        advice: "Look for multipliers and constants that are very large or very small."))
  }

  private func reportUnsettledSizes() {
    let view = staleSizes.lazy.filter { !$0.isGone }.compactMap(\.item.view).first ?? root
    for record in staleSizes { record.isSizeStale = false }
    staleSizes = []
    root.refuse(
      SimulationIssue(
        where: view.summary,
        what: "Its intrinsic content size does not settle: it is invalidated each time it is read.",
        advice: "Don't call invalidateIntrinsicContentSize() from intrinsicContentSize."))
  }

  private func refreshUsers(where concerns: (NSLayoutConstraint) -> Bool) {
    let entries = lowered.values.filter { $0.user.map(concerns) ?? false }
    let sorted = entries.sorted { ($0.user?.activation ?? 0) < ($1.user?.activation ?? 0) }
    for entry in sorted { if let user = entry.user { refresh(user, entry) } }
  }

  /// Gives multi-line texts their intrinsic height for their resulting width.
  ///
  /// First each requests the width of a single line; the width it gets determines its line breaks
  /// (two passes, as in UIKit; facts: layout §6.7).
  private func solveWithText() {
    let texts = records.compactMap { record -> (record: ItemRecord, text: any WrappedText)? in
      guard !record.isPinned, !record.isGone else { return nil }
      return record.item.view?.wrappedText.map { (record, $0) }
    }
    for (record, text) in texts {
      if fitting != nil { oldTextWidths.append((text, text.layoutWidth)) }
      guard text.layoutWidth != 0 else { continue }
      text.layoutWidth = 0
      refreshNaturalSize(record)
    }
    addQueued()
    solver.solve()
    var wraps = false
    for (record, text) in texts {
      let width = solver.value(of: record.width)
      let wanted = text.intrinsicContentSize.width
      // A text without any width doesn't wrap; rounding errors leave a tiny remainder.
      guard width > 1e-6, width < Double(wanted) - 1e-6 else { continue }
      text.layoutWidth = CGFloat(width)
      wraps = true
    }
    if wraps {
      for (record, _) in texts { refreshNaturalSize(record) }
      addQueued()
      solver.solve()
    }
    guard fitting == nil else { return }
    for (_, text) in texts { text.arrangingStack?.textDidWrap() }
  }

  /// Stores the solution and requests layout of the superviews of views that move.
  private func publish() {
    let ownAuthor: UIView? = if case .ownLayout(let view) = author { view } else { nil }
    for record in records where !record.isGone {
      let frame = CGRect(
        x: solver.value(of: record.x), y: solver.value(of: record.y),
        width: solver.value(of: record.width), height: solver.value(of: record.height))
      let moved = !frame.isClose(to: record.solved) || keepsFrameOfOtherTree(record)
      record.isSolved = true
      if moved { record.solved = frame }
      if moved, !record.isPinned, let view = record.item.view {
        view.storedSuperview?.solvedFramesDidChange(isOwnDoing: view.superview === ownAuthor)
      }
      if moved { record.item.guide?.solvedFrameDidChange() }
      if record.content != nil { publishContent(record) }
    }
  }

  /// Returns whether a view still has the frame that constraints gave it in its previous tree.
  private func keepsFrameOfOtherTree(_ record: ItemRecord) -> Bool {
    guard !record.isSolved, !record.isPinned, let view = record.item.view else { return false }
    let adopted = record.item.adoptedFrame
    return adopted != .zero && view.untransformedFrame == adopted
  }

  private func publishContent(_ record: ItemRecord) {
    guard let content = record.content, let view = record.item.view else { return }
    let guide = view.constrainedContent?.madeContentGuide
    let inner = guide.flatMap { recordOfItem[ObjectIdentifier($0.item)] }
    let sizes = (
      width: isMentioned([content.width, inner?.width]),
      height: isMentioned([content.height, inner?.height])
    )
    let size = CGSize(
      width: solver.value(of: content.width), height: solver.value(of: content.height))
    guard size != record.solvedContent || sizes != record.sizesContent else { return }
    record.solvedContent = size
    record.sizesContent = sizes
    view.setNeedsLayout(because: .constraints)
  }

  /// Returns whether constraints or an intrinsic size affect a view's length along each axis.
  func sizes(_ record: ItemRecord) -> (width: Bool, height: Bool) {
    let guides = (record.item.view?.systemLayoutGuides ?? []).compactMap {
      recordOfItem[ObjectIdentifier($0.item)]
    }
    return (
      width: record.naturalWidth != nil || isMentioned([record.width] + guides.map(\.width)),
      height: record.naturalHeight != nil || isMentioned([record.height] + guides.map(\.height))
    )
  }

  /// Returns whether a user's constraint mentions one of the variables.
  private func isMentioned(_ variables: [LayoutVariable?]) -> Bool {
    for entry in lowered.values {
      for term in entry.terms where variables.contains(term.variable) { return true }
    }
    return false
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
