import IntentModel

/// What a photo is, how it was taken and what was done to it. Source: `INPhotoAttributeOptions`, iOS 10 and 12.
///
/// The included and the excluded attributes of a search are independent; an empty set asks for nothing.
public struct PhotoAttributeOptions: SymbolicOptions {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photo = PhotoAttributeOptions(rawValue: 1 << 0)
  public static let video = PhotoAttributeOptions(rawValue: 1 << 1)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let GIF = PhotoAttributeOptions(rawValue: 1 << 2)
  public static let flash = PhotoAttributeOptions(rawValue: 1 << 3)
  public static let landscapeOrientation = PhotoAttributeOptions(rawValue: 1 << 4)
  public static let portraitOrientation = PhotoAttributeOptions(rawValue: 1 << 5)
  public static let favorite = PhotoAttributeOptions(rawValue: 1 << 6)
  public static let selfie = PhotoAttributeOptions(rawValue: 1 << 7)
  public static let frontFacingCamera = PhotoAttributeOptions(rawValue: 1 << 8)
  public static let screenshot = PhotoAttributeOptions(rawValue: 1 << 9)
  public static let burstPhoto = PhotoAttributeOptions(rawValue: 1 << 10)
  public static let hdrPhoto = PhotoAttributeOptions(rawValue: 1 << 11)
  public static let squarePhoto = PhotoAttributeOptions(rawValue: 1 << 12)
  public static let panoramaPhoto = PhotoAttributeOptions(rawValue: 1 << 13)
  public static let timeLapseVideo = PhotoAttributeOptions(rawValue: 1 << 14)
  public static let slowMotionVideo = PhotoAttributeOptions(rawValue: 1 << 15)
  public static let noirFilter = PhotoAttributeOptions(rawValue: 1 << 16)
  public static let chromeFilter = PhotoAttributeOptions(rawValue: 1 << 17)
  public static let instantFilter = PhotoAttributeOptions(rawValue: 1 << 18)
  public static let tonalFilter = PhotoAttributeOptions(rawValue: 1 << 19)
  public static let transferFilter = PhotoAttributeOptions(rawValue: 1 << 20)
  public static let monoFilter = PhotoAttributeOptions(rawValue: 1 << 21)
  public static let fadeFilter = PhotoAttributeOptions(rawValue: 1 << 22)
  public static let processFilter = PhotoAttributeOptions(rawValue: 1 << 23)
  public static let portraitPhoto = PhotoAttributeOptions(rawValue: 1 << 24)
  public static let livePhoto = PhotoAttributeOptions(rawValue: 1 << 25)
  public static let loopPhoto = PhotoAttributeOptions(rawValue: 1 << 26)
  public static let bouncePhoto = PhotoAttributeOptions(rawValue: 1 << 27)
  public static let longExposurePhoto = PhotoAttributeOptions(rawValue: 1 << 28)

  public static let members: [(symbol: String, option: Self)] = [
    ("photo", .photo),
    ("video", .video),
    ("GIF", .GIF),
    ("flash", .flash),
    ("landscapeOrientation", .landscapeOrientation),
    ("portraitOrientation", .portraitOrientation),
    ("favorite", .favorite),
    ("selfie", .selfie),
    ("frontFacingCamera", .frontFacingCamera),
    ("screenshot", .screenshot),
    ("burstPhoto", .burstPhoto),
    ("hdrPhoto", .hdrPhoto),
    ("squarePhoto", .squarePhoto),
    ("panoramaPhoto", .panoramaPhoto),
    ("timeLapseVideo", .timeLapseVideo),
    ("slowMotionVideo", .slowMotionVideo),
    ("noirFilter", .noirFilter),
    ("chromeFilter", .chromeFilter),
    ("instantFilter", .instantFilter),
    ("tonalFilter", .tonalFilter),
    ("transferFilter", .transferFilter),
    ("monoFilter", .monoFilter),
    ("fadeFilter", .fadeFilter),
    ("processFilter", .processFilter),
    ("portraitPhoto", .portraitPhoto),
    ("livePhoto", .livePhoto),
    ("loopPhoto", .loopPhoto),
    ("bouncePhoto", .bouncePhoto),
    ("longExposurePhoto", .longExposurePhoto),
  ]
}
