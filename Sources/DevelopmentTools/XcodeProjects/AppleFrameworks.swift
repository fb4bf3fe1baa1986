/// The frameworks of Apple's systems: an import of one is never a folder of the project.
enum AppleFrameworks {
  /// The modules by their names; those that come with the toolchain or with `Intents` here are not among them.
  static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport \
    AddressBook AddressBookUI AlarmKit AppClip AppIntents AppKit AppTrackingTransparency AppleArchive ApplicationServices \
    AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets \
    BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts CloudKit ClassKit ClockKit Cocoa Combine \
    CommonCrypto Compression ContactsUI ContactProvider CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData \
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC \
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin \
    DataDetection DeviceActivity DeviceCheck DeviceDiscoveryUI EventKit EventKitUI ExposureNotification ExtensionKit \
    ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FoundationModels GLKit GSS GameController \
    GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO \
    ImagePlayground InputMethodKit IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation \
    LiveCommunicationKit LocalAuthentication MLCompute ManagedSettings MapKit MediaAccessibility MediaPlayer \
    MediaToolbox MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices \
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit \
    NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PHASE PassKit PencilKit Photos PhotosUI ProximityReader \
    PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices SceneKit \
    ScreenTime Security SensorKit SensitiveContentAnalysis SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit \
    StoreKit SwiftData SwiftUI Symbols SystemConfiguration TVMLKit TVServices TVUIKit ThreadNetwork TipKit Translation \
    Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision \
    VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit XCTest os simd zlib
    """.split(separator: " ").map(String.init))

  /// What comes with the toolchain or with `Intents`.
  static let here: Set = [
    "Intents", "Foundation", "FoundationNetworking", "CoreLocation", "Contacts", "Dispatch", "Swift", "Synchronization",
    "Glibc",
  ]
}
