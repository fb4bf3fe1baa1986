extension English {
  /// Calling, answering, hanging up, and the calls that were.
  static let calls = """
    @call = speed dial | skype | call | calling | phone | phoning | ring | ringing | dial | dialing | phone up | call up | ring up | buzz
      | give a call to | telephone | get on the phone with | get on the line with | get a hold of | get hold of | get ahold of
      | get through to | get in touch with | get in contact with | touch base with
    @reach/0.7 = (give | get) me a line to | get me through to | contact | reach | reach out to | connect me to | connect me with | connect to | put me through to | patch me through to | put a call through to | hook me up with | link me to | hit up | put me in touch with
    @speak/0.8 = speak to | speak with | talk to | talk with | have a word with | chat with
    @make/0.4 = making | make | connect | place | start | initiate | begin | set up | get | create | open | do | have | get started
      | start up | put in | schedule
    @callNoun = [a | the | an | another | my] [new | quick | group | conference | phone | telephone | voip | internet | emergency]
      [phone] (call | phonecall | conversation by phone) | (a | another) [quick] (ring | buzz | bell)
    symbol audioCall = facetime audio | audio | voice | audio call | voice call | audio chat | voice chat | audio only
    symbol videoCall = video | videocall | video call | video chat | facetime | face time | video conference | videochat
      | video conferencing call | video conferencing | facetime call | facetime video
    @callWord/0.2 = call | calls | chat | conversation | conference
    @withWhom/0.1 = to | with | for | and
    $capability = {callCapability=audioCall|videoCall}
    @byPhone/0.3 = (by | over the | on the | via) (phone | telephone) | on (his | her | their) phone
    $byCapability = @byPhone | @by [a] {callCapability=audioCall|videoCall} [@callWord]
    @by/0.1 = by | via | on | over | through | using | with
    $party = {contacts} | [the | my | our] @group {contacts} | [the | my | our] {contacts} @group
    @group/0.3 = group | thread | team | chat group
    $route = @onRoute {audioRoute=speakerphoneAudioRoute|bluetoothAudioRoute}
    @onRoute/0.1 = on | and (put | switch) (it | him | her | them | me) [to | on] | put it on | over | through | using | via | with | to
    symbol speakerphoneAudioRoute = [the | my] (speaker | speakerphone | speaker phone | loudspeaker | hands free | handsfree)
    symbol bluetoothAudioRoute = [the | my] (bluetooth | headset | headphones | airpods | bluetooth headset | car bluetooth)

    intent StartCall
    @call
    ~0.1 (@call | @reach) {contacts=business}
    symbol business/0.2 = (the | my | our | that | this | a | an) [nearest | closest | local] (restaurant | hotel | insurance [company]
      | rental company | radio station)
    ~0.1 @call $party @concerning {*}
    @concerning/0 = about | regarding | concerning | to (ask | tell | see | find out | check | say | let | confirm)
    @call $party [$byCapability] [$route]
    @call @to $party
    # Where somebody is found, or when: “the pharmacy on Main Street”.
    (@call | @reach) $party @atPlace {*}
    @atPlace/0.05 = at | on | in the | at the | of the | near
    @call $party {callCapability=audioCall|videoCall}
    @call @callNumber
    ~0.1 @call @callNumber {contacts}
    ~0.1 @callNoun [@withWhom] $party
    @callNumber/0.3 = (a | an | the | someone's | this | that) [international | phone] number | someone | somebody
      | one of my contacts | a contact | a group | contact | a friend
    @reach $party [$byCapability]
    ~0.1 @speak $party
    ~0.1 @speak {contacts=business}
    @make @callNoun
    @make @callNoun @withWhom $party [$byCapability] [$route]
    @make @callNoun @withWhom @callNumber
    @make @callNoun @started @withWhom $party
    @putIn @callNoun @inTo @withWhom $party
    @putIn/0.4 = put
    @inTo/0.3 = in | through
    @callNoun @be @made @withWhom $party
    @started/0.1 = started | going | set up
    @be/0.1 = be
    @made/0.5 = made | placed | started
    @make [a | an] $capability [@callWord] @withWhom $party [$route]
    @make [a | an] $capability [@callWord]
    @make $capability @with $party
    @with/0.1 = with | to
    {callCapability=videoCall} [@callWord] [@withWhom] $party [$route]
    {callCapability=audioCall} @callNoun $party
    ~0.3 @audioVerb $party => callCapability=audioCall
    @audioVerb/1.3 = facetime audio | voice call | audio call
    ~0.2 {callCapability=audioCall} @callWord [@withWhom] $party
    (@give | @get) $party @callNoun
    (@give | @get) $party $capability [@callWord]
    @give/0.3 = give
    @get/0.45 = get | gimme | give me
    (@get | @put) $party @onPhone
    @put/0.2 = put
    (@get | @put) @me $party @onPhone
    (@get | @put) @me @onPhone @with $party
    @me/0 = me | us
    @onPhone = on the phone | on the line | on the horn | on the telephone
    ~0.2 @pickUpPhone @with $party
    @pickUpPhone = hop on a call | jump on a call | get on a call | hop on the phone
    @callAnd {contacts} @addToo {contacts} @toCall
    @callAnd = call | phone | ring | dial
    @addToo/0.3 = and add | and bring in | and include | and conference in
    @toCall/0.3 = to the call | in | to it

    @callBack = call back | ring back | phone back | return the call of | return the call from | return a call from | dial back
    @call {contacts} @backWord => destinationType=callBack
    @callBack {contacts} => destinationType=callBack
    @callBack => destinationType=callBack
    @return {contacts} @possessive @theirCall => destinationType=callBack
    @theirCall/0.6 = [last | missed | latest] (call | phone call)
    (@callBack | @return | @call) @lastCall [@fromWho {contacts}] => destinationType=callBack
    @return = return | get back to
    @backWord/0.6 = back
    @call @backWord @lastCall => destinationType=callBack
    @call @whoCalled => destinationType=callBack
    @lastCall/0.8 = [my | the | that | a] [last | latest | most recent] [missed | incoming | received] (call | caller | phone call)
      | the last (missed | incoming | received) number | whoever just called | whoever called [me]
    @whoCalled/0.8 = the last (number | person | one) (that | who) called [me] | whoever called [me] [last]
      | the (number | person) that [just] called [me] | back whoever called
    @redial = redial | redialing | call again | dial again | re-dial
    @redial [@lastNumber] => destinationType=redial
    @redial {contacts} => destinationType=redial
    @try {contacts} @againWord2 => destinationType=redial
    @try/0.3 = try
    @againWord2/0.7 = again | one more time | once more
    @call @lastNumber [@againWord] => destinationType=redial
    @call @sameAgain => destinationType=redial
    @lastNumber/0.6 = [the | my] last (number | person | one | contact | call) [i] [called | dialed | phoned | made] | the last number
      | the last one | that number again
    @againWord/0 = again
    @sameAgain/0.6 = (that | the same) (number | person) again
    @voicemail = [my | the] (voicemail | voice mail | mailbox | answering machine | voice mailbox)
    (@call | @checkMail | @make) @voicemail => destinationType=voicemail
    @checkMail/0.7 = check | listen to | play | open | go to | access | get
    @call @emergency => destinationType=emergency
    @emergency/1.2 = [an | the] emergency [services | number | service | contact] | 911 | 112 | 999 | nine one one
      | nine eleven | [an | the] (ambulance | fire department | fire brigade | police)
    ~-0.2 @needEmergency => destinationType=emergency
    @needEmergency = i need an ambulance | this is an emergency | emergency call | sos | get an ambulance | get help now

    intent SearchCallHistory past
    @calls = call | calls | phone calls | phone call | caller | callers
    @history = call (history | log | list | record | records) | recent calls | recents | recent call list | phone log | call logs
    symbol missed = missed | unanswered | lost
    symbol received = received | incoming | answered | inbound
    symbol outgoing = outgoing | outbound | dialed | placed | made | made successfully
    symbol latest = last | latest | most recent | recent | newest
    @anyOf/0.05 = [all [of]] [my | the | any | our | those | some | me my | that]
    $type = {callTypes=missed|received|outgoing|latest}
    $medium = {callCapabilities=audioCall|videoCall}
    $record = [@anyOf] [$type]* [$medium] @calls
    @openIt/0.5 = open | give
    @openIt [@anyOf] @history [$filter]
    @listen/0.7 = show | display | list | see | view | check | read | find | search | search for | look up | look for | get
      | pull up | bring up | go through | look at | give me | tell | tell me about | hear | what are | what were | which were
    @forMe/0.05 = me
    $when = [@onDay] {dateCreated}
    @onDay/0.05 = from | of | on | in | since | during
    $filter = $when | @fromWho {recipient}
    @fromWho/0.2 = from | with | to | by | of | that i made to | i made to
    @listen [@forMe] $record [$filter]*
    @howManyC $record [@iHad] [$filter]*
    @howManyC/0.4 = how many | any
    @iHad/0.4 = do i have | have i had | did i have | did i get | did i make | did i miss | have i missed | are there
    @did2 @anybody @callMe [$filter] [@whileAway | @whileI {*}] => callTypes=received
    @did2/0.3 = did | has | have
    @anybody/0.3 = anyone | anybody | someone | somebody
    @has @anybody @calledMe [$filter] [@whileAway | @whileI {*}] => callTypes=received
    @whoLast [$filter] => callTypes=received
    @whatNumber @calledLast [$filter] => callTypes=received
    @whatNumber @didICall [$filter] => callTypes=outgoing
    @whatNumber/0.4 = (what | which) (number | numbers | person) | (what's | what is | what was | who was) the [last | latest] (number | person)
    @calledLast/0.9 = [that | who] called me [last] | just called [me] | tried to call me | rang me [last]
    @howOften/0.5 = how many times | how often | how long
    @haveCome [@anyOf] @calls @comeIn [$filter] => callTypes=received
    @haveCome/0.4 = have | did
    @comeIn/0.7 = come in | come through | came in
    @howLongWas [@anyOf] [$type] [$medium] @calls [$filter]*
    @howLongWas/0.6 = how long (was | were | did)
    @whoLast/1.2 = who was the last (person | one) (to call | who called | that called) me | who last called me | who was the last to call me
    @lastTimeI {recipient} [$filter] => callTypes=outgoing
    @lastTimeI/1.2 = [when was the] last time [that] i (called | phoned | spoke to | spoke with | talked to | rang)
      | when did i last (call | phone | speak to | speak with | talk to | ring)
    @listen [@forMe] [@anyOf] @history [$filter]*
    @listen [@forMe] {dateCreated} [@possessive] [$type] [$medium] @calls
    ~0.2 [@anyOf] {callTypes=missed|received|outgoing} [$medium] @calls [$filter]*
    ~0.2 [@anyOf] @history [$filter]
    @listen [@forMe] [@anyOf] [$medium] @calls @iMissed [$filter] => callTypes=missed
    @what [$medium] @calls @iMissed [$filter] => callTypes=missed
    @what/0.2 = what | which | whose | how many
    @iMissed/0.8 = did i miss | have i missed | i missed | i've missed
    @what [$medium] @calls @iGot [$filter] => callTypes=received
    @listen [@forMe] [@anyOf] [$type] [$medium] @calls @iMade [$filter] => callTypes=outgoing
    @what [$medium] @calls @iMade [$filter] => callTypes=outgoing
    @iGot/0.6 = did i get | did i receive | have i got | i got | i received | have i received
    @iMade/0.6 = did i make | have i made | i made | i placed | did i place | i have made
    @haveI $record [$filter]*
    @haveI/0.4 = do i have | have i got | did i get | did i receive | did i have | have i had | did i miss | are there | were there
    ~-0.2 @missAny [$filter] => callTypes=missed
    @missAny = did i miss (any | a | my | some | the) [phone] (call | calls) | have i missed (any | a) (call | calls)
    [@listen [@forMe]] @who @called [$filter] [@whileAway | @whileI {*}] => callTypes=received
    @whileI/0.3 = (while | when) (i | we) (was | were | am | 'm | had)
    @whileAway/0.2 = (while | when) i (was | 'm | am) (out | away | gone | asleep | sleeping | busy | offline | driving | in a meeting | at work)
    ~0.2 @callsOf $filter [$filter]
    @callsOf/1.0 = calls | phone calls
    ~0.3 {callTypes=latest} @calls @fromWho {recipient}
    @whatWas $record [$filter]
    @whatWas/0.4 = what's | what is | what was | what were | who was
    @who @justCalled => callTypes=received
    @wasThat {recipient} @calling => callTypes=received
    @wasThat/0.5 = (was | is) that
    @calling/0.8 = calling | who called | on the phone
    @who/0.3 = who | who all | who's | who has | who have
    @called/0.9 = called [me] | been calling [me] | calling [me] | [that] (was | calling) on the (phone | line) | has called [me] | phoned [me] | rang [me] | rung [me] | was calling me | called my phone
      | (keeps | is | was | 's been) calling [me] | (tried | trying | was trying | wanted) to (call | reach | contact | ring | phone | get hold of | get a hold of) me | gave me a (call | ring)
    @justCalled/0.9 = just called [me] | was that calling
    @who @didICall [$filter] => callTypes=outgoing
    @didICall/0.9 = did i [last] (call | phone | ring | dial) [last] | have i called
      | [that] i [just | last] (called | dialed | dialled | phoned | rang | talked to | spoke to | spoke with)
    @whenWas $record [$filter] [@madeWord]
    @whenWas/0.4 = when was | what time was | at what time was | when were
    @madeWord/0.2 = made | placed | received
    [@when | @howOften] @didI @callVerb {recipient} [$filter] => callTypes=outgoing
    [@when | @howOften] (@did {recipient} @callMe | @has {recipient} @calledMe) [$filter] => callTypes=received
    @when @did {recipient} @missMy [$medium] @calls => callTypes=outgoing
    @when @didI @missWord [@anyOf] @calls @fromWho {recipient} => callTypes=missed
    @when @didI @get [@anyOf] [$type] [$medium] @calls [$filter] => callTypes=received
    @when @didI @make [@anyOf] [$type] [$medium] @calls [$filter] => callTypes=outgoing
    @didI @missWord [@anyOf] @calls [$filter] => callTypes=missed
    @when/0.3 = when | what time | at what time | how long ago
    @did/0.2 = did
    @has/0.2 = has
    @didI/0.3 = did i | have i
    @callVerb/0.8 = call | phone | ring | dial | last call | speak to | talk to
    @callMe/0.9 = call me | call | phone me | ring me | ring | try to (call | reach | ring | phone) me | give me a (call | ring) | last (call | phone | ring) [me]
    @calledMe/0.9 = been (calling | ringing | phoning) [me] | been trying to (call | reach | ring | phone | contact | get [a] hold of | get through to) me | tried (calling | ringing | phoning | reaching) [me] | called [me] | phoned [me] | rung [me] | tried to (call | reach | ring | phone) me
    @missMy/0.5 = miss my | miss a | miss
    @missWord/0.4 = miss | missed

    intent AnswerCall
    @answer = answer | pick up | take | accept | get | receive
    @theCall/0.8 = [the | this | that | my | an] [incoming | new | phone] (call | phone call | phone)
    @it/0.2 = it | this | that
    @answer @theCall [$route]
    ~0.2 @answerIt [@it] [$route]
    @answerIt = answer | pick up | accept
    ~-0.1 @pickItUp [$route]
    @pickItUp = pick it up | answer it | pick that up | put it on | answer the phone | pick up the phone

    intent HangUpCall
    @hangUp = hang up | hangup | hang it up | hang up on | disconnect
    @endVerb/0.8 = finish | drop | cut | close
    @endIt/0.8 = end | stop | terminate
    @thisCall/0.8 = (the | this | that | my) [phone] call
    @hangUp [@theCall | @phoneWord]
    ~0.2 @hangUp [@on] {app}
    @endVerb @thisCall
    @endIt @theCall
    @phoneWord/0.3 = the phone | now
    @on/0 = on
    ~0.1 @hangUp @whoever
    @whoever/0.2 = on him | on her | on them
    """
}
