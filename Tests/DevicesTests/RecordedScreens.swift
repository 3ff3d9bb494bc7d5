/// Recorded screens, one a line: devices : OS majors | orientation | points | status bar |
/// navigation bar y and height | tab bar y and height | safe area of a bare window (top left
/// bottom right, or guides top bottom) | of a child in navigation and tab bar | in a navigation
/// bar only | toolbar | large title extra | size classes (horizontal, vertical) | system minimum
/// margin. "-": unknown.
let recordedScreens = """
  iphone-4s : 7 | portrait | 320 480 | 20 | 20 44 | 431 49 | guides 20 0 | guides 64 49 | - | 44 \
    | - | cr | 16
  iphone-4s : 7 | landscape | 480 320 | 20 | 20 32 | 271 49 | guides 20 0 | guides 52 49 | - | 32 \
    | - | cc | 20
  iphone-4s : 8-10 | portrait | 320 480 | 20 | 20 44 | 431 49 | guides 20 0 | guides 64 49 | - | \
    44 | - | cr | 16
  iphone-4s : 8-10 | landscape | 480 320 | 0 | 0 32 | 271 49 | guides 0 0 | guides 32 49 | - | 32 \
    | - | cc | 20
  iphone-5 iphone-5c iphone-5s : 7 | portrait | 320 568 | 20 | 20 44 | 519 49 | guides 20 0 | \
    guides 64 49 | - | 44 | - | cr | 16
  iphone-5 iphone-5c iphone-5s : 7 | landscape | 568 320 | 20 | 20 32 | 271 49 | guides 20 0 | \
    guides 52 49 | - | 32 | - | cc | 20
  iphone-5 iphone-5c iphone-5s iphone-se-1 : 8-10 | portrait | 320 568 | 20 | 20 44 | 519 49 | \
    guides 20 0 | guides 64 49 | - | 44 | - | cr | 16
  iphone-5 iphone-5c iphone-5s iphone-se-1 : 8-10 | landscape | 568 320 | 0 | 0 32 | 271 49 | \
    guides 0 0 | guides 32 49 | - | 32 | - | cc | 20
  iphone-5s iphone-se-1 : 11-25 | portrait | 320 568 | 20 | 20 44 | 519 49 | 20 0 0 0 | 64 0 49 0 \
    | 64 0 0 0 | 44 | 52 | cr | 16
  iphone-5s iphone-se-1 : 11-25 | landscape | 568 320 | 0 | 0 32 | 288 32 | 0 0 0 0 | 32 0 32 0 | \
    32 0 0 0 | 32 | 0 | cc | 20
  iphone-6 iphone-6s iphone-7 : 8-10 | portrait | 375 667 | 20 | 20 44 | 618 49 | guides 20 0 | \
    guides 64 49 | - | 44 | - | cr | 16
  iphone-6 iphone-6s iphone-7 : 8-10 | landscape | 667 375 | 0 | 0 32 | 326 49 | guides 0 0 | \
    guides 32 49 | - | 32 | - | cc | 20
  iphone-6 iphone-6s iphone-7 iphone-8 : 11-25 | portrait | 375 667 | 20 | 20 44 | 618 49 | 20 0 \
    0 0 | 64 0 49 0 | 64 0 0 0 | 44 | 52 | cr | 16
  iphone-6 iphone-6s iphone-7 iphone-8 : 11-25 | landscape | 667 375 | 0 | 0 32 | 343 32 | 0 0 0 \
    0 | 32 0 32 0 | 32 0 0 0 | 32 | 0 | cc | 20
  iphone-se-2 : 13-25 | portrait | 375 667 | 20 | 20 44 | 618 49 | 20 0 0 0 | 64 0 49 0 | 64 0 0 \
    0 | 44 | 52 | cr | 16
  iphone-se-2 : 13-25 | landscape | 667 375 | 0 | 0 32 | 343 32 | 0 0 0 0 | 32 0 32 0 | 32 0 0 0 \
    | 32 | 0 | cc | 20
  iphone-se-2 iphone-se-3 : 26 | portrait | 375 667 | 20 | 20 54 | 618 49 | 20 0 0 0 | 74 0 49 0 \
    | 74 0 0 0 | - | - | cr | 16
  iphone-se-2 iphone-se-3 : 26 | landscape | 667 375 | 0 | 24 54 | - | 0 0 0 0 | - | 78 0 0 0 | - \
    | - | cc | 20
  iphone-se-3 : 15-25 | portrait | 375 667 | 20 | 20 44 | 618 49 | 20 0 0 0 | 64 0 49 0 | 64 0 0 \
    0 | 44 | 52 | cr | 16
  iphone-se-3 : 15-25 | landscape | 667 375 | 0 | 0 32 | 343 32 | 0 0 0 0 | 32 0 32 0 | 32 0 0 0 \
    | 32 | 0 | cc | 20
  iphone-6-plus iphone-6s-plus iphone-7-plus : 8-10 | portrait | 414 736 | 20 | 20 44 | 687 49 | \
    guides 20 0 | guides 64 49 | - | 44 | - | cr | 20
  iphone-6-plus iphone-6s-plus iphone-7-plus : 8-10 | landscape | 736 414 | 0 | 0 44 | 365 49 | \
    guides 0 0 | guides 44 49 | - | 44 | - | rc | 20
  iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus : 11-25 | portrait | 414 736 | 20 | 20 \
    44 | 687 49 | 20 0 0 0 | 64 0 49 0 | 64 0 0 0 | 44 | 52 | cr | 20
  iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus : 11-25 | landscape | 736 414 | 0 | 0 \
    44 | 365 49 | 0 0 0 0 | 44 0 49 0 | 44 0 0 0 | 44 | 0 | rc | 20
  iphone-x : 11-25 | portrait | 375 812 | 44 | 44 44 | 729 83 | 44 0 34 0 | 88 0 83 0 | 88 0 34 0 \
    | 44 | 52 | cr | 16
  iphone-x : 11-25 | landscape | 812 375 | 0 | 0 32 | 322 53 | 0 44 21 44 | 32 44 53 44 | 32 44 \
    21 44 | 32 | 0 | cc | 20
  iphone-xs : 12-25 | portrait | 375 812 | 44 | 44 44 | 729 83 | 44 0 34 0 | 88 0 83 0 | 88 0 34 \
    0 | 44 | 52 | cr | 16
  iphone-xs : 12-25 | landscape | 812 375 | 0 | 0 32 | 322 53 | 0 44 21 44 | 32 44 53 44 | 32 44 \
    21 44 | 32 | 0 | cc | 20
  iphone-11-pro : 13-25 | portrait | 375 812 | 44 | 44 44 | 729 83 | 44 0 34 0 | 88 0 83 0 | 88 0 \
    34 0 | 44 | 52 | cr | 16
  iphone-11-pro : 13-25 | landscape | 812 375 | 0 | 0 32 | 322 53 | 0 44 21 44 | 32 44 53 44 | 32 \
    44 21 44 | 32 | 0 | cc | 20
  iphone-11-pro : 26 | portrait | 375 812 | 44 | 44 54 | 729 83 | 44 0 34 0 | 98 0 83 0 | 98 0 34 \
    0 | - | - | cr | 16
  iphone-11-pro : 26 | landscape | 812 375 | 0 | 24 54 | - | 0 44 20 44 | - | 78 44 20 44 | - | - \
    | cc | 20
  iphone-xs-max : 12-25 | portrait | 414 896 | 44 | 44 44 | 813 83 | 44 0 34 0 | 88 0 83 0 | 88 0 \
    34 0 | 44 | 52 | cr | 20
  iphone-xs-max : 12-25 | landscape | 896 414 | 0 | 0 44 | 344 70 | 0 44 21 44 | 44 44 70 44 | 44 \
    44 21 44 | 44 | 0 | rc | 20
  iphone-11-pro-max : 13-25 | portrait | 414 896 | 44 | 44 44 | 813 83 | 44 0 34 0 | 88 0 83 0 | \
    88 0 34 0 | 44 | 52 | cr | 20
  iphone-11-pro-max : 13-25 | landscape | 896 414 | 0 | 0 44 | 344 70 | 0 44 21 44 | 44 44 70 44 \
    | 44 44 21 44 | 44 | 0 | rc | 20
  iphone-11-pro-max : 26 | portrait | 414 896 | 44 | 44 54 | 813 83 | 44 0 34 0 | 98 0 83 0 | 98 \
    0 34 0 | - | - | cr | 20
  iphone-11-pro-max : 26 | landscape | 896 414 | 0 | 24 54 | - | 0 44 20 44 | - | 78 44 20 44 | - \
    | - | rc | 20
  iphone-xr : 12-13 | portrait | 414 896 | 44 | 44 44 | 813 83 | 44 0 34 0 | 88 0 83 0 | 88 0 34 \
    0 | 44 | 52 | cr | 20
  iphone-xr : 12-13 | landscape | 896 414 | 0 | 0 44 | 344 70 | 0 44 21 44 | 44 44 70 44 | 44 44 \
    21 44 | 44 | 0 | rc | 20
  iphone-xr : 14-25 | portrait | 414 896 | 48 | 48 44 | 813 83 | 48 0 34 0 | 92 0 83 0 | 92 0 34 \
    0 | 44 | 52 | cr | 20
  iphone-xr : 14-25 | landscape | 896 414 | 0 | 0 44 | 344 70 | 0 48 21 48 | 44 48 70 48 | 44 48 \
    21 48 | 44 | 0 | rc | 20
  iphone-11 : 13-25 | portrait | 414 896 | 48 | 48 44 | 813 83 | 48 0 34 0 | 92 0 83 0 | 92 0 34 \
    0 | 44 | 52 | cr | 20
  iphone-11 : 13-25 | landscape | 896 414 | 0 | 0 44 | 344 70 | 0 48 21 48 | 44 48 70 48 | 44 48 \
    21 48 | 44 | 0 | rc | 20
  iphone-11 : 26 | portrait | 414 896 | 48 | 48 54 | 813 83 | 48 0 34 0 | 102 0 83 0 | 102 0 34 0 \
    | - | - | cr | 20
  iphone-11 : 26 | landscape | 896 414 | 0 | 24 54 | - | 0 48 20 48 | - | 78 48 20 48 | - | - | \
    rc | 20
  iphone-12-mini iphone-13-mini : 14 | portrait | 375 812 | 44 | 50 44 | 729 83 | 50 0 34 0 | 94 \
    0 83 0 | 94 0 34 0 | 44 | 52 | cr | 16
  iphone-12-mini iphone-13-mini : 14 | landscape | 812 375 | 0 | 0 32 | 322 53 | 0 50 21 50 | 32 \
    50 53 50 | 32 50 21 50 | 32 | 0 | cc | 20
  iphone-12-mini iphone-13-mini : 15-25 | portrait | 375 812 | 50 | 50 44 | 729 83 | 50 0 34 0 | \
    94 0 83 0 | 94 0 34 0 | 44 | 52 | cr | 16
  iphone-12-mini iphone-13-mini : 15-25 | landscape | 812 375 | 0 | 0 32 | 322 53 | 0 50 21 50 | \
    32 50 53 50 | 32 50 21 50 | 32 | 0 | cc | 20
  iphone-12-mini iphone-13-mini : 26 | portrait | 375 812 | 50 | 50 54 | 729 83 | 50 0 34 0 | 104 \
    0 83 0 | 104 0 34 0 | - | - | cr | 16
  iphone-12-mini iphone-13-mini : 26 | landscape | 812 375 | 0 | 24 54 | - | 0 50 20 50 | - | 78 \
    50 20 50 | - | - | cc | 20
  iphone-12 iphone-12-pro : 14-25 | portrait | 390 844 | 47 | 47 44 | 761 83 | 47 0 34 0 | 91 0 \
    83 0 | 91 0 34 0 | 44 | 52 | cr | 16
  iphone-12 iphone-12-pro : 14-25 | landscape | 844 390 | 0 | 0 32 | 337 53 | 0 47 21 47 | 32 47 \
    53 47 | 32 47 21 47 | 32 | 0 | cc | 20
  iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-17e : 26 | portrait \
    | 390 844 | 47 | 47 54 | 761 83 | 47 0 34 0 | 101 0 83 0 | 101 0 34 0 | - | - | cr | 16
  iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-17e : 26 | \
    landscape | 844 390 | 0 | 24 54 | - | 0 47 20 47 | - | 78 47 20 47 | - | - | cc | 20
  iphone-13 iphone-13-pro : 15-25 | portrait | 390 844 | 47 | 47 44 | 761 83 | 47 0 34 0 | 91 0 \
    83 0 | 91 0 34 0 | 44 | 52 | cr | 16
  iphone-13 iphone-13-pro : 15-25 | landscape | 844 390 | 0 | 0 32 | 337 53 | 0 47 21 47 | 32 47 \
    53 47 | 32 47 21 47 | 32 | 0 | cc | 20
  iphone-14 : 16-25 | portrait | 390 844 | 47 | 47 44 | 761 83 | 47 0 34 0 | 91 0 83 0 | 91 0 34 \
    0 | 44 | 52 | cr | 16
  iphone-14 : 16-25 | landscape | 844 390 | 0 | 0 32 | 337 53 | 0 47 21 47 | 32 47 53 47 | 32 47 \
    21 47 | 32 | 0 | cc | 20
  iphone-16e : 18-25 | portrait | 390 844 | 47 | 47 44 | 761 83 | 47 0 34 0 | 91 0 83 0 | 91 0 34 \
    0 | 44 | 52 | cr | 16
  iphone-16e : 18-25 | landscape | 844 390 | 0 | 0 32 | 337 53 | 0 47 21 47 | 32 47 53 47 | 32 47 \
    21 47 | 32 | 0 | cc | 20
  iphone-12-pro-max : 14-25 | portrait | 428 926 | 47 | 47 44 | 843 83 | 47 0 34 0 | 91 0 83 0 | \
    91 0 34 0 | 44 | 52 | cr | 20
  iphone-12-pro-max : 14-25 | landscape | 926 428 | 0 | 0 44 | 358 70 | 0 47 21 47 | 44 47 70 47 \
    | 44 47 21 47 | 44 | 0 | rc | 20
  iphone-12-pro-max iphone-13-pro-max iphone-14-plus : 26 | portrait | 428 926 | 47 | 47 54 | 843 \
    83 | 47 0 34 0 | 101 0 83 0 | 101 0 34 0 | - | - | cr | 20
  iphone-12-pro-max iphone-13-pro-max iphone-14-plus : 26 | landscape | 926 428 | 0 | 24 54 | - | \
    0 47 20 47 | - | 78 47 20 47 | - | - | rc | 20
  iphone-13-pro-max : 15-25 | portrait | 428 926 | 47 | 47 44 | 843 83 | 47 0 34 0 | 91 0 83 0 | \
    91 0 34 0 | 44 | 52 | cr | 20
  iphone-13-pro-max : 15-25 | landscape | 926 428 | 0 | 0 44 | 358 70 | 0 47 21 47 | 44 47 70 47 \
    | 44 47 21 47 | 44 | 0 | rc | 20
  iphone-14-plus : 16-25 | portrait | 428 926 | 47 | 47 44 | 843 83 | 47 0 34 0 | 91 0 83 0 | 91 \
    0 34 0 | 44 | 52 | cr | 20
  iphone-14-plus : 16-25 | landscape | 926 428 | 0 | 0 44 | 358 70 | 0 47 21 47 | 44 47 70 47 | \
    44 47 21 47 | 44 | 0 | rc | 20
  iphone-14-pro : 16-25 | portrait | 393 852 | 54 | 53.667 44 | 769 83 | 59 0 34 0 | 97.667 0 83 \
    0 | 97.667 0 34 0 | 44 | 52 | cr | 16
  iphone-14-pro : 16-25 | landscape | 852 393 | 0 | 0 32 | 340 53 | 0 59 21 59 | 32 59 53 59 | 32 \
    59 21 59 | 32 | 0 | cc | 20
  iphone-14-pro iphone-15 iphone-15-pro iphone-16 : 26 | portrait | 393 852 | 54 | 59 54 | 769 83 \
    | 59 0 34 0 | 113 0 83 0 | 113 0 34 0 | - | - | cr | 16
  iphone-14-pro iphone-15 iphone-15-pro iphone-16 : 26 | landscape | 852 393 | 0 | 24 54 | - | 0 \
    59 20 59 | - | 78 59 20 59 | - | - | cc | 20
  iphone-15 iphone-15-pro : 17-25 | portrait | 393 852 | 54 | 53.667 44 | 769 83 | 59 0 34 0 | \
    97.667 0 83 0 | 97.667 0 34 0 | 44 | 52 | cr | 16
  iphone-15 iphone-15-pro : 17-25 | landscape | 852 393 | 0 | 0 32 | 340 53 | 0 59 21 59 | 32 59 \
    53 59 | 32 59 21 59 | 32 | 0 | cc | 20
  iphone-16 : 18-25 | portrait | 393 852 | 54 | 53.667 44 | 769 83 | 59 0 34 0 | 97.667 0 83 0 | \
    97.667 0 34 0 | 44 | 52 | cr | 16
  iphone-16 : 18-25 | landscape | 852 393 | 0 | 0 32 | 340 53 | 0 59 21 59 | 32 59 53 59 | 32 59 \
    21 59 | 32 | 0 | cc | 20
  iphone-14-pro-max : 16-25 | portrait | 430 932 | 54 | 53.667 44 | 849 83 | 59 0 34 0 | 97.667 0 \
    83 0 | 97.667 0 34 0 | 44 | 52 | cr | 20
  iphone-14-pro-max : 16-25 | landscape | 932 430 | 0 | 0 44 | 360 70 | 0 59 21 59 | 44 59 70 59 \
    | 44 59 21 59 | 44 | 0 | rc | 20
  iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus : 26 | portrait | 430 932 | \
    54 | 59 54 | 849 83 | 59 0 34 0 | 113 0 83 0 | 113 0 34 0 | - | - | cr | 20
  iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus : 26 | landscape | 932 430 | \
    0 | 24 54 | - | 0 59 20 59 | - | 78 59 20 59 | - | - | rc | 20
  iphone-15-plus iphone-15-pro-max : 17-25 | portrait | 430 932 | 54 | 53.667 44 | 849 83 | 59 0 \
    34 0 | 97.667 0 83 0 | 97.667 0 34 0 | 44 | 52 | cr | 20
  iphone-15-plus iphone-15-pro-max : 17-25 | landscape | 932 430 | 0 | 0 44 | 360 70 | 0 59 21 59 \
    | 44 59 70 59 | 44 59 21 59 | 44 | 0 | rc | 20
  iphone-16-plus : 18-25 | portrait | 430 932 | 54 | 53.667 44 | 849 83 | 59 0 34 0 | 97.667 0 83 \
    0 | 97.667 0 34 0 | 44 | 52 | cr | 20
  iphone-16-plus : 18-25 | landscape | 932 430 | 0 | 0 44 | 360 70 | 0 59 21 59 | 44 59 70 59 | \
    44 59 21 59 | 44 | 0 | rc | 20
  iphone-16-pro : 18-25 | portrait | 402 874 | 54 | 56.333 44 | 791 83 | 62 0 34 0 | 100.333 0 83 \
    0 | 100.333 0 34 0 | 44 | 52 | cr | 16
  iphone-16-pro : 18-25 | landscape | 874 402 | 0 | 0 32 | 349 53 | 0 62 21 62 | 32 62 53 62 | 32 \
    62 21 62 | 32 | 0 | cc | 20
  iphone-16-pro iphone-17 iphone-17-pro : 26 | portrait | 402 874 | 54 | 62 54 | 791 83 | 62 0 34 \
    0 | 116 0 83 0 | 116 0 34 0 | - | - | cr | 16
  iphone-16-pro iphone-17 iphone-17-pro : 26 | landscape | 874 402 | 0 | 24 54 | - | 0 62 20 62 | \
    - | 78 62 20 62 | - | - | cc | 20
  iphone-16-pro-max : 18-25 | portrait | 440 956 | 54 | 56.333 44 | 873 83 | 62 0 34 0 | 100.333 \
    0 83 0 | 100.333 0 34 0 | 44 | 52 | cr | 20
  iphone-16-pro-max : 18-25 | landscape | 956 440 | 0 | 0 44 | 370 70 | 0 62 21 62 | 44 62 70 62 \
    | 44 62 21 62 | 44 | 0 | rc | 20
  iphone-16-pro-max iphone-17-pro-max : 26 | portrait | 440 956 | 54 | 62 54 | 873 83 | 62 0 34 0 \
    | 116 0 83 0 | 116 0 34 0 | - | - | cr | 20
  iphone-16-pro-max iphone-17-pro-max : 26 | landscape | 956 440 | 0 | 24 54 | - | 0 62 20 62 | - \
    | 78 62 20 62 | - | - | rc | 20
  iphone-air : 26 | portrait | 420 912 | 54 | 68 54 | 829 83 | 68 0 34 0 | 122 0 83 0 | 122 0 34 \
    0 | - | - | cr | 20
  iphone-air : 26 | landscape | 912 420 | 0 | 24 54 | - | 0 68 20 68 | - | 78 68 20 68 | - | - | \
    rc | 20
  iphone-18-pro : 27 | portrait | 402 874 | 54 | 62 54 | 791 83 | 62 0 34 0 | 116 0 83 0 | 116 0 \
    34 0 | - | - | cr | 20
  iphone-18-pro : 27 | landscape | 874 402 | 0 | 24 54 | - | 0 62 20 62 | - | 78 62 20 62 | - | - \
    | cc | 20
  iphone-18-pro-max : 27 | portrait | 440 956 | 54 | 62 54 | 873 83 | 62 0 34 0 | 116 0 83 0 | \
    116 0 34 0 | - | - | cr | 20
  iphone-18-pro-max : 27 | landscape | 956 440 | 0 | 24 54 | - | 0 62 20 62 | - | 78 62 20 62 | - \
    | - | rc | 20
  iphone-duo : 27 | portrait | 466 678 | 0 | 28 54 | 595 83 | 0 0 34 84 | 82 0 83 84 | 82 0 34 84 \
    | - | - | cr | 20
  iphone-duo : 27 | landscape | 678 466 | 0 | 28 54 | - | 0 84 34 0 | - | 82 84 34 0 | - | - | cc \
    | 20
  ipad-2 ipad-3 ipad-4 ipad-air-1 ipad-air-2 ipad-5 ipad-pro-9.7 ipad-mini-1 ipad-mini-2 \
    ipad-mini-3 ipad-mini-4 : 7-10 | portrait | 768 1024 | 20 | 20 44 | 975 49 | guides 20 0 | \
    guides 64 49 | - | - | - | rr | 20
  ipad-2 ipad-3 ipad-4 ipad-air-1 ipad-air-2 ipad-5 ipad-pro-9.7 ipad-mini-1 ipad-mini-2 \
    ipad-mini-3 ipad-mini-4 : 7-10 | landscape | 1024 768 | 20 | 20 44 | 719 49 | guides 20 0 | \
    guides 64 49 | - | - | - | rr | 20
  ipad-air-1 ipad-air-2 ipad-5 ipad-6 ipad-pro-9.7 ipad-mini-2 ipad-mini-3 ipad-mini-4 : 11 | \
    portrait | 768 1024 | 20 | 20 44 | 975 49 | 20 0 0 0 | 64 0 49 0 | 64 0 0 0 | - | 52 | rr | \
    20
  ipad-air-1 ipad-air-2 ipad-5 ipad-6 ipad-pro-9.7 ipad-mini-2 ipad-mini-3 ipad-mini-4 : 11 | \
    landscape | 1024 768 | 20 | 20 44 | 719 49 | 20 0 0 0 | 64 0 49 0 | 64 0 0 0 | - | 52 | rr | \
    20
  ipad-air-1 ipad-air-2 ipad-5 ipad-6 ipad-pro-9.7 ipad-mini-2 ipad-mini-3 ipad-mini-4 \
    ipad-mini-5 : 12-17 | portrait | 768 1024 | 20 | 20 50 | 974 50 | 20 0 0 0 | 70 0 50 0 | 70 0 \
    0 0 | - | 52 | rr | 20
  ipad-air-1 ipad-air-2 ipad-5 ipad-6 ipad-pro-9.7 ipad-mini-2 ipad-mini-3 ipad-mini-4 \
    ipad-mini-5 : 12-17 | landscape | 1024 768 | 20 | 20 50 | 718 50 | 20 0 0 0 | 70 0 50 0 | 70 \
    0 0 0 | - | 52 | rr | 20
  ipad-mini-5 : 18-25 | portrait | 768 1024 | 20 | 20 50 | top | 20 0 0 0 | 70 0 0 0 | 70 0 0 0 | \
    - | 52 | rr | 20
  ipad-mini-5 : 18-25 | landscape | 1024 768 | 20 | 20 50 | top | 20 0 0 0 | 70 0 0 0 | 70 0 0 0 \
    | - | 52 | rr | 20
  ipad-mini-5 : 26 | portrait | 768 1024 | 20 | 20 54 | top | 20 0 0 0 | 74 0 0 0 | 74 0 0 0 | - \
    | 52 | rr | 20
  ipad-mini-5 : 26 | landscape | 1024 768 | 20 | 20 54 | top | 20 0 0 0 | 74 0 0 0 | 74 0 0 0 | - \
    | 52 | rr | 20
  ipad-7 ipad-8 ipad-9 : 12-17 | portrait | 810 1080 | 20 | 20 50 | 1030 50 | 20 0 0 0 | 70 0 50 \
    0 | 70 0 0 0 | - | 52 | rr | 20
  ipad-7 ipad-8 ipad-9 : 12-17 | landscape | 1080 810 | 20 | 20 50 | 760 50 | 20 0 0 0 | 70 0 50 \
    0 | 70 0 0 0 | - | 52 | rr | 20
  ipad-7 ipad-8 ipad-9 : 18-25 | portrait | 810 1080 | 20 | 20 50 | top | 20 0 0 0 | 70 0 0 0 | \
    70 0 0 0 | - | 52 | rr | 20
  ipad-7 ipad-8 ipad-9 : 18-25 | landscape | 1080 810 | 20 | 20 50 | top | 20 0 0 0 | 70 0 0 0 | \
    70 0 0 0 | - | 52 | rr | 20
  ipad-8 ipad-9 : 26 | portrait | 810 1080 | 20 | 20 54 | top | 20 0 0 0 | 74 0 0 0 | 74 0 0 0 | \
    - | 52 | rr | 20
  ipad-8 ipad-9 : 26 | landscape | 1080 810 | 20 | 20 54 | top | 20 0 0 0 | 74 0 0 0 | 74 0 0 0 | \
    - | 52 | rr | 20
  ipad-pro-10.5 : 7-10 | portrait | 834 1112 | 20 | 20 44 | 1063 49 | guides 20 0 | guides 64 49 \
    | - | - | - | rr | 20
  ipad-pro-10.5 : 7-10 | landscape | 1112 834 | 20 | 20 44 | 785 49 | guides 20 0 | guides 64 49 \
    | - | - | - | rr | 20
  ipad-pro-10.5 : 11 | portrait | 834 1112 | 20 | 20 44 | 1063 49 | 20 0 0 0 | 64 0 49 0 | 64 0 0 \
    0 | - | 52 | rr | 20
  ipad-pro-10.5 : 11 | landscape | 1112 834 | 20 | 20 44 | 785 49 | 20 0 0 0 | 64 0 49 0 | 64 0 0 \
    0 | - | 52 | rr | 20
  ipad-pro-10.5 ipad-air-3 : 12-17 | portrait | 834 1112 | 20 | 20 50 | 1062 50 | 20 0 0 0 | 70 0 \
    50 0 | 70 0 0 0 | - | 52 | rr | 20
  ipad-pro-10.5 ipad-air-3 : 12-17 | landscape | 1112 834 | 20 | 20 50 | 784 50 | 20 0 0 0 | 70 0 \
    50 0 | 70 0 0 0 | - | 52 | rr | 20
  ipad-air-3 : 18-25 | portrait | 834 1112 | 20 | 20 50 | top | 20 0 0 0 | 70 0 0 0 | 70 0 0 0 | \
    - | 52 | rr | 20
  ipad-air-3 : 18-25 | landscape | 1112 834 | 20 | 20 50 | top | 20 0 0 0 | 70 0 0 0 | 70 0 0 0 | \
    - | 52 | rr | 20
  ipad-air-3 : 26 | portrait | 834 1112 | 20 | 20 54 | top | 20 0 0 0 | 74 0 0 0 | 74 0 0 0 | - | \
    52 | rr | 20
  ipad-air-3 : 26 | landscape | 1112 834 | 20 | 20 54 | top | 20 0 0 0 | 74 0 0 0 | 74 0 0 0 | - \
    | 52 | rr | 20
  ipad-pro-12.9-1 ipad-pro-12.9-2 : 7-10 | portrait | 1024 1366 | 20 | 20 44 | 1317 49 | guides \
    20 0 | guides 64 49 | - | - | - | rr | 20
  ipad-pro-12.9-1 ipad-pro-12.9-2 : 7-10 | landscape | 1366 1024 | 20 | 20 44 | 975 49 | guides \
    20 0 | guides 64 49 | - | - | - | rr | 20
  ipad-pro-12.9-1 ipad-pro-12.9-2 : 11 | portrait | 1024 1366 | 20 | 20 44 | 1317 49 | 20 0 0 0 | \
    64 0 49 0 | 64 0 0 0 | - | 52 | rr | 20
  ipad-pro-12.9-1 ipad-pro-12.9-2 : 11 | landscape | 1366 1024 | 20 | 20 44 | 975 49 | 20 0 0 0 | \
    64 0 49 0 | 64 0 0 0 | - | 52 | rr | 20
  ipad-pro-12.9-1 ipad-pro-12.9-2 : 12-17 | portrait | 1024 1366 | 20 | 20 50 | 1316 50 | 20 0 0 \
    0 | 70 0 50 0 | 70 0 0 0 | - | 52 | rr | 20
  ipad-pro-12.9-1 ipad-pro-12.9-2 : 12-17 | landscape | 1366 1024 | 20 | 20 50 | 974 50 | 20 0 0 \
    0 | 70 0 50 0 | 70 0 0 0 | - | 52 | rr | 20
  ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 : 12-17 | portrait | 834 1194 | 24 | 24 \
    50 | 1129 65 | 24 0 20 0 | 74 0 65 0 | 74 0 20 0 | - | 52 | rr | 20
  ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 : 12-17 | landscape | 1194 834 | 24 | \
    24 50 | 769 65 | 24 0 20 0 | 74 0 65 0 | 74 0 20 0 | - | 52 | rr | 20
  ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 : 18-25 | portrait | 834 1194 | 24 | 24 \
    50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 25 0 | - | 52 | rr | 20
  ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 : 18-25 | landscape | 1194 834 | 24 | \
    24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 25 0 | - | 52 | rr | 20
  ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 : 26 | portrait | 834 1194 | 32 | 32 54 \
    | top | 32 0 25 0 | 86 0 25 0 | 86 0 25 0 | - | 52 | rr | 20
  ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 : 26 | landscape | 1194 834 | 32 | 32 \
    54 | top | 32 0 25 0 | 86 0 25 0 | 86 0 25 0 | - | 52 | rr | 20
  ipad-pro-12.9-3 ipad-pro-12.9-4 ipad-pro-12.9-5 ipad-pro-12.9-6 ipad-air-13-m2 : 12-17 | \
    portrait | 1024 1366 | 24 | 24 50 | 1301 65 | 24 0 20 0 | 74 0 65 0 | 74 0 20 0 | - | 52 | rr \
    | 20
  ipad-pro-12.9-3 ipad-pro-12.9-4 ipad-pro-12.9-5 ipad-pro-12.9-6 ipad-air-13-m2 : 12-17 | \
    landscape | 1366 1024 | 24 | 24 50 | 959 65 | 24 0 20 0 | 74 0 65 0 | 74 0 20 0 | - | 52 | rr \
    | 20
  ipad-pro-12.9-3 ipad-pro-12.9-4 ipad-pro-12.9-5 ipad-pro-12.9-6 ipad-air-13-m2 ipad-air-13-m3 : \
    18-25 | portrait | 1024 1366 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 25 0 | - | 52 \
    | rr | 20
  ipad-pro-12.9-3 ipad-pro-12.9-4 ipad-pro-12.9-5 ipad-pro-12.9-6 ipad-air-13-m2 ipad-air-13-m3 : \
    18-25 | landscape | 1366 1024 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 25 0 | - | 52 \
    | rr | 20
  ipad-pro-12.9-3 ipad-pro-12.9-4 ipad-pro-12.9-5 ipad-pro-12.9-6 ipad-air-13-m2 ipad-air-13-m3 \
    ipad-air-13-m4 : 26 | portrait | 1024 1366 | 32 | 32 54 | top | 32 0 25 0 | 86 0 25 0 | 86 0 \
    25 0 | - | 52 | rr | 20
  ipad-pro-12.9-3 ipad-pro-12.9-4 ipad-pro-12.9-5 ipad-pro-12.9-6 ipad-air-13-m2 ipad-air-13-m3 \
    ipad-air-13-m4 : 26 | landscape | 1366 1024 | 32 | 32 54 | top | 32 0 25 0 | 86 0 25 0 | 86 0 \
    25 0 | - | 52 | rr | 20
  ipad-air-4 ipad-air-5 ipad-10 ipad-air-11-m2 : 12-17 | portrait | 820 1180 | 24 | 24 50 | 1115 \
    65 | 24 0 20 0 | 74 0 65 0 | 74 0 20 0 | - | 52 | rr | 20
  ipad-air-4 ipad-air-5 ipad-10 ipad-air-11-m2 : 12-17 | landscape | 1180 820 | 24 | 24 50 | 755 \
    65 | 24 0 20 0 | 74 0 65 0 | 74 0 20 0 | - | 52 | rr | 20
  ipad-air-4 ipad-air-5 ipad-10 ipad-a16 ipad-air-11-m2 ipad-air-11-m3 : 18-25 | portrait | 820 \
    1180 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 25 0 | - | 52 | rr | 20
  ipad-air-4 ipad-air-5 ipad-10 ipad-a16 ipad-air-11-m2 ipad-air-11-m3 : 18-25 | landscape | 1180 \
    820 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 25 0 | - | 52 | rr | 20
  ipad-air-4 ipad-air-5 ipad-10 ipad-a16 ipad-air-11-m2 ipad-air-11-m3 ipad-air-11-m4 : 26 | \
    portrait | 820 1180 | 32 | 32 54 | top | 32 0 25 0 | 86 0 25 0 | 86 0 25 0 | - | 52 | rr | 20
  ipad-air-4 ipad-air-5 ipad-10 ipad-a16 ipad-air-11-m2 ipad-air-11-m3 ipad-air-11-m4 : 26 | \
    landscape | 1180 820 | 32 | 32 54 | top | 32 0 25 0 | 86 0 25 0 | 86 0 25 0 | - | 52 | rr | \
    20
  ipad-mini-6 : 12-17 | portrait | 744 1133 | 24 | 24 50 | 1068 65 | 24 0 20 0 | 74 0 65 0 | 74 0 \
    20 0 | - | 52 | rr | 20
  ipad-mini-6 : 12-17 | landscape | 1133 744 | 24 | 24 50 | 679 65 | 24 0 20 0 | 74 0 65 0 | 74 0 \
    20 0 | - | 52 | rr | 20
  ipad-mini-6 ipad-mini-a17 : 18-25 | portrait | 744 1133 | 24 | 24 50 | top | 24 0 25 0 | 74 0 \
    25 0 | 74 0 25 0 | - | 52 | rr | 20
  ipad-mini-6 ipad-mini-a17 : 18-25 | landscape | 1133 744 | 24 | 24 50 | top | 24 0 25 0 | 74 0 \
    25 0 | 74 0 25 0 | - | 52 | rr | 20
  ipad-mini-6 ipad-mini-a17 : 26 | portrait | 744 1133 | 32 | 32 54 | top | 32 0 25 0 | 86 0 25 0 \
    | 86 0 25 0 | - | 52 | rr | 20
  ipad-mini-6 ipad-mini-a17 : 26 | landscape | 1133 744 | 32 | 32 54 | top | 32 0 25 0 | 86 0 25 \
    0 | 86 0 25 0 | - | 52 | rr | 20
  ipad-pro-11-m4 : 12-17 | portrait | 834 1210 | 24 | 24 50 | 1145 65 | 24 0 20 0 | 74 0 65 0 | \
    74 0 20 0 | - | 52 | rr | 20
  ipad-pro-11-m4 : 12-17 | landscape | 1210 834 | 24 | 24 50 | 769 65 | 24 0 20 0 | 74 0 65 0 | \
    74 0 20 0 | - | 52 | rr | 20
  ipad-pro-11-m4 : 18-25 | portrait | 834 1210 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 \
    25 0 | - | 52 | rr | 20
  ipad-pro-11-m4 : 18-25 | landscape | 1210 834 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 \
    25 0 | - | 52 | rr | 20
  ipad-pro-11-m4 ipad-pro-11-m5 : 26 | portrait | 834 1210 | 32 | 32 54 | top | 32 0 25 0 | 86 0 \
    25 0 | 86 0 25 0 | - | 52 | rr | 20
  ipad-pro-11-m4 ipad-pro-11-m5 : 26 | landscape | 1210 834 | 32 | 32 54 | top | 32 0 25 0 | 86 0 \
    25 0 | 86 0 25 0 | - | 52 | rr | 20
  ipad-pro-13-m4 : 12-17 | portrait | 1032 1376 | 24 | 24 50 | 1311 65 | 24 0 20 0 | 74 0 65 0 | \
    74 0 20 0 | - | 52 | rr | 20
  ipad-pro-13-m4 : 12-17 | landscape | 1376 1032 | 24 | 24 50 | 967 65 | 24 0 20 0 | 74 0 65 0 | \
    74 0 20 0 | - | 52 | rr | 20
  ipad-pro-13-m4 : 18-25 | portrait | 1032 1376 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 0 \
    25 0 | - | 52 | rr | 20
  ipad-pro-13-m4 : 18-25 | landscape | 1376 1032 | 24 | 24 50 | top | 24 0 25 0 | 74 0 25 0 | 74 \
    0 25 0 | - | 52 | rr | 20
  ipad-pro-13-m4 ipad-pro-13-m5 : 26 | portrait | 1032 1376 | 32 | 32 54 | top | 32 0 25 0 | 86 0 \
    25 0 | 86 0 25 0 | - | 52 | rr | 20
  ipad-pro-13-m4 ipad-pro-13-m5 : 26 | landscape | 1376 1032 | 32 | 32 54 | top | 32 0 25 0 | 86 \
    0 25 0 | 86 0 25 0 | - | 52 | rr | 20
  """
