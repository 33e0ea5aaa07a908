import type { Field, Text, Value } from '../definition.ts'

/** A rule with a value that it refuses, one that it accepts, and its message. */
export interface RuleCase {
  readonly rule: string
  readonly kind?: Field['kind']
  readonly bad: Value
  readonly good: Value
  /** With `{}` for the field's label. */
  readonly text: Text
}

const both = (nl: string, en: string): Text => ({ nl, en })

/** The standard rules of requirements 7.3, each of its texts letter for letter. */
export const standardCases: readonly RuleCase[] = [
  {
    rule: 'accepted',
    kind: 'checkbox',
    bad: false,
    good: true,
    text: both('Ga hiermee akkoord om verder te gaan.', 'Please agree to this to continue.'),
  },
  {
    rule: 'alpha',
    bad: 'a1',
    good: 'één',
    text: both(
      '{} mag alleen alfabetische tekens bevatten.',
      '{} can only contain alphabetical characters.',
    ),
  },
  {
    rule: 'alpha_spaces',
    bad: 'a-b',
    good: 'a b',
    text: both(
      '{} mag alleen letters en spaties bevatten.',
      '{} can only contain letters and spaces.',
    ),
  },
  {
    rule: 'alphanumeric',
    bad: 'a 1',
    good: 'a1',
    text: both(
      '{} mag alleen letters en cijfers bevatten.',
      '{} can only contain letters and numbers.',
    ),
  },
  {
    rule: 'between:6,500',
    kind: 'number',
    bad: '5,9',
    good: '6,5',
    text: both('{} moet tussen 6 en 500 liggen.', '{} must be between 6 and 500.'),
  },
  {
    rule: 'confirm:other',
    bad: 'something',
    good: 'other value',
    text: both('{} komt niet overeen.', '{} does not match.'),
  },
  {
    rule: 'contains_alpha',
    bad: '12',
    good: '1a',
    text: both('{} moet alfabetische tekens bevatten.', '{} must contain alphabetical characters.'),
  },
  {
    rule: 'contains_numeric',
    bad: 'ab',
    good: 'a1',
    text: both('{} moet cijfers bevatten.', '{} must contain numbers.'),
  },
  {
    rule: 'contains_symbol',
    bad: 'ab',
    good: 'a!',
    text: both('{} moet een symbool bevatten.', '{} must contain a symbol.'),
  },
  {
    rule: 'contains_uppercase',
    bad: 'ab',
    good: 'aB',
    text: both('{} moet hoofdletters bevatten.', '{} must contain an uppercase letter.'),
  },
  {
    rule: 'contains_lowercase',
    bad: 'AB',
    good: 'aB',
    text: both('{} moet kleine letters bevatten.', '{} must contain a lowercase letter.'),
  },
  {
    rule: 'date_after:2027-03-17',
    kind: 'date',
    bad: '2027-03-17',
    good: '2027-03-18',
    text: both('{} moet na 17 maart 2027 zijn.', '{} must be after 17 March 2027.'),
  },
  {
    rule: 'date_before:2027-03-17',
    kind: 'date',
    bad: '2027-03-17',
    good: '2027-03-16',
    text: both('{} moet vóór 17 maart 2027 vallen.', '{} must be before 17 March 2027.'),
  },
  {
    rule: 'date_between:2027-03-16,2027-03-19',
    kind: 'date',
    bad: '2027-03-20',
    good: '2027-03-17',
    text: both(
      '{} moet tussen 16 maart 2027 en 19 maart 2027 liggen.',
      '{} must be between 16 March 2027 and 19 March 2027.',
    ),
  },
  {
    rule: 'date_format:DD-MM-YYYY',
    bad: '2027-03-17',
    good: '17-03-2027',
    text: both(
      '{} is geen geldige datum, gebruik de notatie DD-MM-YYYY.',
      '{} is not a valid date, please use the format DD-MM-YYYY.',
    ),
  },
  {
    rule: 'email',
    kind: 'email',
    bad: 'an@-x.nl',
    good: 'an@dakwaarts.example',
    text: both('Vul een geldig e-mailadres in.', 'Please enter a valid email address.'),
  },
  {
    rule: 'ends_with:nl,be,de',
    bad: 'x.fr',
    good: 'x.be',
    text: both('{} eindigt niet met nl, be of de.', '{} doesn’t end with nl, be, or de.'),
  },
  {
    rule: 'starts_with:CT,DA',
    bad: 'XX-1',
    good: 'DA-1',
    text: both('{} begint niet met CT of DA.', '{} doesn’t start with CT or DA.'),
  },
  {
    rule: 'is:ja,nee',
    bad: 'misschien',
    good: 'ja',
    text: both('{} is geen toegestane waarde.', '{} is not an allowed value.'),
  },
  {
    rule: 'not:admin',
    bad: 'admin',
    good: 'anna',
    text: both('"admin" is geen toegestane {}.', '“admin” is not an allowed {}.'),
  },
  {
    rule: 'length:20,2000',
    kind: 'textarea',
    bad: 'Te kort.',
    good: 'Dit bericht is lang genoeg.',
    text: both(
      '{} moet tussen de 20 en 2000 tekens zijn.',
      '{} must be between 20 and 2000 characters.',
    ),
  },
  {
    rule: 'matches:/^[A-Z]{2}$/',
    bad: 'abc',
    good: 'AB',
    text: both('{} is geen toegestane waarde.', '{} is not an allowed value.'),
  },
  {
    rule: 'max:10',
    kind: 'number',
    bad: '10,5',
    good: '10',
    text: both('{} moet kleiner zijn dan of gelijk zijn aan 10.', '{} must be no more than 10.'),
  },
  {
    rule: 'min:9',
    kind: 'number',
    bad: '8',
    good: '9',
    text: both('{} moet minimaal 9 zijn.', '{} must be at least 9.'),
  },
  {
    rule: 'number',
    kind: 'number',
    bad: 'negen',
    good: '1.234,5',
    text: both('{} moet een getal zijn.', '{} must be a number.'),
  },
  {
    rule: '+require_one:nothing',
    bad: '',
    good: 'x',
    text: both('{} of Niets is vereist.', '{} or Niets is required.'),
  },
  {
    rule: 'required',
    bad: '',
    good: 'x',
    text: both('{} is verplicht.', '{} is required.'),
  },
  {
    rule: 'symbol',
    bad: 'a',
    good: '!',
    text: both('{} moet een symbool zijn.', '{} must be a symbol.'),
  },
  {
    rule: 'uppercase',
    bad: 'aB',
    good: 'AB',
    text: both('{} mag alleen hoofdletters bevatten.', '{} can only contain uppercase letters.'),
  },
  {
    rule: 'lowercase',
    bad: 'aB',
    good: 'ab',
    text: both('{} mag alleen kleine letters bevatten.', '{} can only contain lowercase letters.'),
  },
  {
    rule: 'url',
    kind: 'url',
    bad: 'mailto:an@x.nl',
    good: 'www.dakwaarts.example',
    text: both('Voer een geldige URL in.', 'Please enter a valid URL.'),
  },
]

/** The rules that take text, besides the standard ones; those for files have tests of their own. */
export const ownCases: readonly RuleCase[] = [
  {
    rule: 'iban',
    bad: 'NL91 ABNA 0417 1643 01',
    good: 'nl91 abna 0417 1643 00',
    text: both('Dit IBAN klopt niet.', 'IBAN incorrect.'),
  },
  {
    rule: 'date',
    bad: '2027-02-29',
    good: '2028-02-29',
    text: both('{} is geen geldige datum.', '{} is not a valid date.'),
  },
  {
    rule: 'printable',
    bad: '新 Delta',
    good: 'Nguyễn & Παπαδόπουλος ½, مستقبل',
    text: both(
      'Gebruik Latijnse, Griekse, Cyrillische, Arabische of Hebreeuwse letters: andere kunnen wij niet afdrukken.',
      'Use Latin, Greek, Cyrillic, Arabic or Hebrew letters: others cannot be printed.',
    ),
  },
  {
    rule: 'kvk',
    bad: '1234567',
    good: '00000012',
    text: both('Een KvK-nummer heeft 8 cijfers.', 'A KvK number has 8 digits.'),
  },
  {
    rule: 'vatId',
    bad: 'NL000099998B58',
    good: 'NL000099998B57',
    text: both('Dit btw-nummer klopt niet.', 'VAT number incorrect.'),
  },
  {
    rule: 'postcode',
    bad: '1234 SS',
    good: '1234 AB',
    text: both('Gebruik 1234 AB.', 'Use 1234 AB.'),
  },
  {
    rule: 'phone',
    kind: 'tel',
    bad: '010 123 45 6',
    good: '010 - 123 45 67',
    text: both(
      'Dit telefoonnummer klopt niet. Vul één nummer in, zonder toestelnummer.',
      'Telephone number incorrect. Enter one number, without an extension.',
    ),
  },
  {
    rule: 'decimals:2',
    kind: 'number',
    bad: '12,125',
    good: '12,50',
    text: both('Gebruik ten hoogste 2 decimalen.', 'Use no more than 2 decimals.'),
  },
  {
    rule: 'maxBytes:4',
    bad: 'één',
    good: 'eén',
    text: both(
      'Gebruik hoogstens 4 tekens; letters met accenten en emoji tellen voor meer.',
      'Use no more than 4 characters; accented letters and emoji count for more.',
    ),
  },
]

/** A form with a field for each case (`c0`, `c1` …) and the two fields that some of them read. */
export function formOfCases(cases: readonly RuleCase[]) {
  const text = (words: string): Text => ({ nl: words, en: words })
  return {
    id: 'contact' as const,
    reference: null,
    title: text('Regels'),
    maxBodyBytes: 0,
    keepsDraft: false,
    steps: [
      {
        id: 'rules',
        title: text('Regels'),
        parts: [
          { kind: 'text' as const, name: 'other', label: text('Ander'), initial: 'other value' },
          { kind: 'text' as const, name: 'nothing', label: text('Niets') },
          ...cases.map(({ rule, kind = 'text' }, index) => ({
            kind,
            name: `c${index}`,
            label: text(`Veld ${index}`),
            rules: rule,
            ...(rule === 'iban' && { normalise: 'iban' as const }),
          })),
        ],
      },
    ],
  }
}

/** The message of a case about its field in `formOfCases`. */
export const expectedText = ({ text }: RuleCase, index: number, language: 'nl' | 'en') =>
  text[language].replace('{}', `Veld ${index}`)
