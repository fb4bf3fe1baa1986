extension English {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = eh | hmm | mmm | omg | oh my | gosh | uhm | uhh | umm | alrighty | uh | um | er | erm | ah | oh | hey siri
      | siri | hey | yo | like i said | i mean | you know | let's see
    opening = well | okay | ok | alright | all right | so | hi | hello | howdy | greetings
      | good (morning | afternoon | evening | day) | great | perfect | cool | nice | awesome | good | fine | wonderful
      | excellent | fantastic | terrific | lovely | brilliant | super | right | thanks | thank you [so | very] [much]
      | thanks a lot | yes | yeah | yep | yup | no | nope | nah | hi there | hello there | hey there | sure | sorry | wait
      | oh (wait | no | dear | boy | well) | not (now | at the moment | right now | really | yet) | never mind | nevermind
      | excuse me | pardon me | got it | i see | no (problem | worries) | listen | look | that works [for me] | works for me
      | (that's | that is | it's | it is | that sounds | sounds | this is) (great | nice | all | good | fine | it | ok | okay
      | perfect | awesome | cool | right | wonderful)
      | (one | the) (more | last) thing | (one | the) last thing | last thing | lastly | next | next up | by the way | btw
      | while you're at it | in that case | for now | instead | anyway | anyways | in addition | besides | meanwhile
      | (i've | i have | i) changed my mind [and] | change of (plan | plans) | that's me done [for (today | the day)]
      | and | but | or | because | after that | before that | forget it | do it | emergency | question
    polite = just | actually | really | quickly | quick [one | question]
      | real quick | now | right now | right away | immediately | and again | once again | asap | as soon as (possible | you can) | then | also | again
      | maybe | perhaps | basically | first of all | instead | today
      | please | pls | plz | please and thank you | kindly | thanks | thank you | thanks a lot | for me | go ahead and | go on and
      | (can | could | may) i (ask you | get you | have you | trouble you) to
      | (can | could) (someone | somebody | anyone) | can ya | are you able to
      | (is it | would it be | am i able | are we able) [possible | ok | okay | alright] [for (you | me)] (to | if i | if you | if we)
      | (is there | would there be) (a | any) way [for (you | me) | that (you | i) (can | could) | (you | i) (can | could) | we can] [to]
      | any (way | chance) [that] (you | i | we) (can | could | would)
      | (i was | i'm | i am | was | just | am) wondering [about] | (i was | i'm | i am | just | am) wondering (if | whether) (you | i | we) (can | could | would | might | may) [please]
      | (i was | i'm | i am | was | just | am) wondering (if | whether) (it's possible to | you'd | there is a way to | there's a way to)
      | i wonder (if | whether) (you | i | we) (can | could | would)
      | (i was | i'm) (going to | gonna) ask (if | whether) (you | i) (could | can | would)
      | i was hoping (you could | to | i could | you can | you would)
      | (it would | it'd | that would) be (great | nice | good | awesome | helpful | lovely | cool | wonderful) if (you | i) (could | can | would)
      | (i'd | i would) (appreciate [it] | be grateful | be happy | love it | be glad | like it) if you [could | would | can]
      | (do | can you do | could you do | would you do) me a favor [and | by] [to]
      | (would | do) you (mind | please | kindly | be able to | have a way to) | would you be willing to | would you be so kind [as] to
      | (do you | you) think you (can | could) | think you (can | could) | do you suppose you could
      | why don't you | how about [you] | be so kind [as] to | be a dear and | be kind enough to
      | (help | assist) (in | with) | (help | assist) me [to | out | out with | with | in | by] | lend me a hand with | give me a hand with
      | lemme | gimme | gotta | i gotta | i wanna | i should | i must | let's | lets | let us | let me | let me see if i can | make sure [that] [you | to] | wanna
      | it is (important | necessary | urgent) [that i | that you | to]
      | it's (important | necessary | urgent) [that i | that you | to] | don't forget to | try [to] | try and | go and | feel free to
      | (time | it's time) to | you (should | need to | have to | must | might want to) | what (i want | i need | i'd like) is [for you] to
      | all (i want | i need) is [for you] to
      | (i almost forgot | just remembered | just recalled | i also forgot | i forgot) [that] [to]
      | (using | with | on | from) my [cell | mobile] (phone | cellphone | iphone)
      | if you (can | could | don't mind | would | please | will | are able to | have time)
      | (when | whenever) you (can | get a chance | have time | have a moment | get a moment | have a second)
      | as (fast | quickly) as (you can | possible) | if (it's | it is) (possible | ok | okay | alright) | at your earliest convenience
    # Whoever wants to be told asks a question of one's own after it: “can you tell me who called”.
    polite = (can | could | would | will) you [please | kindly | just] (tell me | let me know | find out | check) | tell me | let me know | find out
      | (i | we) [just] (want | need | wanted | would like) to (know | find out) | (i'd | we'd) [just] like to (know | find out)
      | do you [happen to | by any chance] know | i was wondering | i wonder
    polite = (can | could | would | will | may | might) (you | u | i | we) [please | kindly | just | maybe | also | then | first | possibly | like]
    polite = (i | we) [@adverb] (want | need | have | wish | got | ought | like | wanted | needed | prefer | intend | plan | hope) [you] to
      | (i | we) [@adverb] (want | need) [you]
    polite = (i'd | i would | we'd | we would | i'll | i will | we will) [@adverb] (like | love | want | need | have | prefer) [you | for you] [to]
    polite = (i | we) (am | are) (going | trying | looking | hoping | planning | ready | gonna) [to] | (i'm | im | we're) [@adverb] (going | trying | looking | hoping
      | planning | ready | gonna) [to] | (gonna | going to | i'm gonna | i'm going to | i am going to) (need | have | want) [you] [to]
      | (i'd | i would | i) (like | need | want) (help | some help | assistance) [with | to | in] | (i'm | i am) interested in | (i | we) (want | need | would like | require) [your | some] (help | assistance) [with | to | in] | i (think | guess | believe) [that] [i | we]
      | (i've | i have | we've) got to | i have been meaning to | i've been meaning to | need you to | want you to
      | (want | wanted | wants | needed | needs | would like | like | wish | trying | hoping | looking | have | has) to | just (want | need) to
    @adverb = also | just | now | really | urgently | actually | still | then | would | desperately | definitely | only | kindly | quickly
    polite = (the | one | my) [last | next | other | first | final] thing i (need | want | have | would like) [to do] is [to] | the thing is [i need to]
      | is there (anyone | someone | somebody) [available | here | there] (who can | to | that can) | (tell me | let me know) if (you | i) can
    polite = id (like | love) [you] [to] | (it's | its | it is) (urgent | important) | man | if possible | preferably | urgently | in a hurry | in a rush | though
      | (can | could | will | would) you [please] help [me] [please | out] | can you do it [for me] | can you do that [for me]
      | quick please | on my behalf | if that's (ok | okay | alright | possible) | would you | ok | okay | real fast | soon | at once | dude
      | olly | alexa | google | cortana | too | as well | first | further | finally | simply | definitely | honestly | in fact | this time
      | at this (time | moment) | at the moment | right this (second | minute | moment) | today please | before i forget | bro | buddy | sir | mate
      | one more time | would be (great | nice | good | perfect | lovely | awesome | fine | helpful | ideal | appreciated) | would do | would work
      | for (a | one) (second | sec | minute | moment | bit | little while) | earlier | lately | recently | if you wouldn't mind | when you get the chance
      | or not | that's enough (for today | for now) | (i | we | i'd | we'd) [would] appreciate (it | that) | (i'd | i would) be grateful
    introduction = my name is | my name | this is | i'm | i am | it's | im | i am called | name is | me and my friend
    clause = i (don't | do not | dont) (want | need | like | fancy) | (i'd | i would) (prefer not | rather not) | i prefer not to | anything but | except
      | to make sure | to see if | in order to | i no longer | (so | as) [that] (i | we) (can | could | am | have) | if i | since | and that
      | but | because | since i | so that i | although | even though | cause | and i am | and i'm | and i don't | and i do not
      | and also i | so i can | which | and it is | and it's | that i booked | i booked | that i ordered | i ordered | (i've | i have) (found | got | decided)
    service = whatsapp | whats app | messenger | facebook messenger | fb messenger | skype | hangouts | google hangouts
      | telegram | signal | viber | wechat | slack | zoom | imessage | line app | discord | kik | snapchat | duo
      | google duo | google meet | teams | microsoft teams | uber | lyft | venmo | paypal | cash app | zelle
    speaker = me | us | myself
    particle = of | de | da | do | dos | di | del | della | la | le | el | al | bin | ibn | van | von | der | den | ten | st
      | mac | o' | d' | l' | 's
    preposition = in | on | at | to | for | from | by | with | about | into | onto | via | through | over | using | as
      | than | 's
    @and/0.15 = and | & | and also | as well as | plus | along with
    @turn = so | (i | we) need | and (i'll | i will | we'll | we will) need | so that's why | that's why | therefore | hence | (can | could | would | will) you | can i | could i | i need you to | i want you to | i'd like you to | please
    @joint = and | and then | then | and also | and after that | after that
    @of/0.1 = of
    @my/0.1 = my | our | the
    @own/0.1 = my | our
    @pronoun/0.4 = him | her | them
    @possessive/0.1 = 's
    @at/0.1 = (on | at) [my | his | her | their | the]
    @to/0.1 = to | for | over to | out to
    @appMarker = on | in | with | via | using | through | by | from | over | thru | by means of | with the help of | out of
    @appArticle = the | my | a | an
    @appNoun = app | application | account
    @launch = launch | open | open up | use | start | run | go to | go into | fire up
    @purpose = to | and | and then
    """

  /// What people are to the user, and what their addresses are for.
  static let people = """
    relation mother = mother | mom | mum | mama | momma | mommy | mummy | ma
    relation father = father | dad | daddy | papa | pop | pops
    relation parent = parent | parents | folks
    relation brother = brother | bro | brothers
    relation sister = sister | sis | sisters
    relation son = son | sons
    relation daughter = daughter | daughters
    relation child = child | kid | children | kids
    relation friend = friend | best friend | buddy | bestie | pal | mate | friends
    relation spouse = spouse | wife | husband | hubby
    relation partner = partner | girlfriend | boyfriend | fiance | fiancee
    relation manager = manager | boss | supervisor
    relation assistant = assistant | secretary
    relation grandmother = grandmother | grandma | granny | nana
    relation grandfather = grandfather | grandpa | granddad | gramps
    relation grandparent = grandparents | grandparent
    relation aunt = aunt | auntie | aunty | aunts | aunties
    relation uncle = uncle | uncles
    relation cousin = cousin | cousins
    relation nephew = nephew | nephews
    relation niece = niece | nieces
    relation stepmother = stepmother | stepmom | stepmum
    relation stepfather = stepfather | stepdad
    relation sibling = sibling | siblings
    relation colleague = colleague | coworker | co-worker | colleagues | coworkers | co-workers
    relation roommate = roommate | flatmate | housemate | roommates
    relation neighbour = neighbor | neighbour | neighbors | neighbours
    relation doctor = doctor | dr
    relation dentist = dentist
    relation teacher = teacher
    relation motherInLaw = mother in law
    relation fatherInLaw = father in law
    relation brotherInLaw = brother in law | brothers in law
    relation sisterInLaw = sister in law | sisters in law
    relation daughterInLaw = daughter in law | daughters in law
    relation sonInLaw = son in law | sons in law
    label mobile = (mobile | cell | cellular) [phone] [number] | cellphone
    label home = home [phone] [number] | house [phone] [number] | landline | home line
    label work = (work | office | business) [phone | line] [number] | desk phone
    label iPhone = iphone [number]
    label main = main [phone] (number | line)
    label pager = pager
    label school = school (phone | number)
    label other = other (phone | number)
    label any = phone number | number | phone | telephone number | contact number
    """
}
