// IntentSuggestions
