import SwiftUICore
import Testing

/// Views with texts, images, colours and shapes as apps write them. The type checker needs 0.1 s for each (Swift 6.3.1,
/// without optimisation).
@MainActor struct TypicalContentTests {
  struct Item: Identifiable {
    var id: Int
    var title: String
    var isNew: Bool
    var price: Double
  }

  struct Card: View {
    let item: Item
    @State private var isExpanded = false
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var iconSize: CGFloat = 24
    @ScaledMetric(relativeTo: .title) private var gap = 8.0

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: gap) {
          Image(systemName: item.isNew ? "star.fill" : "star")
            .resizable()
            .scaledToFit()
            .frame(width: iconSize, height: iconSize)
            .foregroundStyle(item.isNew ? .yellow : .secondary)
          VStack(alignment: .leading) {
            Text(item.title)
              .font(.headline)
              .lineLimit(1)
            Text("Number \(item.id), \(item.price, specifier: "%.2f") €")
              .font(.caption)
              .foregroundColor(.secondary)
          }
          Spacer()
          if item.isNew {
            Text("New")
              .font(.caption2.bold())
              .padding(.horizontal, 8)
              .background(Color.accentColor.opacity(0.2), in: Capsule())
              .overlay(Capsule().stroke(.blue, lineWidth: 1))
          }
        }
        if isExpanded {
          Text("Details").font(.system(size: 15, weight: .medium, design: .rounded))
            .transition(.opacity.combined(with: .move(edge: .top)))
        }
        Label("More", systemImage: "chevron.down")
          .font(.footnote)
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded ? 180 : 0))
          .animation(.easeInOut.delay(0.1), value: isExpanded)
      }
      .padding()
      .background(colorScheme == .dark ? Color.black : Color.white)
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .clipShape(.rect(cornerRadius: 12))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Card \(item.title)")
      .preferredColorScheme(.dark)
      .disabled(!item.isNew)
    }
  }

  /// With overloads that are equally good, the type checker takes 14 s for this.
  struct Nested: View {
    let name = "n"

    var body: some View {
      VStack {
        HStack {
          ZStack {
            VStack {
              HStack {
                Text("a" + name + "b").background(Color.red).overlay(Color.blue)
                Rectangle().fill(.red).background(.blue).overlay(.green)
              }.background(Color.red.opacity(0.5)).overlay(Color.blue)
            }.background(.red).overlay(Color.blue)
          }.background(Color.red).overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red))
        }.background(Color.red).overlay(Color.blue)
      }.background(.ultraThinMaterial).overlay(Color.blue.opacity(0.2))
    }
  }

  @Test func cards() {
    func leaves(isNew: Bool) -> [String] {
      graph(3) { Card(item: Item(id: 7, title: "Pear", isNew: isNew, price: 2)) }.leaves(300, 300)
    }
    #expect(
      leaves(isNew: true).filter { $0.hasPrefix("Text") || $0.hasPrefix("Image") } == [
        "Image “star.fill”", "Text “Pear”", "Text “Number 7, 2.00 €”", "Text “New”",
        "Image “chevron.down”", "Text “More”",
      ])
    #expect(leaves(isNew: false).contains("Image “star”"))
  }

  @Test func nested() {
    #expect(graph { Nested() }.leaves().count == 16)
  }

  @Test func preferredScheme() {
    var seen: ColorScheme?
    let graph = graph {
      Text("a").preferredColorScheme(.dark)
        .onPreferenceChange(PreferredColorSchemeKey.self) { seen = $0 }
    }
    _ = graph.place(100, 100)
    #expect(seen == .dark)
  }
}
