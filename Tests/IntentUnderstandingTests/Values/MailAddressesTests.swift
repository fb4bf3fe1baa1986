import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Addresses of mail look the same in every language.
@Suite struct MailAddressesTests {
  @Test(arguments: Language.all) func addressesAreFound(language: Language) {
    #expect(ValueCorpus(spotter: ValueSpotter(language: language)).failures(Self.corpus) == [])
  }

  static let corpus = """
    person bobo@example.com
      bobo@example.com
    person bobo.great@example.com
      bobo.great@example.com
    person little-bobo@example.org
      little-bobo@example.org
    person little_bobo@example.net
      little_bobo@example.net
    person bobo+bananas@example.com
      bobo+bananas@example.com
    person b.o.b.o@example.com
      b.o.b.o@example.com
    person bobo7@example.com
      bobo7@example.com
    person 77bobo@example.org
      77bobo@example.org
    person a@b.io
      a@b.io
    person irene@mail.example.com
      irene@mail.example.com
    person irene@mail.example.co.uk
      irene@mail.example.co.uk
    person irene.jones@uni.example.edu
      irene.jones@uni.example.edu
    person alice-jones@example.travel
      alice-jones@example.travel
    person alice_jones_1990@example.info
      alice_jones_1990@example.info
    person alice.b+news@mail.example.co.uk
      alice.b+news@mail.example.co.uk
    person info@monkey-chat.example
      info@monkey-chat.example
    person office@monkeybank.example.org
      office@monkeybank.example.org
    person rides2go@example.app
      rides2go@example.app
    person support@24-7.example.com
      support@24-7.example.com
    person x1@y2.net
      x1@y2.net
    person monkey@example.eu
      monkey@example.eu
    person jungle.post@example.de
      jungle.post@example.de
    person poste.jungle@example.fr
      poste.jungle@example.fr
    person correo@example.es
      correo@example.es
    person posta@example.it
      posta@example.it
    person berichten@example.nl
      berichten@example.nl
    person 1bobo1@example.com
      1bobo1@example.com
    person bobo.the.third@example.com
      bobo.the.third@example.com
    person mister_bobo@example.biz
      mister_bobo@example.biz
    person hello@bananas.example.shop
      hello@bananas.example.shop
    person a.very.long.name.indeed@example.com
      a.very.long.name.indeed@example.com
    person first-last@sub.domain.example.com
      first-last@sub.domain.example.com
    person first_last@sub-domain.example.com
      first_last@sub-domain.example.com
    person first.last@example.museum
      first.last@example.museum
    person bobo@localmail.example.name
      bobo@localmail.example.name
    person bobo@xn.example.com
      bobo@xn.example.com
    person m.o.n.k.e.y@zoo.example.org
      m.o.n.k.e.y@zoo.example.org
    person zoo-keeper@zoo.example.org
      zoo-keeper@zoo.example.org
    person zoo+feeding@zoo.example.org
      zoo+feeding@zoo.example.org
    person team.alpha@example.dev
      team.alpha@example.dev
    person team_beta@example.ai
      team_beta@example.ai
    person nine9@nine9.example.com
      nine9@nine9.example.com
    person bananas4u@example.tv
      bananas4u@example.tv
    person no-reply@example.com
      no-reply@example.com
    person hr@example.company
      hr@example.company
    person jobs@example.careers
      jobs@example.careers
    person r2d2@droids.example.com
      r2d2@droids.example.com
    person c-3po@droids.example.com
      c-3po@droids.example.com
    person long-hyphen-name@long-hyphen-domain.example.com
      long-hyphen-name@long-hyphen-domain.example.com
    person under_score_name@example.me
      under_score_name@example.me
    person q@example.com
      q@example.com
    person q1@example.com
      q1@example.com
    person swing@vines.example.garden
      swing@vines.example.garden
    person treehouse@vines.example.house
      treehouse@vines.example.house
    person press+tv@example.media
      press+tv@example.media
    person mum.and.dad@family.example.net
      mum.and.dad@family.example.net
    person grandma75@example.us
      grandma75@example.us
    person uncle-joe@example.ca
      uncle-joe@example.ca
    person cousin.vinnie@example.com.au
      cousin.vinnie@example.com.au
    person desk12@tower.example.nyc
      desk12@tower.example.nyc
    person reception@hotel.example.paris
      reception@hotel.example.paris
    """
}
