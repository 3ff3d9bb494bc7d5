/// A small project with one of everything.
enum SampleProject {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = "";
          targets = ( T, F, X, U, A, ); packageReferences = ( R1, R2, R3, R4, L1, ); };
        G = { isa = PBXGroup; children = ( GA, V, S, C, LOOP, CFG, ); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; children = ( f1, f2, f3, f4, f5, ); path = App; sourceTree = "<group>"; };
        LOOP = { isa = PBXGroup; children = ( G, LOOP, ); path = Loop; sourceTree = "<group>"; };
        f1 = { isa = PBXFileReference; path = "Main Screen.swift"; sourceTree = "<group>"; };
        f2 = { isa = PBXFileReference; path = Shared/Tool.swift; sourceTree = SOURCE_ROOT; };
        f3 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        f4 = { isa = PBXFileReference; path = /tmp/Elsewhere.swift; sourceTree = "<absolute>"; };
        f5 = { isa = PBXFileReference; path = Generated.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        V = { isa = PBXVariantGroup; children = ( v1, v2, ); name = Main.strings; path = App; sourceTree = "<group>"; };
        v1 = { isa = PBXFileReference; path = en.lproj/Main.strings; sourceTree = "<group>"; };
        v2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = SOURCE_ROOT; };
        CFG = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>";
          exceptions = ( E1, E2, ); explicitFolders = ( Web, ); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = ( Info.plist, "Left/Out.swift", ); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = X;
          membershipExceptions = ( Both.swift, ); };
        T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = ( SP, RP, FP, SH, ); dependencies = ( D1, );
          fileSystemSynchronizedGroups = ( S, ); packageProductDependencies = ( PP2, ); };
        F = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( ); };
        X = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = ( ); };
        U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( ); };
        A = { isa = PBXAggregateTarget; name = All; };
        SP = { isa = PBXSourcesBuildPhase; files = ( b1, b2, b3, b4, b5, b6, ); };
        b1 = { isa = PBXBuildFile; fileRef = f1; };
        b2 = { isa = PBXBuildFile; fileRef = f2; };
        b3 = { isa = PBXBuildFile; fileRef = f3; };
        b4 = { isa = PBXBuildFile; fileRef = f4; platformFilters = ( macos, ); };
        b5 = { isa = PBXBuildFile; fileRef = f5; };
        b6 = { isa = PBXBuildFile; };
        RP = { isa = PBXResourcesBuildPhase; files = ( r1, r2, ); };
        r1 = { isa = PBXBuildFile; fileRef = V; };
        r2 = { isa = PBXBuildFile; fileRef = C; };
        FP = { isa = PBXFrameworksBuildPhase; files = ( k1, k2, ); };
        k1 = { isa = PBXBuildFile; fileRef = KF; };
        KF = { isa = PBXFileReference; path = System/Library/Frameworks/WebKit.framework; sourceTree = SDKROOT; };
        k2 = { isa = PBXBuildFile; productRef = PP1; };
        PP1 = { isa = XCSwiftPackageProductDependency; package = R1; productName = Snap; };
        PP2 = { isa = XCSwiftPackageProductDependency; productName = Local; };
        SH = { isa = PBXShellScriptBuildPhase; name = Lint; };
        D1 = { isa = PBXTargetDependency; target = F; };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/Snap.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 5.0.1; }; };
        R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/B";
          requirement = { kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0; }; };
        R3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/C";
          requirement = { kind = branch; branch = main; }; };
        R4 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/D";
          requirement = { kind = somethingNew; }; };
        L1 = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Local; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR, ); };
        PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = CFG; buildSettings = {
          SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FIRST"; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TD, TR, ); };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", SECOND, );
          PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; LOOPED = "$(LOOPED2)"; LOOPED2 = "$(LOOPED)"; }; };
        TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_MODULE_NAME = Shop; }; };
      };
      rootObject = P;
    }
    """
}
