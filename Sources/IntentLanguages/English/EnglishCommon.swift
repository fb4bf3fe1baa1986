extension English {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = eh | hmm | mmm | omg | oh my | gosh | uhm | uhh | umm | alrighty | uh | um | er | erm | hmm | ah | oh | hey siri | siri | hey | yo
    opening = well | okay | ok | alright | all right | so | hi | hello | good (morning | afternoon | evening) | great
      | perfect | cool | nice | awesome | thanks | thank you [so | very] [much] | thanks a lot | yes | yeah | no | nope
      | hi there | hello there | sure | sorry | wait | oh wait | not (now | at the moment | right now) | that's (great | nice
      | all | good | fine | it) | that is (great | all | good | fine) | sounds (good | great) | one more thing | lastly
    polite = just | actually | really | quickly | quick
      | real quick | now | right now | right away | immediately | asap | as soon as possible | then | also | again
      | maybe | you know | i mean | basically | first of all
      | please | pls | kindly | thanks | thank you | thanks a lot | for me | go ahead and
      | (can | could | would | will | may | might) (you | u | i | we) [please | kindly | just | maybe | also | then | first]
      | (are you able | is it possible | would it be possible | am i able) [for you] to
      | (do | can you do | could you do | would you do) me a favor and [to]
      | would you mind | do you mind | i was wondering if you could | i was hoping (you could | to)
      | help me [to | out | out with | with] | assist [me] [in | with] | go ahead and | do you think you can
      | i gotta | i wanna | i should | i must | let's | lets | let us | let me | make sure [that] [you]
      | it is (important | necessary | urgent) [that i | that you | to]
      | it's (important | necessary | urgent) [that i | that you | to] | be so kind as to | don't forget to | try to
      | you (should | need to | have to | must) | i (almost forgot | just remembered | just recalled) [that]
      | (using | with | on | from) my [cell | mobile] (phone | cellphone | iphone)
    polite = (i | we) [@adverb] (want | need | have | wish | got | ought | like | wanted | needed) [you] to
      | (i | we) [@adverb] (want | need) [you]
    polite = (i'd | i would | we'd | we would | i'll | i will | we will) [@adverb] (like | love | want | need | have) [to]
    polite = (i | we) (am | are) (going | trying | looking | hoping) [to] | i'm (going | trying | looking | hoping) to
      | (i'm | i am) interested in | (i | we) (want | need | would like) [your | some] help [with | to | in] | i (think | guess) [that] [i]
      | (i've | i have) got to | i'd like you to | i would like you to
    @adverb = also | just | now | really | urgently | actually | still | then
    polite = man | i guess | i think | if possible | if you can | preferably | urgently | in a hurry | in a rush | though
      | can you help [me] [please] | could you help [me] | will you help me | would you help me | can you do it [for me]
      | quick please | on my behalf | if that's (ok | okay) | would you | ok | okay | real fast | soon | at once | dude
      | olly | alexa | google | too | as well | first | further | finally | simply | definitely | kindly
    introduction = my name is | my name | this is | i'm | i am | it's | im | i am called | name is | me and my friend
    clause = but | because | since i | so that i | although | even though | cause | and i am | and i'm | and i don't | and i do not
      | and also i | so i can | which | and it is | and it's | that i booked | i booked | that i ordered | i ordered
    service = whatsapp | whats app | messenger | facebook messenger | fb messenger | skype | hangouts | google hangouts
      | telegram | signal | viber | wechat | slack | zoom | imessage | line app | discord | kik | snapchat | duo
      | google duo | google meet | teams | microsoft teams | uber | lyft | venmo | paypal | cash app | zelle
    speaker = me | us | myself
    particle = de | da | do | dos | di | del | della | la | le | el | al | bin | ibn | van | von | der | den | ten | st
      | mac | o' | d' | l' | 's
    preposition = in | on | at | to | for | from | by | with | about | into | onto | via | through | over | using | as
      | than | 's
    @and/0.15 = and | & | and also | as well as | plus | along with
    @joint = and | and then | then | and also | and after that | after that
    @my/0.1 = my | our | the
    @pronoun/0.4 = him | her | them
    @possessive/0.1 = 's
    @at/0.1 = (on | at) [my | his | her | their | the]
    @to/0.1 = to | for | over to | out to
    @appMarker = on | in | with | via | using | through | by | from | over | thru
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
