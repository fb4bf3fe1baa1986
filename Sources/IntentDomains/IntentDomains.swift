// IntentDomains
