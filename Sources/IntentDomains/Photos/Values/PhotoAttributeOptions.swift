import IntentModel

/// What a photo is, how it was taken and what was done to it.
///
/// Source: `INPhotoAttributeOptions`, iOS 10 and 12.
///
/// The included and the excluded attributes of a search are independent; an empty set asks for nothing.
public struct PhotoAttributeOptions: SymbolicOptions {
  /// The members as bits, at SiriKit's places.
  public let rawValue: UInt
  /// The set of the members whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A still picture, as opposed to a video.
  public static let photo = PhotoAttributeOptions(rawValue: 1 << 0)
  /// A moving picture with sound, as opposed to a photo.
  public static let video = PhotoAttributeOptions(rawValue: 1 << 1)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An animated picture file that plays again and again.
  public static let GIF = PhotoAttributeOptions(rawValue: 1 << 2)
  /// Taken with the flash fired.
  public static let flash = PhotoAttributeOptions(rawValue: 1 << 3)
  /// Wider than high.
  public static let landscapeOrientation = PhotoAttributeOptions(rawValue: 1 << 4)
  /// Higher than wide; a portrait of a person is `portraitPhoto`.
  public static let portraitOrientation = PhotoAttributeOptions(rawValue: 1 << 5)
  /// Marked as a favorite by the user.
  public static let favorite = PhotoAttributeOptions(rawValue: 1 << 6)
  /// A picture that the user took of themselves.
  public static let selfie = PhotoAttributeOptions(rawValue: 1 << 7)
  /// Taken with the camera on the side of the screen, whoever is in the picture.
  public static let frontFacingCamera = PhotoAttributeOptions(rawValue: 1 << 8)
  /// A copy of what the screen showed.
  public static let screenshot = PhotoAttributeOptions(rawValue: 1 << 9)
  /// One of several taken in quick succession.
  public static let burstPhoto = PhotoAttributeOptions(rawValue: 1 << 10)
  /// Put together from several exposures, for bright and dark parts at once.
  public static let hdrPhoto = PhotoAttributeOptions(rawValue: 1 << 11)
  /// As wide as high.
  public static let squarePhoto = PhotoAttributeOptions(rawValue: 1 << 12)
  /// A wide view put together while the camera turned.
  public static let panoramaPhoto = PhotoAttributeOptions(rawValue: 1 << 13)
  /// A video that plays faster than it was taken.
  public static let timeLapseVideo = PhotoAttributeOptions(rawValue: 1 << 14)
  /// A video that plays slower than it was taken.
  public static let slowMotionVideo = PhotoAttributeOptions(rawValue: 1 << 15)
  /// Made black and white with strong contrast.
  public static let noirFilter = PhotoAttributeOptions(rawValue: 1 << 16)
  /// Made with strong, bright colors.
  public static let chromeFilter = PhotoAttributeOptions(rawValue: 1 << 17)
  /// Made to look like a faded instant photo.
  public static let instantFilter = PhotoAttributeOptions(rawValue: 1 << 18)
  /// Made black and white with its contrast kept.
  public static let tonalFilter = PhotoAttributeOptions(rawValue: 1 << 19)
  /// Made with warm, aged colors.
  public static let transferFilter = PhotoAttributeOptions(rawValue: 1 << 20)
  /// Made black and white with little contrast.
  public static let monoFilter = PhotoAttributeOptions(rawValue: 1 << 21)
  /// Made with weak colors.
  public static let fadeFilter = PhotoAttributeOptions(rawValue: 1 << 22)
  /// Made with cool colors, as if developed in the wrong bath.
  public static let processFilter = PhotoAttributeOptions(rawValue: 1 << 23)
  /// Taken with the background blurred.
  public static let portraitPhoto = PhotoAttributeOptions(rawValue: 1 << 24)
  /// A photo that keeps a moment of movement and sound around it.
  public static let livePhoto = PhotoAttributeOptions(rawValue: 1 << 25)
  /// A live photo that plays again and again.
  public static let loopPhoto = PhotoAttributeOptions(rawValue: 1 << 26)
  /// A live photo that plays forwards and then backwards.
  public static let bouncePhoto = PhotoAttributeOptions(rawValue: 1 << 27)
  /// A live photo whose movement is blurred into one picture.
  public static let longExposurePhoto = PhotoAttributeOptions(rawValue: 1 << 28)

  /// The members by the names that scripts write and languages have words for.
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
