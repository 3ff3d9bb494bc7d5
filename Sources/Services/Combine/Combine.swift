// Room: Combine. Apple's module of that name, over OpenCombine; empty unless the trait is on.

#if Combine
  @_exported import OpenCombine
#endif
