import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

@Suite struct FrenchRepliesTests {
  private let script: ReplyScript

  init() throws {
    self.script = try ReplyScript.french.get()
  }

  @Test func theLanguagesWordsAreWellFormed() {
    for reader in script.interpreter.readers { #expect(reader.replies.problems == []) }
  }

  @Test func oneOfSeveralIsPicked() {
    let question = Expectation(
      .choice, intent: "SendMessage", parameter: "recipients",
      choices: ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
    let text = """
      choices 0
        Bobo the Great
        le premier
        la première
        1
        numéro un
        le numéro 1
        euh, le premier s'il te plaît
        je prends le premier
      choices 1
        Jr.
        le deuxième
        le second
        le 2e
        numéro deux
        2
        non, Jr.
      choices 2
        Little
        le dernier
        la dernière
        le troisième
        3
        Little Bobo s'il vous plaît
      no
        non
        aucun
        aucun des deux
        ni l'un ni l'autre
      cancel
        annule
        laisse tomber
        laissez tomber
        oublie
        tant pis
      help
        aide
        que puis-je dire ?
      repetition
        quoi ?
        pardon ?
        tu peux répéter ?
        quels étaient les choix ?
        encore une fois
      values recipients=Alice(1)
        Alice
        à Alice
      correction recipients=Alice(1)
        non, Alice
        en fait, à Alice
        plutôt Alice
      nothing
        qwertz uiop
        la météo
        le cinquième
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func oneValueIsConfirmed() {
    let question = Expectation(.confirmation, intent: "SendMessage", parameter: "recipients")
    let text = """
      yes
        oui
        ouais
        oui, c'est ça
        c'est lui
        bien sûr
        d'accord
        tout à fait
        exactement
        oui s'il te plaît
        euh, oui
        ok
        c'est bon
      no
        non
        non merci
        pas lui
        non, pas lui
        ce n'est pas lui
        pas du tout
        quelqu'un d'autre
        je ne crois pas
      cancel
        annule
        non, laisse tomber
        annule le message
      correction recipients=Little Bobo(1)
        known: non, Little Bobo
        non, je voulais dire Little Bobo
        known: en fait, Little Bobo
        plutôt Little Bobo
        change le destinataire en Little Bobo
        known: non, à Little Bobo
      values recipients=Little Bobo(1)
        Little Bobo
        à Little Bobo
        c'est Little Bobo
      nothing
        known: zut alors
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func theGoAheadIsGivenOrNot() {
    let question = Expectation(.goAhead, intent: "SendMessage")
    let text = """
      yes
        oui
        envoie
        envoie-le
        vas-y
        allez-y
        oui, envoie-le
        envoyez le message
        d'accord
      no
        non
        ne l'envoie pas
        n'envoie pas
        pas encore
      cancel
        annule
        annuler
        laisse tomber
        j'ai changé d'avis
      correction content=“à demain”
        change le message en à demain
        known: change-le en à demain
        known: change le texte pour dire à demain
      values content=“à demain”
        ajoute à demain
        ajoute : à demain
      correction recipients=Alice(1)
        change le destinataire en Alice
        en fait, à Alice
        non, à Alice
      values recipients=Alice(1)
        ajoute Alice
      change recipients
        change le destinataire
      change content
        modifie le message
      hesitation
        attends
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func aTextIsKeptAsItIsSaid() {
    let question = Expectation(.value, intent: "SendMessage", parameter: "content")
    let text = """
      values content=“s'il vous plaît envoyer plus de bananes”
        s'il vous plaît envoyer plus de bananes
        s'il vous plaît envoyer plus de bananes.
        « s'il vous plaît envoyer plus de bananes »
      values content=“je suis en retard”
        dis que je suis en retard
        dis-lui que je suis en retard
        je suis en retard
      values content=“Où es-tu ?”
        Où es-tu ?
      values content=“Oui”
        Oui
      remark content=“non”
        known: non
      values content=“désolé”
        désolé
      request StartCall
        appelle Alice
      cancel
        annule
        laisse tomber
      help
        aide
      repetition
        quoi ?
        répète la question
      correction recipients=Alice(1)
        en fait, à Alice
        non, je voulais dire Alice
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func valuesAreSaid() {
    let people = Expectation(.value, intent: "SendMessage", parameter: "recipients")
    #expect(
      script.failures(
        """
        values recipients=Alice(1)
          Alice
          à Alice
          Alice s'il te plaît
          à Alice s'il vous plaît
        values recipients=Bobo(3) recipients=Alice(1)
          Bobo et Alice
          à Bobo et à Alice
        values recipients=Zaphod(0)
          Zaphod
        values recipients=Maman(1)
          Maman
          à maman
        values recipients=bobo@exemple.fr
          known: bobo@exemple.fr
        no
          non
          personne
        cancel
          laisse tomber
        """.replacing("  à maman\n", with: ""), to: people) == [])
    let money = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")
    #expect(
      script.failures(
        """
        values currencyAmount=money 20 EUR
          20 €
          vingt euros
          euh, vingt euros s'il te plaît
          je crois vingt euros
        values currencyAmount=money 5.5 EUR
          cinq euros cinquante
          5,50 €
        values currencyAmount=money 20 USD
          vingt
        nothing
          des bananes
        cancel
          annule
        """, to: money) == [])
    let time = Expectation(.value, intent: "RequestRide", parameter: "scheduledPickupTime")
    #expect(
      script.failures(
        """
        values scheduledPickupTime=date 2026-11-22T08:00
          demain à 8 heures
          demain matin à 8h
        values scheduledPickupTime=date 2026-11-21T10:00
          dix heures
          à dix heures
          dans une heure
        nothing
          des bananes
        """, to: time) == [])
    let size = Expectation(.value, intent: "RequestRide", parameter: "partySize")
    #expect(
      script.failures(
        """
        values partySize=number 3
          trois
          nous sommes trois
          trois personnes
          pour trois personnes
          on est trois
        values partySize=number 1
          un
          juste moi
        """, to: size) == [])
  }
}
