import SwiftUICore
import Testing

/// A view as apps write it. The type checker needs 0.11 s for its body (Swift 6.3.1, without optimisation), which has
/// to stay below 0.2 s: `swiftc -Xfrontend -debug-time-function-bodies`.
@MainActor struct TypicalViewTests {
  struct Item: Identifiable {
    var id = 0
    var title = ""
    var isOn = false
    var price = 1.0
  }

  struct Typical: View {
    @State var items: [Item]
    @State var isLoading = false
    @State var selected: Int?
    @Binding var query: String
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 8) {
          Words("Title").padding(.horizontal, 16).frame(maxWidth: .infinity, alignment: .leading)
          Spacer()
          if isLoading {
            Fill().frame(width: 20, height: 20).padding(4)
          } else {
            Words("Reload \(items.count)").padding(.vertical, 8).background(Fill())
          }
        }
        .padding(.top, 20)
        Divider()
        ForEach($items) { $item in
          HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 2) {
              Words(item.title).layoutPriority(1)
              Words("\(item.price) EUR").fixedSize(horizontal: true, vertical: false)
            }
            Spacer(minLength: 4)
            if let selected, selected == item.id {
              Fill().frame(width: 8, height: 8).overlay(alignment: .topTrailing) { Words("x") }
            }
            switch item.isOn {
            case true: Words("on").padding()
            case false: Words("off").padding(.leading, item.price > 10 ? 12 : 4)
            }
          }
          .padding(.horizontal)
          .frame(minHeight: 44, maxHeight: .infinity)
          .background(Fill())
          .onChange(of: item.isOn) { old, new in selected = new ? item.id : nil }
        }
        ZStack(alignment: .bottomTrailing) {
          GeometryReader { proxy in
            Words("w \(proxy.size.width)").frame(width: proxy.size.width * 0.5 - 16, height: 40)
              .offset(x: proxy.size.width / 4 + 2, y: -8)
          }
          Words("badge").padding(EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)).offset(
            x: 4, y: -4)
        }
        .frame(height: direction == .leftToRight ? 120 : 100)
        Grid(horizontalSpacing: 8, verticalSpacing: 4) {
          GridRow {
            Words("a"); Words("b"); Words("c").gridColumnAlignment(.trailing)
          }
          GridRow {
            Words("d"); Words("e").gridCellColumns(2)
          }
        }
        .padding([.leading, .trailing], 16)
      }
      .task { isLoading = true }
      .onAppear { selected = nil }
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  @Test func typical() {
    let view = Typical(items: [Item(title: "Pear")], query: .constant(""))
    let nodes = ViewGraph(view).place(390, 844)
    let leaves = nodes.flatMap(\.leaves)
    #expect(nodes.count == 1 && nodes[0].frame.width == 390)
    #expect(leaves.contains("Reload 1") && leaves.contains("off") && leaves.contains("w 390.0"))
  }
}
