// Typography tests
