import Foundation
import IntentDomains
import IntentModel

/// Who drives.
///
/// Source: `INRideDriver`, iOS 10.
public final class INRideDriver: INPerson, @unchecked Sendable {
  /// How others rated the driver, as the app writes it.
  public private(set) var rating: String?
  /// The number at which the driver can be called; `nil` where the app does not give it.
  public private(set) var phoneNumber: String?

  convenience init(_ driver: RideStatus.Driver) {
    self.init(holding: driver.person)
    rating = driver.rating
    phoneNumber = driver.phoneNumber
  }

  /// Parley's driver of the same content.
  var driver: RideStatus.Driver { RideStatus.Driver(held, rating: rating, phoneNumber: phoneNumber) }

  /// A driver whom the user can call at the number.
  public convenience init(
    phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber), nameComponents: nameComponents,
      displayName: displayName, image: image, rating: rating, phoneNumber: phoneNumber)
  }

  /// A driver with an address and, where the app gives one, a number.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    rating: String?, phoneNumber: String?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: nil, customIdentifier: nil)
    self.rating = rating
    self.phoneNumber = phoneNumber
  }

  /// The form of iOS 10, with the name as shown.
  public convenience init(
    handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: displayName,
      image: image, rating: rating, phoneNumber: phoneNumber)
  }

  /// The form of iOS 10, with the parts of the name.
  public convenience init(
    handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents, displayName: nil,
      image: image, rating: rating, phoneNumber: phoneNumber)
  }

  public override func copy(with zone: NSZone? = nil) -> Any { INRideDriver(driver) }
  public override func isEqual(_ object: Any?) -> Bool { (object as? INRideDriver)?.driver == driver }
  public override var hash: Int { driver.hashValue }
}
