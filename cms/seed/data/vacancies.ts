import type { VacancySeed } from '../types-floor.ts'

interface Row {
  readonly slug: string
  readonly exhibitor: string
  readonly nl: string
  readonly en: string
  readonly place: string
  /** Per week, such as `32–36`. */
  readonly hours: string
  readonly closingDate: string
  readonly bodyNl: string
  readonly bodyEn: string
}

const rows: Row[] = [
  {
    slug: 'projectleider-bouwstroom',
    exhibitor: 'woonstichting-de-zandkreek',
    nl: 'Projectleider bouwstroom',
    en: 'Pipeline project manager',
    place: 'Meerhaven',
    hours: '32–36',
    closingDate: '2027-04-09',
    bodyNl:
      'U leidt de bestelling van 640 fabriekswoningen voor vijf corporaties en bewaakt dat niemand van de keuzelijst afwijkt zonder het te zeggen.\n\n- Ervaring met inkoop of projectleiding\n- U rekent graag mee\n- U kunt nee zeggen en daar vrolijk bij blijven',
    bodyEn:
      'You lead the order of 640 factory homes for five housing associations and make sure nobody departs from the list of options without saying so.\n\n- Experience in procurement or project management\n- You like doing the sums\n- You can say no and stay cheerful',
  },
  {
    slug: 'opzichter-bestaande-voorraad',
    exhibitor: 'wonen-aan-de-vliet',
    nl: 'Opzichter bestaande voorraad',
    en: 'Site inspector existing homes',
    place: 'Vlietmond',
    hours: '36',
    closingDate: '2027-03-26',
    bodyNl:
      'U kent de complexen van binnen en bent tijdens renovaties het vaste gezicht voor huurders. Uw mening over kozijnen telt.',
    bodyEn:
      'You know the estates from the inside and are the familiar face for tenants during renovations. Your view on windows counts.',
  },
  {
    slug: 'adviseur-flexwonen',
    exhibitor: 'taakgroep-flexwonen-waterstreek',
    nl: 'Adviseur flexwonen',
    en: 'Flexible housing adviser',
    place: 'Meerhaven',
    hours: '24–32',
    closingDate: '2027-04-30',
    bodyNl:
      'U rekent locaties door met gemeenten en corporaties en schrijft op wat u afspreekt. U schrikt niet van een kaart met parkeerplaatsen.',
    bodyEn:
      'You work out sites with municipalities and housing associations and put agreements in writing. A map full of parking spaces does not scare you.',
  },
  {
    slug: 'productieleider-houtbouw',
    exhibitor: 'stapelwerk-modulair',
    nl: 'Productieleider houtbouw',
    en: 'Timber production manager',
    place: 'Oeverdam',
    hours: '40',
    closingDate: '2027-04-16',
    bodyNl:
      'In onze fabriek gaan er twaalf modules per week uit. U zorgt dat dat er twaalf blijven, ook in een week met een feestdag.',
    bodyEn:
      'Twelve modules leave our factory every week. You make sure it stays twelve, even in a week with a public holiday.',
  },
  {
    slug: 'werkvoorbereider-houtskelet',
    exhibitor: 'spanthuis',
    nl: 'Werkvoorbereider houtskelet',
    en: 'Timber frame work planner',
    place: 'Kreekstede',
    hours: '36–40',
    closingDate: '2027-03-31',
    bodyNl:
      'U vertaalt bestellingen naar zaaglijsten en haalt de fout eruit voordat de zaag hem vindt.',
    bodyEn: 'You turn orders into cutting lists and find the mistake before the saw does.',
  },
  {
    slug: 'monteur-warmtebronnen',
    exhibitor: 'bronlus',
    nl: 'Monteur warmtebronnen',
    en: 'Heat source fitter',
    place: 'Waterstreek',
    hours: '38',
    closingDate: '2027-05-14',
    bodyNl:
      'U legt bodembronnen aan onder stoepen, met een ploeg van vier. Ervaring met grondwerk is prettig, gevoel voor buren is belangrijker.',
    bodyEn:
      'You lay ground sources under pavements, with a crew of four. Experience with groundwork helps; a feel for neighbours matters more.',
  },
  {
    slug: 'jurist-aanbesteding',
    exhibitor: 'provincie-middelwaarden',
    nl: 'Jurist aanbesteding wonen',
    en: 'Housing procurement lawyer',
    place: 'Meerhaven',
    hours: '36',
    closingDate: '2027-04-02',
    bodyNl:
      'U schrijft de stukken voor een regionale uitvraag naar fabriekswoningen en legt uit wat de rechter daarover zei zonder het woord uitspraak.',
    bodyEn:
      'You draft the documents for a regional tender for factory homes and explain the leading judgment without using the word judgment.',
  },
  {
    slug: 'beleidsmedewerker-gebiedsontwikkeling',
    exhibitor: 'gemeente-meerhaven',
    nl: 'Beleidsmedewerker gebiedsontwikkeling',
    en: 'Area development policy officer',
    place: 'Meerhaven',
    hours: '32',
    closingDate: '2026-10-30',
    bodyNl:
      'U schrijft de nota over de kade, en krijgt dertig bewoners die hem lezen. Deze vacature is gesloten.',
    bodyEn:
      'You write the paper on the quayside, and thirty residents will read it. This vacancy is closed.',
  },
  {
    slug: 'calculator-renovatie',
    exhibitor: 'schilwissel',
    nl: 'Calculator renovatie',
    en: 'Renovation estimator',
    place: 'Meerhaven',
    hours: '32–38',
    closingDate: '2027-04-23',
    bodyNl: 'U rekent dakrenovaties door en durft te zeggen welke woning het geld niet waard is.',
    bodyEn:
      'You price roof renovations and are not afraid to say which home is not worth the money.',
  },
  {
    slug: 'huismeester-centrum',
    exhibitor: 'sluiswonen',
    nl: 'Huismeester centrum',
    en: 'Estate caretaker, city centre',
    place: 'Tolsluis',
    hours: '36',
    closingDate: '2027-03-19',
    bodyNl:
      'Negen portieken, 212 huishoudens, één sleutelbos. U kent binnen een jaar iedereen bij naam, ook de katten.',
    bodyEn:
      'Nine staircases, 212 households, one bunch of keys. Within a year you know everyone by name, cats included.',
  },
  {
    slug: 'stagiair-communicatie',
    exhibitor: 'de-goede-gevel',
    nl: 'Stagiair communicatie',
    en: 'Communications intern',
    place: 'Duinrecht',
    hours: '32',
    closingDate: '2027-05-01',
    bodyNl: 'U maakt bewonersbrieven zo kort dat ze worden gelezen, en test ze bij de bushalte.',
    bodyEn: 'You make letters to residents short enough to be read, and test them at the bus stop.',
  },
  {
    slug: 'medewerker-ketenregie',
    exhibitor: 'renovatiestroom',
    nl: 'Medewerker ketenregie',
    en: 'Supply chain coordinator',
    place: 'Hoogerven',
    hours: '36',
    closingDate: '2026-09-30',
    bodyNl:
      'U plant zes onderaannemers op één trappenhuis zonder dat ze elkaar hoeven te ontmoeten.',
    bodyEn: 'You plan six subcontractors into one stairwell without them ever having to meet.',
  },
]

/** Twelve vacancies of exhibitors; two of them closed in the autumn of 2026. */
export const vacancies: VacancySeed[] = rows.map(({ nl, en, hours, bodyNl, bodyEn, ...rest }) => ({
  ...rest,
  hours: { nl: `${hours} uur`, en: `${hours} hours` },
  title: { nl, en },
  body: { nl: bodyNl, en: bodyEn },
  url: `https://${rest.exhibitor}.example/vacatures/${rest.slug}`,
}))
