/// What a text field is for.
///
/// Source: `UITextContentType`, iOS 10.
public enum TextContentType: String, Sendable, Hashable, Codable, CaseIterable {
  case name, givenName, familyName
  case location, fullStreetAddress, addressCityAndState
  case telephoneNumber, emailAddress
}
