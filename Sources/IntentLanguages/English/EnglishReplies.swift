/// How questions are answered in English; the notation is that of the understanding's reply words.
extension English {
  static let replies = [replyActs, replyMarkers, replyParameters]

  private static let replyActs = """
    act yes = yes | yeah | yep | yup | ya | yea | yes please | sure | sure thing | of course | certainly | absolutely
      | definitely | correct | right | exactly | indeed | affirmative | ok | okay | k | alright | all right
      | perfect | lovely | wonderful | fantastic | excellent | terrific | awesome | cool | brilliant | splendid | super
      | fine | good | great | nice | very (good|well|nice) | all good | all (correct|right) | just right | spot on
      | good to go
    act yes = [that|it|this|that all|it all|all] (sounds|looks|seems) [all|just|pretty|very] (good|great|fine)
    act yes = [that|it|this|that all|it all|all] (sounds|looks|seems) [all|just|about] (right|correct|perfect|lovely)
    act yes = [that|it|this|that all|it all|all] (sounds|looks|seems) (nice|wonderful|fantastic|excellent|okay|reasonable)
    act yes = (that's|that is|thats|it's|it is|this is) [all|just|absolutely] (right|correct|fine|good|great|perfect)
      | (that's|that is|thats|it's|it is|this is) (ok|okay|alright|nice|cool|lovely|wonderful|fantastic|excellent)
      | (that's|that is|thats|it's|it is|this is) (him|her|them|it|the one|what i want|what i meant|what i need)
    act yes = (that|it|this) (works|work|will work|would work|suits|will do|will be fine|would be great|would be perfect)
      | works for me | suits me [well|fine|perfectly]
      | (that|it|this) suits me [well|fine|perfectly] | (i'm|i am) (fine|good|happy|ok|okay) with (that|this|it)
      | (that|this) one | yes (i do|it is|he is|she is|that's (him|her|it|right)) | you got it | you bet | why not
      | [yes] (you're|you are|that's what i am) right | for sure | i do | i think so | i guess so | i guess
      | uh huh | mhm | mm hmm | please do | do so | by all means | i (accept|approve|agree|confirm)
      | confirm | confirmed | agreed | totally | that's the one | true
      | [that|it] sounds like a plan | (that'll|it'll|this'll) do [nicely] | (everything|all) is (right|correct|fine|good)
      | [all] (the|those|these|my) details (are|look) [all] (right|correct|fine|good)
      | no problem | no worries | [i have] no objections | no objection | let's do it | lets do it | be my guest
    tail = (to|for|with|by) (me|us) | here | so much | very much | a lot | already
      | do [so|that] | to (proceed|continue|go ahead|send|send it|book|book it|pay|pay it|do it|go)
    act no = no | nobody | no one | no body | nope | nah | na | no thanks | no thank you | no way | not really
      | not at all | negative | wrong
      | incorrect
      | (that's|that is|thats|it's|it is) (wrong|not right|not correct|incorrect|not it|not him|not her|not the one)
      | not (him|her|them|that|it|that one|this one|the one|right|correct|quite|now|yet|today|really)
      | no not (him|her|that one|that|them) | i don't think so | i do not think so | no i don't | no it's not
      | no it isn't
      | no that's (wrong|not right|not it|not him|not her) | it isn't | it's not | it is not | absolutely not
      | definitely not | of course not | certainly not | never | none | none of (them|these|those|the above) | neither
      | neither of (them|these|those) | none of those work | someone else | somebody else | something else
      | another one | a different one | no one of them | don't | do not | i'd rather not | rather not
      | no way jose | false
    act cancel = cancel | cancel (it|that|this|please|everything|all) | please cancel
      | cancel (the|that|this|my) (message|text|call|request|ride|order|payment|transfer|workout|search|whole thing)
      | never mind | nevermind | nvm | never mind that | (oh|ah|no) never mind | forget it | forget [about] it
      | forget (that|this) | forget about (it|that|this) | just forget it | stop | stop it | stop that
      | stop there | quit | exit | abort
      | scratch that | i changed my mind | changed my mind | i've changed my mind
      | (don't|do not) (bother|worry about it|worry) | not anymore | not any more | i don't want to anymore
      | i don't want (it|that|to) | call it off | dismiss
      | get me out of here
    maybe cancel = end | drop it | leave it | let it go | skip it | go away | shut up | enough | that's enough
      | nothing
      | let's stop | let's not | start over | go back to the start | no need | quit
    act help = what can you (do for me|help with|help me with) | what (are you able to|do you know how to) do | help | help me | i need help | please help | what can i (say|do|ask|answer) | what can you do
      | what should i (say|do|answer) | what do i (say|do) | what are my options | i don't understand
      | i do not understand | how does this work | how do i (answer|do this|do that|reply) | what does that mean
      | what am i supposed to (say|do)
    maybe help = i'm confused | i am confused | i don't get it | can you help me | can you help
      | what does this mean | explain | please explain | what is this | what now | what do you (mean|need|want)
    act repeat = what | what's that | what was that | what did you (say|ask) | what were you saying | pardon
      | pardon me | i'm sorry what
      | come again | repeat | repeat (that|it|please|the question|the options|the list|the choices)
      | [please] (can|could|would) you [please] repeat (that|it|the question|the options) | say (that|it) again
      | say (that|it) [again] (slower|slowly)
      | (can|could|would) you say (that|it) again | tell me again | read (that|it|them) (again|to me again)
      | sorry what
      | what were (the|my) (options|choices) | what are (the|my) (options|choices) [again] | which ones
      | who were they
      | (what|who|which) (was|were) (that|they|those) [again] | i didn't (hear|catch|get) (that|you|it)
      | i did not (hear|catch|get) (that|it)
      | i missed that | didn't catch that | i couldn't hear you | list them again | list them | read it back
      | read it back to me
      | show [me] [the] (options|choices|list) | the options | the choices | what were they
      | (which|what) (options|choices)
    maybe repeat = sorry | excuse me | huh | eh | again | once more | one more time | i missed that | which ones
      | who were they | tell me again
    act send = send | send it | send that | send (the|that|this|my) (message|text)
      | (book|order|request|confirm) (the|my|this|that) (ride|cab|taxi|car)
      | (send|pay|transfer|request) (the|that|this) (money|payment|amount) | go on
      | send (it|that) (now|off|away) | go | [you can|you may|please] go ahead [with (it|that|this)] | go for it
      | do it | do that | make it happen
      | yes (send|send it|go ahead|do it|please send it) | proceed | continue | carry on | ship it | fire away
      | submit | submit it | book it | book that
      | order it | order that | request it | pay it | pay | pay (him|her|them) | transfer it
      | make the (payment|transfer|call|booking) | confirm (it|that|the booking|the ride|the payment)
      | call | call (him|her|them|now) | start | start it | begin | ready | i'm ready | ready to go
      | yes ready | it's ready | let's go | that's all send it | make it
    act hold = (don't|do not|dont) (send|send it|send that|do it|do that|go|go ahead|book it|pay|pay it|order \
      it|call|start|start it)
      | no (don't|do not|dont) | no (don't|do not|dont) (send it|send|do it|do that|book it|pay) | not yet | wait
      | hold on | hang on | hold off | wait a (minute|second|moment)
      | (don't|do not) (send|pay|book) (that|this|the message|anything) | not ready
    """

  private static let replyMarkers = """
    filler = uh | um | er | erm | hmm | hm | ah | oh | well | so | like | you know | please | pls | thanks
      | thank you | okay | ok
      | hey siri | siri | hey | just | i think | i guess | maybe | let's see | let me think | let me see
      | i'd say | i would say | i'm | i am | because | i need [it] | we need [it] | [i'd|i would] prefer | make sure
      | i prefer | i want it | we want | i'd rather | i would rather | (it'll|that'll|it will|that will) be
      | i want | i'd like | i would like | i'll take | i will take | i'll go with | go with | let's go with
      | let's say | make that | give me
      | i'll have | i choose | i pick | choose | pick | select | take | use | try | it should be | it's | its
      | it is | that's | that is | that would be
      | there's | there are | we are | we're | there will be | we'll be | i mean | definitely | probably
      | the answer is | call it | how about | what about | say | about | around
      | the word | would be | will do | for me | then | now | only | [it|that|there] will only be | i only have | i don't mind
      | will be (riding|going|coming|traveling|travelling) | (is|are) (necessary|needed) | would be (best|preferable)
      | but | (is|are|would be|will be|sounds) (fine|ok|okay|alright) [(with|by|for) me]
    lead = say | say that | tell (him|her|them|everyone|everybody|the group) | tell (him|her|them) that | write
      | write that | type | text (him|her|them) | text (him|her|them) that
      | let (him|her|them) know | let (him|her|them) know that | the message is | the text is | message | saying
      | it should say | it says | i want to say | i'd like to say | i want to say that
      | i'd like to tell (him|her|them) | [please] (tell|ask) (him|her|them) that | just say
      | just tell (him|her|them) | please say | please tell (him|her|them) | send | put | to say | that says
      | the following | it says that | ask (him|her|them)
    correction = actually | oh actually | well actually | no actually | actually no | actually i meant
      | actually make it | i meant | i meant to say | no i meant | sorry i meant
      | i mean | no i mean | i said | no i said | no i said | wait | no wait | oh wait | wait actually | wait no
      | correction | sorry | oh sorry | no sorry | scratch that
      | on second thought | on second thoughts | rather | or rather | i changed my mind | no not that | instead
      | better | better yet | no no | oh no | no it's | oops | my mistake | not that
      | let's make it | let's do | no make it | make that | i wanted | i wanted to say
    instead = instead | too | as well | rather | please | thanks | thank you | actually | then | not that one | now
    change = change | set | make | switch | update | correct | edit | modify | replace | turn | please change
      | can you change | could you change | i want to change | i'd like to change
      | i would like to change | let me change | let's change | can i change | could i change | i need to change
      | no change | fix | i want to edit | rewrite | redo | rephrase | can we change | can you make
      | could you make | let's make
      | and (make | change | set) | also (make | change | set) | actually change | actually make | yes but change | yes but make | but change | but make | no make | put
    is = is | are | will be | would be | should be | has to be | must be
    question = is | are | whats | is it | is there | are there | (will|does|do) (it|you|they|i)
      | (can|could|would) (you|i|we|it)
    to = to | into | by | with | so it says | so that it says | to say | to read | to be | and make it | as | say
      | to say that
    it = it | that | this | them
    preposition = to | for | with | from | at | in | on | by | via | through | it's | its | it is | that's | is
      | i'm at | it's to | it's for | towards | as | of
      | (send|sent|paid|pay|goes|going) to | send it to | (it|that|this) (will|should|has to|needs to) (go|be|be sent|be paid) (to|for) | it goes to
      | (this|that) is (to|for) | a | an | the | my | it to | with my | to my
    article = the | a | an | my | his | her | this | that | its | your | these | those
    one = one | ones | seat | seats | ride | rides | ticket | tickets | option | choice | number | no | item | guy | girl | person | contact | entry | line
      | the one | in the list | on the list | please | from the list | of them | of those | called | named | with
    last = last | last one | final | bottom | very last | last option | the last | bottom one
    and = and | & | plus | and also | as well as | and to | also | then
    addition = add | also add | please add | and add | add to it | add that | also say | also tell (him|her|them)
      | also tell (him|her|them) that | append | and also say | also | and say | plus | and also | and to
      | also to | also include | include
    """

  private static let replyParameters = """
    parameter recipients = recipient | recipients | contact | contacts | person | people | addressee | name
      | receiver | who it goes to | who it's to | who
    parameter contacts = contact | contacts | person | people | name | number | who
    parameter senders = sender | senders | person
    parameter content = message | text | content | wording | words | body | message text | text message
      | what it says | message body | what i said
    parameter editedContent = message | text | content | wording | new text
    parameter speakableGroupName = group | group name
    parameter callCapability = kind of call | call type | type of call | type | kind
    parameter audioRoute = route | speaker | audio route
    parameter currencyAmount = amount | sum | price | money | total | payment amount
    parameter transactionAmount = amount | sum | bill amount
    parameter transferAmount = amount | sum
    parameter payee = payee | [the] (payee's|recipient's|receiver's|person's|contact's) name
      | (receiver|recipient|contact) name | contact person | recipient | person | receiver | contact | name | who
    parameter payer = payer | [the] (payer's|person's|contact's|receiver's|recipient's|receiver|recipient) name | receiver | recipient | contact person | person | contact | name | who
    parameter note = note | memo | comment | reason | message
    parameter transactionNote = note | memo | comment
    parameter fromAccount = from account | source account | account | source
    parameter toAccount = to account | destination account | target account | destination
    parameter pickupLocation = pickup location | pick up location | pickup | pick up | pickup place
      | starting point | start | origin | pick up point | pickup point
    parameter dropOffLocation = drop off location | dropoff location | destination | drop off | dropoff | place
      | goal | target | end point
    marker dropOffLocation = [we're|we are|i'm|i am] (going|headed|heading|travelling|traveling|off|on my way) to
      | (take|bring|drive) (me|us) to | drop (me|us) [off] at | [i|we] (need|want|have) to (go|get) to | my destination is
    marker pickupLocation = [come and|come] (pick|get|collect) (me|us) [up] (at|from|in|outside) | leaving from
      | starting (from|at) | [we're|we are|i'm|i am] (waiting|standing) (at|in|outside)
    parameter rideOptionName = choice | preference | ride | ride type | car | kind of ride | ride option | type | option | type of ride
    parameter partySize = party size | cab | taxi | booking | number of people | number of passengers | passengers | people | number
      | party | number of seats | seats
    parameter scheduledPickupTime = pickup time | pick up time | time | date | day | when
    parameter paymentMethod = payment method | card | payment | method of payment
    parameter workoutName = workout | workout name | activity | exercise | name | kind of workout
    parameter goalValue = goal | distance | duration | target | length
    parameter workoutLocationType = location | place
    parameter isOpenEnded = goal
    parameter searchTerms = search | search terms | words | term | terms
    parameter dateTimeRange = date | dates | time | day
    parameter dateCreated = date | dates | time | day
    parameter locationCreated = place | location
    parameter albumName = album | album name
    parameter peopleInPhoto = people | person
    parameter attribute = attribute | mark
    parameter quantity = quantity | number | amount | count

    carrier SendMessage = send a message
    carrier SendMessage = message
    carrier SendMessage recipients = send a message to
    carrier SendMessage speakableGroupName = send a message to
    carrier StartCall = make a call
    carrier StartCall = call
    carrier StartCall contacts = call
    carrier SearchForMessages = find messages
    carrier SearchForMessages senders = find messages from
    carrier SearchForMessages recipients = find messages to
    carrier SearchCallHistory = show my calls
    carrier SearchCallHistory recipient = show my calls with
    carrier SendPayment = send
    carrier SendPayment = send money
    carrier SendPayment payee = send money to
    carrier SendPayment currencyAmount = send
    carrier RequestPayment = request money
    carrier RequestPayment = request
    carrier RequestPayment payer = request money from
    carrier RequestRide = book a ride
    carrier RequestRide dropOffLocation = book a ride to
    carrier RequestRide pickupLocation = book a ride from
    carrier RequestRide scheduledPickupTime = book a ride at
    carrier TransferMoney = transfer money
    carrier TransferMoney = transfer
    carrier TransferMoney fromAccount = transfer money from
    carrier TransferMoney toAccount = transfer money to
    carrier PayBill = pay a bill
    carrier StartWorkout = start a workout
    carrier StartWorkout = start a
    carrier StartWorkout workoutName = start a
    carrier SearchForPhotos = find photos
    carrier SearchForPhotos albumName = find photos in
    carrier SearchForPhotos peopleInPhoto = find photos of
    carrier StartPhotoPlayback = play a slideshow
    """
}
