import Testing

@testable import SwiftUI
@testable import UIKit

/// Declarations that change no still picture, as view code writes them: that this file compiles is the test.
private struct WrittenView: View {
  private enum Field: Hashable { case search }

  nonisolated struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  struct Drop: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.image]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  struct Motion {
    var scale = 1.0
    var angle = Angle.zero
  }

  @Namespace private var namespace
  @State private var id: Int?
  @State private var position = ScrollPosition(edge: .top)
  @State private var isShown = false
  @FocusState private var field: Field?
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Button("Save") { openWindow(id: "saved") }
            .keyboardShortcut("s", modifiers: [.command, .shift])
            .keyboardShortcut(.defaultAction)
            .matchedTransitionSource(id: 1, in: namespace)
            .matchedTransitionSource(id: 2, in: namespace) { source in
              source.clipShape(.rect(cornerRadius: 8)).shadow(radius: 2)
            }
          Text("Zoomed").navigationTransition(.zoom(sourceID: 1, in: namespace))
          GlassEffectContainer(spacing: 8) {
            Text("Glass").glassEffect().glassEffectID("glass", in: namespace)
          }
          Text("Shaded")
            .colorEffect(ShaderLibrary.tint(.float(1), .color(.red), .boundingRect))
            .distortionEffect(ShaderLibrary.wave(.float2(1, 2)), maxSampleOffset: .zero)
            .layerEffect(ShaderLibrary.default.pixels(.float(2)), maxSampleOffset: .zero)
          Text("Moved").keyframeAnimator(initialValue: Motion()) { content, motion in
            content.scaleEffect(motion.scale).rotationEffect(motion.angle)
          } keyframes: { _ in
            KeyframeTrack(\.scale) {
              LinearKeyframe(1.2, duration: 0.3)
              SpringKeyframe(1, duration: 0.4, spring: .bouncy)
            }
            KeyframeTrack(\.angle) {
              CubicKeyframe(.degrees(10), duration: 0.2)
              MoveKeyframe(.zero)
            }
          }
          PhaseAnimator([1.0, 2.0]) {
            Text("Phase").scaleEffect($0)
          } animation: { _ in
            .bouncy
          }
          Text("Scrolled").scrollTransition(.animated.threshold(.visible(0.3))) { effect, phase in
            effect.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 10)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: .center)
      .scrollPosition($position)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollBounceBehavior(.basedOnSize)
      .scrollIndicators(.hidden, axes: .vertical)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
      .onScrollPhaseChange { _, phase in isShown = phase.isScrolling }
      .safeAreaBar(edge: .bottom) { Text("Bar") }
      .onDrag { NSItemProvider(object: "text" as NSString) }
      .onDrop(of: [.image], delegate: Drop())
      .onDrop(of: [.text], isTargeted: nil) { providers in providers.isEmpty }
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.pdf]) { result in
        _ = try? result.get()
      }
      .onHover { _ in }
      .hoverEffect(.lift)
      .onKeyPress(.escape) { .handled }
      .onContinueUserActivity("activity") { _ in }
      .userActivity("activity") { $0.title = "title" }
      .searchable(text: .constant(""))
      .searchFocused($field, equals: .search)
      .searchSuggestions { Text("Suggestion").searchCompletion("suggestion") }
      .statusBarHidden()
      .tabBarMinimizeBehavior(.onScrollDown)
      .containerBackground(.blue, for: .navigation)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          .sharedBackgroundVisibility(.hidden)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
      }
      .modifier(Shake(amount: 0))
    }
  }
}

private struct Profile: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Wave: TextRenderer {
  var strength = 1.0

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for slice in run {
          var copy = context
          copy.translateBy(x: 0, y: slice.typographicBounds.rect.height * strength)
          copy.draw(slice)
        }
      }
    }
  }
}

private struct Drawers: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button("Toggle") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content.padding() }
    }
  }
}

private struct MenuApp: App {
  var body: some Scene {
    WindowGroup { Text("Window") }
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandMenu("Draw") {
          Button("Line") {}.keyboardShortcut("l")
          Divider()
        }
      }
  }
}

private struct OtherView: View {
  @State private var isPlaying = false
  @State private var isOpen = true

  var body: some View {
    VStack {
      Image(systemName: isPlaying ? "pause" : "play")
        .contentTransition(.symbolEffect(.replace.downUp.byLayer))
        .symbolEffect(.scale.up, isActive: isPlaying)
        .symbolEffect(.bounce, value: isPlaying)
        .transition(.symbolEffect(.drawOn))
        .symbolEffectsRemoved()
      Text("Dragged").draggable(Profile(name: "A")).draggable("text") { Text("Preview") }
        .dropDestination(for: Profile.self) { items, _ in
          !items.isEmpty
        } isTargeted: { _ in
        }
      Text("Waving").textRenderer(Wave())
      DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }
      DisclosureGroup("Closed") { Text("Hidden") }
    }
    .disclosureGroupStyle(Drawers())
  }
}

/// What the declared views and modifiers show.
@Suite @MainActor struct DeclarationTests {
  @Test func inertDeclarationsShowTheirViews() {
    let stage = Stage(device: .iPhone15, WrittenView())
    for text in ["Zoomed", "Glass", "Shaded", "Moved", "Phase", "Scrolled", "Bar"] {
      #expect(stage.texts.contains(text), "\(text)")
    }
    #expect(stage.host.issues.isEmpty)
  }

  @Test func otherDeclarationsShowTheirViews() {
    let stage = Stage(device: .iPhone15, OtherView())
    #expect(
      stage.texts
        == ["Dragged", "Waving", "Toggle", "Open", "Inside", "Toggle", "Closed"])
    #expect(stage.host.issues.isEmpty)
  }

  @Test func aSymbolIsGoneWhereAnEffectRemovesIt() throws {
    func alpha(_ isActive: Bool) throws -> CGFloat {
      let stage = Stage(Image(systemName: "play").symbolEffect(.disappear, isActive: isActive))
      return try #require(stage.views(NodeView.self).map(\.alpha).min())
    }
    #expect(try alpha(false) == 1)
    #expect(try alpha(true) == 0)
  }

  @Test func aVisualEffectKnowsTheFrame() throws {
    let stage = Stage(
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("inner")
        .visualEffect { effect, proxy in
          effect.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
        })
    let frame = try #require(stage.frame("inner"))
    // In the middle of 375 × (667 - 20) below the status bar, and moved by its width and by its distance from the top.
    #expect(frame.origin == CGPoint(x: 157.5 + 60, y: 323.5 + 323.5))
  }

  @Test func anEffectOfTheAppsMovesByTheSize() throws {
    let view = Color.red.frame(width: 60, height: 40).accessibilityIdentifier("inner")
    let plain = try #require(Stage(view).frame("inner"))
    let moved = try #require(Stage(view.modifier(WrittenView.Shake(amount: 0.5))).frame("inner"))
    #expect(moved == plain.offsetBy(dx: 30, dy: 0))
  }

  @Test func aScrollViewStartsAtItsAnchor() throws {
    func offset(_ anchor: UnitPoint?) throws -> CGFloat {
      let stage = Stage(
        ScrollView { Color.red.frame(width: 60, height: 2000) }.defaultScrollAnchor(anchor))
      return try #require(stage.views(UIScrollView.self).first).contentOffset.y
    }
    #expect(try offset(nil) == -20)
    #expect(try offset(.bottom) == 2000 - 667)
    #expect(try offset(.top) == -20)
  }

  @Test func contentOutsideOfAScrollViewIsDrawnOnRequest() throws {
    func clips(_ view: some View) throws -> Bool {
      try #require(Stage(view).views(UIScrollView.self).first).clipsToBounds
    }
    #expect(try clips(ScrollView { Color.red }))
    #expect(try !clips(ScrollView { Color.red }.scrollClipDisabled()))
  }

  @Test func aViewKnowsItsPlaceInAScrollView() {
    final class Seen: @unchecked Sendable { var frame = CGRect.null }
    let seen = Seen()
    _ = Stage(
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        ScrollView {
          Color.red.frame(width: 60, height: 40).padding(.top, 7)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .scrollView)
            } action: {
              seen.frame = $0
            }
        }
      })
    #expect(seen.frame.minY == 0 && seen.frame.height == 47)
  }
}
