/// Something that a page describes in terms of Schema.org: its types and properties.
public struct StructuredThing: Sendable, Hashable {
  /// The types without the vocabulary's address: `Restaurant`.
  public var types: [String]
  /// Its address on the web or in the page, by which others refer to it.
  public var identifier: String?
  /// The values of each property, in the order of the page.
  public var properties: [String: [StructuredValue]]

  /// A thing of these types.
  public init(types: [String] = [], identifier: String? = nil, properties: [String: [StructuredValue]] = [:]) {
    self.types = types
    self.identifier = identifier
    self.properties = properties
  }

  /// The first text of a property; where the value is a thing, that thing's name.
  public func text(_ property: String) -> String? {
    for value in properties[property] ?? [] {
      switch value {
      case .text(let text): if !text.isEmpty { return text }
      case .thing(let thing):
        if case .text(let text)? = thing.properties["name"]?.first, !text.isEmpty { return text }
      }
    }
    return nil
  }

  /// The values of a property that are things.
  public func things(_ property: String) -> [StructuredThing] {
    (properties[property] ?? []).compactMap { if case .thing(let thing) = $0 { thing } else { nil } }
  }

  /// Whether one of its types is the given type or a subtype of it: a Restaurant is a Place.
  public func isA(_ type: String) -> Bool { types.contains { SchemaType.isA($0, type) } }

  mutating func add(_ value: StructuredValue, for property: String) {
    let name = SchemaType.shortName(property)
    guard !name.isEmpty, properties.count < 200, (properties[name]?.count ?? 0) < 100 else { return }
    properties[name, default: []].append(value)
  }
}

/// What a property of a thing holds.
public indirect enum StructuredValue: Sendable, Hashable {
  case text(String)
  case thing(StructuredThing)
}

/// The types of Schema.org that describe places, as a tree.
///
/// Source: schema.org, the types under Place, Organization and Event in common use.
public enum SchemaType {
  /// Whether a type is another one or a subtype of it; an unknown type is only itself and a Thing.
  public static func isA(_ type: String, _ ancestor: String) -> Bool {
    let name = shortName(type)
    return name == ancestor || ancestor == "Thing" || ancestors[name]?.contains(ancestor) ?? false
  }

  /// `Restaurant` for `https://schema.org/Restaurant`, `schema:Restaurant` and `Restaurant`.
  static func shortName(_ name: String) -> String {
    let end = name.utf8.lastIndex { $0 == 0x2F || $0 == 0x23 || $0 == 0x3A }
    return end.map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// All supertypes of each type.
  private static let ancestors: [String: Set<String>] = {
    var ancestors: [String: Set<String>] = [:]
    for (parent, children) in tree {
      for child in children.split(separator: " ") { ancestors[String(child), default: []].insert(parent) }
    }
    for _ in 0..<8 {
      for (type, known) in ancestors {
        ancestors[type] = known.reduce(into: known) { $0.formUnion(ancestors[$1] ?? []) }
      }
    }
    return ancestors
  }()

  private static let tree: KeyValuePairs<String, String> = [
    "Thing": "Place Organization Event Person CreativeWork Product Intangible",
    "Place": """
    LocalBusiness CivicStructure Accommodation AdministrativeArea Landform LandmarksOrHistoricalBuildings Residence \
    TouristAttraction TouristDestination
    """,
    "Organization": """
    LocalBusiness Corporation EducationalOrganization GovernmentOrganization NGO PerformingGroup SportsOrganization \
    Airline MedicalOrganization
    """,
    "LocalBusiness": """
    AutomotiveBusiness EmergencyService EntertainmentBusiness FinancialService FoodEstablishment HealthAndBeautyBusiness \
    LegalService Library LodgingBusiness MedicalBusiness ProfessionalService RealEstateAgent ShoppingCenter \
    SportsActivityLocation Store TouristInformationCenter TravelAgency DryCleaningOrLaundry ChildCare
    """,
    "FoodEstablishment":
      "Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery",
    "LodgingBusiness": "BedAndBreakfast Campground Hostel Hotel Motel Resort VacationRental",
    "Store": """
    BookStore ClothingStore ConvenienceStore ElectronicsStore Florist FurnitureStore GroceryStore HardwareStore \
    JewelryStore PetStore ShoeStore SportingGoodsStore ToyStore BikeStore
    """,
    "EntertainmentBusiness": "AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub",
    "CivicStructure": """
    Airport Aquarium Beach BusStation Cemetery Hospital Museum MusicVenue Park ParkingFacility PerformingArtsTheater \
    PlaceOfWorship Playground PoliceStation SubwayStation TrainStation Zoo EventVenue GovernmentBuilding
    """,
    "SportsActivityLocation":
      "BowlingAlley ExerciseGym GolfCourse HealthClub PublicSwimmingPool SkiResort StadiumOrArena",
    "HealthAndBeautyBusiness": "BeautySalon DaySpa HairSalon NailSalon TattooParlor",
    "MedicalBusiness": "Dentist MedicalClinic Optician Pharmacy Physician",
    "FinancialService": "AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency",
    "AutomotiveBusiness": "AutoDealer AutoRental AutoRepair GasStation MotorcycleDealer",
    "EducationalOrganization": "CollegeOrUniversity ElementarySchool HighSchool Preschool School",
    "Accommodation": "Apartment House Room Suite",
    "Event": """
    BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent LiteraryEvent \
    MusicEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent
    """,
    "StructuredValue": "ContactPoint GeoCoordinates",
    "ContactPoint": "PostalAddress",
    "Intangible": "StructuredValue",
  ]
}
