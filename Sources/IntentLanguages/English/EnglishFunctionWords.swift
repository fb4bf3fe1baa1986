extension English {
  /// Words that hold a sentence together; hardly ever a name, and cheap to leave unexplained.
  static let functionWords = """
    question = should | did | does | how | why | who | whom | whose | when | where | which | what
    function = a | an | the | this | that | these | those | some | any | every | each | no | another | such
      | i | me | my | mine | myself | you | your | yours | yourself | he | him | his | himself | she | her | hers
      | it | its | itself | we | us | our | ours | they | them | their | theirs | someone | somebody | anyone
      | anybody | everyone | everybody | something | anything | everything | nothing | one | ones
      | and | or | but | nor | if | because | since | while | when | whenever | where | wherever | what
      | whatever | which | who | whom | whose | why | how | than | as | though | although | unless | until | till
      | of | in | on | at | to | for | from | by | with | without | about | into | onto | over | under | up | down
      | out | off | after | before | between | during | through | via | against | around | across | near | per
      | am | is | are | was | were | be | been | being | 'm | 're | 's | 've | 'd | 'll | 't | do | does | did
      | done | doing | don | doesn | didn | isn | aren | wasn | weren | won | wouldn | couldn | shouldn
      | hasn | hadn | ain | have | has | had | having | can | could | will | would | shall | should | may | might
      | must | ought | cannot | let | lets | not | never | ever | yes | yeah | yep | nope | ok | okay | please
      | very | too | also | just | only | even | still | already | yet | here | there | now | then | again | so
      | im | ive | id | ill | dont | cant | wont | youre | hes | shes | theyre | were | thats | whats | its
      | isnt | doesnt | didnt | wasnt | gonna | going | headed | heading | wanna | gotta | more | most | much | many | few | less | lot
      | lots | all | both | either | neither | else | well | back | away | same | own | other | others
    """

  /// Ordinary words, the most usual ones of everyday English; a name is hardly one of them.
  static let commonWords = """
    common = happy | merry | good | best | late | sorry | time | times | day | days | week | weeks | month | year | today | tomorrow | yesterday | tonight
      | morning | afternoon | evening | night | monday | tuesday | wednesday | thursday | friday | saturday
      | sunday | january | february | march | april | june | july | august | september | october | november
      | december | hour | hours | minute | minutes | second | seconds | moment | weekend | birthday | christmas
      | people | person | man | men | woman | women | boy | girl | guy | guys | kid | baby | family | team
      | group | everybody | home | house | office | work | job | school | store | shop | place | room | door
      | car | bus | train | plane | bike | phone | phones | number | numbers | name | names | word | words
      | question | answer | thing | things | stuff | way | ways | part | kind | sort | type | list | order
      | money | price | cost | dollar | dollars | bank | card | account | bill | bills | balance | payment
      | food | dinner | lunch | breakfast | coffee | tea | water | milk | drink | drinks | pizza | bread | cake
      | party | trip | game | games | movie | movies | song | music | show | book | books | story | news | idea
      | plan | plans | problem | problems | help | party | flight | hotel | ticket | weather | rain | sun
      | go | going | goes | gone | went | come | coming | came | get | getting | got | gets | give | giving | gave
      | take | taking | took | make | making | made | do | put | keep | kept | see | seeing | saw | seen | look
      | looking | know | known | knew | think | thinking | thought | want | wanted | wants | need | needs | needed
      | feel | feeling | felt | find | finding | found | tell | telling | told | ask | asking | asked | say | saying
      | said | says | talk | talking | speak | speaking | hear | heard | listen | meet | meeting | met | leave
      | leaving | left | arrive | arriving | stay | staying | wait | waiting | start | started | starting | stop
      | stopped | begin | end | ended | finish | finished | open | opened | close | closed | turn | bring | brought
      | buy | buying | bought | pay | paying | paid | sell | eat | eating | ate | cook | sleep | sleeping | wake
      | run | running | walk | walking | drive | driving | ride | riding | move | moving | sit | stand | play | try
      | trying | tried | use | using | used | work | working | call | calling | called | live | living | love
      | loved | like | liked | hate | hope | hoping | miss | missed | remember | forget | forgot | believe
      | understand | mean | means | happen | happened | change | changed | set | add | added | check | checked
      | good | great | nice | fine | bad | big | small | little | long | short | new | old | young | high | low
      | hot | cold | warm | early | late | later | soon | ready | sure | sorry | happy | sad | busy | free | full
      | empty | right | wrong | true | real | best | better | worse | next | last | first | final | whole | half
      | important | different | easy | hard | fun | funny | beautiful | cool | awesome | amazing | okay | tired
      | running | red | blue | green | black | white | favorite | current | recent | latest | available
      | about | maybe | probably | definitely | almost | together | always | usually | sometimes | often
      | once | twice | ago | outside | inside | anymore | enough | pretty | quite | rather | far | world | life
      | country | city | town | street | road | company | business | service | system | program | information
      | status | request | code | rate | pin | credit | interest | application | insurance | nearest | cheapest
      | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | hundred | thousand
      | joke | jokes | fact | facts | meaning | definition | distance | size | color | age | date | dates
      | thank | congrats | vacation | holiday | attention | human | representative | agent | yes | no | hello | hi | bye | thanks | welcome | congratulations | contact | contacts | number | anyone
      | salt | pepper | sugar | butter | trash | garbage | laundry | dishes | homework | window | windows | key | keys
      | wall | floor | chair | bed | kitchen | bathroom | garden | dog | dogs | cat | cats | animal | newspaper
      | letter | letters | package | packages | picture | pictures | image | page | pages | line | point | level
      | step | steps | shot | shots | search | mistake | reason | dress | suit | shoes | jacket | luck | fear | calm
      | storm | truth | lie | limit | peace | silence | chance | risk | deal | bet | guess | fire | bull | wind | sky
      | moon | star | stars | sea | river | ball | race | fight | war | law | rule | rules | tax | mess | noise
      | sound | voice | colour | shape
    """
}
