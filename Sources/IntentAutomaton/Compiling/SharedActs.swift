import LanguageNotation

/// The phrases of acts that are alike in every language: lists of `replies` in the same order.
///
/// They are added to a language's own section `acts`. Where a language lacks a list, the phrases with it are never
/// said.
package enum SharedActs {
  package static let section = LanguageFile.Section(.acts, line: 1, text: text)

  private static let text = """
    @first/1.2
    @outer/1.2
    @neither/0.5
    @ofThem/0.05
    # What stands before and after a choice says nothing of which one is meant.
    @around/0 = @act_yes | @act_no | @act_hold | @act_send | @control_wait | @control_back
    $before = [@filler | @and | @but | @correction | @around | @opening]*
    $after = [@filler | @tail | @instead | @and | @ofThem]*
    $toOne = [@preposition | @article | @one | @it | @is | @to]*
    $chosen = $toOne ({choice} [@one | @ofThem] | {place} [@one | @ofThem] [{choice}]
      | (@last | @middle) [@one | @ofThem] [{choice}])

    act choose
    $before $chosen $after
    $before $chosen (@and | @comma) [@and] $chosen [(@and | @comma) [@and] $chosen]* $after
    $before $toOne (@first | @last | @outer) [@one] {place} [@one | @ofThem] $after
    $before $toOne (@first | @last | @outer) [@one] @control_both $after
    $before $toOne {place} (@first | @last | @outer) [@one | @ofThem] $after
    $before @negation $chosen [@comma | @but | @correction]* $chosen $after
    $before $chosen [@comma | @but]* @negation $chosen $after
    $before $chosen (@correction | @around) [@comma | @correction | @around]* $chosen $after
    ~0.3 {*} $chosen [@comma] $after
    ~0.3 $before $chosen [@comma] {*}
    # What is asked for only after an earlier request, alone or with its reason behind it.
    $follows = [@filler | @and | @correction | @instead | @act_yes | @act_no | @act_hold]* @after [@filler | @tail]*
    act follow
    $follows
    $follows @comma {*}

    # Among any words: the learned weights say whether all are meant.
    act words
    ~0.8 {*} (@control_all | @control_both) {*}
    # A yes in several pieces: "sounds good, book it".
    $says = @act_yes | @act_send | @after | @agreement
    act words
    [@filler | @and]* $says [@filler | @tail | @and | @comma | @it | @is | @article]* $says
      [@filler | @tail | @and | @comma | $says]*

    # A yes beside words that change nothing and ask for nothing: why, thanks, what one thinks of it.
    act words
    ~0.6 [@filler | @and]* (@act_yes | @act_send) {*}
    ~0.6 {*} (@act_yes | @act_send) [@filler | @tail | @act_yes | @act_send]*

    # What is settled, said again as right.
    $right = @act_yes | @act_send | @agreement
    $link = [@comma | @filler | @and | @it | @is | @around]*
    $said = [@preposition | @article | @it | @is | @to | @filler]* {value}
    act confirm
    $before (@act_yes | @act_send) $link $said [[@and | @comma]* $said]* $link $after
    $before $said [[@and | @comma]* $said]* $link [@tail | @article]* $right $link $after

    # What opens or closes a conversation, whatever else is told.
    $closes = @control_thanks | @control_farewell
    act words
    ~0.9 $before @control_greet {*}
    ~0.9 $before @control_greet [@filler | @tail | @comma | @and]* @control_greet [@filler | @tail | @comma | @control_greet]*
    ~0.9 $before $closes {*}
    ~0.9 {*} $closes [@filler | @tail | @comma | $closes]*

    # What closes a conversation, in several pieces: "thanks, that was all, bye".
    act words
    $before $closes [@filler | @tail | @comma | @and | @but]* $closes [@filler | @tail | @comma | @and | @but | $closes]*

    # What is open is given up, and something else is wished.
    act leave
    $before (@act_cancel | @maybe_cancel | @act_no)
      [@filler | @tail | @comma | @and | @but | @around | @correction | @instead]* {request}
    ~0.3 $before (@act_cancel | @maybe_cancel) {*} @comma {request}

    # A no with thanks refuses, whatever is told of it.
    @decline/2.0
    act refuse
    ~0.2 $before @decline {*}
    # A no before other words refuses, or holds back what is to be otherwise: the learned weights say which.
    ~0.6 $before (@act_no | @act_hold) {*}

    # A value that is said to be unfit, and the one to be taken.
    @unfit/0.5
    $leading = [@preposition | @article | @it | @is | @to | @filler]*
    act correct
    $before $leading {wrong} @unfit [@comma | @but | @and | @change | @it | @to | @is]* $leading {value} $after
    act adjust
    $before [@change | @it | @to | @is | @preposition]* @relative_swap $after

    # A value that is taken back at once: "ten, no, make it twelve".
    $back = @correction | @act_no | @act_hold | @control_wait
    $again = [@comma | @filler | @and | @around | @correction | @change | @it]*
    act answer
    ~0.1 {*} $back $again $leading {value} $after
    ~0.2 {*} $back $again $leading {asked} $after
    ~0.3 {*} $back {*} $leading {value} $after
    ~0.2 {*} $back $again $leading {value} @comma {*}
    ~0.35 {*} $back $again $leading {value} {*}

    act correct
    # A value with the one behind it that is wrong, whatever leads to it.
    ~0.3 {*} $leading {value} [@filler | @tail]* [@comma] (@negation | @insteadOf) {*}
    ~0.3 {*} @negation {*} @comma $leading {value} $after
    # A parameter with its value.
    ~0.3 {*} {parameter} [@filler]* (@is | @change | @to) [@is | @change | @to | @filler]* {text}
    # What a text is to be, in place of what it is.
    @writing/0.5
    $text = [@it | @article | @filler | @is | {parameter} | @to]* {text}
    ~0.2 $before (@change | @writing) $text @insteadOf {*}
    ~0.2 $before [@it | @is | @article]* {text} @comma @negation {*}
    ~-0.2 $before @writing $text
    # The text by its name: "the message is: …".
    @saying/0.5
    ~-0.9 $before [@article | @it]* {parameter} [@filler]* (@is | @saying) [@filler | @comma | @to]* {text}
    ~-0.5 $before @saying @comma {text}
    $before (@writing | @change | @addition) {text} (@preposition | @to | @as) [@article] {parameter} $after

    # What is named, or told by less or more, is to be otherwise: the learned weights say whether that is meant.
    act change
    ~0.8 [{*}] {parameter} [{*}]
    ~0.6 [{*}] (@relative_more | @relative_less) [{*}]

    act others
    $before @negation $chosen [(@and [@negation] | [@comma] @negation) $chosen]* $after
    $before @neither $chosen @neither $chosen $after
    $before $chosen [[@and] $chosen]* @negation $after
    """
}
