extension LayoutProperty {
  /// The property's row in the table.
  ///
  /// There is no `default`, so that the compiler requires a row for each new property.
  var entry: LayoutPropertyEntry {
    switch self {
    case .device: .screen(.text, "device")
    case .system: .screen(.text, "os")
    case .orientation: .screen(.text, "orientation")
    case .screenSize: .screen(.size, "size")
    case .screenScale: .screen(.number, "scale")

    case .className: .init(.node, .text, .decision, "class", stage: .first, isPartOfFrames: true)

    case .frame:
      .init(
        .measurement, .rect, .frame, "frame", phrase: .movement, stage: .geometry,
        isPartOfFrames: true)
    case .boundsOrigin:
      .init(
        .measurement, .point, .scroll, "bounds origin", usually: .compound(.point(x: 0, y: 0)),
        unit: .points, isPartOfFrames: true)
    case .hidden:
      .init(.measurement, .flag, .decision, "hidden", phrase: .hiding, isPartOfFrames: true)
    case .alpha: .init(.measurement, .number, .appearance, "alpha", usually: .number(1))
    case .transform:
      .init(.measurement, .text, .frame, "transform", usually: .name("none"), isPartOfFrames: true)
    case .safeAreaInsets: .init(.measurement, .insets, .inset, "safe area", unit: .points, rank: 0)
    case .layoutMargins:
      .init(.measurement, .insets, .inset, "layout margins", unit: .points, rank: 1)

    case .size: .init(.measurement, .size, .frame, "size", unit: .points, stage: .geometry)
    case .contentOffset:
      .init(
        .measurement, .point, .scroll, "scroll position", unit: .points, stage: .geometry,
        isPartOfFrames: true)
    case .contentSize:
      .init(
        .measurement, .size, .frame, "content size", unit: .points, stage: .geometry,
        isPartOfFrames: true)
    case .contentInset:
      .init(.measurement, .insets, .decision, "content inset", unit: .points, rank: 2)
    case .adjustedContentInset:
      .init(.measurement, .insets, .derivedInset, "adjusted content inset", unit: .points, rank: 2)
    case .separatorInset:
      .init(.measurement, .insets, .derivedInset, "separator inset", unit: .points, rank: 2)
    case .text: .init(.measurement, .text, .content, "text", phrase: .quoted)
    case .font: .init(.measurement, .text, .decision, "font", phrase: .font)
    case .title: .init(.measurement, .text, .content, "title", phrase: .quoted)
    case .image: .init(.measurement, .size, .content, "image", usually: .name("none"))
    case .symbol:
      .init(.measurement, .text, .content, "symbol", usually: .name("none"), phrase: .quoted)
    case .enabled:
      .init(.measurement, .flag, .appearance, "enabled", usually: .flag(true), phrase: .adjective)
    case .selected:
      .init(.measurement, .flag, .appearance, "selected", usually: .flag(false), phrase: .adjective)
    case .highlighted:
      .init(
        .measurement, .flag, .appearance, "highlighted", usually: .flag(false), phrase: .adjective)
    // The keyboard, the caret and the clear button come with it.
    case .editing:
      .init(.measurement, .flag, .decision, "editing", usually: .flag(false), phrase: .adjective)
    case .animating:
      .init(
        .measurement, .flag, .appearance, "animating", usually: .flag(false), phrase: .adjective)
    case .progress: .init(.measurement, .number, .appearance, "progress")
    case .on:
      .init(.measurement, .flag, .appearance, "on", usually: .flag(false), phrase: .adjective)
    case .segment: .init(.measurement, .number, .appearance, "selected segment")
    case .pages: .init(.measurement, .number, .decision, "pages")
    case .currentPage: .init(.measurement, .number, .appearance, "current page")
    case .value: .init(.measurement, .number, .appearance, "value")
    case .date: .init(.measurement, .text, .appearance, "date")
    case .selectedRows: .init(.measurement, .text, .appearance, "selected rows")
    // Set by the tree if the subviews are nested too deeply to be stored.
    case .omitsSubviews:
      .init(.measurement, .flag, .structure, "omits subviews", usually: .flag(false))

    case .style: .init(.input, .text, .colorTrait, "interface style", phrase: .ofTheScreen)
    case .textSize: .init(.input, .text, .trait, "text size", phrase: .ofTheScreen)
    case .direction: .init(.input, .text, .trait, "layout direction", phrase: .ofTheScreen)
    case .contrast: .init(.input, .text, .colorTrait, "contrast", phrase: .ofTheScreen)
    case .horizontalSizeClass:
      .init(.input, .text, .trait, "horizontal size class", phrase: .ofTheScreen)
    case .verticalSizeClass:
      .init(.input, .text, .trait, "vertical size class", phrase: .ofTheScreen)

    case .backgroundColor:
      .init(.input, .text, .appearance, "background colour", usually: .name("none"))
    case .tintColor: .init(.input, .text, .appearance, "tint colour", usually: .name("inherited"))
    case .clipsToBounds: .init(.input, .flag, .drawing, "clips to bounds")
    case .cornerRadius:
      .init(.input, .number, .appearance, "corner radius", usually: .number(0), unit: .points)
    case .borderWidth:
      .init(.input, .number, .appearance, "border width", usually: .number(0), unit: .points)
    case .shadowOpacity: .init(.input, .number, .appearance, "shadow opacity", usually: .number(0))
    case .shadowRadius: .init(.input, .number, .appearance, "shadow radius", unit: .points)
    case .preservesSuperviewLayoutMargins:
      .init(
        .input, .flag, .decision, "preserves superview layout margins", usually: .flag(false),
        rank: 1)
    case .insetsLayoutMarginsFromSafeArea:
      .init(
        .input, .flag, .decision, "insets layout margins from safe area", usually: .flag(true),
        rank: 1)
    case .additionalSafeAreaInsets:
      .init(.input, .insets, .decision, "additional safe area", unit: .points, rank: 2)

    case .imageName: .name("image", .content)
    case .textKey: .name("localisation key", .content)
    case .outlet: .name("outlet", .decision)

    case .textColor: .init(.input, .text, .appearance, "text colour")
    case .numberOfLines: .init(.input, .number, .decision, "number of lines", usually: .number(1))
    case .textAlignment: .init(.input, .text, .drawing, "text alignment", usually: .name("natural"))
    case .lineBreakMode:
      .init(.input, .text, .decision, "line break mode", usually: .name("byTruncatingTail"))
    case .axis: .init(.input, .text, .decision, "axis")
    case .spacing: .argument("spacing", usually: "default")
    case .alignment: .init(.input, .text, .decision, "alignment", phrase: .argument)
    case .distribution: .init(.input, .text, .decision, "distribution")
    case .contentMode: .init(.input, .text, .drawing, "content mode", phrase: .argument)
    case .contentInsetAdjustmentBehavior:
      .init(
        .input, .text, .decision, "content inset adjustment behavior", usually: .name("automatic"),
        rank: 2)
    case .rowHeight:
      .init(.input, .number, .decision, "row height", usually: .name("automatic"), unit: .points)

    case .width: .argument("width")
    case .height: .argument("height")
    case .minWidth: .argument("minimum width")
    case .idealWidth: .argument("ideal width")
    case .maxWidth: .argument("maximum width")
    case .minHeight: .argument("minimum height")
    case .idealHeight: .argument("ideal height")
    case .maxHeight: .argument("maximum height")
    case .padding:
      .init(.input, .insets, .decision, "padding", unit: .points, phrase: .onlyArgument)
    case .x: .argument("x")
    case .y: .argument("y")
    case .horizontalSpacing: .argument("horizontal spacing", usually: "default")
    case .verticalSpacing: .argument("vertical spacing", usually: "default")
    case .minLength: .argument("minimum length", usually: "default")
    case .layoutPriority:
      .init(
        .input, .number, .decision, "layout priority", usually: .number(0), phrase: .onlyArgument)
    case .aspectRatio:
      .init(
        .input, .number, .decision, "aspect ratio", usually: .name("ideal"), phrase: .onlyArgument)

    case .readableContent: .init(.guide, .insets, .inset, "readable content")
    case .firstBaseline: .init(.guide, .number, .frame, "first baseline")
    case .lastBaseline: .init(.guide, .number, .frame, "last baseline")
    case .written: .init(.guide, .text, .content, "written")
    }
  }

  /// Whether a gate for frames rejects a change of the property.
  package var isPartOfFrames: Bool { entry.isPartOfFrames }
}

extension LayoutPropertyEntry {
  /// A name that older trees may lack.
  fileprivate static func name(_ words: String, _ tier: CauseTier) -> Self {
    var entry = Self(.input, .text, tier, words, phrase: .quoted)
    entry.isComparedWhereKnown = true
    return entry
  }

  /// A length that is an argument of a view or modifier of SwiftUI's.
  fileprivate static func argument(_ words: String, usually usual: String = "none") -> Self {
    .init(
      .input, .number, .decision, words, usually: .name(usual), unit: .points, phrase: .argument)
  }

  fileprivate static func screen(_ kind: LayoutValue.Kind, _ words: String) -> Self {
    .init(
      .screen, kind, .screen, words, phrase: .ofTheScreen, stage: .first, isPartOfFrames: true)
  }
}
