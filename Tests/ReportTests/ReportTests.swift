// Report tests
