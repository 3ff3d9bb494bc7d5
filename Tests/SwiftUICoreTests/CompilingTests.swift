import SwiftUICore
import Testing

/// What has to compile in Swift 6 mode: views outside the main actor, old beside new, and builders' limits.
struct CompilingTests {
  /// A view as the default value of a static property, outside the main actor.
  private static let divider = Divider()

  /// A view made by a function without isolation.
  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: nil) {
      ForEach(0..<count, id: \.self) { Words("\($0)").frame(width: 20) }
    }
    .environment(\.layoutDirection, .leftToRight)
    .id(count)
  }

  private struct Twelve: View, Equatable {
    var number: Int

    var body: some View {
      VStack {
        Words("1")
        Words("2")
        Words("3")
        if #available(iOS 17, *) { Words("4") } else { Words("old") }
        if #available(iOS 99, *) { Words("5") }
        switch number {
        case 0: Words("zero")
        case 1: Words("one")
        default: EmptyView()
        }
        let seven = "7"
        Words(seven)
        Words("8")
        Words("9")
        Words("10")
        Words("11")
        Words("12")
      }
      .onChange(of: number) {}
      .onChange(of: number) { _, _ in }
    }
  }

  @available(*, deprecated)
  private func old(_ number: Int) -> some View {
    Words("old").edgesIgnoringSafeArea(.top).onChange(of: number) { _ in }
  }

  @MainActor @Test("views made outside the main actor, and many in a builder")
  func views() {
    let views = ViewGraph(
      VStack(spacing: 0) {
        Self.divider.padding(4)
        rows(2)
        Twelve(number: 1).equatable()
      }
    ).leaves(400, 800)
    #expect(
      views == [
        "Divider", "0", "1", "1", "2", "3", "4", "5", "one", "7", "8", "9", "10", "11", "12",
      ])
  }

  @MainActor @Test("a tuple may be made by hand, a view be of any type")
  func values() {
    let any: any View = Words("b")
    let leaves = ViewGraph(
      HStack {
        TupleView((Words("a"), AnyView(any)))
        AnyView(erasing: Words("c"))
      }
    ).leaves()
    #expect(leaves == ["a", "b", "c"])
  }
}
