import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LocaleCode } from '~/content/model.ts'
import { type BuiltIndex, buildIndex } from './build-index.ts'
import type { SearchDocument } from './documents/search-document.ts'
import { find } from './find.ts'

const document = (title: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'pages',
  path: `/${title}`,
  language: 'nl',
  title,
  facts: '',
  summary: '',
  ...fields,
})

const documents = [
  document('Woonstichting De Zandkreek', { facts: 'Stand 1.B02', code: '1.B02 1B02 B02' }),
  document('Veenland', { facts: 'Stand 1.C09a, B-101', code: '1.C09a 1C09a C09a B-101 B101' }),
  document('Stapelwerk Modulair', { facts: 'Stand 1.A12', code: '1.A12 1A12 A12' }),
  document('Woningcorporaties en de wijk', { summary: 'Hoe zij huizen verhuren.' }),
  document('Corporatie van het jaar', { summary: 'Voor wie een woning zoekt.' }),
  document('Lawaai mag, als het op tijd is', { summary: 'Een straat lang bouwen.' }),
  document('Een carport van aluminium', { summary: 'Categorieën van ideeën en foto’s.' }),
  document('Opslag van CO₂ in kruislaaghout'),
  document('Gestapeld in zes weken', {
    body: () => 'De aannemer verduurzaamt een portiekflat.',
  }),
  document('Bedrijven in de regio'),
  document('Fabrieksmatige houtbouw', { summary: 'De fabriek levert hout.' }),
  document('Bouwen aan de kade'),
  document('Aïcha Benhaddi', { facts: 'Planeconoom' }),
  document('Jan in ’t Veld', { facts: 'Reëel rekenen' }),
  document('Nieuwsbrief', { alias: 'mailing' }),
  document('Vergunnen op concept'),
  document('Betaalbaarheid'),
  document('Wie betaalt de kavel?'),
  document('Twee laadpunten'),
  document('De prijs van entree'),
  document('Søren Groß', { facts: 'Æsa Łukasz' }),
  document('Stuur een e-mail'),
  document('Met de ebike naar de beurs'),
]

const synonyms = [
  { terms: ['corporatie', 'woonstichting', 'sociale verhuurder'] },
  { terms: ['CO2', 'koolstof'] },
  { terms: ['hoogbouw', 'gestapeld'] },
]

let nl: BuiltIndex
beforeAll(async () => {
  nl = await buildIndex({ locale: 'nl', documents, synonyms, fair: 'Dakwaarts 2027' })
})

const titles = (built: BuiltIndex, query: string) =>
  find(built, query).matches.map((match) => match.document.title)

describe('a search in Dutch', () => {
  it.each([
    ['a name with a letter of another language', 'soren', 'Søren Groß'],
    ['a name with a sharp s', 'gross', 'Søren Groß'],
    ['a name with a ligature', 'aesa', 'Søren Groß'],
    ['a name with a stroke', 'lukasz', 'Søren Groß'],
    ['without its hyphen what has one', 'email', 'Stuur een e-mail'],
    ['the rest after a hyphen', 'mail', 'Stuur een e-mail'],
    ['with a hyphen what has none', 'e-bike', 'Met de ebike naar de beurs'],
    ['a stand number', '1.A12', 'Stapelwerk Modulair'],
    ['a stand number without its point', '1a12', 'Stapelwerk Modulair'],
    ['half of a stand', '1.C09A', 'Veenland'],
    ['a stand number of another kind', 'b-101', 'Veenland'],
    ['the same without its hyphen', 'B101', 'Veenland'],
    ['the beginning of a stand number', '1.B', 'Woonstichting De Zandkreek'],
    ['words around a stand number', 'stand 1.a12', 'Stapelwerk Modulair'],
    ['y for ij', 'tyd', 'Lawaai mag, als het op tijd is'],
    ['the letter ĳ', 'tĳd', 'Lawaai mag, als het op tijd is'],
    ['no accent where there is one', 'aicha', 'Aïcha Benhaddi'],
    ['an accent where there is none', 'aluminiúm', 'Een carport van aluminium'],
    ['no diaeresis', 'reeel', 'Jan in ’t Veld'],
    ['an apostrophe of another kind', "foto's", 'Een carport van aluminium'],
    ['the singular of a plural', 'idee', 'Een carport van aluminium'],
    ['the singular of -ies', 'categorie', 'Een carport van aluminium'],
    ['the plural of a singular', 'straten', 'Lawaai mag, als het op tijd is'],
    ['v and f', 'bedrijf', 'Bedrijven in de regio'],
    ['s and z', 'huis', 'Woningcorporaties en de wijk'],
    ['a verb', 'verduurzamen', 'Gestapeld in zes weken'],
    ['a noun of a verb', 'verduurzaming', 'Gestapeld in zes weken'],
    ['half a word that stems otherwise', 'verduurzaam', 'Gestapeld in zes weken'],
    ['the end of half a word', 'fabrieksmati', 'Fabrieksmatige houtbouw'],
    ['digits below the line', 'co2', 'Opslag van CO₂ in kruislaaghout'],
    ['a synonym', 'koolstof', 'Opslag van CO₂ in kruislaaghout'],
    ['a synonym that no text has', 'hoogbouw', 'Gestapeld in zes weken'],
    ['a phrase as a synonym', 'sociale verhuurders', 'Woonstichting De Zandkreek'],
    ['the last part of a compound', 'bouwen hout', 'Fabrieksmatige houtbouw'],
    ['a compound that no text has', 'houtfabriek', 'Fabrieksmatige houtbouw'],
    ['a name without its infix', 'jan veld', 'Jan in ’t Veld'],
    ['what else it is called', 'mailing', 'Nieuwsbrief'],
    ['what the fair is called beside it', 'kade dakwaarts beurs', 'Bouwen aan de kade'],
    ['a noun of the same root', 'duurzaamheid', 'Gestapeld in zes weken'],
    ['another noun of it', 'vergunning', 'Vergunnen op concept'],
    ['an adjective in -baar', 'betaalbaar', 'Betaalbaarheid'],
    ['a synonym that every fair knows', 'laadpaal', 'Twee laadpunten'],
    ['a compound by its parts', 'entreeprijs', 'De prijs van entree'],
  ])('finds by %s: %s', (_, query, expected) => {
    expect(titles(nl, query)[0]).toBe(expected)
  })

  it('puts the word itself before compounds and synonyms', () => {
    expect(titles(nl, 'corporatie')).toEqual([
      'Corporatie van het jaar',
      'Woningcorporaties en de wijk',
      'Woonstichting De Zandkreek',
    ])
  })

  it.each([
    ['a letter too many', 'stappelwerk', 'stapelwerk'],
    ['a letter missing', 'woonsticting', 'woonstichting'],
    ['letters swapped', 'huotbouw', 'houtbouw'],
    ['a title that may be taken for a compound', 'nieuwbrief', 'nieuwsbrief'],
    ['another letter, beside a word that is right', 'Fabrieksmatige houtbauw', 'houtbouw'],
  ])('corrects %s: %s', (_, query, expected) => {
    const found = find(nl, query)
    expect(found.correction).toContain(expected)
    expect(found.matches.length).toBeGreaterThan(0)
  })

  it('corrects no word that is right, short, a number, or far from every other', () => {
    for (const query of ['houtbouw', 'hou', 'xyz', '9.Z99', 'qqqqqqqqqq']) {
      expect(find(nl, query).correction).toBeNull()
    }
  })

  it('finds documents with some of the words when none has all, and reports it', () => {
    const found = find(nl, 'kade planeconoom')
    expect(found.partial).toBe(true)
    expect(found.matches.map(({ document: { title } }) => title).sort()).toEqual([
      'Aïcha Benhaddi',
      'Bouwen aan de kade',
    ])
    expect(find(nl, 'bouwen kade').partial).toBe(false)
  })

  it('gives the words that were found', () => {
    const [match] = find(nl, 'bouwen').matches
    expect(['bouwen', 'kade', 'de'].map((word) => match?.matches(word))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        expect(Array.isArray(find(nl, query).matches)).toBe(true)
      }),
    )
    for (const query of [
      '',
      ' ',
      '.*',
      '__proto__',
      'constructor',
      '"; --',
      '<mark>',
      '𝕏'.repeat(50),
    ]) {
      expect(find(nl, query).matches.length).toBeLessThan(documents.length)
    }
  })
})

describe('a search in English', () => {
  it.each([
    ['an English plural', 'houses', 'Timber house'],
    ['a Dutch plural where the text fell back', 'straat', 'Lawaai mag, als het op tijd is'],
    ['an English verb', 'retrofitting', 'We retrofit'],
  ])('finds by %s: %s', async (_, query, expected) => {
    const english: LocaleCode = 'en'
    const built = await buildIndex({
      locale: english,
      synonyms: [],
      documents: [
        ...documents,
        document('Timber house', { language: english }),
        document('We retrofit', { language: english }),
      ],
    })
    expect(titles(built, query)[0]).toBe(expected)
  })
})
