/// The rows of `docs/truth.md`. A test that compares with recordings expects the counts of its row, so that the
/// page says what the tests found.
extension TruthSet {
  /// Name, area, set, releases, devices, unit; how many are exact, near and wrong; the test, with a dagger if the
  /// recordings are next to the repository.
  static let compared = """
    constraints | Frames | views with constraints, five layouts | 17 | windows of 13 devices | frames | 185 0 0 | RecordedFrameTests.allFrames †
    screenLabels | Frames | four labels in the safe area | 13 | iPhone SE, 8 and X, portrait | frames | 12 0 0 | RecordedFrameTests.labelFrames
    navigationBars | Frames | navigation bars, published by an article | 11 | six phones, portrait | frames | 6 0 0 | NavigationFrameTests.recordedFrames
    tabBars | Frames | tab bars, published by an article | 11 | five phones, portrait | frames | 5 0 0 | TabBarControllerTests.recordedFrames
    tabItems | Frames | items of tab bars, from view dumps | 7, 9, 10, 15 | five phones, portrait | positions and widths | 21 0 0 | TabBarLooksTests.recordedItems
    rows | Frames | table rows of one line, and the room beside a chevron | 26.1 | iPhone SE (3rd), three text sizes | lengths | 6 0 0 | ScrollingRowTests.rowsGrowWithTheText
    sheets | Frames | sheets and their detents | 26.1 | iPhone 16, portrait | frames and heights | 12 0 0 | SheetGeometryTests.measuredCards
    screens | Frames | screens: sizes, bars, safe areas, margins (from probes and published tables, partly derived; near: all but a value or two, which newer measurements overrule) | 7 to 26 | 95 devices, portrait and landscape | screens | 664 144 0 | ScreenTests.truth
    foldingStates | Frames | displays and postures of the iPhone Duo, from a simulator's probes | 27.1 | iPhone Duo, closed, half open, open | states | 9 0 0 | DisplayTests.truth
    swiftUI | Frames | SwiftUI's controls, stacks and represented views (the layout alone; sizes of texts as recorded) | 26.0 | a phone | frames | 116 0 0 | RecordedTotalTests.truth †
    swiftUIPages | Frames | SwiftUI screens, read from pictures (near: within a pixel; the layout alone; sizes of texts as recorded) | 18.5, 26.2 | 402 × 874 points | frames | 0 24 0 | RecordedTotalTests.truth †
    swiftUIOnMac | Frames | SwiftUI's stacks, grids and scroll views (the layout alone; sizes of texts as recorded) | macOS 26.2 | a window | frames | 84 0 0 | RecordedTotalTests.truth †
    strings | Text | six strings in nine weights, and italic (those of 8 and 31 points made the rule) | 26.1 | every device | widths | 150 0 0 | RecordedStringTests.widthsAreADevices
    heldOutStrings | Text | the same strings in sizes and weights that the rule wasn't made from | 26.1 | every device | widths | 372 0 0 | HeldOutWidthTests.allAreADevices
    labelWidths | Text | labels, to the pixel | 13, 26.1, Interface Builder | 1x, 2x, 3x | widths | 39 0 0 | RecordedWidthTests.widthsAreADevices
    labelHeights | Text | lines of labels in 12 sizes, to the pixel | 26.1 | 2x, 3x | heights | 13 0 0 | LabelTests.linesAreAsHighAsOnADevice
    table | Pixels | a table of ten digits: lines, and where text has ink (near: within a pixel; shapes of letters aren't compared) | 13 | 320 × 568 at 3x | edges | 32 10 0 | RecordedTableTests.textAndLinesAreWhereApplesPictureHasThem
    translucency | Pixels | translucent rectangles over one another | several | every device | levels | 18 0 0 | TranslucencyTests.layersAreAsRecorded
    scrolling | Motion | deceleration, bounce and return of touch traces (exact: within a pixel; near: within two, the return within six) | 26.1 | iPhone 16 | offsets | 12 5 0 | ScrollingByHandTests.traces
    """

  /// The same, but for the day on which they were counted.
  static let counted = """
    constraintSuite | Frames | a layout library's suite, the five layouts above among it | 17 | windows of 13 to 16 devices | frames | 808 0 0 | 28 November 2026
    libraries | Frames | unit tests of 13 libraries (3,309 are one table of button sizes, a rule that was added since) | several | several | assertions | 84,509 0 3,436 | 21 November 2026
    imposedWindows | Frames | collection layouts in windows that a test library imposed (all of it 10 points off, nothing else) | 17 | iPhone 15 as others | pictures | 0 0 20 | 28 November 2026
    paragraphs | Text | wrapped, truncated, aligned text, fields and buttons (near: ink within a point) | 15.4, 16.2, 17.2 | iPhone SE (3rd) | pictures | 0 108 6 | 28 November 2026
    listPictures | Pixels | a list library (after two corrections) | several | several | pictures | 12 0 0 | 28 November 2026
    stackPictures | Pixels | stacks and alignments in translucent colours (near: single pixels one level off) | several | several | pictures | 0 36 0 | 28 November 2026
    speech | VoiceOver | screens of an accessibility suite, word for word | 17.5, 18.5, 26.2 | 3x | screens | 41 0 7 | 28 November 2026
    springs | Motion | stiffness of springs | 26.1 | iPhone 16 | springs | 9 0 0 | 28 November 2026
    curves | Motion | timing curves | 26.1 | iPhone 16 | curves | 4 0 0 | 28 November 2026
    flicks | Motion | where flicked content comes to rest (near: within 0.8 points) | 26.1 | iPhone 16 | flicks | 0 3 0 | 28 November 2026
    draggedSheets | Motion | whether a dragged sheet springs back or is dismissed | 26.1 | iPhone 16 | drags | 4 0 0 | 28 November 2026
    """

  /// What no recording shows, and what is known of it instead.
  static let unrecorded = """
    split views | published widths of columns; modes, callbacks, margins are [recalled](fidelity/controllers.md#split-views-and-pages)
    bars of iPads after iOS 13 | heights from published tables, and of one iPad on iPadOS 26.1; items and capsule are [by eye](fidelity/controllers.md#tab-bars)
    tables in landscape | margins of inset groups were recorded; the rest follows [upright tables](fidelity/tables.md) and the safe area
    bars of iOS 26 in landscape | [derived](fidelity/devices.md#devices) from portrait
    toolbars of navigation controllers | [44 on iOS 26](fidelity/devices.md#devices), without a source; older sources disagree
    swipe actions | one probe of iOS 26.1; earlier releases are [recalled](fidelity/tables.md)
    search controllers | some heights; where bars go, and what hides, is [recalled](fidelity/bars.md#titles-content-searches)
    keyboards by device | [a table](fidelity/events.md#keyboard) by class of screens, whose sources differ
    curves of pushes and presentations | [recalled](fidelity/time.md#views)
    folding: what happens meanwhile | states at rest are recorded, the [order of callbacks](fidelity/folding.md) isn't
    glass, and materials of bars | [flat colours](fidelity/bars.md#looks) in their place
    """
}

extension TruthPage {
  static let introduction = """
    Decide here whether to trust a picture: what has been compared with recordings from Apple's systems, and what never
    has. What is known to differ is in [fidelity](fidelity.md).

    *Exact* values are the recorded ones, to the precision of the recording; *near* ones differ by less than the row
    says, *wrong* ones by more. Recordings are dumps of frames, pictures, traces and published measurements, nearly all
    from simulators; this project has compared nothing with a physical device. Releases and devices that no row names
    follow rules derived from these values, documentation or memory; [fidelity](fidelity.md) and
    [facts](reference/facts.md) say which.
    """

  static let besideTheRepository = """
    The recordings aren't in the repository, and without them the test does nothing; most sets have some numbers in
    other tests.
    """

  static let measuredOutside = """
    Counted once, on the day named and with that day's code, against recordings that no test has, so that rules can't be
    fitted to them. What was wrong may have been corrected since.
    """

  static let withoutRecordings = """
    Nobody's recordings of these were found. Pictures show what is documented or remembered: look at a device before you
    rely on them.
    """
}
