// Constants of Darwin's `math.h` that Linux's doesn't have.

/// The largest finite `Float`.
@_disfavoredOverload
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

/// The largest finite `Float`, by its old name.
@_disfavoredOverload
public var HUGE: Float { .greatestFiniteMagnitude }
