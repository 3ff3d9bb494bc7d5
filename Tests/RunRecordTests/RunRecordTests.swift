// RunRecord tests
