// Layers tests
