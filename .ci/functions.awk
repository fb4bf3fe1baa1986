# Prints the functions of Swift files that are longer than `ceiling` lines, body and signature together.
# It relies on the formatter: a body ends with a brace that is indented as its declaration is.
function ends(indent) { return $0 ~ ("^" indent "}") }
FNR == 1 { inside = 0; pending = 0; text = 0 }
/"""/ { n = gsub(/"""/, "&"); if (n % 2) text = !text }
inside && !text && ends(indent) {
  if (FNR - start + 1 > ceiling)
    printf "%s:%d: a function of %d lines; the ceiling is %d\n", FILENAME, start, FNR - start + 1, ceiling
  inside = 0
  next
}
inside || text { next }
pending && $0 ~ ("^" indent "[{)]") { pending = 0; if ($0 ~ /\{$/) inside = 1; next }
pending && $0 !~ ("^" indent " ") { pending = 0 }
/^ *((@[A-Za-z]+(\([^)]*\))? |public |package |private |fileprivate |internal |static |mutating |nonisolated |override |final |convenience |isolated |borrowing |consuming )*)(func |init[?]?[(<]|subscript[(<])/ {
  match($0, /^ */); indent = substr($0, 1, RLENGTH); start = FNR
  if ($0 ~ /\{$/) inside = 1
  else if ($0 !~ /[{}]/) pending = 1
}
