// LayoutTrees tests
