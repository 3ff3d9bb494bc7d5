// Pixels tests
