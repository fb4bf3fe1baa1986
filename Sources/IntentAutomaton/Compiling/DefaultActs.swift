import LanguageNotation

/// The phrases of acts for a language that has none of its own: made of the lists of `replies` and of slots.
///
/// A language with a different word order has a section `acts`, which is used instead.
package enum DefaultActs {
  package static let section = LanguageFile.Section(.acts, line: 1, text: text)

  private static let text = """
    @act/1.05
    @maybe/1.0
    @control/1.05
    @control_resume/1.7
    @control_back/1.8
    @control_restart/1.8
    @ask/2.4
    @after/1.2
    @correction/0.5
    @change/0.5
    @negation/0.5
    @insteadOf/0.6
    @instead/0.3
    @removal/0.7
    @addition/0.6
    @same/0.8
    @too/0.6
    @relative/1.2
    @parameter/0.6
    @slotCue/0.5
    @last/1.2
    @middle/1.2
    @alternativePlan/0.4
    @refusalReason/0.7
    @therefore/0.4
    @naming/0.5
    @preposition/0.05
    @but/0.1
    @filler/0.02
    @tail/0.02

    @no/0 = @act_no | @act_hold
    @yes/0 = @act_yes | @act_send
    @hesitating/0 = @control_wait | @control_back
    $open = [@filler | @and | @but | @correction | @no | @hesitating]*
    $agree = [@filler | @and | @yes]*
    $close = [@filler | @tail | @instead | @and]*
    $values = {value} [(@filler | @and | @preposition) [@filler | @and | @preposition | @article]* {value}]*
    $lead = [@preposition | @article | @it | @is | @to | @filler]*
    $art = [@preposition | @article | @one | @it | @is]*
    $picked = $art ({choice} [@one] | {place} [@one] [{choice}] | (@last | @middle) [@one] [{choice}])

    act words
    $agree (@act_yes | @act_send) $close
    $open (@act_no | @act_hold | @act_cancel) $close
    $open @act_cancel [@filler | @no | @tail]*
    [@filler | @no | @yes]* (@act_help | @act_repeat) $close
    $open @maybe $close
    $open @control $close
    [@filler | @and | @but | @no | @yes]* @ask $close
    ~1.85 [@filler | @and | @but | @no | @yes]* @ask {*}
    [$agree] @after $close
    $agree @yes @act_cancel $close
    ~0.4 $open @act_cancel {*}

    act refuse
    ~0.2 $open @act_no @alternativePlan {*}
    ~0.2 $open @act_no @refusalReason {*}
    ~0.2 $open @act_no {*} @refusalReason [{*}]

    act answer
    $open $lead $values $close
    $open {rest}
    $open [@preposition | @naming]* {asked} $close
    {*} {value} $close
    $open {value} {*}
    {*} {value} {*}
    {*} @therefore [@change] {value} $close
    ~0.2 {*} @naming {asked} $close
    {*} @preposition {asked} $close
    ~0.2 [{*}] {asked} {*}
    $open $lead {parameter} @is $lead ({asked} | $values) $close

    act correct
    $open (@correction | @act_no) $lead $values $close
    $open @correction {rest}
    $open @act_no {rest}
    $open (@correction | @change [@it] [@to]) $lead {asked} $close
    $open @change [@it] [@to] $lead $values $close
    $open @change [@it] [@to] {rest}
    $open @change [@article] {parameter} [@to | @is]* $lead $values $close
    ~0.1 $open @change [@article] {parameter} (@to | @is) {text}
    $open @change {text} @to [@article] {parameter} $close
    $open [@article] {parameter} @is $lead $values $close
    $open $lead $values @insteadOf {wrong} $close
    ~0.1 $open @insteadOf [@article] {wrong} {*} $values $close
    $open @negation $lead {wrong} [@but | @correction] $lead $values $close
    $open $lead $values @negation $lead {wrong} $close
    $open @negation $lead {wrong} $close
    $open @negation {*} @comma $lead $values $close
    ~0.2 $open $lead ({asked} | $values) @comma @negation {*}

    ~0.3 $open @insteadOf {*} @preposition {asked} $close

    $open (@correction | @no | @hesitating) @contentIntro {text}
    ~0.1 $open @contentIntro {text}

    act unspecifiedChange
    ~0.5 $open @correction {*}
    ~0.5 $open @change {*}
    ~0.6 $open (@act_no | @act_hold) {*}

    act change
    $open @change [@article] {parameter} $close
    act remove
    $open @removal [@article] {parameter} $close

    act add
    $open @addition $lead $values [@too] $close
    $open @addition [@article] {parameter} [@contentIntro] {text}
    ~0.2 $open @addition {text}
    $open $lead $values @too $close
    act also
    $open @same [@preposition] $values $close
    act adjust
    $open [@change] [@it] (@relative_double | @relative_half) $close
    $open [@change] [@it] {amount} (@relative_more | @relative_less) $close
    $open [@change] [@it] (@relative_more | @relative_less) {amount} $close

    act choose
    $open $picked [(@and | @comma) [@and] $picked]* $close
    ~0.3 {*} $picked [@comma] $close
    ~0.3 $open $picked [@comma] {*}
    act others
    $open @negation $picked [@and $picked]* $close

    act resume
    $open @control_resume [@article] {*} $close

    act request
    $open {request}

    $around = [@agreementFiller | @filler | @and | @article | @it | @is | @one | @parameter | @yes]*
    act words
    $agree (@act_yes | @act_send) $around (@agreement | @tail | @vocative) [$around (@agreement | @tail | @vocative)]
      $around

    act answer
    $open @slotCue {asked} $close
    $open @slotCue {asked} [@and | @comma]* @slotCue {asked} $close
    act words
    ~0.3 {*} @comma (@act_help | @act_repeat) $close
    act choose
    $open $picked [@comma | @and | @but]* [@change] [@it] [@to] $lead $values $close
    act then
    $agree (@act_yes | @act_send) $close {request}
    act correct
    $open [@preposition | @to]* ({asked} | $values) @comma @negation {*}
    $open @change $lead {parameter} [@to | @is]* $lead {asked} $close
    ~0.1 [@filler | @and | @but | @yes | @no]* [@change] [@it | @to]* $lead $values [{*}] [@comma] [@it | @is]*
      @purpose {text}
    act unspecifiedChange
    ~1.7 $open @control_back {*}
    """
}
