import Devices
import GeneratedCases
import UIKit

extension HistoryCase {
  private static let systems: [OSVersion] = [
    "11.0", "11.4", "12.4", "13.4", "14.4", "15.0", "16.4", "17.0", "18.4", "26.0", .newestKnown,
  ]
  private static let devices: [Device] = [
    .iPhone8, .iPhoneX, .iPhone15, .iPadPro11, Device(id: "iphone-14-plus")!,
  ]

  package init(number: Int, seed: UInt64) {
    var random = CaseRandom(seed: seed, number: number)
    let os = random.pick(Self.systems)
    let device = random.pick(Self.devices.filter { $0.runs(os) })
    var maker = HistoryMaker(
      hasDiffable: Self.systems.suffix(8).contains(os),
      hasLists: Self.systems.suffix(7).contains(os),
      reconfigures: Self.systems.suffix(6).contains(os), random: random)
    self.init(device, os, maker.state())
    for _ in 0..<maker.random.pick([1, 1, 2, 2, 3, 4]) { steps.append(maker.step(start)) }
  }
}

/// Generates states and actions.
private struct HistoryMaker {
  /// The release's features: diffable data sources, compositional layouts and inset groups (iOS 13), lists
  /// (14), and reconfigured items (15).
  let hasDiffable: Bool
  let hasLists: Bool
  let reconfigures: Bool
  var random: CaseRandom

  // MARK: States

  mutating func state() -> HistoryState {
    var state = HistoryState()
    if random.happens(percent: 20) { state.orientation = .landscapeRight }
    if random.happens(percent: 15) { state.textSize = random.pick(HistoryState.TextSize.allCases) }
    if random.happens(percent: 15) { state.isRightToLeft = true }
    state.surroundings = random.pick([.none, .none] + HistoryState.Surroundings.allCases)
    if random.happens(percent: 10) { state.safeArea = insets() }
    if random.happens(percent: 10) { state.margin = 40 }
    switch random.below(20) {
    case 0..<13: state.content = .list(list())
    case 13..<17: state.content = .stack(stack())
    default:
      state.content = .presented(presented())
      state.surroundings = random.pick([.none, .navigation])
    }
    return state
  }

  private mutating func insets() -> UIEdgeInsets {
    random.pick([
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10),
      UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0), .zero,
    ])
  }

  private mutating func list() -> ListState {
    var list = ListState()
    list.kind = random.happens(percent: 35) ? .table(table()) : collectionKind()
    list.isDiffable = hasDiffable && random.happens(percent: 35)
    list.cells = random.pick([.constraints, .manual])
    switch list.kind {
    case .table: list.cells = random.pick(ListState.Cells.allCases)
    case .list where hasLists: list.cells = random.pick([.constraints, .configured, .manual])
    default: break
    }
    list.data = ListData((0..<random.pick([0, 1, 1, 1, 2, 3])).map { _ in words() })
    if random.happens(percent: 20) { list.contentInset = insets() }
    if random.happens(percent: 15) { list.padding = 20 }
    return list
  }

  private mutating func words() -> [Int] {
    let count = random.pick([0, 1, 2, 3, 5, 5, 8, 12, 40])
    return (0..<count).map { _ in random.pick([0, 1, 2, 5, 12]) }
  }

  private mutating func table() -> TableState {
    var table = TableState()
    table.style = random.pick(
      hasDiffable ? [.plain, .grouped, .insetGrouped] : [.plain, .grouped])
    table.rows = random.pick(TableState.Rows.allCases)
    table.headers = random.happens(percent: 40)
    table.footers = random.happens(percent: 20)
    return table
  }

  private mutating func collectionKind() -> ListKind {
    switch random.below(hasLists ? 10 : hasDiffable ? 8 : 6) {
    case 0..<4: return .flow(flow())
    case 4..<6: return .custom(CustomState(style: random.pick(CustomState.Style.allCases)))
    case 6..<8: return .compositional(compositional())
    default:
      return .list(
        random.pick([.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]),
        headers: random.happens(percent: 30))
    }
  }

  private mutating func flow() -> FlowState {
    var flow = FlowState()
    flow.sizing = random.pick(FlowState.Sizing.allCases)
    flow.isHorizontal = random.happens(percent: 25)
    flow.spacing = random.pick([0, 10, 10, 16])
    flow.inset = random.pick([0, 0, 8])
    if random.happens(percent: 30) {
      flow.reference = random.pick([.fromContentInset, .fromSafeArea, .fromLayoutMargins])
    }
    flow.headers = random.happens(percent: 30)
    flow.pinsHeaders = flow.headers && random.happens(percent: 30)
    return flow
  }

  private mutating func compositional() -> CompositionalState {
    var layout = CompositionalState()
    layout.height = random.pick(CompositionalState.Height.allCases)
    layout.columns = random.pick([1, 2, 3])
    layout.spacing = random.pick([0, 8])
    layout.inset = random.pick([0, 10])
    layout.headers = random.happens(percent: 30)
    layout.isAcross = random.happens(percent: 15)
    return layout
  }

  private mutating func stack() -> StackState {
    var stack = StackState((0..<random.pick([0, 1, 2, 3, 4])).map { _ in arranged() })
    stack.axis = random.pick([.vertical, .vertical, .horizontal])
    stack.alignment = random.pick(Self.alignments)
    stack.distribution = random.pick(Self.distributions)
    stack.spacing = random.pick([0, 8])
    stack.margin = random.happens(percent: 25) ? 12 : nil
    stack.placement = random.pick(StackState.Placement.allCases)
    for index in stack.views.indices where random.happens(percent: 15) {
      stack.views[index].isHidden = true
    }
    return stack
  }

  private static let alignments: [UIStackView.Alignment] = [
    .fill, .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]
  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  private mutating func arranged() -> StackState.Kind {
    switch random.below(4) {
    case 0: .label(words: random.pick([0, 1, 3, 20]))
    case 1: .button(words: random.pick([1, 2]))
    case 2: .box(width: random.pick([20, 60]), height: random.pick([20, 50]))
    default: .constrained(width: random.pick([30, 80]), height: random.pick([30, 44]))
    }
  }

  private mutating func presented() -> PresentedState {
    var presented = PresentedState()
    presented.style = random.pick(PresentedState.Style.allCases)
    presented.isStack = random.happens(percent: 75)
    presented.pages = (0..<(presented.isStack ? random.pick([1, 1, 2]) : 1)).map { _ in page() }
    return presented
  }

  private mutating func page() -> PresentedState.Page {
    PresentedState.Page(size: size(), isEmbedded: random.happens(percent: 25))
  }

  private mutating func size() -> CGSize {
    random.pick([
      CGSize.zero, CGSize(width: 300, height: 100), CGSize(width: 320, height: 300),
      CGSize(width: 250, height: 480),
    ])
  }

  // MARK: Actions

  /// One action, or several in quick succession.
  mutating func step(_ start: HistoryState) -> [HistoryAction] {
    (0..<random.pick([1, 1, 1, 2, 2, 3])).map { _ in action(start) }
  }

  private mutating func action(_ start: HistoryState) -> HistoryAction {
    if random.happens(percent: 65) {
      switch start.content {
      case .list(let list): return listAction(list)
      case .stack: return .stack(stackEdit())
      case .presented: return .presented(presentedEdit())
      }
    }
    switch random.below(22) {
    case 0..<6: return .turn(random.pick([.portrait, .landscapeRight, .landscapeLeft]))
    case 6..<9: return .textSize(random.pick(HistoryState.TextSize.allCases))
    case 9: return .dark(random.happens(percent: 50))
    case 10: return .rightToLeft(random.happens(percent: 50))
    case 11..<13: return .wait(random.pick([5, 15, 45]))
    case 13..<15: return .safeArea(insets())
    case 15..<17: return .margin(random.pick([8, 20, 50]))
    case 17: return .cover
    case 18: return .uncover
    case 19: return .detach
    case 20: return .attach
    default: return .layOut
    }
  }

  private mutating func listAction(_ list: ListState) -> HistoryAction {
    switch random.below(20) {
    case 0..<11: return .edit(edits(), random.pick(ListTelling.allCases))
    case 11: return .invalidate
    case 12..<14: return .layout(kind(like: list))
    case 14..<16: return .scroll(percent: random.pick([0, 30, 60, 100]))
    case 16: return .scrollToItem(random.below(40))
    case 17: return .contentInset(insets())
    case 18: return .padding(random.pick([0, 10, 60]))
    default: return .layOut
    }
  }

  private mutating func kind(like list: ListState) -> ListKind {
    switch list.kind {
    // List cells are for lists only.
    case .list where list.cells == .configured:
      return .list(random.pick([.plain, .grouped, .insetGrouped]), headers: false)
    case .table(let old):
      var new = table()
      new.style = old.style
      return .table(new)
    case .flow(var flow) where random.happens(percent: 50):
      switch random.below(5) {
      case 0: flow.spacing = random.pick([0, 4, 20])
      case 1: flow.inset = random.pick([0, 12])
      case 2: flow.isHorizontal.toggle()
      case 3: flow.headers.toggle()
      default: flow.reference = random.pick([.fromSafeArea, .fromLayoutMargins])
      }
      return .flow(flow)
    case .compositional(var layout) where random.happens(percent: 50):
      switch random.below(3) {
      case 0: layout.columns = random.pick([1, 2, 4])
      case 1: layout.inset = random.pick([0, 6])
      default: layout.spacing = random.pick([0, 5])
      }
      return .compositional(layout)
    case .custom(var layout) where random.happens(percent: 50):
      layout.rowHeight = random.pick([40, 80])
      return .custom(layout)
    default: return collectionKind()
    }
  }

  private mutating func edits() -> [ListEdit] {
    let ofSections = random.happens(percent: 20)
    return (0..<random.pick([1, 1, 1, 2, 3, 5])).map { _ in
      ofSections ? sectionEdit() : itemEdit()
    }
  }

  private mutating func itemEdit() -> ListEdit {
    switch random.below(10) {
    case 0..<3: return .insert(random.below(40), words: random.pick([0, 2, 12]))
    case 3..<5: return .delete(random.below(40))
    case 5..<7: return .move(random.below(40), to: random.below(40))
    default:
      return .change(
        random.below(40), words: random.pick([0, 3, 12]),
        reconfigures && random.happens(percent: 50) ? .reconfigure : .reload)
    }
  }

  private mutating func sectionEdit() -> ListEdit {
    switch random.below(4) {
    case 0: .insertSection(random.below(4), words())
    case 1: .deleteSection(random.below(4))
    case 2: .moveSection(random.below(4), to: random.below(4))
    default: .reloadSection(random.below(4))
    }
  }

  private mutating func stackEdit() -> StackEdit {
    switch random.below(15) {
    case 0..<2: .insert(random.below(5), arranged())
    case 2: .remove(random.below(5))
    case 3..<5: .move(random.below(5), to: random.below(5))
    case 5..<7: .hide(random.below(5), random.happens(percent: 50))
    case 7..<9: .change(random.below(5), arranged())
    case 9: .axis(random.pick([.horizontal, .vertical]))
    case 10: .alignment(random.pick(Self.alignments))
    case 11: .distribution(random.pick(Self.distributions))
    case 12: .spacing(random.pick([0, 4, 20]))
    case 13: .spacingAfter(random.below(5), random.pick([nil, 0, 30]))
    default: .margin(random.pick([nil, 0, 16]))
    }
  }

  private mutating func presentedEdit() -> PresentedEdit {
    let animated = random.happens(percent: 50)
    switch random.below(7) {
    case 0..<2: return .push(page(), animated: animated)
    case 2..<4: return .pop(animated: animated)
    case 4: return .set((0..<random.pick([1, 2])).map { _ in page() }, animated: animated)
    default: return .resize(size())
    }
  }
}
