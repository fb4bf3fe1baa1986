// IntentDialogue
