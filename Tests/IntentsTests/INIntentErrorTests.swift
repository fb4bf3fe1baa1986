import Testing

@testable import ExtensionHabits
@testable import Intents

@Suite struct INIntentErrorTests {
  @Test func anErrorHasItsCodeAndItsDomain() {
    let error = INIntentError(.requestTimedOut)
    #expect(error.errorCode == 3001)
    #expect((error as NSError).domain == INIntentErrorDomain)
    #expect((error as NSError).code == 3001)
    #expect(AppSide.words(of: error) == "too late")
    #expect(AppSide.words(of: NoSiriKitHost()) == "another")
  }

  @Test func anErrorIsCaughtByItsCode() {
    #expect(AppSide.caught { throw INIntentError(.noAppAvailable) } == "no app")
    #expect(AppSide.caught { throw INIntentError(.permissionDenied) } == "not allowed")
  }
}
