import type { SynonymSeed } from '../types-floor.ts'

const group = (subject: string, nl: string[], en: string[]): SynonymSeed => ({
  subject,
  terms: { nl: nl.join('\n'), en: en.join('\n') },
})

/** Terms in housing with several names. */
export const synonyms: SynonymSeed[] = [
  group(
    'Corporatie',
    [
      'corporatie',
      'woningcorporatie',
      'woningbouwvereniging',
      'woonstichting',
      'sociale verhuurder',
    ],
    ['housing association', 'housing corporation', 'social landlord'],
  ),
  group(
    'Fabrieksmatig bouwen',
    [
      'prefab',
      'fabrieksmatig',
      'fabriekswoning',
      'woningfabriek',
      'industrieel bouwen',
      'conceptueel bouwen',
      'modulair',
    ],
    ['prefab', 'factory-built', 'industrialised', 'off-site', 'modular'],
  ),
  group(
    'CO₂',
    ['CO2', 'koolstof', 'broeikasgas', 'uitstoot'],
    ['CO2', 'carbon', 'greenhouse gas', 'emissions'],
  ),
  group(
    'Hoogbouw',
    ['hoogbouw', 'gestapeld', 'appartementen', 'flat'],
    ['high-rise', 'stacked', 'apartments', 'flats'],
  ),
  group(
    'Laagbouw',
    ['laagbouw', 'grondgebonden', 'rijwoning', 'eengezinswoning'],
    ['low-rise', 'ground-bound', 'terraced house', 'single-family'],
  ),
  group(
    'Optoppen',
    ['optoppen', 'dakopbouw', 'extra verdieping', 'verdieping op het dak'],
    ['rooftop extension', 'extra storey', 'adding storeys'],
  ),
  group(
    'Jongeren en studenten',
    ['studentenhuisvesting', 'studentenwoning', 'jongerenhuisvesting', 'jongeren', 'studio'],
    ['student housing', 'student accommodation', 'young people', 'studio'],
  ),
  group('Hout', ['houtbouw', 'CLT', 'kruislaaghout'], ['timber', 'CLT', 'wood']),
  group(
    'Biobased',
    ['biobased', 'biogebaseerd', 'natuurlijke materialen', 'hernieuwbaar'],
    ['biobased', 'bio-based', 'natural materials', 'renewable'],
  ),
  group(
    'Circulair',
    ['circulair', 'hergebruik', 'losmaakbaar', 'remontabel'],
    ['circular', 'reuse', 'demountable'],
  ),
  group(
    'Verduurzamen',
    ['verduurzamen', 'renovatie', 'isoleren', 'energetisch verbeteren'],
    ['retrofit', 'renovation', 'insulation', 'energy upgrade'],
  ),
  group(
    'Tijdelijk wonen',
    ['flexwoning', 'tijdelijke woning', 'verplaatsbaar', 'spoedzoekers'],
    ['flexible housing', 'temporary home', 'relocatable'],
  ),
  group(
    'Sociale huur',
    ['sociale huur', 'betaalbare huur', 'huurwoning'],
    ['social rent', 'affordable rent'],
  ),
  group(
    'Openbaar vervoer',
    ['openbaar vervoer', 'ov', 'trein', 'bus'],
    ['public transport', 'train', 'bus'],
  ),
  group('Parkeren', ['parkeren', 'auto', 'parkeerplaats'], ['parking', 'car']),
  group(
    'Kaartje',
    ['kaartje', 'ticket', 'toegang', 'registreren', 'entree'],
    ['ticket', 'admission', 'register', 'entrance'],
  ),
]
