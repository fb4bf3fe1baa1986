extension French {
  /// Sending, finding, marking, changing and taking back messages.
  static let messaging = """
    @send = envoyais | envoyiez | envoie | envoies | envoyer | envoyez | expédie | expédier | expédiez | transmets | transmettre
      | transmettez | transfère
      | transférer | transférez | adresse | adresser | adressez | balance | passe
    @compose = écris | écrire | écrivez | écrive | écrives | rédige | rédiger | rédigez | compose | composer | composez | crée | créer
      | créez | tape | prépare
      | fais | faire | faites | laisse | laisser | laissez | poste | poster | mets | mettre | dicte | dicter | commence
    @messageNoun = [un | le | ce | cet | l' | mon | des | une | cette | la | ma]
      [nouveau | petit | court | nouvelle | petite | autre | même]
      (message | messages | texto | textos | sms | texte | mms | message écrit | message texte | message vocal
      | vocal | note vocale
      | message privé | mp | message de groupe | message instantané | iMessage | whatsapp)
    @media = [un | une | la | les | des | cette | ma] [petite] (photo | photos | vidéo | vidéos | image | images | cœur | coeur | bisou | bisous | baiser | emoji | smiley | pouce | gif | sticker | selfie)
    @note/0.6 = [un | une | le | la] [petit | petite] (note | mot | réponse)
    @text = texte | texter | textez | écrive | écrives | écris | écrire | écrivez | message | messages | sms | texto
    @tell/0.8 = dis | dire | dites | dites-le | raconte | annonce | annoncer | annoncez | signale | signaler
      | signalez | précise
      | confirme | confirmer | confirmez | rappelle
    @inform = préviens | prévenir | prévenez | avertis | avertir | avertissez | informe | informer | informez
      | avise | aviser | avisez
    @ask/0.8 = demande | demander | demandez
    @reply = réponds | répondre | répondez | réplique | répliquez
    @let/0.5 = fais | faire | faites
    @know/0.6 = savoir
    @that/0.4 = que | qu'
    @if/0.2 = si | s' | que | de | d'
    @said/0.5 = disant | disant que | disant qu' | qui dit | qui dit que | qui dit qu' | qui disent | pour dire
      | pour dire que | pour dire qu'
      | (pour | afin de) (lui | leur) (dire | faire savoir | annoncer | signaler | rappeler | indiquer) [que | qu']
      | (pour | afin de) (le | la | les | l') (prévenir | informer | avertir | aviser) [que | qu']
      | (pour | afin de) (prévenir | informer | avertir | signaler | annoncer | dire | demander | savoir
      | rappeler) [que | qu' | si | s']
      | (pour | afin de) (lui | leur) demander [si | s' | de | d']
      | et (dis | dites | dire) (lui | leur) [que | qu']
      | et (demande | demandez | demander) (lui | leur) [si | s' | de | d']
      | et (dis | dites | écris | écrivez | mets) [que | qu']
      | et (préviens | prévenez | informe) (le | la | les) [que | qu']
      | en (lui | leur) disant [que | qu'] | en (lui | leur) demandant [si | s' | de | d'] | en disant [que | qu']
      | en demandant [si | s']
      | avec (le | ce | comme) (message | texte | contenu) [suivant] | dont le contenu est | ainsi | comme quoi
      | indiquant [que | qu']
      | demandant [si | s'] | avec écrit | le texte | (pour | afin de) lui souhaiter | et souhaite-lui
    @toDo/0.2 = pour | de | d' | pour qu' | pour que
    @who/0.1 = lui | leur
    @it/0.2 = le | la | les | ça | cela | celui-ci | ce message | le même | la même chose | le même message
    @byText/0.5 = par (message | texto | sms | écrit) | (par | via) un (message | texto | sms) | en message
    @group/0.5 = groupe | fil | fil de discussion | conversation | discussion | chat | canal | discussion de groupe
      | groupe de discussion
    @groupOf/0.2 = de | du | des | de la | de l' | d' | sur le | sur la | sur
    @theGroup/0.4 = [le | la | du | au | un] (groupe | fil de discussion | fil | conversation | discussion
      | discussion de groupe | chat)
      [de | du | des | de la | de l' | d']
    @inGroup/0.1 = au | dans | sur | à | dans le | sur le | dans la | sur la | à la | en
    $group = @theGroup {speakableGroupName:contactGroupName}
      | [le | la | au | du] {speakableGroupName:contactGroupName!}
    $dest = @to {recipients} | @toGroup {speakableGroupName:contactGroupName}
      | [@to | @inGroup] {speakableGroupName:contactGroupName!}
    @toGroup/0.5 = (au | dans le | sur le | à la | dans la | sur la | à mon | dans mon | au sein du | à)
      (groupe | fil | fil de discussion | conversation | discussion | chat | discussion de groupe) [de | du | des
      | de la | de l' | d']
    $what = [@said] [@that | @toDo] {content}

    intent SendMessage
    @send @messageNoun
    @send @media [$dest]
    @send $dest @media
    @passOn $dest [@that] {content}
    @passOn/1.2 = fais passer le (message | mot) | faites passer le (message | mot) | transmets le message | passe le (message | mot)
    @wish/0.5 = souhaite | souhaiter | souhaitez
    @wish $dest {content}
    ~-0.3 @wish {content} $dest
    ~-0.1 @say $dest {content}
    @say/0.8 = dis | dites | dire
    @send [@who] @messageNoun $dest [$what]
    @send [@who] @messageNoun @said {content}
    ~0.1 @send [@who] @messageNoun @said {content} $dest
    @send {recipients} @messageNoun [$what]
    @send $dest (@messageNoun | @note) [$what]
    @send @note $dest [$what]
    ~0.2 @send $dest @said {content}
    ~0.2 @send $dest @that {content}
    ~0.4 @send $dest {content}
    ~0.2 @send @messageNoun {content}
    ~0.2 @send @it $dest
    ~0.2 @it @send $dest
    ~0.4 @send @it
    @compose (@messageNoun | @note) [$dest] [$what]
    @compose {recipients} (@messageNoun | @note) [$what]
    @compose $dest (@messageNoun | @note) [$what]
    {recipients} (@send | @compose) (@messageNoun | @note) [$what]
    @text $dest [$what]
    @text {recipients} [$what]
    ~0.2 {recipients} @text [$what]
    ~0.7 @text $what
    @messageNoun $dest [$what]
    ~0.2 @messageNoun {recipients} @said {content}
    @tell $dest [@that] {content}
    @tell $dest @toDo {content}
    @inform {recipients=^him|^her|^them|^somebody} [@that | @toDo] {content}
    ~0.1 @say {content} @toSomeone {recipients} [@forWhat {*}]
    @forWhat/0.2 = pour
    @toSomeone/0.1 = à | au | aux | à la | à l'
    @tell {recipients} @that {content}
    ~0.1 @tell {recipients} @toDo {content}
    ~-0.3 @tell $dest [@byText] [@that] {content}
    @tell $dest @byText [@that] {content}
    @inform {recipients} [@byText] [@that | @said | @toDo] {content}
    @inform @everyone [@that | @toDo] {content}
    (@tell | @ask | @text) @toAll [@that | @if] {content}
    @everyone/0.3 = tout le monde | tous (mes | les) (amis | contacts) | toute (la famille | l' équipe)
    @toAll/0.3 = à (tout le monde | tous (mes | les) (amis | contacts) | toute (la famille | l' équipe))
    ~0.3 @inform {recipients}
    {recipients} @inform [@that] {content}
    ~-0.3 @ask $dest [@byText] [@if] {content}
    @ask {recipients} @if {content}
    @let @know $dest [@that] {content}
    @let {recipients} @know [@that] {content}
    @reply
    @reply [$dest] @byText [$what]
    @reply [$dest] @messageNoun [$what]
    @reply $dest [$what]
    @reply {recipients} [$what]
    ~0.3 @reply @said {content}
    ~0.2 @reply @that {content}
    ~0.2 @reply {content}
    ~0.4 {app} {recipients} [@said] {content}
    ~0.8 {app} {recipients}
    {app} {recipients} @messageNoun [$what]

    intent SearchForMessages past
    @read = lis | lire | lisez | relis | relire | lis-moi | écoute | écouter | écoutez | continue de lire
      | continue à lire | continuez à lire
      | continue la lecture de | reprends la lecture de
    @show/0.7 = montre | montrer | montrez | affiche | afficher | affichez | cherche | chercher | cherchez
      | recherche | rechercher
      | recherchez | trouve | trouver | trouvez | récupère | récupérer | récupérez | voir | consulte | consulter
      | vérifie | vérifier | ouvre
      | ouvrir | donne | donner | donnez | obtiens | retrouve | retrouver | regarde | regarder | fais voir
      | faites parvenir | faites-moi parvenir
      | apporte | liste | lister | charge | ramène
    @me/0.05 = moi | me | nous | m'
    @kindOf/0.1 = [tous | toutes | l'ensemble de] [mes | les | le | la | mon | ces | ce | des | de | mes | un | ma
      | l'] [derniers | dernier | dernière | plus récents | récents]
    symbol unread = non lu | non lus | non lue | nouveau | nouveaux | nouvel | nouvelle | nouvelles | pas lu
      | pas lus | pas encore lus | reçus
    symbol read = lu | lus | lue | lues | déjà lu | déjà lus | anciens
    symbol flagged = marqué | marqués | important | importants | favoris | épinglés | suivis
    symbol played = écouté | écoutés
    @messages = message | messages | texto | textos | sms | textes | texte | messages écrits | conversation
      | conversations | messages vocaux
      | message vocal | messages privés | fil | chat
    $things = [@kindOf] [$attributes] [@kindOf] @messages [$attributes]
    $attributes = {attributes=unread|read|flagged|played}
    @from/0.3 = avec | de | d' | de la part de | de la part d' | venant de | provenant de | envoyés par | envoyé par
      | écrits par | reçus de | reçu de | du | des
      | que j'ai reçus de
    @sentTo/0.3 = à | envoyés à | envoyé à | que j'ai envoyés à | que j'ai écrits à
    @about/0.5 = à propos de | à propos du | au sujet de | au sujet du | sur | contenant | qui parlent de
      | qui parlent du | qui contiennent | concernant | avec le mot
      | qui disent
    @on/0.05 = de | d' | du | reçus | depuis | que j'ai reçu | que j'ai reçus | reçu | pendant
    @inGroup2/0.1 = du | dans le | de la | dans la | sur le
    $where = @from {senders} | @sentTo {recipients} | @about {searchTerms} | [@on] {dateTimeRange}
      | @inGroup2 @group [@groupOf] {speakableGroupNames:contactGroupName}
      | [@inGroup2] {speakableGroupNames:contactGroupName!}
    (@read | @show) [@me] $things [$where]* [@me]
    ~0.1 @me (@read | @show) $things [$where]*
    (@read | @show) [@me] $things @thatOne {senders} @wroteWord [$where]
    @thatOne/0.1 = que | qu'
    (@doI | @areThere) [@any] $things [$where]*
    @what @doesSay $things [$where]
    @whatIs2 {senders} @wroteHere
    @whatIs2/0.3 = qu'est-ce que | qu'est-ce qu' | que | qu'
    @wroteHere/1.2 = a (écrit | dit | envoyé) (dans | sur) le (groupe | chat) | a (écrit | dit | envoyé)
    @what [@isIt] [@kindOf] [$attributes] @messages [$where]
    @has {senders} @wroteMe [@thing] [$where]
    {senders} @hasMe @sentWord [@thing] [$where]
    [@has] @someone @wroteMe [@thing]
    [@has] {senders} @replied
    @anyNews {senders}
    @anyNews/1.1 = (y a-t-il | est-ce que j'ai | j'ai | ai-je | tu as | as-tu | est-ce qu'il y a | des) [eu | reçu] (une réponse | réponse | des nouvelles | nouvelles | du nouveau | quelque chose) (de | d' | du | de la part de)
    [@has] @someone @replied
    @newsIn @messages
    @newsIn/0.9 = [y a-t-il | il y a | est-ce qu'il y a] [rien | quoi | quelque chose] (du nouveau | de nouveau | de neuf | des nouvelles) (dans | parmi) (mes | les)
    @replied/1.2 = a écrit quelque chose | [m'] a [déjà | enfin | bien] (répondu | réécrit) | [m'] a-t-(il | elle | on) [déjà] répondu | [m'] ont [déjà] répondu
    @someone/0.2 = quelqu'un
    ~-0.2 @read [@me] @whatThat {senders} @wroteWord [$where]
    ~-0.2 @me @read @whatThat {senders} @wroteWord [$where]
    @whatThat/0.3 = ce que | ce qu'
    @hasThere {senders} @wroteMe [@thing] [$where]
    @whatDid {senders} @wroteWord [$where]
    @who @wroteMe [$where]
    ~0.4 $attributes @messages [$where]
    ~0.3 [@kindOf] @messages $attributes [$where]
    @doI/0.5 = (j'ai | on a) eu | ai-je | ai-je reçu | j'ai | j'ai reçu | est-ce que j'ai | est-ce que j'ai reçu | est-ce que j'ai eu
      | ai-je eu
    @areThere/0.4 = y a-t-il | y a t il | il y a | est-ce qu'il y a
    @any/0.05 = des | de | d' | un | du
    @what/0.2 = que | qu' | quel | quels | quelle | quelles | quoi
    @doesSay/0.4 = dit | disent | est-ce que dit | raconte | racontent
    @isIt/0.1 = est | sont | était | étaient
    @has/0.1 = est-ce que | est-ce qu'
    @hasMe/0.2 = m'a-t-il | m'a-t-elle | m'a | m'ont | m'ont-ils | m'a t elle | m'a t il
    @hasThere/0.1 = est-ce que
    @wroteMe/1.2 = m'a envoyé | m'a écrit | m'ont envoyé | m'ont écrit | m'a laissé | m'a contacté
    @sentWord/0.8 = envoyé | écrit | laissé
    @thing/0.1 = quelque chose | un message | des messages | un texto | des textos | un sms
    @whatDid/0.3 = qu'est-ce que | qu'est-ce qu' | que
    @wroteWord/1.2 = (vient | venait) (d' | de m') (écrire | envoyer) | a écrit | a envoyé | a dit | m'a écrit | m'a envoyé | m'a dit | m'ont écrit
    @who/0.3 = qui | qui est-ce qui

    intent SetMessageAttribute
    @mark = marque | marquer | marquez | mets | mettre | signale | indique
    @them/0.2 = le | la | les | ça | celui-ci
      | [tous] [le | les | ce | ces | mes | mon] [derniers | dernier | nouveaux] (message | messages | texto
      | textos | sms | conversation) | tout
    @as/0.2 = comme | en | en tant que
    symbol unflagged = sans marque | non important | non suivi
    @mark @them [@as] {attribute=read|unread|flagged|unflagged|played}
    ~0.1 @mark @them [@from] [@as] {attribute=read|unread|flagged|unflagged|played}
    ~0.2 @them @mark [@as] {attribute=read|unread|flagged|unflagged|played}

    intent EditMessage
    @edit = modifie | modifier | modifiez | change | changer | changez | corrige | corriger | corrigez | rectifie
      | édite | éditer
    @myMessage/0.8 = [mon | le | ce] [dernier] (message | texto | sms) [envoyé | précédent] [que j'ai envoyé]
    @toSay/0.6 = en | pour dire | pour qu'il dise | et mets | par | et écris | pour mettre
    @edit @myMessage
    @edit @myMessage @toSay {editedContent}
    ~0.4 @edit @it @toSay {editedContent}

    intent UnsendMessages
    @unsend = annule l'envoi de | annuler l'envoi de | annulez l'envoi de | annule l'envoi du | annuler l'envoi du
      | retire | retirer | retirez | rappelle
    @unsendAll = annule l'envoi | annuler l'envoi | annule le dernier envoi
    @delete/0.9 = supprime | supprimer | supprimez | efface | effacer | effacez | annule | annuler | annulez
    (@unsend | @delete) @myMessage
    @unsendAll
    """
}
