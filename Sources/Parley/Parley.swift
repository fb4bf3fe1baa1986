@_exported import IntentDialogue
@_exported import IntentDomains
@_exported import IntentHistory
@_exported import IntentLanguages
@_exported import IntentModel
@_exported import IntentUnderstanding
@_exported import IntentVocabulary
