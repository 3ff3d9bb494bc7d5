/// The name Core Foundation gives an array, so that `[color1, color2] as CFArray` compiles.
public typealias CFArray = [Any]

/// The name Core Foundation gives a dictionary.
public typealias CFDictionary = [AnyHashable: Any]
