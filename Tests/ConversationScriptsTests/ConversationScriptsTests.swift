import Testing
@testable import ConversationScripts
