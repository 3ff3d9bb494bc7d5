// Scenario tests
