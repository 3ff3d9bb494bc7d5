// Devices tests
