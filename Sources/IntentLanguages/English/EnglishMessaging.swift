extension English {
  /// Sending, finding, marking, changing and taking back messages.
  static let messaging = """
    @send = send | sent | pass | pass on | pass along | relay | convey | send over | sends | sending | shoot | drop | fire off | shoot off | send off | send out | forward
    @give/0.4 = give | leave | giving | leaving
    @compose = write | compose | draft | type | type up | type out | start | create | set up | begin | write up
      | make | prepare | dictate
    @article/0 = a | an | the | this | that | my | our | one | another | some | another one
    @messageNoun = [a | an | the | this | that | my | another | one | out a | off a]
      [new | quick | short | little | instant | text | group | brief | private | following | voice | audio]
      (message | messages | text | texts | text message | txt | msg | sms | imessage | dm | direct message)
    @newMessage/2.6 = new (message | text | sms | imessage) (to | for)
    @withoutName/0.1 = someone | somebody | a (friend | contact)
    @textBack/0.6 = back
    @writeOut = text | texting | message | messaging | msg | txt | sms
    @contact/0.6 = contact | reach out to
    @answerWith/0.8 = answer
    @with/0.1 = with | by saying
    @theirMessage/0.3 = [last | latest] (message | text)
    @note/0.6 = (a | the | this) [quick | short | little] (note | word | heads up)
    @text = text | video message | voice message | text message | texting | message | messaging | msg | txt | sms | dm | ping | whatsapp | write to
    @write = write
    @tell/0.8 = tell | inform | notify | alert | advise | let it be known to | tell it to | relay to | convey to | communicate to | warn | remind them | telling | let it be known to
    @ask/0.8 = ask | asking
    @reply = reply | respond | answer back | text back | write back | message back | replying | respond back
    @said/0.5 = saying | say | says | that (goes | says) | which says | that reads | reading | stating | that states | to say
      | and say | and says | asking | and write | and type | and tell | and ask
      | (with | containing) [the | a | this] [following] (message | text | words | content | note)
      | the message | and let (him | her | them) know [that]
      | (and | to) (tell | let | inform | warn | notify) (him | her | them) [know] [that]
      | (telling | informing | letting) (him | her | them) [know] [that]
      | (and | to) ask (him | her | them) [if | whether | to]
      | asking (him | her | them) [if | whether | to] | (and | to) (ask | check | see) (if | whether)
      | to let (him | her | them) know [that] | and remind (him | her | them) [that | to]
    @that/0.4 = that
    @if/0.2 = if | whether | to
    @group/0.5 = group | thread | chat | group chat | group thread | conversation | channel | group text
    $whom = {recipients} | [the | my | our] {speakableGroupName:contactGroupName} @group
      | [the | my | our] {speakableGroupName:contactGroupName!}
      | @theGroup {speakableGroupName:contactGroupName} | @everyone
      | @allOf [the | my | our] {speakableGroupName:contactGroupName} @group
    @theGroup/0.3 = the group | group
    # Who that is, the app has to ask.
    @everyone/0.2 = [the | my | our] (group | group chat | family chat | team) | everyone | everybody | all my (friends | contacts) | the whole (family | group | team)
    @allOf/0.3 = (everyone | everybody | all | the people) (in | on | from)
    $what = [@said | @that | @toDo] {content}
    $words = [@said | @that] {content}
    @toDo/0.2 = to
    @sent/0.5 = sent
    @toBe/0.1 = to be
    @texted = texted | messaged

    intent SendMessage
    @send @messageNoun
    @send @messageNoun @to $whom [$what]
    @send @messageNoun @to $whom @followUp {content}
    @send @messageNoun @said {content}
    @send @messageNoun @said {content} @to $whom
    @send @note @to $whom [$what]
    @send @aReply [@to $whom] [$what]
    @aReply/0.6 = [a | my | the] [quick | short] (reply | response | answer)
    ~0.1 @send @media @to $whom [$what]
    ~0.1 @send $whom @media [$what]
    @media/0.6 = [a | an | the | this | that | my | some | another | these | those] (photo | photos | picture | pictures | pic | pics | image | images
      | video | videos | selfie | gif | meme | thumbs up | heart | hug | kiss | emoji | sticker | voice memo | voice note | audio clip | recording)
    ~0.3 @send @to $whom {content}
    @send [@my2] {content=greeting} @to $whom
    @send $whom [@my2] {content=greeting}
    @my2/0.1 = [all] my | our | a | some
    symbol greeting/0.6 = happy (birthday | anniversary | new year | easter) | merry christmas | congratulations | congrats | condolences | [best | warm | kind] (regards | wishes)
      | love | hugs and kisses | greetings | apologies | good luck | [happy | good] (birthday | luck) wishes
    @record @voiceMessage @for2 $whom [$what]
    @record/0.6 = record | leave | make
    @for2/0.1 = for | to
    @voiceMessage/1.0 = (a | an) (voice | audio | video) (message | note)
    @drop $whom @line [$what]
    @drop = drop
    @line/0.5 = a (line | quick line)
    @drop @line @to $whom [$what]
    @send $whom (@messageNoun | @note) [$what]
    @send $whom (@messageNoun | @note) @followUp {content}
    ~0.2 @send $whom @said {content}
    ~0.4 @send $whom @that {content}
    ~0.2 @send @it @to $whom
    ~0.4 @send @it @to $whom {content}
    ~0.4 @sendThat @it
    @sendThat = send | send out | send off | send over | forward | pass on | pass along | relay
    @send @messageNoun {content}
    (@compose | @give) @messageNoun [@to $whom $what | @to $whom | (@said | @that) {content}]
    @writeDown @messageNoun {content}
    @writeDown = write | compose | draft | type | dictate
    @newMessage $whom [$what]
    (@compose | @give) @note @to $whom [$what]
    (@compose | @give) $whom (@messageNoun | @note) [$what]
    @text $whom
    @text $whom $what
    @text $whom @followUp {content}
    @write $whom $said
    ~0.3 @write {recipients} {content}
    ~0.55 @writeOut {content}
    ~0.1 @text @withoutName
    @text $whom @textBack [$what]
    @contact $whom @byText [$what]
    ~0.3 @answerWith $whom (@with {content} | $said)
    @answerWith {recipients} @possessive @theirMessage [@with {content} | $said]
    @messageNoun @sent @to $whom [$what]
    {recipients} @toBe @texted [$what]
    ~0.1 @text @messageNoun [@to $whom $what | @to $whom | $words]
    ~0.1 @text @said {content} @to $whom
    @tell $whom [@that | @toDo] {content}
    ~-0.3 @tell $whom [@by] [@that] {content} @byText
    ~-0.1 @tell $whom @byText [@that] {content}
    ~0.1 @ask $whom [@if] {content}
    @let $whom @know [@byText] [@that] {content}
    ~0.6 @let $whom @know
    @sayWord {content} @toWhom $whom
    @sayWord/0.6 = say | say a
    @toWhom/0.2 = to
    @wish $whom {content}
    @wish/0.9 = wish
    @wantThem $whom @toKnow [@that] {content}
    @wantThem/0.3 = i want | i need | i'd like | i would like | want
    @toKnow/0.8 = to know
    @makeSure $whom @knows [@that] {content}
    @makeSure/0.4 = make sure [that] | be sure
    @knows/0.8 = knows | is aware | know
    ~0.7 {recipients} @needsToKnow [@that] {content}
    @needsToKnow/1.1 = (needs | need | has | have | ought | should) to (know | be told | be informed)
    @checkWith $whom @if {content}
    ~0.2 @checkWith $whom {content}
    @checkWith/0.9 = check with | find out from | see with | verify with | confirm with
    @hit $whom @upWith [$what]
    @hit/0.5 = hit
    @upWith/0.6 = up with a (text | message) | up and say | up and tell (him | her | them)
    ~0.1 @messageNoun @forWhom $whom [$what]
    @forWhom/0.2 = for
    @reply
    @reply [@to $whom] [with | by] [@messageNoun] [(@said | @that) {content}]
    @reply [@to $whom] (with | by) [@messageNoun] {content}
    @reply @to {recipients} @possessive @theirMessage [@with {content} | $said]
    @reply [@to $whom] @messageNoun [$said]
    ~0.5 @reply {content}
    # Whose letter is answered (“Karen's email”) is no text.
    ~0.45 @reply @to $whom {content}
    $said = [@said | @that] {content}
    ~0.4 {app} $whom $what
    ~0.8 {app} {recipients}
    {app} $whom @messageNoun [$what]
    ~0.3 @send {app} @messageNoun
    ~0.2 @send {app} @to $whom [$what]
    ~0.3 {app} @messageNoun [@to $whom $what | @to $whom | $words]
    ~0.5 @messageNoun @to $whom [$what]
    @getWord @to $whom [$said]
    @it/0.2 = it | that | this | this one | that one | the same | the same thing | the same message | another | another one
    @let/0.5 = let | letting
    @know/0.6 = know
    @by/0.1 = by
    @byText/0.8 = (by | via | in | over | through) (text | message | sms | text message | a text | a message)
    @getWord/1.8 = get (a | the | this | my) (message | text) | get word
    @followUp/0.2 = and

    intent SearchForMessages past
    @read = read | repeat | reading | read out | read aloud | read back | read through | listen to | hear | proceed with reading
      | continue reading | keep reading
    @show/0.7 = (scroll | jump | go back) [up | down | back] to | show | display | find | go over | search | search for | look for | look up | get | pull up | bring up | open | retrieve
      | fetch | showing | finding | checking | check | list | view | see | give | tell | go to | locate | look through | go through | search through | scan | browse
    @me/0.05 = me | to me | for me | us
    @all/0 = all | all of | any | every
    @kindOf/0.1 = [all [of]] [my | the | any | our | those | these | some] [last | latest | most recent | recent | text | previous]
    $attributes = {attributes=unread|read|flagged|played}
    symbol unread = unread | new | unseen | unopened | incoming | unheard
    symbol read = read | old | opened
    symbol flagged = flagged | starred | marked | important | pinned
    symbol unflagged = unflagged | unstarred | not flagged
    symbol played = played | already played
    @messages = message | messages | text | texts | text message | text messages | msgs | sms | dms | chats | inbox
      | voice message | conversation | conversations | direct messages | thread | threads | chat history | whatsapps | voice messages | whatsapp messages
    @lastOf/0.2 = last | latest | most recent | recent | newest | previous | text
    @inMyBox/0.1 = in my (inbox | messages)
    (@what @is | @whats) $things @inMyBox
    $things = [@kindOf] [$attributes] [@lastOf] @messages
    $whose = [@kindOf] {senders} @possessive [$attributes] [@lastOf] @messages
    @howMany $things [@iHave] [$where]*
    @whileAway/0.1 = while i (was | 'm | am) (driving | out | away | gone | asleep | sleeping | busy | offline | in a meeting | at work)
    ~0.1 @howMany $things (@whileAway | @whileI {*})
    @whileI/0.3 = (while | when) (i | we) (was | were | am | 'm | had)
    @howMany/0.4 = how many | any | got any | anything in
    @iHave/0.2 = [that] i (got | received) | do i have | have i (got | gotten | received) | did i receive | are there | did i get | i have | for me | waiting
    ~0.1 @anythingFrom {senders} [$where]
    @anythingFrom/0.9 = [(is | was) there] anything [new] from | any (word | news | reply | answer | response) from | (have i heard | did i hear) [back | anything] from | did i get (a reply | an answer | anything) from
    (@did | @has) {senders} @replied [$where]
    @replied/1.1 = texted [back] | (reply | respond | write back | text back | answer | message back | replied | responded | answered | written back | texted back) [to] [me]
      | (got | get | gotten | come | came) back to me | (been | got | gotten) in touch
    @sayPast/0.9 = write | text | send | message | reply
    # What somebody said was not always written.
    @saySpoken/0.2 = say
    @sayWant/0.4 = say | want | mean | ask [me] [for] | need
    @inLast/0.9 = in (his | her | their | the | that) [last | latest | new] (message | text)
    @wrote/0.8 = (wrote | said | sent | texted | messaged | replied) [me | to me]
    @lastWord/0.2 = last
    @playThem/0.5 = play
    (@did | @has) @anybody (@writeMe | @wroteMe) [@thing] [$where]
    (@did | @has) @anybody @texted2
    @texted2/1.0 = texted | messaged | written | text | message
    @anybody/0.3 = anyone | anybody | someone | somebody
    @from/0.3 = from | between (me | myself | us) and | with | sent by | by | that came from | received from | i got from | i received from
    @sentTo/0.3 = i sent to | sent to | to | that i sent to | i wrote to
    @about/0.5 = about | mentioning | containing | with the word | with the words | regarding | on | that mention | that say
      | that contain | which mention | that mentions | where | in which
    @on/0.05 = on | in | of | during | since | that i got | i got | i received | received | from | that came in | sent
    $where = @from {senders} | @sentTo {recipients} | @about {searchTerms} | [@on] {dateTimeRange}
      | @inGroup [the | my] {speakableGroupNames:contactGroupName} @group | @inGroup {speakableGroupNames:contactGroupName!}
    @inGroup/0.1 = in | from | to
    (@read | @show) [@me] $things [$where]* [@me]
    (@read | @show) [@me] $whose [$where]*
    @search $things @searchFor {searchTerms}
    @search/0.9 = search | search through | look through | go through | scan
    @searchFor/0.5 = for | to find
    ~0.1 (@read | @show) @me @what {senders} @wroteMe [$where]
    (@doI | @areThere) $things [$where]*
    (@doI | @areThere) $things @waiting
    @what [@doesSay] $things @say
    @what @doesSay $whose @say
    (@what @is | @whats) $things [@saySay] [$where]
    (@what @is | @whats) $things [@thatWord] {senders} @wrote [$where]
    @whats/0.3 = whats
    ~0.3 @messagesOf {senders} [$where]
    @messagesOf/1.2 = (messages | texts | text messages) (from | sent by)
    (@read | @show) [@me] $things [@thatWord] {senders} @wrote [$where]
    @thatWord/0.1 = that | which
    @lastThing {senders} @wrote [$where]
    @lastThing/0.6 = [what was | what's | what is] the last thing [that]
    @what @did {senders} [@lastWord] @writeMe [$where]
    ~0.9 @what @did {senders} (@sayPast | @saySpoken) [$where]
    @what @did {senders} @sayWant @inLast [$where]
    ~0.6 (@read | @show | @tellMe) [@me] @what {senders} @wrote [$where]
    @tellMe/0.7 = tell me | let me know
    @what $things @iHave [$where]
    @what [@is] $things @iHave [$where]
    @what $things @iMissed [$where]
    @didMiss $things [$where]
    @didITextLast
    @didITextLast = who did i (last | just) (text | message | write to) | who did i (text | message | write to) last | who was the last (person | one) i (texted | messaged | wrote to)
    @iMissed/0.6 = did i miss | have i missed | i missed
    @didMiss/0.8 = did i miss | have i missed
    @openChat [my | the] @chatWith {senders}
    @openChat/0.5 = open | open up | show | show me | pull up | go to | bring up | get
    @chatWith/0.9 = [text | message] (chat | chats | thread | conversation) with
    @playThem [@me] $things [$where]
    @has {senders} @wroteMe [@thing] [$where]
    @did {senders} [@lastWord] @writeMe [@thing] [$where]
    @did @i @receive [$attributes] (@messages | @messageNoun) [$where]*
    ~0.2 @whatsNew $attributes @messages
    ~0.4 $attributes @messages [$where]
    @wantFind $things
    (@read | @show) [@me] $things @unreadTail => attributes=unread
    @unreadTail/0.6 = [that] i (haven't | have not) [yet] (read | seen | opened) [yet] | [that] i missed
    @whereIs $things @withTerms {searchTerms}
    @whereIs/0.5 = where's | where is | where are
    @withTerms/0.4 = with | about | from
    @thereIs @messageNoun @wantFind
    @when @did {senders} [@lastWord] @writeMe
    @who @wroteMe [@thing] [$where]
    @whoIs @thatText @fromEnd
    @whoIs/0.5 = who (is | was | 's) | who's
    @thatText/0.8 = (that | the | this | my) [last | latest | new] (text | message | text message)
    @fromEnd/0.4 = from
    (@did | @has) {senders} @saidAbout {searchTerms}
    @saidAbout/0.7 = (say | said | write | mention | text) [me] (anything | something) about
    @doI/0.5 = do i have | have i got | (check | see | tell me | know | find out) (if | whether) (i have | i've | i got) [got | gotten | received] | did i get | did i receive | have i received | i have
    @areThere/0.4 = are there | is there
    @waiting/0.1 = waiting | for me | waiting for me
    @what/0.2 = what | whatever | what all | everything | anything
    @doesSay/0.1 = does | do | did
    @say/0.4 = say | says
    @is/0.1 = is | are | 's | was | were
    @saySay/0.1 = about | say
    @did/0.1 = did | does
    @has/0.2 = has | have | (check | see | tell me | let me know | find out) (if | whether)
    @i/0.1 = i
    @receive/0.4 = get | receive
    @writeMe/1.2 = (send | write | text | message | say) me | (say | write) to me | text | message
    @wroteMe/1.2 = (sent | wrote | texted | messaged | written) [to] me | sent me
    @thing/0.1 = (that | the | my) [last | latest | new] (message | text) | anything | something | a message | a text | any messages | any texts | messages
    @whatsNew/0.2 = any | what's | whats | what are the
    @wantFind/0.5 = find | to find | i want to find | i wanna find | looking for
    @thereIs/0.3 = there's | there is
    @when/0.2 = when
    @who/0.3 = who | which (one | ones) of my (friends | contacts) | which of my (friends | contacts) | which (friend | contact | person)
    # Who that is, only the conversation knows.
    (@did | @has) @heShe (@replied | @writeMe | @wroteMe)
    @heShe/0.2 = he | she | they

    intent SetMessageAttribute
    @mark = mark | set | flag as | label
    @them/0.2 = it | them | this | that | these | those | [all [of]] [the | my | this | that | these | those]
      [last | latest | new] (message | messages | text | texts | one | conversation) | all | everything | that one
    @as/0.2 = as
    @mark @as {attribute=read|unread|flagged|played}
    @mark @them [@as] {attribute=read|unread|flagged|unflagged|played}
    @mark @them @from {*} [@as] {attribute=read|unread|flagged|unflagged|played}
    ~0.1 @flag @them => attribute=flagged
    ~0.1 @unflag @them => attribute=unflagged
    @flag = flag | star
    @unflag = unflag | unstar | remove the flag from | remove the flag | take the flag off | take the flag off of

    intent EditMessage
    @edit = edit | change | correct | fix | rewrite | revise | update | modify | alter
    @myMessage/0.8 = [my | the | that | this] [last | latest | previous | sent] (message | text | text message) [[that] i [just] sent]
    @thatOne/0.2 = that | it | this | the last one | that one | my last one | what i sent | what i just sent
    @toThis/0.6 = to | with
    @toSay/1.2 = to say | to read | so it says | so that it says | so it reads | so that it reads | to saying
    @edit @myMessage
    @edit @typo @myMessage
    @typo/0.3 = (the | that | a | my) (typo | mistake | spelling | error | wording) (in | of)
    @edit @myMessage (@toThis | @toSay) {editedContent}
    ~0.4 @edit @thatOne (@toThis | @toSay) {editedContent}
    ~0.4 @edit @lastTo
    @lastTo/0.4 = the message i (sent | just sent) | what i (wrote | just wrote)

    intent UnsendMessages
    @unsend = unsend | take back | recall | undo sending | undo | unsending | retract
    @delete = delete | remove | cancel | erase
    @unsend (@myMessage | @thatOne)
    @delete @myMessage
    @delete @lastTo
    @take @thatOne @backWord
    @take @myMessage @backWord
    @undoSend
    @take/0.4 = take
    @backWord/0.5 = back
    @undoSend = undo send | unsend | undo the send | take that back | take it back
    """
}
