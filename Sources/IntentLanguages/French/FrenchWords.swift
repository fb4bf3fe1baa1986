extension French {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = euh | heu | ben | bah | hum | ah | dis siri | siri | hé | hep | eh
    opening = changement de (programme | plan) | ((j'ai fini | c'est bon | c'est fini | ça suffit) pour aujourd'hui) | oui | non | ok | d'accord | merci | parfait | super | très bien | ouais | oui merci
    # Whoever wants to be told: what follows is a question of its own.
    polite = (peux-tu | pouvez-vous | pourrais-tu | pourriez-vous | tu peux | tu pourrais | vous pouvez) me dire | dis-moi | dites-moi
      | sais-tu | savez-vous | tu sais | je (voudrais | veux | souhaite) savoir | j'aimerais savoir
    polite = alors | donc | bon | bonjour | salut | coucou | bonsoir | juste | vite | rapidement
      | tout de suite
      | immédiatement | maintenant | dès que possible | dès maintenant | aussi | encore | et puis | puis | ensuite
      | d'abord
      | s'il te plaît | s'il vous plaît | s'il te plait | svp | stp | s'te plaît | merci bien | merci d'avance
      | merci de | prière de | pour moi | de ma part | veuillez | voudriez-vous | voudrais-tu | veux-tu | voulez-vous
      | (peux-tu | pouvez-vous | tu peux | vous pouvez | pourrais-tu | pourriez-vous | tu pourrais | vous pourriez
      | peut-on | on peut | pourrait-on)
      | (peux-tu | pouvez-vous | tu peux | vous pouvez | pourrais-tu | pourriez-vous | tu pourrais
      | vous pourriez) [me | m'] [s'il te plaît | s'il vous plaît]
      | est-ce que (tu peux | vous pouvez | tu pourrais | vous pourriez | je peux | je pourrais | on peut)
      | puis-je | je peux | pourrais-je | est-il possible (de | d')
      | (je | j') (veux | voudrais | souhaite | souhaiterais | dois | vais | désire) | j'aimerais | j'aimerais bien
      | je voudrais bien
      | (je veux | je voudrais | j'aimerais | je souhaite) (que tu | que vous)
      | il faut (que tu | que vous | que j' | que je)
      | j'ai (besoin | envie) (de | d' | que tu | que vous) | j'aurais besoin (de | d' | que tu | que vous)
      | il faut | il faudrait | on va | nous allons | nous devons
      | nous voulons | on veut | on voudrait | on doit | aide-moi à | aidez-moi à | fais en sorte (de | d')
      | n'oublie pas (de | d')
      | tu veux bien | vous voulez bien | est-ce que tu veux bien | essaie [encore | à nouveau] (de | d') | essayez (de | d') | va
      | vas-y | allez
      | je (me demandais | me demande) si (tu pouvais | vous pouviez | tu pourrais | vous pourriez | tu peux | vous pouvez | il était possible (de | d') | c'était possible (de | d'))
      | (serait-il | est-il | est-ce | c'est | ce serait | il serait) possible (de | d' | que tu | que vous)
      | (y a-t-il | il y a | y aurait-il | est-ce qu'il y a | est-ce qu'il y aurait) [un] moyen (de | d')
      | (ce serait | ça serait | il serait) (bien | sympa | super | gentil | génial | cool) (si tu pouvais | si vous pouviez | que tu | que vous | de | d' | si tu)
      | (peux-tu | pourrais-tu | tu peux | tu pourrais | pouvez-vous | pourriez-vous) (m'aider à | me rendre le service (de | d'))
      | (est-ce que | dis) tu (peux | pourrais | veux bien) | (j'ai | j'aurais) besoin d'aide pour | aide-moi à | donne-moi un coup de main pour
      | (je compte | je pense | j'essaie (de | d') | je tente (de | d') | je cherche à | je tiens à | j'ai l'intention (de | d') | j'ai envie (de | d'))
      | (faut | faudrait) (que je | que j' | que tu | qu'on) | (pour | de) la dernière fois | la dernière fois | il (faut | faudrait) (que je | que j' | que tu | qu'on) | il me faudrait | (assure-toi | arrange-toi pour) (de | d' | que | pour que)
      | si (tu peux | vous pouvez | possible | c'est possible | ça ne te dérange pas | tu veux bien | tu as le temps)
      | (quand | dès que) (tu peux | vous pouvez | tu as un moment | tu as le temps) | au fait | d'ailleurs | sinon | autre chose | une dernière chose
      | ensuite | enfin | finalement | en fait | peut-être | urgemment | d'urgence | en urgence | au plus vite | génial
      | ou (pas | non) | en dernier | récemment | à l'instant | dernièrement | pardon | excuse-moi | excusez-moi | bonne idée | c'est bon | ça marche | entendu | voilà | tiens | il est temps (de | d')
      | avec mon [téléphone] portable | depuis mon [téléphone] portable | avec mon (téléphone | mobile | iphone)
    service = whatsapp | whats app | messenger | facebook messenger | skype | hangouts | google hangouts | telegram
      | signal | viber
      | wechat | slack | zoom | imessage | snapchat | duo | google duo | google meet | teams | microsoft teams
      | uber | lyft
      | paypal | lydia | bolt | heetch | blablacar | pumpkin | discord | facetime
    introduction = je suis | je m'appelle | mon nom est | c'est | ici
    clause = mais | parce que | car | puisque | bien que | comme je
    speaker = me | m' | moi | moi-même
    particle = de | d' | du | des | la | le | l' | van | von | el | al | bin | ibn | di | da | y
    question = comment | pourquoi | quand | où | qui
    preposition = de | d' | du | des | à | au | aux | en | dans | sur | sous | pour | par | avec | sans | chez
      | vers | depuis | via
      | jusqu' | entre
    @of/0.1 = de | d' | du | de la
    @and/0.1 = et | & | ainsi que | et aussi | plus
    @turn = alors | donc | du coup | c'est pourquoi | par conséquent | (peux | pourrais)-tu | tu (peux | pourrais) | (pouvez | pourriez)-vous | vous (pouvez | pourriez)
    @joint = et | et puis | puis | et ensuite | ensuite | et après | après
    @my/0.1 = mon | ma | mes | notre | nos | le | la | les | l'
    @own/0.1 = mon | ma | mes | notre | nos
    @pronoun/0.4 = lui | leur | eux | elle | elles
    @at/0.1 = (à | sur | au) [son | sa | le | la | leur | mon]
    @to/0.1 = à | a | au | aux | pour | auprès de | à destination de | à l'attention de | vers
    @appMarker = au moyen de | grâce à | à l'aide de | par l'intermédiaire de | sur | de | d' | avec | via | dans | par | depuis | en utilisant
    @appArticle = le | la | l' | mon | une | un
    @appNoun = app | appli | application | compte
    @launch = lance | lancer | ouvre | ouvrir | utilise | utilisez | utiliser | ouvrez | lancez | va sur | démarre
    @purpose = pour | et | afin de
    """

  /// What people are to the user, and what their addresses are for.
  static let people = """
    relation mother = mère | maman | mamans | mam
    relation father = père | papa
    relation parent = parents | parent
    relation brother = frère | frères | frérot
    relation sister = sœur | sœurs | soeur | soeurs | frangine
    relation son = fils
    relation daughter = fille | filles
    relation child = enfant | enfants | gamins | gosses
    relation friend = ami | amie | amis | amies | copain | copine | copains | copines | pote | potes | meilleur ami
      | meilleure amie
    relation spouse = mari | femme | épouse | époux
    relation partner = compagnon | compagne | conjoint | conjointe | petit ami | petite amie | petit copain
      | petite copine | fiancé | fiancée
    relation manager = patron | patronne | chef | chefs | supérieur | manager | responsable
    relation assistant = assistant | assistante | secrétaire
    relation grandmother = grand-mère | mamie | mémé | grands-mères
    relation grandfather = grand-père | papi | papy | pépé
    relation grandparent = grands-parents
    relation aunt = tante | tantes | tata | tatie
    relation uncle = oncle | oncles | tonton
    relation cousin = cousin | cousine | cousins | cousines
    relation nephew = neveu | neveux
    relation niece = nièce | nièces
    relation stepmother = belle-mère
    relation stepfather = beau-père
    relation sibling = frères et sœurs
    relation colleague = collègue | collègues
    relation roommate = colocataire | colocataires | coloc | colocs
    relation neighbour = voisin | voisine | voisins | voisines
    relation doctor = dr | médecin | docteur
    relation dentist = dentiste
    relation teacher = professeur | prof | maîtresse | instituteur
    relation brotherInLaw = beau-frère | beaux-frères
    relation sisterInLaw = belle-sœur | belle-soeur | belles-sœurs | belles-soeurs
    relation daughterInLaw = belle-fille | belles-filles
    relation sonInLaw = beau-fils | gendre
    label mobile = portable | mobile | cellulaire | (numéro | téléphone) (portable | mobile) | numéro de portable
    label home = domicile | maison | fixe | téléphone fixe | numéro (fixe | de la maison | du domicile)
    label work = travail | bureau | boulot | numéro (du travail | du bureau | professionnel) | ligne du bureau
    label iPhone = iphone
    label main = numéro principal
    label school = école
    label other = autre numéro
    label any = numéro | numéro de téléphone | téléphone
    """

  /// Words that hold a sentence together; hardly ever a name, and cheap to leave unexplained.
  static let functionWords = """
    function = le | la | les | l' | un | une | des | du | de | d' | ce | cet | cette | ces | ça | cela | ceci | c'
      | celui | celle | ceux
      | celles | mon | ma | mes | ton | ta | tes | son | sa | ses | notre | nos | votre | vos | leur | leurs
      | je | j' | tu | t' | il | elle | on | nous | vous | ils | elles | me | m' | te | se | s' | lui | eux | y
      | en | moi | toi | soi
      | qui | que | qu' | quoi | dont | où | quel | quelle | quels | quelles | lequel | laquelle | quand | comment
      | combien | pourquoi
      | à | au | aux | dans | sur | sous | par | pour | avec | sans | chez | vers | entre | depuis | pendant
      | avant | après | contre
      | et | ou | mais | donc | or | ni | car | si | comme | lorsque | puisque | parce | puis | ensuite | alors
      | aussi | encore | déjà
      | ne | n' | pas | plus | rien | jamais | aucun | aucune | tout | tous | toute | toutes | même | autre
      | autres | chaque | quelque
      | quelques | plusieurs | très | trop | peu | beaucoup | bien | mal | ici | là | voici | voilà | oui | non | si
      | est | es | suis | sommes | êtes | sont | était | été | être | sera | serai | soit | ai | as | a | avons
      | avez | ont | avait | avoir | eu
      | aura | vais | va | vas | allons | allez | vont | aller | fait | fais | font | faire | faut | peut | peux
      | pouvez | peuvent | pourrait
      | veux | veut | voulez | vouloir | doit | dois | devez | quelqu' | quelqu'un | quelque chose | personne | t-il | t
    """

  /// Ordinary words, the most usual ones of everyday French; a name is hardly one of them.
  static let commonWords = """
    common = joyeux | joyeuse | bon | bonne | meilleurs | félicitations | jour | jours | semaine | semaines | mois | année | an | ans | aujourd'hui | demain | hier | soir
      | matin | midi | après-midi | nuit
      | lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche | janvier | février | mars | avril | mai
      | juin | juillet | août
      | septembre | octobre | novembre | décembre | heure | heures | minute | minutes | seconde | secondes | moment
      | week-end | weekend | noël
      | gens | homme | femme | groupe | équipe | maison | bureau | travail | école | magasin | rue | ville | pays
      | voiture | bus | train | avion
      | vélo | téléphone | numéro | nom | mot | mots | question | réponse | chose | choses | truc | trucs | façon
      | sorte | type | liste | prix
      | argent | euro | euros | banque | carte | compte | facture | repas | dîner | déjeuner | café | eau | pain
      | pizza | rendez-vous
      | retard | route | chemin | place | photo | photos | vidéo | message | messages | appel | appels | texto
      | sms | match | film | fête
      | nouveau | nouvelle | nouveaux | nouvelles | dernier | dernière | derniers | prochain | prochaine | bon
      | bonne | grand | petit | petite
      | prêt | libre | tard | tôt | loin | près | vrai | faux | possible | important | content | désolé | malade
      | fini | parti | arrivé
      | arrive | viens | vient | venir | partir | pars | sais | sait | savoir | dire | dit | dites | voir | vois
      | vu | prendre | pris | mettre
      | mis | donner | donné | trouver | trouvé | manger | boire | acheter | payer | attendre | attends | penser
      | pense | croire | crois
      | aime | aimer | parler | écouter | regarder | lire | écrire | jouer | dormir | finir | commencer | rentrer
      | rester | sortir
      | température | chances | prévisions | chanson | fours | recettes | amis | monde | vie | besoin | quelqu'un
      | ligne | disponible
      | indisponible | occupé | combien | réveil | état | statut | pause | urgence | contact | contacts
      | zéro | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze | vingt | trente | cent
      | mille | sel | poivre | sucre | beurre | lait | poubelle | linge | porte | fenêtre | clé | clés | mur | sol
      | chaise | lit | cuisine | salle | jardin | chien | chat | animal | livre | journal | lettre | colis | image
      | jeu | texte | page | point | sauce | erreur | raison | idée | devoirs | robe | chaussures | veste | aide
      | chance | peur | calme | fin | début | but | couleur | taille | chiffre | attention | feu | vaisselle | ménage | rapporter | apporter | ramener | acheter
    """

  /// Words that speak for what other assistants do.
  static let neighbours = """
    neighbour = ascenseur | distributeur | poème | poèmes | dissertation | rédaction | roman | paramètres | réglages | rappel | rappels | rappelle-moi | rappelez-moi | alarme | alarmes | réveil | réveils | minuterie
      | minuteur | minuteurs
      | chronomètre | chrono | email | emails | e-mail | e-mails | mail | mails | courriel | courriels | gmail
      | tweet | tweets | twitter
      | facebook | instagram | musique | chanson | chansons | album | artiste | playlist | podcast | radio | film
      | films | épisode | volume
      | météo | temps | température | températures | pluie | pleuvoir | neige | neiger | pleuvra | actualités
      | infos | journal | titres | bourse
      | restaurant | restaurants | réservation | réservations | table | hôtel | hôtels | vol | vols | calendrier
      | agenda | rendez-vous
      | réunion | réunions | événement | événements | évènement | évènements | concert | concerts | festival
      | festivals | recette | recettes
      | ingrédients | calories | lumière | lumières | lampe | thermostat | traduis | traduction | itinéraire
      | trafic | carte | blague | blagues
      | liste | listes | courses | assurance | passeport | prêt | wifi | bluetooth | batterie | wikipédia | google
      | statut
      | prévisions | spotify | deezer | iheartradio | fichier | fichiers | dossier | dossiers | document | documents | imprimante | agrandis | agrandir | agrandissez | rétrécis | zoome
      | police | four | micro-ondes | frigo | aspirateur | attention | étranger
    """
}
