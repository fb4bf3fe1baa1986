// IntentUnderstanding
