import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct GestureTests {
  func drag(
    _ stage: Stage<some View>, from start: CGPoint, to end: CGPoint, lifts: Bool = true
  ) {
    stage.host.advance(by: 0.1)
    stage.host.touches.send([.init(0, .began, at: start)])
    for step in 1...4 {
      stage.host.advance(by: 0.05)
      let share = CGFloat(step) / 4
      stage.host.touches.send([
        .init(
          0, .moved,
          at: CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      ])
    }
    guard lifts else { return stage.host.settle() }
    stage.host.advance(by: 0.05)
    stage.host.touches.send([.init(0, .ended, at: end)])
    stage.host.settle()
  }

  @Test func dragsReportTranslations() {
    let stage = Stage(DragArea())
    drag(stage, from: CGPoint(x: 187, y: 300), to: CGPoint(x: 217, y: 340))
    #expect(stage.texts == ["ended 30 40"])
  }

  @Test func gestureStateIsResetAtTheEnd() {
    let stage = Stage(StateArea())
    drag(stage, from: CGPoint(x: 187, y: 300), to: CGPoint(x: 217, y: 300), lifts: false)
    #expect(stage.texts == ["30"])
    stage.host.touches.send([.init(0, .ended, at: CGPoint(x: 217, y: 300))])
    stage.host.settle()
    #expect(stage.texts == ["0"])
  }

  @Test func shortMovesAreNoDrags() {
    let stage = Stage(DragArea())
    drag(stage, from: CGPoint(x: 187, y: 300), to: CGPoint(x: 192, y: 300))
    #expect(stage.texts == ["idle"])
  }

  @Test func longPressesWaitForTheirDuration() {
    let stage = Stage(PressArea())
    let place = CGPoint(x: 187, y: 330)
    stage.host.touches.send([.init(0, .began, at: place)])
    stage.host.advance(by: 0.3)
    #expect(stage.texts == ["pressing"])
    stage.host.advance(by: 0.8)
    #expect(stage.texts == ["pressed"])
    stage.host.touches.send([.init(0, .ended, at: place)])
    stage.host.settle()
    #expect(stage.texts == ["pressed"])
  }

  @Test func sequencesGoOnWithTheSecondGesture() {
    let stage = Stage(SequenceArea())
    let place = CGPoint(x: 187, y: 330)
    stage.host.touches.send([.init(0, .began, at: place)])
    stage.host.advance(by: 0.6)
    stage.host.touches.send([.init(0, .moved, at: CGPoint(x: 187, y: 360))])
    stage.host.advance(by: 0.1)
    stage.host.settle()
    #expect(stage.texts == ["dragged 30"])
  }

  /// A finger that is lifted without having moved ends a sequence too.
  @Test func sequencesEndWithoutTheirSecondGesture() {
    let stage = Stage(
      SequenceState(gesture: LongPressGesture().sequenced(before: DragGesture())))
    let place = CGPoint(x: 187, y: 330)
    stage.host.touches.send([.init(0, .began, at: place)])
    stage.host.advance(by: 0.6)
    stage.host.settle()
    #expect(stage.texts == ["second"])
    stage.host.touches.send([.init(0, .ended, at: place)])
    stage.host.advance(by: 0.1)
    stage.host.settle()
    #expect(stage.texts == ["none"])
  }

  /// The finger that drags isn't the one that has tapped.
  @Test func aTapIsFollowedByADrag() {
    let stage = Stage(SequenceState(gesture: TapGesture().sequenced(before: DragGesture())))
    stage.tap(187, 330)
    #expect(stage.texts == ["second"])
    drag(
      stage, from: CGPoint(x: 187, y: 300), to: CGPoint(x: 217, y: 300), lifts: false)
    #expect(stage.texts == ["dragged"])
    stage.host.touches.send([.init(0, .ended, at: CGPoint(x: 217, y: 300))])
    stage.host.settle()
    #expect(stage.texts == ["none"])
  }

  @Test func highPriorityTapsComeFirst() {
    let log = CallLog()
    let stage = Stage(
      Color.red.frame(width: 100, height: 100).onTapGesture { log.calls.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.calls.append("outer") }))
    stage.tap(187, 333)
    #expect(log.calls == ["outer"])
  }

  @Test func simultaneousTapsAreBothRecognized() {
    let log = CallLog()
    let stage = Stage(
      Color.red.frame(width: 100, height: 100).onTapGesture { log.calls.append("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.calls.append("outer") }))
    stage.tap(187, 333)
    #expect(log.calls.sorted() == ["inner", "outer"])
  }

  @Test func tapsReportTheirPlace() {
    let log = CallLog()
    let stage = Stage(
      Color.red.frame(width: 100, height: 100).onTapGesture { (place: CGPoint) in
        log.calls.append("\(Int(place.x)) \(Int(place.y))")
      })
    let area = stage.controller.view.bounds
    let top = stage.controller.view.safeAreaInsets.top
    stage.tap(area.midX - 50 + 10, (area.height + top) / 2 - 50 + 20)
    #expect(log.calls == ["10 20"])
  }
}

private struct DragArea: View {
  @State private var words = "idle"

  var body: some View {
    Text(words).frame(width: 300, height: 300).contentShape(Rectangle())
      .gesture(
        DragGesture()
          .onChanged { words = "moved \(Int($0.translation.width))" }
          .onEnded {
            words = "ended \(Int($0.translation.width)) \(Int($0.translation.height))"
          })
  }
}

private struct StateArea: View {
  @GestureState private var offset: CGFloat = 0

  var body: some View {
    Text("\(Int(offset))").frame(width: 300, height: 300).contentShape(Rectangle())
      .gesture(
        DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
  }
}

private struct PressArea: View {
  @State private var words = "idle"

  var body: some View {
    Text(words).frame(width: 300, height: 300).contentShape(Rectangle())
      .onLongPressGesture(minimumDuration: 1) {
        words = "pressed"
      } onPressingChanged: { isPressing in
        if isPressing { words = "pressing" }
      }
  }
}

private struct SequenceState<First: Gesture>: View {
  let gesture: SequenceGesture<First, DragGesture>
  @GestureState private var words = "none"

  var body: some View {
    Text(words).frame(width: 300, height: 300).contentShape(Rectangle())
      .gesture(
        gesture.updating($words) { value, words, _ in
          switch value {
          case .first: words = "first"
          case .second(_, nil): words = "second"
          case .second: words = "dragged"
          }
        })
  }
}

private struct SequenceArea: View {
  @State private var words = "idle"

  var body: some View {
    Text(words).frame(width: 300, height: 300).contentShape(Rectangle())
      .gesture(
        LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
          if case .second(true, let drag?) = value {
            words = "dragged \(Int(drag.translation.height))"
          }
        })
  }
}

/// A gesture of an app's, with properties of its own.
private struct CountedDrag: Gesture {
  let moved: (CGFloat) -> Void
  @GestureState private var offset: CGFloat = 0

  var body: some Gesture {
    DragGesture().updating($offset) { value, state, _ in
      state = value.translation.width
      moved(state)
    }
  }
}

private struct OwnGestureArea: View {
  @State private var words = "idle"

  var body: some View {
    Text(words).frame(width: 300, height: 300).contentShape(Rectangle())
      .gesture(CountedDrag { words = "\(Int($0))" })
  }
}

extension GestureTests {
  @Test func gesturesOfAppsHaveProperties() {
    let stage = Stage(OwnGestureArea())
    drag(stage, from: CGPoint(x: 187, y: 300), to: CGPoint(x: 217, y: 300))
    #expect(stage.texts == ["30"])
  }
}
