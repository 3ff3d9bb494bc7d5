import ObjectObservation
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
  var plain = 0
}

private final class NamedCounter: Counter {
  @Published var title: String?
}

private final class Manual: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class Fieldless: ObservableObject {}

struct ObservableObjectTests {
  @Test("an object publishes before each change of a published property, inherited ones included")
  func published() {
    let counter = NamedCounter()
    var seen: [Int] = []
    let observation = counter.objectWillChange._observeChanges { seen.append(counter.count) }
    counter.count = 1
    counter.name = "b"
    counter.title = "c"
    counter.plain = 5
    counter.count += 1
    #expect(seen == [0, 1, 1, 1])
    observation.cancel()
    counter.count = 9
    #expect(seen.count == 4)
  }

  @Test("the publisher is the same on each access, also without published properties")
  func identity() {
    let counter = Counter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
    let fieldless = Fieldless()
    #expect(fieldless.objectWillChange === fieldless.objectWillChange)
  }

  @Test("an own publisher is used as it is")
  func manual() {
    let manual = Manual()
    var changes = 0
    let observation = manual.objectWillChange._observeChanges { changes += 1 }
    manual.value = 1
    #expect(changes == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("a property's publisher sends the current value, and new ones before they are stored")
  func projected() {
    let counter = Counter()
    var seen: [[Int]] = []
    let observation = counter.$count._observe { seen.append([$0, counter.count]) }
    counter.count = 3
    #expect(seen == [[0, 0], [3, 0]])
    withExtendedLifetime(observation) {}
  }

  @Test("an observation ends when it's released")
  func released() {
    let counter = Counter()
    var changes = 0
    do {
      let observation = counter.objectWillChange._observeChanges { changes += 1 }
      counter.count = 1
      withExtendedLifetime(observation) {}
    }
    counter.count = 2
    #expect(changes == 1)
  }
}
