import Tateyoko

extension Scenario {
  /// Every scenario of this project, in the order they run.
  public static let all: [Scenario] = [
    .pagedTables,
    .contentGuide,
    .orientationMasks,
    .otherTab,
    .collectionRotation,
    .rotationCallbacks,
    .background,
    .splitViewResize,
    .twoWorlds,
    .underModal,
    .forcedLandscape,
    .firstTurn,
    .presentations,
    .hiddenInStack,
    .barsAndGuides,
    .storefront,
    .shelves,
    .readerColumns,
    .keptDetail,
    .storyPages,
    .signUp,
    .pixelEdges,
    .buttons,
    .controls,
    .mirroredText,
    .fold,
    .symbols,
    .stationery,
    .listEditing,
    .stories,
    .menus,
    .cards,
  ]
}
