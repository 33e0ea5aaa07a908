import type { VisitorSeed } from '../types-visitors.ts'

/** Where visitors of the demo fair work: name, kind, and the domain of their addresses. */
const organisations = [
  ['Woonstichting De Zandkreek', 'association', 'zandkreek'],
  ['Wonen aan de Vliet', 'association', 'wonenaandevliet'],
  ['Woningbouwvereniging Heidemeent', 'association', 'heidemeent'],
  ['Bouwstroom Vijf Kernen', 'association', 'vijfkernen'],
  ['Stadswonen Ravelijn', 'association', 'ravelijn'],
  ['Gemeente Meerhaven', 'authority', 'meerhaven'],
  ['Gemeente Oudermeer', 'authority', 'oudermeer'],
  ['Provincie Zuiderland', 'authority', 'zuiderland'],
  ['Kadewerk Ontwikkeling', 'developer', 'kadewerk'],
  ['Singel & Dijk Vastgoed', 'developer', 'singelendijk'],
  ['Bouwbedrijf Ter Veste', 'builder', 'terveste'],
  ['Stapelhuis Bouw', 'builder', 'stapelhuis'],
  ['Aannemersbedrijf Korenmaat', 'builder', 'korenmaat'],
  ['Bureau Langsnede', 'adviser', 'langsnede'],
  ['Doorsnede Architecten', 'adviser', 'doorsnede'],
  ['Nokhoogte Advies', 'adviser', 'nokhoogte'],
  ['Vezelplaat Nederland', 'supplier', 'vezelplaat'],
  ['Klimaatgevel', 'supplier', 'klimaatgevel'],
  ['Hogeschool Meerhaven', 'education', 'hs-meerhaven'],
  ['Huurdersplatform De Drempel', 'other', 'dedrempel'],
] as const

/** First name, infix, last name and job title of forty people; each works at the next organisation. */
const people = [
  ['Fenna', '', 'Oosterbaan', 'Projectleider nieuwbouw'],
  ['Daan', 'van der', 'Leck', 'Manager vastgoed'],
  ['Nadia', '', 'El Khatib', 'Adviseur verduurzaming'],
  ['Willem', 'ter', 'Haar', 'Opzichter'],
  ['Saskia', 'de', 'Rooij', 'Bestuurder'],
  ['Joris', '', 'Hoekzema', 'Beleidsmedewerker wonen'],
  ['Amira', '', 'Bensaïd', 'Wethouder wonen'],
  ['Pieter', 'van', 'Schaik', 'Programmamanager'],
  ['Lotte', '', 'Brandsma', 'Ontwikkelingsmanager'],
  ['Kees', 'den', 'Ouden', 'Directeur'],
  ['Marit', '', 'Veldkamp', 'Werkvoorbereider'],
  ['Sven', '', 'Roosenburg', 'Hoofd realisatie'],
  ['Yasmin', '', 'Aydın', 'Calculator'],
  ['Bram', 'van', 'Winsum', 'Architect'],
  ['Eline', '', 'Tuinstra', 'Constructeur'],
  ['Rob', '', 'Kaptein', 'Adviseur bouwfysica'],
  ['Ingrid', 'van de', 'Sande', 'Accountmanager'],
  ['Thijs', '', 'Wolters', 'Productontwikkelaar'],
  ['Chantal', '', 'Ferdinand', 'Docent bouwkunde'],
  ['Gerard', '', 'Pol', 'Voorzitter'],
  ['Hanneke', '', 'Zijlstra', 'Inkoper'],
  ['Murat', '', 'Demir', 'Projectleider renovatie'],
  ['Astrid', 'van', 'Beveren', 'Assetmanager'],
  ['Ruben', '', 'Kloosterman', 'Participatiemedewerker'],
  ['Petra', 'de', 'Wilde', 'Controller'],
  ['Jelle', '', 'Nauta', 'Stedenbouwkundige'],
  ['Sofie', '', 'Lemmens', 'Adviseur circulariteit'],
  ['Hugo', 'van', 'Raalte', 'Beleidsadviseur'],
  ['Noor', '', 'Schouten', 'Projectontwikkelaar'],
  ['Emiel', '', 'Vos', 'Acquisiteur'],
  ['Anouk', '', 'Reijnders', 'Projectleider'],
  ['Tomasz', '', 'Kowalczyk', 'Uitvoerder'],
  ['Grace', '', 'Owusu', 'Bedrijfsleider'],
  ['Maarten', 'van', 'Eyk', 'Architect'],
  ['Liesbeth', '', 'Coppens', 'Interieurarchitect'],
  ['Oscar', '', 'Lindqvist', 'Adviseur installaties'],
  ['Judith', '', 'Haverman', 'Verkoopleider'],
  ['Karim', '', 'Haddad', 'Technisch adviseur'],
  ['Floor', '', 'Meijerink', 'Onderzoeker'],
  ['Ben', 'ter', 'Linden', 'Huurdersvertegenwoordiger'],
] as const

/** The accessibility wishes of some, by their index among the people. */
const wishes: Readonly<Record<number, string>> = {
  3: 'Ik kom met een rolstoel. Is er bij de kennissessies een plek vooraan?',
  15: 'Ik ben slechthorend en gebruik de ringleiding.',
  27: 'Ik neem mijn geleidehond mee.',
  39: 'Kan ik tussen de sessies ergens zitten waar het rustig is?',
}

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

/** Every so many visitors, beginning at one of them. */
const every = (at: number, step: number, first = 0): boolean => at % step === first

/** Unconfirmed accounts, by index: of the last days, for they are deleted within a week. */
const PENDING = [34, 36, 38, 39]

const BOTH_DAYS = ['2027-03-17', '2027-03-18']

/** Themes, with the number of visitors in ten who are interested. */
const THEMES = {
  'fabrieksmatig-bouwen': 6,
  'biobased-en-circulair': 4,
  betaalbaarheid: 3,
  'verduurzamen-in-bewoonde-staat': 5,
  'samen-inkopen': 2,
  leefbaarheid: 3,
}

/** Forty people who registered in the ten weeks before the demo fair was filled, most of them lately. */
export const visitors: readonly VisitorSeed[] = people.map(
  ([firstName, infix, lastName, jobTitle], at) => {
    const [organisation, organisationType, domain] = organisations[
      at % organisations.length
    ] as (typeof organisations)[number]
    return {
      email: `${ascii(firstName)}.${ascii(infix + lastName)}@${domain}.example`,
      firstName,
      infix,
      lastName,
      jobTitle,
      organisation,
      organisationType,
      days: BOTH_DAYS.filter((_, nth) => every(at, 4) || every(at, 5, 2) === (nth === 1)),
      interests: Object.entries(THEMES).flatMap(([theme, chosenBy], nth) =>
        (at * 7 + nth * 3) % 10 < chosenBy ? [theme] : [],
      ),
      accessibility: wishes[at],
      listed: every(at, 3, 1),
      language: every(at, 7, 3) ? 'en' : 'nl',
      newsletter: every(at, 2, 1),
      state: at === 29 ? 'blocked' : PENDING.includes(at) ? 'pending' : 'confirmed',
      minutesAgo: (at * 137) % 600,
      // Fewer and fewer, the further back: the square root of how far down the list.
      daysAgo: Math.round(70 * (1 - Math.sqrt((at + 1) / people.length))),
    }
  },
)
