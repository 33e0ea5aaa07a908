import { canonicalEmailAddress } from '../email-address.ts'
import { dropAllInvisible, dropInvisible } from '../visible-text.ts'
import type { Field, FormDefinition, Normalisation, Value, Values } from './definition.ts'
import { mapValues, partsOf } from './parts.ts'
import { toE164 } from './phone.ts'
import { canonicalVatId } from './vat-id.ts'

/** No control characters (`Cc`), one space between words. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const lines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

const compact = (text: string) =>
  oneLine(text)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')

/** A number as the Dutch write it, in the notation of computers: `1.234,5` → `1234.5`. */
function decimal(text: string): string {
  const bare = oneLine(text).replace(/^€\s*/, '').replace(/\s/g, '')
  if (!/^[+-]?[\d.,]+$/.test(bare)) return oneLine(text)
  const comma = bare.lastIndexOf(',')
  const dot = bare.lastIndexOf('.')
  let plain: string
  if (comma >= 0 && dot >= 0) {
    // The last of the two separates the decimals: 1.234,50 and 1,234.50 are the same.
    plain = comma > dot ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
  } else if (comma >= 0) plain = bare.replace(',', '.')
  else plain = /^[+-]?\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare
  if (!/^[+-]?\d*(\.\d*)?$/.test(plain) || !/\d/.test(plain)) return oneLine(text)
  const [whole, part = ''] = plain.replace(/^[+-]?0*/, '').split('.')
  const decimals = part.slice(0, part.search(/[1-9]0*$/) + 1)
  // Exactly three decimals would be read as thousands the next time.
  const shown = decimals.length === 3 ? `${decimals}0` : decimals
  return `${plain.startsWith('-') ? '-' : ''}${whole || '0'}${shown && `.${shown}`}`
}

const email = (text: string): string =>
  canonicalEmailAddress(
    oneLine(text)
      .replace(/^mailto:/i, '')
      .replace(/\s/g, ''),
  )

function postcode(text: string): string {
  const bare = oneLine(text).toUpperCase()
  const [, digits, letters] = /^(\d{4}) ?([A-Z]{2})$/.exec(bare) ?? []
  return digits ? `${digits} ${letters}` : bare
}

function url(text: string): string {
  const bare = oneLine(text).replace(/\s/g, '')
  return bare === '' || /^[a-z][a-z\d+.-]*:/i.test(bare) ? bare : `https://${bare}`
}

const normalisers: Readonly<Record<Normalisation, (text: string) => string>> = {
  trim: oneLine,
  lines,
  email,
  digits: (text) => oneLine(text).replace(/[\s.\-/]/g, ''),
  'vat-id': compact,
  iban: compact,
  postcode,
  // To E.164 in `normalise`: that takes a table of all countries, which browsers fetch when needed.
  phone: oneLine,
  decimal,
  url,
}

const byKind: Readonly<Partial<Record<Field['kind'], Normalisation>>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  textarea: 'lines',
  number: 'decimal',
  money: 'decimal',
}

/** Kinds of text in which a character that shows nothing may mean something. */
const WORDS: ReadonlySet<Normalisation> = new Set(['trim', 'lines'])

const normalisationOf = ({ kind, normalise }: Field): Normalisation =>
  normalise ?? byKind[kind] ?? 'trim'

/** A text in the canonical form of a kind; doing it twice changes nothing more. */
export function normaliseText(text: string, normalisation: Normalisation): string {
  const visible = WORDS.has(normalisation) ? dropInvisible(text) : dropAllInvisible(text)
  // Letters in one form, before and after: capitals and removed spaces can bring parts of one together.
  return normalisers[normalisation](visible.normalize('NFC')).normalize('NFC')
}

/**
 * A field's value in its canonical form, as rules see it. Doing it twice changes nothing more.
 * Passwords stay exactly as typed; telephone numbers only lose spare spaces here.
 */
export function normaliseValue(field: Field, value: Value): Value {
  if (field.kind === 'password' || typeof value !== 'string') return value
  return normaliseText(value, normalisationOf(field))
}

/** The country of a VAT number, where another field names one. */
function countryOf({ rules = '' }: Field, siblings: Values): string | undefined {
  const [, name] = /\bvatId:(\w+)/.exec(rules) ?? []
  const country = name && siblings[name]
  return typeof country === 'string' ? country : undefined
}

/**
 * The value of a field that depends on its siblings: a VAT number with the prefix of its country.
 */
function besideOthers(field: Field, text: string, siblings: Values): string {
  const country = countryOf(field, siblings)
  return (country && canonicalVatId(text, country)) || text
}

/**
 * All values of a form in canonical form, telephone numbers as E.164 (`+31101234567`), VAT numbers
 * with the prefix of their country. Unreadable values stay as typed, for the rules to refuse.
 */
export async function normalise(
  definition: Pick<FormDefinition, 'steps'>,
  values: Values,
): Promise<Values> {
  const parts = partsOf(definition)
  const calls: Promise<readonly [path: string, text: string]>[] = []
  const plain = mapValues(parts, values, ({ field, path }, value, siblings) => {
    const made = normaliseValue(field, value)
    if (typeof made !== 'string' || !made) return made
    if (normalisationOf(field) === 'phone')
      calls.push(toE164(made).then((number) => [path, number ?? made]))
    return besideOthers(field, made, siblings)
  })
  const numbers = new Map(await Promise.all(calls))
  return mapValues(parts, plain, ({ path }, value) => numbers.get(path) ?? value)
}
