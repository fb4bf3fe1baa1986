/// The codes of currencies in use (ISO 4217), which are said in any language: "25 CAD".
///
/// Codes that are also words in a built-in language are left out: "all", "try", "mad", "ron".
enum CurrencyCodes {
  static let all = """
    AED AFN AMD AOA ARS AUD AWG AZN BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY CRC
    CVE CZK DJF DKK DZD EGP ETB EUR FJD FKP GBP GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD
    JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LBP LKR LRD LSL LYD MDL MGA MKD MMK MNT MRU MVR MWK MXN MYR MZN NGN
    NOK NPR NZD OMR PAB PGK PHP PKR PLN PYG QAR RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SRD SSP SVC SYP SZL THB TJS
    TMT TND TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
