// placeholder, replaced by the vocabulary
