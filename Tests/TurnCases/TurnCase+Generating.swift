import Devices
import GeneratedCases
import UIKit

extension TurnCase {
  private static let systems: [OSVersion] = [
    "8.0", "8.4", "9.0", "10.0", "10.3", "11.0", "11.4", "12.0", "12.4", "13.0", "13.4", "14.0",
    "14.4", "15.0", "16.0", "16.4", "17.0", "18.0", "18.4", "26.0", .newestKnown,
  ]

  /// Creates the case with the given number in the series that a seed begins; some cases are on a foldable
  /// device.
  package init(number: Int, seed: UInt64) {
    // A separate random series makes the choice: all other cases stay the same as without it.
    var folding = CaseRandom(seed: ~seed, number: number)
    if folding.happens(percent: 15) {
      self.init(folding: &folding)
    } else {
      var random = CaseRandom(seed: seed, number: number)
      let os = random.pick(Self.systems)
      let device = random.pick(Device.all.filter { $0.runs(os) })
      let start =
        random.happens(percent: 70)
        ? .portrait : random.pick([UIInterfaceOrientation.landscapeLeft, .landscapeRight])
      self.init(device, os, start: start, &random)
    }
  }

  /// A case on a foldable device.
  private init(folding random: inout CaseRandom) {
    let device = random.pick(Device.all.filter(\.isFoldable))
    let posture = random.pick(device.posturesToChoose)
    let start = random.pick(device.display(in: posture).orientations)
    self.init(device, device.newestOS, start: UIInterfaceOrientation(start), &random)
    self.posture = posture == device.initialPosture ? nil : posture
  }

  private init(
    _ device: Device, _ os: OSVersion, start: UIInterfaceOrientation, _ random: inout CaseRandom
  ) {
    let columns = TurnTree.Columns.allCases
    self.init(
      device, os, start: start, hasDelegate: random.happens(percent: 30),
      tree: TurnTree(&random, columns: columns, depth: random.pick([0, 1, 1, 1, 2, 2, 3])))
    let ways = TurnWay.ways(on: os.release)
    var maker = ActionMaker(device: device, ways: ways, columns: columns)
    let count = random.pick([0, 1, 1, 2, 2, 3])
    for _ in 0..<count { steps.append(maker.step(&random)) }
    let controllers = tree.count + steps.joined().reduce(0) { $0 + ($1.tree?.count ?? 0) }
    for _ in 0..<random.pick([0, 1, 1, 1, 2]) {
      let moment = random.pick(TurnMoment.allCases)
      let owner =
        moment.isNotification
        ? "" : TurnScene.name(Int.random(in: 0..<min(controllers, 20), using: &random))
      // Rotating or folding by hand waits for the main queue.
      let isByHand = moment != .mainQueue
      if isByHand, device.isFoldable, random.happens(percent: 50) {
        hooks.append(TurnHook(moment, of: owner, fold: random.pick(device.posturesToChoose)))
        continue
      }
      let way = random.pick(isByHand ? ways : ways.filter { $0 != .simulator })
      hooks.append(TurnHook(moment, of: owner, way, random.pick(maker.orientations(way))))
    }
    back = random.pick(ways)
  }
}

extension Device {
  /// The postures of the device, half open at some angles; none without a hinge.
  fileprivate var posturesToChoose: [Posture] {
    guard isFoldable else { return [] }
    let range = Posture.partlyOpenDegrees
    let angles = [range.lowerBound, 83, range.upperBound].map { Posture.halfOpen(degrees: $0) }
    return postures + postures + angles.filter(has)
  }
}

extension TurnTree {
  /// A hierarchy of limited depth below its top.
  init(_ random: inout CaseRandom, columns: [Columns], depth: Int, inStack: Bool = false) {
    guard depth > 0 else {
      self = .screen
      return
    }
    func below(_ count: ClosedRange<Int>, inStack: Bool = false) -> [TurnTree] {
      let number = Int.random(in: count, using: &random)
      return (0..<number).map { index in
        TurnTree(
          &random, columns: columns, depth: index == 0 ? depth - 1 : random.pick([0, depth - 1]),
          inStack: inStack)
      }
    }
    switch random.pick([0, 0, 1, 1, 2, 3, 4, 5]) {
    // A navigation controller is not pushed, nor is a split view controller (Apple).
    case 0 where !inStack: self = .navigation(below(1...2, inStack: true))
    case 1: self = .tab(below(1...3))
    case 2 where !inStack && !columns.isEmpty:
      let style = random.pick(columns)
      let children = (0..<style.count).map { _ in
        TurnTree.navigation([TurnTree(&random, columns: columns, depth: 0)])
      }
      self = .split(style, children)
    case 3: self = .page(random.pick(Pages.allCases), below(2...2))
    case 4: self = .custom(below(2...2))
    default:
      self = .child(
        random.pick(Filling.all),
        TurnTree(&random, columns: columns, depth: depth - 1))
    }
  }
}

/// Generates the actions of a case.
private struct ActionMaker {
  /// The orientations that some display of the device has, and the ones that all of them have.
  private let orientations: [UIInterfaceOrientation]
  private let commonOrientations: [UIInterfaceOrientation]
  /// The postures to fold the device to; none without a hinge.
  private let postures: [Device.Posture]
  let ways: [TurnWay]
  let columns: [TurnTree.Columns]
  private var isPresented = false

  init(device: Device, ways: [TurnWay], columns: [TurnTree.Columns]) {
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    let masks = device.displays.map { UIInterfaceOrientationMask($0) }
    orientations =
      device.idiom == .phone && !device.isFoldable
      ? Array(all.prefix(3)) : all.filter { one in masks.contains { $0.contains(one.mask) } }
    commonOrientations =
      device.isFoldable
      ? all.filter { one in masks.allSatisfy { $0.contains(one.mask) } } : orientations
    postures = device.posturesToChoose
    self.ways = ways
    self.columns = columns
  }

  /// The orientations to request in a way: a controller supports one that the device has in any posture.
  func orientations(_ way: TurnWay) -> [UIInterfaceOrientation] {
    way.restricts ? commonOrientations : orientations
  }

  /// One action, or several in quick succession.
  mutating func step(_ random: inout CaseRandom) -> [TurnAction] {
    var step: [TurnAction] = []
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) {
      if !step.isEmpty, random.happens(percent: 25) {
        step.append(.wait(random.pick([5, 15, 45])))
      }
      step.append(action(&random))
    }
    return step
  }

  private mutating func action(_ random: inout CaseRandom) -> TurnAction {
    if !postures.isEmpty, random.happens(percent: 35) { return .fold(random.pick(postures)) }
    let animated = random.happens(percent: 50)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9:
      let way = random.pick(ways)
      return .turn(way, random.pick(orientations(way)))
    case 9: return .free
    case 10..<14:
      if isPresented, random.happens(percent: 50) {
        isPresented = false
        return .dismiss(animated: animated)
      }
      isPresented = true
      let tree = TurnTree(&random, columns: columns, depth: random.pick([0, 0, 1, 2]))
      return .present(random.pick(TurnAction.Style.allCases), tree, animated: animated)
    case 14..<16: return .push(.screen, animated: animated)
    case 16: return .pop(animated: animated)
    case 17..<19: return .select(Int.random(in: 0..<3, using: &random))
    default: return .showPage(Int.random(in: 0..<2, using: &random), animated: animated)
    }
  }
}
