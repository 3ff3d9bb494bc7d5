import Testing

@testable import UIKit

/// The rules of decision 18, without a device.
@MainActor
struct HostPhasesTests {
  /// A device in some nested phases, the innermost last.
  private func device(in all: HostPhase...) -> Device {
    let device = Device()
    for phase in all { #expect(device.begin(phase), "\(phase)") }
    return device
  }

  private func change() -> HostPhase { .change(coordinator()) }

  private func coordinator() -> TurnCoordinator {
    TurnCoordinator(
      turn: nil, containerView: UIView(), root: nil, isAnimated: false)
  }

  @Test("scheduled work waits for the layout pass in progress, however deeply nested the request")
  func eventsInLayout() {
    for device in [device(in: .layout), device(in: .events, .layout, .lifeCycle)] {
      #expect(!device.begin(.events))
      #expect(!device.begin(.layout))
      #expect(!device.phases.canSettle)
    }
    let changing = device(in: .events, .requests, change())
    #expect(!changing.phases.canSettle)
    #expect(changing.begin(.events), "a change lets its time pass")
    #expect(!changing.phases.canSettle)
    #expect(device(in: .events, .requests, .events).phases.canSettle)
  }

  @Test("a change is part of a request, so no two are in progress")
  func oneChange() {
    let idle = device()
    #expect(!idle.begin(change()))
    let events = device(in: .requests, .events)
    #expect(!events.begin(change()))
    let coordinator = coordinator()
    let requests = device(in: .requests)
    #expect(requests.phases.coordinator == nil)
    #expect(requests.begin(.change(coordinator)))
    #expect(requests.phases.coordinator === coordinator)
    #expect(!requests.begin(change()))
    #expect(requests.begin(.events))
    #expect(requests.phases.coordinator === coordinator)
    #expect(!requests.begin(change()))
    requests.end()
    requests.end()
    #expect(requests.phases.coordinator == nil)
    #expect(requests.begin(change()), "the next request's")
  }

  @Test("requests run one after another, and never during layout")
  func oneGo() {
    for device in [
      device(in: .requests), device(in: .requests, change(), .events), device(in: .layout),
      device(in: .events, .layout, .lifeCycle),
    ] {
      #expect(!device.begin(.requests))
    }
  }

  @Test("a rejected phase leaves nothing behind")
  func refused() {
    let device = device(in: .layout)
    #expect(!device.begin(.events))
    device.end()
    #expect(device.phases.isIdle)
    device.end()
    #expect(device.phases.isIdle)
    #expect(device.begin(.events))
  }

  @Test("the work in progress decides when a request runs")
  func admission() {
    func admission(_ device: Device) -> HostPhases.Admission? {
      device.add(.orientation(.deviceTurn))
    }
    #expect(admission(device()) == .atOnce)
    #expect(admission(device(in: .lifeCycle)) == .atOnce)
    #expect(admission(device(in: .events, .presentation)) == .atOnce)
    #expect(admission(device(in: .events, .layout)) == .afterLayout)
    #expect(admission(device(in: .layout, .lifeCycle, .firstOrientation)) == .afterLayout)
    #expect(admission(device(in: .requests)) == .afterRequest)
    #expect(admission(device(in: .requests, change(), .layout)) == .afterRequest)
    #expect(admission(device(in: .layout, .lifeCycle)) == .afterLayout)
  }

  @Test("requests keep their order; of pending resizes only the last counts")
  func order() {
    let device = device(in: .requests)
    device.add(.resize(.slideOver), .orientation(.deviceTurn), .resize(.fullScreen))
    #expect(device.next() == .request(.orientation(.deviceTurn)))
    device.add(.orientation(.wishChange), .orientation(.wishChange))
    #expect(device.next() == .request(.resize(.fullScreen)))
    #expect(device.next() == .request(.orientation(.wishChange)))
    #expect(device.next() == .request(.orientation(.wishChange)))
    #expect(device.next() == .nothing)
  }

  @Test("requests that trigger others are cut off, and the next run isn't affected")
  func endless() {
    let device = device(in: .requests)
    for _ in 1...HostPhases.requestLimit {
      device.add(.orientation(.wishChange), .resize(.slideOver))
      #expect(device.next() != .endless)
    }
    #expect(device.next() == .endless)
    #expect(device.next() == .nothing, "what waited is dropped")
    device.end()
    #expect(device.begin(.requests))
    device.add(.orientation(.newSpeaker))
    #expect(device.next() == .request(.orientation(.newSpeaker)))
  }

  @Test("a rotation belongs to a launch or a presentation as long as these last")
  func context() {
    let device = device(in: .firstOrientation, .requests, change(), .events, .presentation)
    #expect(device.phases.isFirstOrientation && device.phases.isPresentation)
    device.end()
    #expect(device.phases.isFirstOrientation && !device.phases.isPresentation)
    for _ in 1...4 { device.end() }
    #expect(!device.phases.isFirstOrientation && device.phases.isIdle)
  }

  @Test("whatever callbacks do, changes happen one at a time, in the order requested")
  func randomCourses() {
    for seed in 1...2000 {
      var course = Course(seed: UInt64(seed))
      course.run()
      let problems = course.problems
      #expect(problems.isEmpty, "seed \(seed): \(problems)")
    }
  }
}

@MainActor
private final class Device {
  private(set) var phases = HostPhases()

  func begin(_ phase: HostPhase) -> Bool { phases.begin(phase) }
  func end() { phases.end() }
  func next() -> HostPhases.Next { phases.next() }

  /// - Returns: When the last of the requests runs.
  @discardableResult
  func add(_ requests: InterfaceRequest...) -> HostPhases.Admission? {
    requests.map { phases.add($0) }.last
  }
}

/// A device without views, whose callbacks act randomly.
@MainActor
private struct Course {
  private var random: UInt64
  private var phases = HostPhases()
  private var afterLayout = 0
  private var layoutDepth = 0
  private var changeDepth = 0
  private var steps = 0
  /// The pending requests, by the numbers that they carry.
  private var asked: [UInt] = []
  private var askedCount: UInt = 0
  private(set) var problems: [String] = []

  init(seed: UInt64) {
    random = seed &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func run() {
    for _ in 1...5 { callback() }
    settle()
    if !phases.isIdle { problems.append("a phase goes on") }
    if !asked.isEmpty { problems.append("\(asked) are not carried out") }
  }

  /// Actions that an app's code may take in any callback.
  private mutating func callback() {
    steps += 1
    guard steps < 40 else { return }
    for _ in 0..<chance(3) {
      switch chance(4) {
      case 0: during(.lifeCycle) { $0.callback() }
      case 1: settle()
      default: request()
      }
    }
  }

  private mutating func settle() {
    during(.events) { course in
      repeat {
        course.layOut()
        let actions = course.afterLayout
        course.afterLayout = 0
        for _ in 0..<actions { course.carryOutRequests() }
        if course.steps < 40 { course.callback() }
      } while course.afterLayout > 0
    }
  }

  private mutating func layOut() {
    during(.layout) { course in
      course.layoutDepth += 1
      if course.layoutDepth > 1 { course.problems.append("a layout in a layout") }
      course.callback()
      course.layoutDepth -= 1
    }
  }

  private mutating func request() {
    askedCount += 1
    asked.append(askedCount)
    // A mask larger than any real one carries the number.
    switch phases.add(.orientation(.request(UIInterfaceOrientationMask(rawValue: askedCount)))) {
    case .atOnce: carryOutRequests()
    case .afterLayout: afterLayout += 1
    case .afterRequest: break
    }
  }

  private mutating func carryOutRequests() {
    during(.requests) { course in
      while true {
        switch course.phases.next() {
        case .request(let request): course.carryOut(request)
        case .nothing: return
        case .endless:
          course.asked = []
          return
        }
      }
    }
  }

  private mutating func carryOut(_ request: InterfaceRequest) {
    let first = asked.isEmpty ? 0 : asked.removeFirst()
    if request != .orientation(.request(UIInterfaceOrientationMask(rawValue: first))) {
      problems.append("\(request) is carried out before \(first)")
    }
    let coordinator = TurnCoordinator(
      turn: nil, containerView: UIView(), root: nil, isAnimated: false)
    during(.change(coordinator)) { course in
      course.changeDepth += 1
      if course.changeDepth > 1 { course.problems.append("a change in a change") }
      if course.layoutDepth > 0 { course.problems.append("a change in a layout") }
      course.callback()
      course.layOut()
      course.settle()
      if course.phases.coordinator !== coordinator { course.problems.append("another's") }
      course.changeDepth -= 1
    }
    settle()
  }

  private mutating func during(_ phase: HostPhase, _ body: (inout Course) -> Void) {
    guard phases.begin(phase) else { return }
    body(&self)
    phases.end()
  }

  private mutating func chance(_ count: UInt64) -> UInt64 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (random >> 33) % count
  }
}
