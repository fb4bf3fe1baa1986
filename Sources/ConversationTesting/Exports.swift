@_exported import ConversationScripts
@_exported import Parley
@_exported import ParleySuggestions
