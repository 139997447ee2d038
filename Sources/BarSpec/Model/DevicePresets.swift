/// Every screen that `"device"` can name, phones by age, then iPads.
///
/// Sizes, scales and insets are what UIScreen and UIWindow.safeAreaInsets report on the device;
/// 11 and XR since iOS 14 (48 instead of 44).
public let devicePresets: [DevicePreset] = buttonPhones + notchPhones + islandPhones + tablets

private let buttonPhones: [DevicePreset] = [
  .phoneWithButton("iPhone SE (1st generation)", 320, 568),
  .phoneWithButton("iPhone 6", 375, 667),
  .phoneWithButton("iPhone 6 Plus", 414, 736, scale: 3),
  .phoneWithButton("iPhone 6s", 375, 667),
  .phoneWithButton("iPhone 6s Plus", 414, 736, scale: 3),
  .phoneWithButton("iPhone 7", 375, 667),
  .phoneWithButton("iPhone 7 Plus", 414, 736, scale: 3),
  .standard,
  .phoneWithButton("iPhone 8 Plus", 414, 736, scale: 3),
  .phoneWithButton("iPhone SE (2nd generation)", 375, 667),
  .phoneWithButton("iPhone SE (3rd generation)", 375, 667),
]

private let notchPhones: [DevicePreset] = [
  .phone("iPhone X", 375, 812, top: 44),
  .phone("iPhone XR", 414, 896, top: 48).scaled(2),
  .phone("iPhone XS", 375, 812, top: 44),
  .phone("iPhone XS Max", 414, 896, top: 44),
  .phone("iPhone 11", 414, 896, top: 48).scaled(2),
  .phone("iPhone 11 Pro", 375, 812, top: 44),
  .phone("iPhone 11 Pro Max", 414, 896, top: 44),
  .phone("iPhone 12 mini", 375, 812, top: 50),
  .phone("iPhone 12", 390, 844, top: 47),
  .phone("iPhone 12 Pro", 390, 844, top: 47),
  .phone("iPhone 12 Pro Max", 428, 926, top: 47),
  .phone("iPhone 13 mini", 375, 812, top: 50),
  .phone("iPhone 13", 390, 844, top: 47),
  .phone("iPhone 13 Pro", 390, 844, top: 47),
  .phone("iPhone 13 Pro Max", 428, 926, top: 47),
  .phone("iPhone 14", 390, 844, top: 47),
  .phone("iPhone 14 Plus", 428, 926, top: 47),
]

private let islandPhones: [DevicePreset] = [
  .phone("iPhone 14 Pro", 393, 852, top: 59, statusBar: 54),
  .phone("iPhone 14 Pro Max", 430, 932, top: 59, statusBar: 54),
  .phone("iPhone 15", 393, 852, top: 59, statusBar: 54),
  .phone("iPhone 15 Plus", 430, 932, top: 59, statusBar: 54),
  .phone("iPhone 15 Pro", 393, 852, top: 59, statusBar: 54),
  .phone("iPhone 15 Pro Max", 430, 932, top: 59, statusBar: 54),
  .phone("iPhone 16", 393, 852, top: 59, statusBar: 54),
  .phone("iPhone 16 Plus", 430, 932, top: 59, statusBar: 54),
  .phone("iPhone 16 Pro", 402, 874, top: 62, statusBar: 54),
  .phone("iPhone 16 Pro Max", 440, 956, top: 62, statusBar: 54),
]

private let tablets: [DevicePreset] = [
  .tablet("iPad mini (5th generation)", 768, 1024, top: 20, bottom: 0),
  .tablet("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20),
  .tablet("iPad (6th generation)", 768, 1024, top: 20, bottom: 0),
  .tablet("iPad (7th generation)", 810, 1080, top: 20, bottom: 0),
  .tablet("iPad (8th generation)", 810, 1080, top: 20, bottom: 0),
  .tablet("iPad (9th generation)", 810, 1080, top: 20, bottom: 0),
  .tablet("iPad (10th generation)", 820, 1180, top: 24, bottom: 20),
  .tablet("iPad Air (3rd generation)", 834, 1112, top: 20, bottom: 0),
  .tablet("iPad Air (4th generation)", 820, 1180, top: 24, bottom: 20),
  .tablet("iPad Air (5th generation)", 820, 1180, top: 24, bottom: 20),
  .tablet("iPad Pro (11-inch)", 834, 1194, top: 24, bottom: 20),
  .tablet("iPad Pro (12.9-inch)", 1024, 1366, top: 24, bottom: 20),
]
