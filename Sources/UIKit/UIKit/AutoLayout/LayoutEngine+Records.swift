import LayoutSolver

extension LayoutEngine {
  private func makeVariable() -> LayoutVariable {
    spareVariables.popLast() ?? solver.makeVariable()
  }

  /// Returns the record of an item, created with its own constraints on first access.
  func record(of item: LayoutItem) -> ItemRecord {
    if let record = recordOfItem[ObjectIdentifier(item)] { return record }
    let view = item.view
    let isRoot = view === root
    let isPinned = view?.isPlacedByFrame == true && !(isRoot && fitting != nil)
    let record = ItemRecord(
      item, x: makeVariable(), y: makeVariable(), width: makeVariable(), height: makeVariable(),
      isPinned: isPinned)
    records.append(record)
    recordOfItem[ObjectIdentifier(item)] = record
    if fitting == nil {
      item.record = record
      record.engine = self
    }
    if let view, view.isScrolling || view.bounds.origin != .zero { addOffset(to: record) }
    if view != nil {
      addFrame(of: record, isRoot: isRoot)
    } else {
      addGuide(record)
    }
    return record
  }

  private func enqueue(_ entry: Lowered, to record: ItemRecord) {
    record.own.append(entry)
    queue.append(entry)
  }

  private func pin(
    _ record: ItemRecord, _ part: Lowered.FramePart, _ variable: LayoutVariable, _ value: CGFloat
  ) {
    enqueue(
      Lowered(.frame(record, part), [LayoutTerm(variable)], .equal, Double(value)), to: record)
  }

  private func addFrame(of record: ItemRecord, isRoot: Bool) {
    guard let view = record.item.view else { return }
    if isRoot, !record.isPinned {
      pin(record, .x, record.x, 0)
      pin(record, .y, record.y, 0)
    }
    if record.isPinned {
      let frame = view.untransformedFrame
      pin(record, .x, record.x, frame.minX)
      pin(record, .y, record.y, frame.minY)
      pin(record, .width, record.width, frame.width)
      pin(record, .height, record.height, frame.height)
    } else {
      addPositive(record.width, record)
      addPositive(record.height, record)
    }
    if isRoot, let fitting {
      addFitting(record, record.width, fitting.target.width, fitting.horizontal)
      addFitting(record, record.height, fitting.target.height, fitting.vertical)
    }
  }

  private func addFitting(
    _ record: ItemRecord, _ variable: LayoutVariable, _ length: CGFloat, _ priority: Double
  ) {
    guard length.isFinite, priority > 0 else { return }
    enqueue(
      Lowered(
        .fitting, [LayoutTerm(variable)], .equal, Double(min(length, TextFitting.unlimited)),
        priority: min(priority, LinearConstraint.required)),
      to: record)
  }

  private func addPositive(_ variable: LayoutVariable, _ record: ItemRecord) {
    enqueue(Lowered(.positive, [LayoutTerm(variable)], .greaterThanOrEqual, 0), to: record)
  }

  private func addOffset(to record: ItemRecord) {
    guard record.offset == nil, let view = record.item.view else { return }
    let offset = (x: makeVariable(), y: makeVariable())
    record.offset = offset
    let origin = view.bounds.origin
    enqueue(
      Lowered(.guide(record, "x"), [LayoutTerm(offset.x)], .equal, Double(origin.x)), to: record)
    enqueue(
      Lowered(.guide(record, "y"), [LayoutTerm(offset.y)], .equal, Double(origin.y)), to: record)
  }

  /// Returns the unknown content size of a scroll view.
  func content(of record: ItemRecord) -> (width: LayoutVariable, height: LayoutVariable) {
    if let content = record.content { return content }
    let content = (width: makeVariable(), height: makeVariable())
    record.content = content
    if let view = record.item.view?.constrainedContent, !view.takesContentSizeFromConstraints {
      let size = view.contentSize
      enqueue(
        Lowered(
          .guide(record, "contentWidth"), [LayoutTerm(content.width)], .equal, Double(size.width)),
        to: record)
      enqueue(
        Lowered(
          .guide(record, "contentHeight"), [LayoutTerm(content.height)], .equal,
          Double(size.height)),
        to: record)
    } else {
      addPositive(content.width, record)
      addPositive(content.height, record)
    }
    return content
  }

  // MARK: Guides

  /// Adds the constraints of a system guide to its view; the user's guides only get a nonnegative
  /// size.
  private func addGuide(_ record: ItemRecord) {
    guard let guide = record.item.guide, let view = guide.owningView else { return }
    guard guide.kind != .custom else {
      addPositive(record.width, record)
      addPositive(record.height, record)
      return
    }
    let owner = self.record(of: view.madeLayoutItem)
    for edge in GuideEdge.allCases {
      let (terms, constant) = equation(record, guide, view, owner, edge)
      enqueue(Lowered(.guide(record, edge.rawValue), terms, .equal, constant), to: record)
    }
  }

  enum GuideEdge: String, CaseIterable {
    case left, top, right, bottom
  }

  private func equation(
    _ record: ItemRecord, _ guide: UILayoutGuide, _ view: UIView, _ owner: ItemRecord,
    _ edge: GuideEdge
  ) -> ([LayoutTerm], Double) {
    let isHorizontal = edge == .left || edge == .right
    let start = isHorizontal ? record.x : record.y
    let length = isHorizontal ? record.width : record.height
    let ownerLength = isHorizontal ? owner.width : owner.height
    let isStart = edge == .left || edge == .top
    if guide.kind == .scrollContent {
      let size = content(of: owner)
      return isStart
        ? ([LayoutTerm(start)], 0)
        : ([LayoutTerm(length), LayoutTerm(isHorizontal ? size.width : size.height, -1)], 0)
    }
    var terms = [LayoutTerm(start)]
    if let offset = owner.offset {
      terms.append(LayoutTerm(isHorizontal ? offset.x : offset.y, -1))
    }
    let insets = guide.insets(in: view)
    if guide.isStrip, !isHorizontal {
      // The strip at one edge, as high as the bars there.
      let strip = Double(guide.stripLength)
      let isTop = guide.kind == .topStrip
      if isStart { return isTop ? (terms, 0) : ([LayoutTerm(length)], strip) }
      if isTop { return ([LayoutTerm(length)], strip) }
      return (terms + [LayoutTerm(length), LayoutTerm(ownerLength, -1)], 0)
    }
    switch edge {
    case .left: return (terms, Double(insets.left))
    case .top: return (terms, Double(insets.top))
    case .right:
      return (terms + [LayoutTerm(length), LayoutTerm(ownerLength, -1)], -Double(insets.right))
    case .bottom:
      return (terms + [LayoutTerm(length), LayoutTerm(ownerLength, -1)], -Double(insets.bottom))
    }
  }

  // MARK: Bringing up to date

  /// Updates what the view itself determines: its frame if that is fixed, offset and guides.
  func refreshFrame(_ record: ItemRecord) {
    guard !record.isGone else { return }
    guard let view = record.item.view else { return refreshGuide(record) }
    let wantsPin = view.isPlacedByFrame && !(view === root && fitting != nil)
    if wantsPin != record.isPinned {
      repin(record, wantsPin)
    }
    let frame = view.untransformedFrame
    if record.offset == nil, view.bounds.origin != .zero { addOffset(to: record) }
    for entry in record.own {
      switch entry.source {
      case .frame(_, .x) where record.isPinned: setConstant(Double(frame.minX), of: entry)
      case .frame(_, .y) where record.isPinned: setConstant(Double(frame.minY), of: entry)
      case .frame(_, .width): setConstant(Double(frame.width), of: entry)
      case .frame(_, .height): setConstant(Double(frame.height), of: entry)
      case .guide(_, "x"): setConstant(Double(view.bounds.minX), of: entry)
      case .guide(_, "y"): setConstant(Double(view.bounds.minY), of: entry)
      case .guide(_, "contentWidth"):
        setConstant(Double(view.constrainedContent?.contentSize.width ?? 0), of: entry)
      case .guide(_, "contentHeight"):
        setConstant(Double(view.constrainedContent?.contentSize.height ?? 0), of: entry)
      default: break
      }
    }
    for guide in view.systemLayoutGuides {
      if let own = recordOfItem[ObjectIdentifier(guide.item)] { refreshGuide(own) }
    }
  }

  private func refreshGuide(_ record: ItemRecord) {
    guard let guide = record.item.guide, guide.kind != .custom, let view = guide.owningView,
      let owner = recordOfItem[ObjectIdentifier(view.madeLayoutItem)]
    else { return }
    for entry in record.own {
      guard case .guide(_, let name) = entry.source, let edge = GuideEdge(rawValue: name) else {
        continue
      }
      setConstant(equation(record, guide, view, owner, edge).1, of: entry)
    }
  }

  /// Updates an item after a change of `translatesAutoresizingMaskIntoConstraints`.
  private func repin(_ record: ItemRecord, _ isPinned: Bool) {
    let (leaving, staying) = record.own.reduce(into: ([Lowered](), [Lowered]())) { parts, entry in
      switch entry.source {
      case .frame, .positive: parts.0.append(entry)
      default: parts.1.append(entry)
      }
    }
    for entry in leaving { drop(entry) }
    record.own = staying
    record.isPinned = isPinned
    addFrame(of: record, isRoot: record.item.view === root)
    if let content = record.content {
      addPositive(content.width, record)
      addPositive(content.height, record)
    }
    if isPinned { removeNaturalSize(record) } else { refreshNaturalSize(record) }
  }
}
