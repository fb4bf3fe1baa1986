// An extension imports Intents and has all of Foundation, and the places and addresses that requests name.
@_exported import Contacts
@_exported import CoreLocation
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
