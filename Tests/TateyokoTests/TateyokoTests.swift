// Tateyoko tests
