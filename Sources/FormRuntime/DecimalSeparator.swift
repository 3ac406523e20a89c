/// What locales write between the whole part of a number and its fraction, after CLDR.
enum DecimalSeparator {
  /// The separator of a locale such as `de_CH`, `pt-BR` or `sr_Latn_RS`; a point where the language is not known.
  ///
  /// Rows for a language with its region go before those for the language alone.
  static func of(locale: String) -> Character {
    let parts = locale.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first?.lowercased() else { return "." }
    let region = parts.dropFirst().last { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
    if let region, let separator = regions["\(language)_\(region.uppercased())"] { return separator }
    return languages[language] ?? "."
  }

  private static let languages: [String: Character] = rows([
    (
      ",",
      """
      af ast az be bg br bs ca cs da de dsb el eo es et eu ff fi fo fr fur fy gl hr hsb hu hy ia id is it jv ka kea \
      kk kl ky lb ln lo lt lv mk nb nds nl nn no os pl pt ro ru rw sah sc scn se sk sl smn sq sr su sv szl tg tk tr \
      tt uk uz vec vi wo
      """
    ),
    ("\u{66B}", "ckb fa ks ps sd"),
  ])

  private static let regions: [String: Character] = rows([
    (
      ".",
      """
      de_CH de_LI es_419 es_BZ es_CU es_DO es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_SV es_US it_CH
      """
    ),
    (",", "en_AT en_BE en_DE en_DK en_FI en_NL en_SE en_SI ms_BN sw_CD ar_DZ ar_LY ar_MA ar_TN ar_EH"),
    (
      "\u{66B}",
      """
      ar_BH ar_DJ ar_EG ar_ER ar_IL ar_IQ ar_JO ar_KM ar_KW ar_LB ar_MR ar_OM ar_PS ar_QA ar_SA ar_SD ar_SO \
      ar_SS ar_SY ar_TD ar_YE
      """
    ),
  ])

  private static func rows(_ lists: [(Character, String)]) -> [String: Character] {
    var rows: [String: Character] = [:]
    for (separator, names) in lists {
      for name in names.split(separator: " ") { rows[String(name)] = separator }
    }
    return rows
  }
}
