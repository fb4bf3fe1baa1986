@_exported import ConversationScripts
@_exported import Parley
