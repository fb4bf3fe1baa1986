// ConversationScripts
