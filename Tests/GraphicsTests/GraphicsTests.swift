// Graphics tests
