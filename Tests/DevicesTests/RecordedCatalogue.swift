/// The catalogue as recorded, one device a line: id | name | idiom | points | scale | native scale
/// | rendered pixels | panel pixels | corner radius | housing | home button or indicator | first
/// OS | last OS | orientation mask (2 portrait, 4 upside down, 8 landscapeRight, 16 landscapeLeft)
/// | model identifiers | year | Split View.
let recordedCatalogue = """
  iphone-4s | iPhone 4s | phone | 320 480 | 2 | 2 | 640 960 | 640 960 | 0 | none | button | 5.0 | \
    9.3 | 30 | iPhone4,1 | 2011 | -
  iphone-5 | iPhone 5 | phone | 320 568 | 2 | 2 | 640 1136 | 640 1136 | 0 | none | button | 6.0 | \
    10.3 | 30 | iPhone5,1 iPhone5,2 | 2012 | -
  iphone-5c | iPhone 5c | phone | 320 568 | 2 | 2 | 640 1136 | 640 1136 | 0 | none | button | 7.0 \
    | 10.3 | 30 | iPhone5,3 iPhone5,4 | 2013 | -
  iphone-5s | iPhone 5s | phone | 320 568 | 2 | 2 | 640 1136 | 640 1136 | 0 | none | button | 7.0 \
    | 12.5 | 30 | iPhone6,1 iPhone6,2 | 2013 | -
  iphone-se-1 | iPhone SE (1st generation) | phone | 320 568 | 2 | 2 | 640 1136 | 640 1136 | 0 | \
    none | button | 9.3 | 15.8 | 30 | iPhone8,4 | 2016 | -
  iphone-6 | iPhone 6 | phone | 375 667 | 2 | 2 | 750 1334 | 750 1334 | 0 | none | button | 8.0 | \
    12.5 | 30 | iPhone7,2 | 2014 | -
  iphone-6s | iPhone 6s | phone | 375 667 | 2 | 2 | 750 1334 | 750 1334 | 0 | none | button | 9.0 \
    | 15.8 | 30 | iPhone8,1 | 2015 | -
  iphone-7 | iPhone 7 | phone | 375 667 | 2 | 2 | 750 1334 | 750 1334 | 0 | none | button | 10.0 \
    | 15.8 | 30 | iPhone9,1 iPhone9,3 | 2016 | -
  iphone-8 | iPhone 8 | phone | 375 667 | 2 | 2 | 750 1334 | 750 1334 | 0 | none | button | 11.0 \
    | 16.7 | 30 | iPhone10,1 iPhone10,4 | 2017 | -
  iphone-se-2 | iPhone SE (2nd generation) | phone | 375 667 | 2 | 2 | 750 1334 | 750 1334 | 0 | \
    none | button | 13.4 | - | 30 | iPhone12,8 | 2020 | -
  iphone-se-3 | iPhone SE (3rd generation) | phone | 375 667 | 2 | 2 | 750 1334 | 750 1334 | 0 | \
    none | button | 15.4 | - | 30 | iPhone14,6 | 2022 | -
  iphone-6-plus | iPhone 6 Plus | phone | 414 736 | 3 | 2.608696 | 1242 2208 | 1080 1920 | 0 | \
    none | button | 8.0 | 12.5 | 30 | iPhone7,1 | 2014 | -
  iphone-6s-plus | iPhone 6s Plus | phone | 414 736 | 3 | 2.608696 | 1242 2208 | 1080 1920 | 0 | \
    none | button | 9.0 | 15.8 | 30 | iPhone8,2 | 2015 | -
  iphone-7-plus | iPhone 7 Plus | phone | 414 736 | 3 | 2.608696 | 1242 2208 | 1080 1920 | 0 | \
    none | button | 10.0 | 15.8 | 30 | iPhone9,2 iPhone9,4 | 2016 | -
  iphone-8-plus | iPhone 8 Plus | phone | 414 736 | 3 | 2.608696 | 1242 2208 | 1080 1920 | 0 | \
    none | button | 11.0 | 16.7 | 30 | iPhone10,2 iPhone10,5 | 2017 | -
  iphone-x | iPhone X | phone | 375 812 | 3 | 3 | 1125 2436 | 1125 2436 | 39 | notch | indicator \
    | 11.0 | 16.7 | 26 | iPhone10,3 iPhone10,6 | 2017 | -
  iphone-xs | iPhone XS | phone | 375 812 | 3 | 3 | 1125 2436 | 1125 2436 | 39 | notch | \
    indicator | 12.0 | 18.7 | 26 | iPhone11,2 | 2018 | -
  iphone-11-pro | iPhone 11 Pro | phone | 375 812 | 3 | 3 | 1125 2436 | 1125 2436 | 39 | notch | \
    indicator | 13.0 | - | 26 | iPhone12,3 | 2019 | -
  iphone-xs-max | iPhone XS Max | phone | 414 896 | 3 | 3 | 1242 2688 | 1242 2688 | 39 | notch | \
    indicator | 12.0 | 18.7 | 26 | iPhone11,4 iPhone11,6 | 2018 | -
  iphone-11-pro-max | iPhone 11 Pro Max | phone | 414 896 | 3 | 3 | 1242 2688 | 1242 2688 | 39 | \
    notch | indicator | 13.0 | - | 26 | iPhone12,5 | 2019 | -
  iphone-xr | iPhone XR | phone | 414 896 | 2 | 2 | 828 1792 | 828 1792 | 41.5 | notch | \
    indicator | 12.0 | 18.7 | 26 | iPhone11,8 | 2018 | -
  iphone-11 | iPhone 11 | phone | 414 896 | 2 | 2 | 828 1792 | 828 1792 | 41.5 | notch | \
    indicator | 13.0 | - | 26 | iPhone12,1 | 2019 | -
  iphone-12-mini | iPhone 12 mini | phone | 375 812 | 3 | 2.88 | 1125 2436 | 1080 2340 | 44 | \
    notch | indicator | 14.1 | - | 26 | iPhone13,1 | 2020 | -
  iphone-13-mini | iPhone 13 mini | phone | 375 812 | 3 | 2.88 | 1125 2436 | 1080 2340 | 44 | \
    notch | indicator | 15.0 | - | 26 | iPhone14,4 | 2021 | -
  iphone-12 | iPhone 12 | phone | 390 844 | 3 | 3 | 1170 2532 | 1170 2532 | 47.33 | notch | \
    indicator | 14.1 | - | 26 | iPhone13,2 | 2020 | -
  iphone-12-pro | iPhone 12 Pro | phone | 390 844 | 3 | 3 | 1170 2532 | 1170 2532 | 47.33 | notch \
    | indicator | 14.1 | - | 26 | iPhone13,3 | 2020 | -
  iphone-13 | iPhone 13 | phone | 390 844 | 3 | 3 | 1170 2532 | 1170 2532 | 47.33 | notch | \
    indicator | 15.0 | - | 26 | iPhone14,5 | 2021 | -
  iphone-13-pro | iPhone 13 Pro | phone | 390 844 | 3 | 3 | 1170 2532 | 1170 2532 | 47.33 | notch \
    | indicator | 15.0 | - | 26 | iPhone14,2 | 2021 | -
  iphone-14 | iPhone 14 | phone | 390 844 | 3 | 3 | 1170 2532 | 1170 2532 | 47.33 | notch | \
    indicator | 16.0 | - | 26 | iPhone14,7 | 2022 | -
  iphone-16e | iPhone 16e | phone | 390 844 | 3 | 3 | 1170 2532 | 1170 2532 | 47.33 | notch | \
    indicator | 18.3 | - | 26 | iPhone17,5 | 2025 | -
  iphone-17e | iPhone 17e | phone | 390 844 | 3 | 3 | 1170 2532 | 1170 2532 | 47.33 | notch | \
    indicator | 26.3 | - | 26 | iPhone18,5 | 2026 | -
  iphone-12-pro-max | iPhone 12 Pro Max | phone | 428 926 | 3 | 3 | 1284 2778 | 1284 2778 | 53.33 \
    | notch | indicator | 14.1 | - | 26 | iPhone13,4 | 2020 | -
  iphone-13-pro-max | iPhone 13 Pro Max | phone | 428 926 | 3 | 3 | 1284 2778 | 1284 2778 | 53.33 \
    | notch | indicator | 15.0 | - | 26 | iPhone14,3 | 2021 | -
  iphone-14-plus | iPhone 14 Plus | phone | 428 926 | 3 | 3 | 1284 2778 | 1284 2778 | 53.33 | \
    notch | indicator | 16.0 | - | 26 | iPhone14,8 | 2022 | -
  iphone-14-pro | iPhone 14 Pro | phone | 393 852 | 3 | 3 | 1179 2556 | 1179 2556 | 55 | \
    dynamicIsland | indicator | 16.0 | - | 26 | iPhone15,2 | 2022 | -
  iphone-15 | iPhone 15 | phone | 393 852 | 3 | 3 | 1179 2556 | 1179 2556 | 55 | dynamicIsland | \
    indicator | 17.0 | - | 26 | iPhone15,4 | 2023 | -
  iphone-15-pro | iPhone 15 Pro | phone | 393 852 | 3 | 3 | 1179 2556 | 1179 2556 | 55 | \
    dynamicIsland | indicator | 17.0 | - | 26 | iPhone16,1 | 2023 | -
  iphone-16 | iPhone 16 | phone | 393 852 | 3 | 3 | 1179 2556 | 1179 2556 | 55 | dynamicIsland | \
    indicator | 18.0 | - | 26 | iPhone17,3 | 2024 | -
  iphone-14-pro-max | iPhone 14 Pro Max | phone | 430 932 | 3 | 3 | 1290 2796 | 1290 2796 | 55 | \
    dynamicIsland | indicator | 16.0 | - | 26 | iPhone15,3 | 2022 | -
  iphone-15-plus | iPhone 15 Plus | phone | 430 932 | 3 | 3 | 1290 2796 | 1290 2796 | 55 | \
    dynamicIsland | indicator | 17.0 | - | 26 | iPhone15,5 | 2023 | -
  iphone-15-pro-max | iPhone 15 Pro Max | phone | 430 932 | 3 | 3 | 1290 2796 | 1290 2796 | 55 | \
    dynamicIsland | indicator | 17.0 | - | 26 | iPhone16,2 | 2023 | -
  iphone-16-plus | iPhone 16 Plus | phone | 430 932 | 3 | 3 | 1290 2796 | 1290 2796 | 55 | \
    dynamicIsland | indicator | 18.0 | - | 26 | iPhone17,4 | 2024 | -
  iphone-16-pro | iPhone 16 Pro | phone | 402 874 | 3 | 3 | 1206 2622 | 1206 2622 | 62 | \
    dynamicIsland | indicator | 18.0 | - | 26 | iPhone17,1 | 2024 | -
  iphone-17 | iPhone 17 | phone | 402 874 | 3 | 3 | 1206 2622 | 1206 2622 | 62 | dynamicIsland | \
    indicator | 26.0 | - | 26 | iPhone18,3 | 2025 | -
  iphone-17-pro | iPhone 17 Pro | phone | 402 874 | 3 | 3 | 1206 2622 | 1206 2622 | 62 | \
    dynamicIsland | indicator | 26.0 | - | 26 | iPhone18,1 | 2025 | -
  iphone-16-pro-max | iPhone 16 Pro Max | phone | 440 956 | 3 | 3 | 1320 2868 | 1320 2868 | 62 | \
    dynamicIsland | indicator | 18.0 | - | 26 | iPhone17,2 | 2024 | -
  iphone-17-pro-max | iPhone 17 Pro Max | phone | 440 956 | 3 | 3 | 1320 2868 | 1320 2868 | 62 | \
    dynamicIsland | indicator | 26.0 | - | 26 | iPhone18,2 | 2025 | -
  iphone-air | iPhone Air | phone | 420 912 | 3 | 3 | 1260 2736 | 1260 2736 | 62 | \
    dynamicIsland | indicator | 26.0 | - | 26 | iPhone18,4 | 2025 | -
  iphone-18-pro | iPhone 18 Pro | phone | 402 874 | 3 | 3 | 1206 2622 | 1206 2622 | 62 | \
    dynamicIsland | indicator | 27.0 | - | 26 | iPhone19,2 | 2026 | -
  iphone-18-pro-max | iPhone 18 Pro Max | phone | 440 956 | 3 | 3 | 1320 2868 | 1320 2868 | 62 | \
    dynamicIsland | indicator | 27.0 | - | 26 | iPhone19,3 iPhone19,7 | 2026 | -
  iphone-duo | iPhone Duo | phone | 466 678 | 3 | 3 | 1398 2034 | 1398 2034 | 59 | \
    dynamicIsland | indicator | 27.1 | - | 26 | iPhone19,4 | 2026 | -
  ipad-2 | iPad 2 | pad | 768 1024 | 1 | 1 | 768 1024 | 768 1024 | 0 | none | button | 4.3 | 9.3 \
    | 30 | iPad2,1 iPad2,2 iPad2,3 iPad2,4 | 2011 | -
  ipad-3 | iPad (3rd generation) | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | \
    button | 5.1 | 9.3 | 30 | iPad3,1 iPad3,2 iPad3,3 | 2012 | -
  ipad-4 | iPad (4th generation) | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | \
    button | 6.0 | 10.3 | 30 | iPad3,4 iPad3,5 iPad3,6 | 2012 | -
  ipad-air-1 | iPad Air | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | button | \
    7.0 | 12.5 | 30 | iPad4,1 iPad4,2 iPad4,3 | 2013 | -
  ipad-air-2 | iPad Air 2 | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | button | \
    8.1 | 15.8 | 30 | iPad5,3 iPad5,4 | 2014 | split
  ipad-5 | iPad (5th generation) | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | \
    button | 10.3 | 16.7 | 30 | iPad6,11 iPad6,12 | 2017 | split
  ipad-6 | iPad (6th generation) | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | \
    button | 11.3 | 17.7 | 30 | iPad7,5 iPad7,6 | 2018 | split
  ipad-pro-9.7 | iPad Pro 9.7-inch | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | \
    button | 9.3 | 16.7 | 30 | iPad6,3 iPad6,4 | 2016 | split
  ipad-mini-1 | iPad mini | pad | 768 1024 | 1 | 1 | 768 1024 | 768 1024 | 0 | none | button | \
    6.0 | 9.3 | 30 | iPad2,5 iPad2,6 iPad2,7 | 2012 | -
  ipad-mini-2 | iPad mini 2 | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | button \
    | 7.0 | 12.5 | 30 | iPad4,4 iPad4,5 iPad4,6 | 2013 | -
  ipad-mini-3 | iPad mini 3 | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | button \
    | 8.1 | 12.5 | 30 | iPad4,7 iPad4,8 iPad4,9 | 2014 | -
  ipad-mini-4 | iPad mini 4 | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | none | button \
    | 9.0 | 15.8 | 30 | iPad5,1 iPad5,2 | 2015 | split
  ipad-mini-5 | iPad mini (5th generation) | pad | 768 1024 | 2 | 2 | 1536 2048 | 1536 2048 | 0 | \
    none | button | 12.2 | 26.6 | 30 | iPad11,1 iPad11,2 | 2019 | split
  ipad-7 | iPad (7th generation) | pad | 810 1080 | 2 | 2 | 1620 2160 | 1620 2160 | 0 | none | \
    button | 13.1 | 18.7 | 30 | iPad7,11 iPad7,12 | 2019 | split
  ipad-8 | iPad (8th generation) | pad | 810 1080 | 2 | 2 | 1620 2160 | 1620 2160 | 0 | none | \
    button | 14.0 | 26.6 | 30 | iPad11,6 iPad11,7 | 2020 | split
  ipad-9 | iPad (9th generation) | pad | 810 1080 | 2 | 2 | 1620 2160 | 1620 2160 | 0 | none | \
    button | 15.0 | - | 30 | iPad12,1 iPad12,2 | 2021 | split
  ipad-pro-10.5 | iPad Pro 10.5-inch | pad | 834 1112 | 2 | 2 | 1668 2224 | 1668 2224 | 0 | none \
    | button | 10.3 | 17.7 | 30 | iPad7,3 iPad7,4 | 2017 | split
  ipad-air-3 | iPad Air (3rd generation) | pad | 834 1112 | 2 | 2 | 1668 2224 | 1668 2224 | 0 | \
    none | button | 12.2 | 26.6 | 30 | iPad11,3 iPad11,4 | 2019 | split
  ipad-pro-12.9-1 | iPad Pro 12.9-inch (1st generation) | pad | 1024 1366 | 2 | 2 | 2048 2732 | \
    2048 2732 | 0 | none | button | 9.1 | 16.7 | 30 | iPad6,7 iPad6,8 | 2015 | split
  ipad-pro-12.9-2 | iPad Pro 12.9-inch (2nd generation) | pad | 1024 1366 | 2 | 2 | 2048 2732 | \
    2048 2732 | 0 | none | button | 10.3 | 17.7 | 30 | iPad7,1 iPad7,2 | 2017 | split
  ipad-pro-11-1 | iPad Pro 11-inch (1st generation) | pad | 834 1194 | 2 | 2 | 1668 2388 | 1668 \
    2388 | 18 | none | indicator | 12.1 | 26.6 | 30 | iPad8,1 iPad8,2 iPad8,3 iPad8,4 | 2018 | split
  ipad-pro-11-2 | iPad Pro 11-inch (2nd generation) | pad | 834 1194 | 2 | 2 | 1668 2388 | 1668 \
    2388 | 18 | none | indicator | 13.4 | - | 30 | iPad8,9 iPad8,10 | 2020 | split
  ipad-pro-11-3 | iPad Pro 11-inch (3rd generation) | pad | 834 1194 | 2 | 2 | 1668 2388 | 1668 \
    2388 | 18 | none | indicator | 14.5 | - | 30 | iPad13,4 iPad13,5 iPad13,6 iPad13,7 | 2021 | \
    split
  ipad-pro-11-4 | iPad Pro 11-inch (4th generation) | pad | 834 1194 | 2 | 2 | 1668 2388 | 1668 \
    2388 | 18 | none | indicator | 16.1 | - | 30 | iPad14,3 iPad14,4 | 2022 | split
  ipad-pro-12.9-3 | iPad Pro 12.9-inch (3rd generation) | pad | 1024 1366 | 2 | 2 | 2048 2732 | \
    2048 2732 | 18 | none | indicator | 12.1 | 26.6 | 30 | iPad8,5 iPad8,6 iPad8,7 iPad8,8 | 2018 | \
    split
  ipad-pro-12.9-4 | iPad Pro 12.9-inch (4th generation) | pad | 1024 1366 | 2 | 2 | 2048 2732 | \
    2048 2732 | 18 | none | indicator | 13.4 | - | 30 | iPad8,11 iPad8,12 | 2020 | split
  ipad-pro-12.9-5 | iPad Pro 12.9-inch (5th generation) | pad | 1024 1366 | 2 | 2 | 2048 2732 | \
    2048 2732 | 18 | none | indicator | 14.5 | - | 30 | iPad13,8 iPad13,9 iPad13,10 iPad13,11 | \
    2021 | split
  ipad-pro-12.9-6 | iPad Pro 12.9-inch (6th generation) | pad | 1024 1366 | 2 | 2 | 2048 2732 | \
    2048 2732 | 18 | none | indicator | 16.1 | - | 30 | iPad14,5 iPad14,6 | 2022 | split
  ipad-air-4 | iPad Air (4th generation) | pad | 820 1180 | 2 | 2 | 1640 2360 | 1640 2360 | 18 | \
    none | indicator | 14.0 | - | 30 | iPad13,1 iPad13,2 | 2020 | split
  ipad-air-5 | iPad Air (5th generation) | pad | 820 1180 | 2 | 2 | 1640 2360 | 1640 2360 | 18 | \
    none | indicator | 15.4 | - | 30 | iPad13,16 iPad13,17 | 2022 | split
  ipad-10 | iPad (10th generation) | pad | 820 1180 | 2 | 2 | 1640 2360 | 1640 2360 | 25 | none \
    | indicator | 16.1 | - | 30 | iPad13,18 iPad13,19 | 2022 | split
  ipad-a16 | iPad (A16) | pad | 820 1180 | 2 | 2 | 1640 2360 | 1640 2360 | 25 | none | \
    indicator | 18.3 | - | 30 | iPad15,7 iPad15,8 | 2025 | split
  ipad-air-11-m2 | iPad Air 11-inch (M2) | pad | 820 1180 | 2 | 2 | 1640 2360 | 1640 2360 | 18 | \
    none | indicator | 17.4 | - | 30 | iPad14,8 iPad14,9 | 2024 | split
  ipad-air-11-m3 | iPad Air 11-inch (M3) | pad | 820 1180 | 2 | 2 | 1640 2360 | 1640 2360 | 18 | \
    none | indicator | 18.3 | - | 30 | iPad15,3 iPad15,4 | 2025 | split
  ipad-air-11-m4 | iPad Air 11-inch (M4) | pad | 820 1180 | 2 | 2 | 1640 2360 | 1640 2360 | 18 | \
    none | indicator | 26.3 | - | 30 | iPad16,8 iPad16,9 | 2026 | split
  ipad-air-13-m2 | iPad Air 13-inch (M2) | pad | 1024 1366 | 2 | 2 | 2048 2732 | 2048 2732 | 18 | \
    none | indicator | 17.4 | - | 30 | iPad14,10 iPad14,11 | 2024 | split
  ipad-air-13-m3 | iPad Air 13-inch (M3) | pad | 1024 1366 | 2 | 2 | 2048 2732 | 2048 2732 | 18 | \
    none | indicator | 18.3 | - | 30 | iPad15,5 iPad15,6 | 2025 | split
  ipad-air-13-m4 | iPad Air 13-inch (M4) | pad | 1024 1366 | 2 | 2 | 2048 2732 | 2048 2732 | 18 | \
    none | indicator | 26.3 | - | 30 | iPad16,10 iPad16,11 | 2026 | split
  ipad-mini-6 | iPad mini (6th generation) | pad | 744 1133 | 2 | 2 | 1488 2266 | 1488 2266 | \
    21.5 | none | indicator | 15.0 | - | 30 | iPad14,1 iPad14,2 | 2021 | split
  ipad-mini-a17 | iPad mini (A17 Pro) | pad | 744 1133 | 2 | 2 | 1488 2266 | 1488 2266 | 21.5 | \
    none | indicator | 18.0 | - | 30 | iPad16,1 iPad16,2 | 2024 | split
  ipad-pro-11-m4 | iPad Pro 11-inch (M4) | pad | 834 1210 | 2 | 2 | 1668 2420 | 1668 2420 | 30 \
    | none | indicator | 17.4 | - | 30 | iPad16,3 iPad16,4 | 2024 | split
  ipad-pro-11-m5 | iPad Pro 11-inch (M5) | pad | 834 1210 | 2 | 2 | 1668 2420 | 1668 2420 | 30 \
    | none | indicator | 26.0 | - | 30 | iPad17,1 iPad17,2 | 2025 | split
  ipad-pro-13-m4 | iPad Pro 13-inch (M4) | pad | 1032 1376 | 2 | 2 | 2064 2752 | 2064 2752 | 30 \
    | none | indicator | 17.4 | - | 30 | iPad16,5 iPad16,6 | 2024 | split
  ipad-pro-13-m5 | iPad Pro 13-inch (M5) | pad | 1032 1376 | 2 | 2 | 2064 2752 | 2064 2752 | 30 \
    | none | indicator | 26.0 | - | 30 | iPad17,3 iPad17,4 | 2025 | split
  """
