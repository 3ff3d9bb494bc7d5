// CommandLine tests
