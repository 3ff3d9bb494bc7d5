// Room: LayoutTrees
