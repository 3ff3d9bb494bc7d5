import Testing

@testable import LayoutTrees

@Suite struct LayoutPropertyTests {
  @Test(arguments: LayoutProperty.allCases)
  func aPropertyHasPlainWords(property: LayoutProperty) {
    #expect(!property.words.isEmpty)
    #expect(property.words == property.words.lowercased())
  }

  @Test(arguments: LayoutProperty.allCases.filter { $0.group != .guide })
  func aNameInATreeIsThePropertys(property: LayoutProperty) {
    let prefix = property.group == .screen ? "screen." : ""
    #expect(LayoutSubject(name: prefix + property.name) == .property(property))
  }

  @Test func whatTheTableLacksIsNoPropertys() {
    #expect(LayoutSubject(name: "lineSpacing").tier == .unregistered)
    #expect(LayoutSubject(name: "").tier == .unregistered)
    // A guide is never a difference.
    #expect(LayoutSubject(name: "firstBaseline").tier == .unregistered)
    #expect(LayoutSubject(name: "screen.posture").tier == .screen)
  }

  // MARK: Causes

  /// The explanation of a label whose width changed, and one of its inputs.
  private func explanation(
    _ old: LayoutAttribute?, _ new: LayoutAttribute?, moves: Bool = true
  ) -> LayoutExplanation {
    func tree(_ input: LayoutAttribute?, width: Double) -> LayoutTree {
      let frame = LayoutAttribute(.frame, .rect(x: 0, y: 0, width: width, height: 20))
      let isInput = input.flatMap { LayoutProperty(rawValue: $0.name) }?.group != .measurement
      let label = LayoutNode(
        className: "UILabel",
        attributes: [frame] + (isInput ? [] : [input].compactMap(\.self)),
        inputs: isInput ? [input].compactMap(\.self) : [])
      return LayoutTree(
        screen: [], root: LayoutNode(className: "UIWindow", children: [label]), knowsInputs: true)
    }
    return LayoutExplanation(
      LayoutTreeDifference(
        from: tree(old, width: 100), to: tree(new, width: moves ? 80 : 100)))
  }

  @Test func aLineBreakModeIsTheCause() {
    let found = explanation(nil, .init(.lineBreakMode, .text("byWordWrapping")))
    #expect(
      found.causes.map(\.words) == [
        "line break mode of UILabel: byTruncatingTail → byWordWrapping"
      ])
    #expect(found.effect?.words == "UILabel 20 narrower")
  }

  @Test func editingIsTheCause() {
    let found = explanation(.init(.editing, .flag(false)), .init(.editing, .flag(true)))
    #expect(found.causes.map(\.words) == ["editing of UILabel: false → true"])
    #expect(found.effect?.words == "UILabel 20 narrower")
  }

  /// Inputs that only affect drawing are a cause, and never blamed for a moved view.
  @Test(
    arguments: [
      (LayoutProperty.textAlignment, nil, LayoutValue.text("center"), "natural → center"),
      (.contentMode, .text("scaleToFill"), .text("center"), "scaleToFill → center"),
      (.clipsToBounds, nil, .flag(true), "false → true"),
    ] as [(LayoutProperty, LayoutValue?, LayoutValue, String)])
  func whatOnlyIsDrawnIsACauseOfItsOwn(
    property: LayoutProperty, old: LayoutValue?, new: LayoutValue, values: String
  ) {
    let before = old.map { LayoutAttribute(property, $0) }
    let line = "\(property.words) of UILabel: \(values)"
    let alone = explanation(before, .init(property, new), moves: false)
    #expect(alone.causes.map(\.words) == [line] && alone.effect == nil)
    let beside = explanation(before, .init(property, new))
    #expect(beside.causes.map(\.words) == [line, "UILabel is 20 narrower: width 100 → 80"])
    #expect(beside.effect == nil)
  }

  @Test func anUnregisteredNameIsShownAsACause() {
    let found = explanation(
      .init("lineSpacing", .number(2)), .init("lineSpacing", .number(4)))
    #expect(
      found.causes.map(\.words) == [
        "lineSpacing of UILabel: 2 → 4", "UILabel is 20 narrower: width 100 → 80",
      ])
  }

  /// A trait that changes colours explains colours, but not an unknown name.
  @Test func aStyleHidesNoUnregisteredName() {
    func tree(_ style: String, _ spacing: Double) -> LayoutTree {
      LayoutTree(
        screen: [],
        root: LayoutNode(
          className: "UIWindow",
          inputs: [
            .init(.style, .text(style)), .init("lineSpacing", .number(spacing)),
            .init(.backgroundColor, .text(style)),
          ]),
        knowsInputs: true)
    }
    let found = LayoutExplanation(LayoutTreeDifference(from: tree("light", 1), to: tree("dark", 2)))
    #expect(
      found.causes.map(\.words) == [
        "interface style: light → dark", "lineSpacing of UIWindow: 1 → 2",
      ])
  }

  @Test func aDescriptionPutsEachValueWhereTheTableSays() {
    var description = LayoutDescription()
    description.add(.lineBreakMode, .text("byClipping"))
    description.add(.frame, .rect(x: 0, y: 0, width: 1, height: 1))
    description.add(.firstBaseline, .number(3))
    description.add(.alpha, .number(0.5))
    #expect(description.attributes.map(\.name) == ["frame", "alpha"])
    #expect(description.inputs.map(\.name) == ["lineBreakMode"])
    #expect(description.guides.map(\.name) == ["firstBaseline"])
  }
}
