import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// What screens that apps usually have are expected to look like.
@Suite @MainActor struct UsualScreenTests {
  /// Red, green and blue of a text.
  private func color(of text: String, in stage: Stage<some View>) throws -> [Int] {
    let content = stage.views(NodeView.self).lazy.compactMap { $0.node.content as? TextContent }
      .first { $0.string == text }
    let solid = try #require(content?.text.runs.first?.attributes.color)
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(cgColor: solid).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  /// A style around a button is its label's; the system's own, such as that of a list's headers, isn't.
  @Test func buttonsHaveTheAppsStyle() throws {
    let stage = Stage(
      device: .iPhone15,
      VStack {
        Button("Automatic") {}.background(Color.blue).foregroundStyle(.white)
        Button("Prominent") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)
        Menu("Menu") {}.foregroundColor(.white)
        Button("Tinted") {}
        List {
          Section {
            Text("Row")
          } header: {
            Button("Header") {}
          }
        }
      })
    #expect(try color(of: "Automatic", in: stage) == [255, 255, 255])
    #expect(try color(of: "Prominent", in: stage) == [0, 0, 0])
    #expect(try color(of: "Menu", in: stage) == [255, 255, 255])
    let tint = try color(of: "Tinted", in: stage)
    #expect(tint[2] == 255)
    #expect(try color(of: "Header", in: stage) == tint)
  }

  /// Only the edges at which the safe area is ignored have no inset.
  @Test func scrolledContentStartsAtTheTopOfTheScreen() throws {
    let content = Color.red.frame(height: 2000).identified("content")
    let stage = Stage(
      device: .iPhone15, ScrollView { content }.ignoresSafeArea(edges: .top))
    #expect(stage.frame("content")?.minY == 0)
    let scroll = try #require(stage.views(UIScrollView.self).first)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(Stage(device: .iPhone15, ScrollView { content }).frame("content")?.minY == 59)
  }

  /// A row's separator starts at its first text, also after a picture or in a row that is inset by the app.
  @Test func separatorsStartAtTheFirstText() throws {
    let stage = Stage(
      device: .iPhone15, os: "18.5",
      List {
        Text("Plain")
        HStack(spacing: 10) {
          Color.red.frame(width: 30, height: 10)
          VStack(alignment: .leading) {
            Text("Title")
            Text("Detail")
          }
        }
        Text("Inset").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        HStack(spacing: 0) { Color.red.frame(width: 30, height: 10) }
        Text("Last")
      })
    let cells = stage.views(RowCell.self).filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.dropLast().map(\.separatorView.frame.minX) == [20, 60, 50, 20])
  }

  /// The colours of separators on iOS 26 in recordings, on a card's ground.
  @Test(arguments: [
    (UIUserInterfaceStyle.light, CGFloat(255), [CGFloat(232), 232]), (.dark, 28, [56, 59]),
  ])
  func separatorsHaveTheRecordedColour(
    style: UIUserInterfaceStyle, ground: CGFloat, expected: [CGFloat]
  ) throws {
    let stage = Stage(
      device: .iPhone15, os: "26.0", style: style,
      List {
        Text("First")
        Text("Second")
      })
    let cell = try #require(
      stage.views(RowCell.self).filter { !$0.isHidden }.min { $0.frame.minY < $1.frame.minY })
    let color = try #require(cell.separatorView.backgroundColor)
      .resolvedColor(with: cell.traitCollection)
    var (red, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: nil, blue: &blue, alpha: &alpha)
    let grounds = [ground, style == .dark ? 30 : 255]
    let drawn = zip([red, blue], grounds).map { ($0 * 255 * alpha + $1 * (1 - alpha)).rounded() }
    #expect(drawn == expected)
  }

  /// A spacer among the items of a toolbar parts them, and a view without a title is an item.
  @Test func spacersInToolbarsAreFlexible() throws {
    let stage = Stage(
      device: .iPhone15,
      NavigationStack {
        Text("Screen").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Spacer()
            Button("Last") {}
          }
          ToolbarSpacer(.fixed, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Circle().frame(width: 20, height: 20) }
        }
      })
    let navigation = try #require(stage.controller.children.first as? UINavigationController)
    let items = try #require(navigation.topViewController?.toolbarItems)
    #expect(items.map(\.title) == ["First", nil, "Last", nil, nil])
    #expect(items.map(\.isFlexible) == [false, true, false, false, false])
    #expect(items.map { $0.customView?.frame.width } == [nil, nil, nil, nil, 20])
  }

  /// Bars have a background where rows of a list are under them, on releases on which bars differ at the edge.
  @Test func barsFollowTheirList() throws {
    func isAtEdge(rows: Int, inStack: Bool) throws -> Bool {
      let list = List { ForEach(0..<rows, id: \.self) { Text("\($0)") } }
      let stage = Stage(
        device: .iPhoneX, os: "16.0",
        TabView {
          Group { if inStack { NavigationStack { list } } else { list } }
            .tabItem { Label("List", systemImage: "house") }
        })
      return try #require(stage.views(UITabBar.self).first).state.isAtScrollEdge
    }
    #expect(try !isAtEdge(rows: 40, inStack: false))
    #expect(try !isAtEdge(rows: 40, inStack: true))
    #expect(try isAtEdge(rows: 2, inStack: false))
    #expect(try isAtEdge(rows: 2, inStack: true))
  }

  /// A large title shrinks as its list is scrolled.
  @Test func largeTitlesShrinkWithTheirList() throws {
    let stage = Stage(
      device: .iPhone15, os: "18.5",
      NavigationStack {
        List { ForEach(0..<40, id: \.self) { Text("\($0)") } }.navigationTitle("Title")
      })
    let bar = try #require(stage.views(UINavigationBar.self).first)
    let list = try #require(stage.views(UICollectionView.self).first)
    #expect(bar.frame.height == 96)
    list.contentOffset.y += 200
    stage.host.settle()
    #expect(bar.frame.height == 44)
  }

  /// A search field is there before anybody scrolls.
  @Test func searchFieldsAreVisibleAtFirst() throws {
    let stage = Stage(
      device: .iPhone15, os: "18.5",
      NavigationStack {
        List { ForEach(0..<40, id: \.self) { Text("\($0)") } }.navigationTitle("Title")
          .searchable(text: .constant(""))
      })
    let field = try #require(stage.views(UISearchBar.self).first)
    let frame = field.convert(field.bounds, to: nil)
    let row = try #require(
      stage.views(RowCell.self).map { $0.convert($0.bounds, to: nil).minY }.min())
    #expect(frame.height > 30 && frame.minY > 59 && frame.maxY <= row)
  }
}
