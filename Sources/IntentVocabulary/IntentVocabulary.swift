// IntentVocabulary
