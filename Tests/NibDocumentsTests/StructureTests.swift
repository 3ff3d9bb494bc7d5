import Foundation
import NibDocuments
import Testing

/// Scenes, objects, connections, constraints and variations.
@Suite struct StructureTests {
  @Test func aStoryboardsScenes() throws {
    let document = try SampleDocuments.read(SampleDocuments.controllers)
    #expect(document.kind == .storyboard)
    #expect(document.scenes.count == 9)
    #expect(document.initialScene?.controller?.id == "tab")
    #expect(document.scene(identifier: "Detail")?.id == "s-detail")
    #expect(document.scene(identifier: "Nothing") == nil)
    #expect(
      document.scene(ofController: "elsewhere")?.controller?.name == "viewControllerPlaceholder")
    let detail = try #require(document.scene(identifier: "Detail"))
    #expect(detail.objects.map(\.name) == ["viewController", "exit", "placeholder"])
    #expect(document.owner(of: "box")?.id == "detail-view")
    #expect(document.owner(of: "detail-view")?.id == "detail")
    #expect(document.owner(of: "detail") == nil)
    #expect(document.topLevelObjects == [])
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections)
    #expect(!document.isLaunchScreen)
    #expect(
      document.tintColor
        == .components(
          NibColorComponents(space: .sRGB, red: 0.2, green: 0.4, blue: 0.6, alpha: 1)))
    #expect(
      document.resources.fonts == [
        "Brand.ttf": ["Brand-Regular"], "Old.ttc": ["Old-Bold", "Old-Light"],
      ])
  }

  @Test func aNibsObjects() throws {
    let document = try SampleDocuments.read(SampleDocuments.views)
    #expect(document.kind == .nib)
    #expect(document.scenes == [])
    #expect(document.filesOwner?.attributes["customClass"] == "Owner")
    #expect(
      document.topLevelObjects.compactMap(\.id) == [
        "root", "tap", "swipe", "pan", "press", "object",
      ])
    #expect(document.resources.images["Logo"] == CGSize(width: 24, height: 32))
    #expect(document.resources.namedColors["Brand"]?.green == 0.5)
    #expect(document.resources.systemColors["systemBackgroundColor"]?.space == .gray)
    #expect(
      document.element("segmented")?.list("segments").map { $0.text("title") } == ["One", "Two"])
    let cells = try SampleDocuments.read(SampleDocuments.cells)
    #expect(cells.element("dynamic")?.list("prototypes").compactMap(\.id) == ["prototype"])
    #expect(cells.element("section")?.list("cells").compactMap(\.id) == ["cell"])
    #expect(
      cells.element("grid")?.child("collectionViewFlowLayout")?.size("itemSize")
        == CGSize(width: 50, height: 60))
  }

  @Test func outletsAndActions() throws {
    let document = try SampleDocuments.read(SampleDocuments.views)
    #expect(
      document.connections(of: try #require(document.filesOwner)) == [
        .outlet(property: "view", destination: "root")
      ])
    #expect(
      document.connections(of: try #require(document.element("root"))) == [
        .outletCollection(property: "gestureRecognizers", destination: "tap", appends: true),
        .outletCollection(property: "parts", destination: "label", appends: false),
        .outletCollection(property: "parts", destination: "button", appends: false),
      ])
    #expect(
      document.connections(of: try #require(document.element("button"))) == [
        .action(selector: "save:", destination: "-1", event: "touchUpInside")
      ])
    #expect(
      document.connections(of: try #require(document.element("tap"))) == [
        .action(selector: "tap:", destination: "-2", event: nil)
      ])
  }

  @Test func segues() throws {
    let document = try SampleDocuments.read(SampleDocuments.controllers)
    func segue(_ id: String) throws -> NibSegue {
      let connections = document.connections(of: try #require(document.owner(of: id)))
      let found = connections.compactMap { connection -> NibSegue? in
        guard case .segue(let segue) = connection else { return nil }
        return segue
      }
      return try #require(
        found.first { segue in
          NibSegue(document.element(id) ?? NibElement(name: "")) == segue
        })
    }
    let tabs = try segue("r-2")
    #expect(tabs.kind == .relationship && tabs.relationship == "viewControllers")
    #expect(tabs.isPartOfSource && tabs.destination == "elsewhere")
    let show = try segue("g-1")
    #expect(show.kind == .show && show.identifier == "show" && show.trigger == "accessoryAction")
    #expect(!show.isPartOfSource && show.isAnimated)
    let sheet = try segue("g-2")
    #expect(sheet.kind == .presentation && sheet.creationSelector == "make:" && !sheet.isAnimated)
    #expect(sheet.modalPresentationStyle == "formSheet")
    #expect(sheet.modalTransitionStyle == "crossDissolve")
    let custom = try segue("g-3")
    #expect(custom.kind == .custom && custom.customClass == "Fade" && custom.customModule == "App")
    #expect(try segue("g-4").isPartOfSource)
    let unwind = try segue("g-5")
    #expect(unwind.kind == .unwind && unwind.unwindAction == "back:")
    let popover = try segue("g-6")
    #expect(popover.kind == .popoverPresentation && popover.popoverAnchor == "box")
    #expect(popover.popoverDirections == ["down", "up"])
    #expect(try segue("g-7").kind == .showDetail)
  }

  @Test func constraintsInEveryEncoding() throws {
    func constraint(_ attributes: String) throws -> NibConstraint? {
      let view = try SampleDocuments.element(
        """
        <view id="v"><subviews><view id="w"/></subviews><viewLayoutGuide key="safeArea" id="g"/>
        <constraints><constraint \(attributes) id="c"/></constraints></view>
        """)
      return view.list("constraints").first.flatMap { NibConstraint($0, owner: "v") }
    }
    let edge = try #require(
      try constraint(
        #"firstAttribute="trailing" secondItem="w" secondAttribute="trailingMargin" constant="-8""#)
    )
    #expect(edge.first.item == "v" && edge.first.attribute == .trailing)
    #expect(edge.second?.item == "w" && edge.second?.attribute == .trailingMargin)
    #expect(edge.relation == .equal && edge.multiplier == 1 && edge.constant == -8)
    #expect(edge.priority == 1000 && !edge.isSymbolic && !edge.isPlaceholder)
    let size = try #require(
      try constraint(
        #"firstItem="w" firstAttribute="width" relation="lessThanOrEqual" constant="10" priority="750" identifier="Width""#
      ))
    #expect(size.second == nil && size.relation == .lessThanOrEqual && size.priority == 750)
    #expect(size.identifier == "Width")
    let baseline = try #require(
      try constraint(
        #"firstItem="w" firstAttribute="baseline" secondItem="g" secondAttribute="firstBaseline" symbolic="YES""#
      ))
    #expect(baseline.first.attribute == .lastBaseline)
    #expect(baseline.second?.attribute == .firstBaseline)
    #expect(baseline.isSymbolic)
    for (text, value) in [("0.5", 0.5), ("1/4", 0.25), ("3:4", 0.75), ("375:193", 375.0 / 193)] {
      let ratio = try constraint(
        #"firstItem="w" firstAttribute="width" secondItem="w" secondAttribute="height" multiplier="\#(text)""#
      )
      #expect(ratio?.multiplier == value)
    }
  }

  @Test func placeholdersAreNotBuilt() throws {
    let document = try SampleDocuments.read(
      SampleDocuments.nib(
        """
        <view id="v"><constraints>
        <constraint firstAttribute="width" constant="1" placeholder="YES" id="c-1"/>
        <constraint firstAttribute="height" constant="1" id="c-2"/>
        </constraints></view>
        """))
    let view = try #require(document.element("v"))
    let traits = NibTraits(width: .compact, height: .regular)
    #expect(document.constraints(of: view, for: traits).map(\.id) == ["c-2"])
  }

  @Test func variationsBySizeClass() throws {
    let document = try SampleDocuments.read(SampleDocuments.values)
    let view = try #require(document.element("varied"))
    let phone = NibTraits(width: .compact, height: .regular)
    let tablet = NibTraits(width: .regular, height: .regular)
    #expect(view.varied(for: phone).list("subviews").compactMap(\.id) == ["a"])
    #expect(view.varied(for: tablet).list("subviews").compactMap(\.id) == ["a", "b"])
    #expect(document.constraints(of: view, for: phone).map(\.constant) == [10])
    #expect(document.constraints(of: view, for: tablet).map(\.constant) == [20])
    let label = try #require(document.element("rich"))
    #expect(label.varied(for: phone).font() == nil)
    let flat = NibTraits(width: .compact, height: .compact)
    #expect(label.varied(for: flat).font()?.size == 11)
  }

  @Test func moreSpecificVariationsCount() throws {
    let stack = try SampleDocuments.element(
      """
      <stackView axis="vertical" spacing="1" id="v">
      <variation key="heightClass=compact-widthClass=regular" spacing="4"/>
      <variation key="widthClass=regular" spacing="2" axis="horizontal"/>
      <variation key="heightClass=compact" spacing="3"/>
      <variation key="userInterfaceIdiom=mac" spacing="5"/>
      <variation key="depthClass=deep" spacing="6"/>
      </stackView>
      """)
    func spacing(_ width: NibTraits.SizeClass, _ height: NibTraits.SizeClass) -> Double? {
      stack.varied(for: NibTraits(width: width, height: height)).length("spacing")
    }
    #expect(spacing(.compact, .regular) == 1)
    #expect(spacing(.regular, .regular) == 2)
    #expect(spacing(.compact, .compact) == 3)
    #expect(spacing(.regular, .compact) == 4)
    let both = stack.varied(for: NibTraits(width: .regular, height: .compact))
    #expect(both.attribute("axis") == "horizontal")
  }
}
