# Complains about words of a language in Swift: awk -f .ci/words.awk Languages/*/*.txt Sources/*.swift
#
# The words are those of the closed classes in the languages' own texts. A literal of nothing but words that English does
# not have is one; so is a line with three literals that are such words in any language: it is a list of them. A single
# English word is left alone, because the keys of the notations are English.

# The engine's formats: none of these is matched with what a user says.
function isAllowed(file, line) {
  # What old projects call the folders of languages, and country codes that are taken for languages.
  if (file ~ /IntentVocabulary\/(AssistantApp|LanguageChecks)\.swift$/ && line ~ /"(English|Dutch|se|gb)": |development = "en"/) return 1
  # The top level of internet domains.
  if (file ~ /HandleReader\+Spoken\.swift$/ && line ~ /"com", "org"/) return 1
  # Keys of the notations, names of built-in classes and of elements of pages.
  return line ~ /words\.number\("|case "part": |name: "service"|"rsquo": |"ecirc": /
}

function base(file) { sub(/.*Languages\//, "", file); sub(/\/.*/, "", file); return file }

FILENAME ~ /\.txt$/ {
  sub(/#.*/, "")
  if (match($0, /^(function|preposition|particle|speaker|question|polite|filler|opening|lead|summons|pleasantry|frequent|article)[ ]*=[ ]*/)) {
    inList = 1
    $0 = substr($0, RLENGTH + 1)
  } else if ($0 !~ /^[ |]/) inList = 0
  if (!inList) next
  gsub(/[][|()*]/, " ")
  count = split($0, found, " ")
  for (i = 1; i <= count; i++) if (length(found[i]) >= 2) {
    known[found[i]] = 1
    if (base(FILENAME) == "en") english[found[i]] = 1
  }
  next
}

/^ *\/\// { next }

{
  rest = $0
  words = 0
  complaint = ""
  while (match(rest, /"[^"\\]+"/)) {
    literal = substr(rest, RSTART + 1, RLENGTH - 2)
    rest = substr(rest, RSTART + RLENGTH)
    if (literal in known) words++
    count = split(literal, found, " ")
    foreign = count > 0
    for (i = 1; i <= count; i++) if (!(found[i] in known) || found[i] in english) foreign = 0
    if (foreign) complaint = literal
  }
  if ((complaint != "" || words >= 3) && !isAllowed(FILENAME, $0)) print FILENAME ":" FNR ": words of a language: " $0
}
