import { markdownOf, richText } from '@beursvloer/contract/content/markdown'
import { isEmailAddress } from '@beursvloer/contract/email-address'
import { fairInstant } from '@beursvloer/contract/fair-time'
import { readEuros, typedEuros } from '@beursvloer/contract/quotation/money'
import { timeCell } from '../panel-api/export/column'
import { isEuros } from '../rules/euros'
import type { Data } from '../rules/shared-fields'
import { whole } from '../rules/visible-texts'
import type { Attribute, Column, Fields } from './columns'

/** Maximum of characters in a cell of a workbook (ECMA-376, Excel's limits). */
const MAX_CELL_LENGTH = 32_767
/** Between the fields of a component, of which each line has one. */
const FIELD_SEPARATOR = ' | '

/** A document that does not exist yet: a new row of the same file, or one to be made. */
export interface Pending {
  readonly pending: string
  readonly target: string
}

export const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && 'pending' in value

/** What cells call other documents and files. */
export interface References {
  /** What a document or file is called in an export. */
  nameOf(target: string, id: unknown): string
  /** The documents or files of a name. */
  find(target: string, name: string): readonly unknown[]
  /** The document of a name that there will be; null when there will be none. */
  pending(target: string, name: string): Pending | null
  /** A name that resembles one which is not there. */
  resembling(target: string, name: string): string | undefined
}

/** A cell that cannot be taken over; the message ends a line that begins with the column. */
export class CellError extends Error {}

const FILE = 'plugin::upload.file'

/** A cell as it is compared: with line ends as we write them, and no longer than a workbook allows. */
export const tidy = (text: string): string =>
  text.replace(/\r\n?/g, '\n').trim().slice(0, MAX_CELL_LENGTH)

const targetOf = ({ type, target }: Attribute): string => (type === 'media' ? FILE : target)

/** Whether a field leads to other documents or files. */
export const isReference = ({ type }: Attribute): boolean => type === 'relation' || type === 'media'

const isMany = ({ relation, multiple }: Attribute & { readonly multiple?: boolean }): boolean =>
  relation?.endsWith('ToMany') === true || multiple === true

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

function plainText(attribute: Attribute, value: unknown): string {
  const { type, pluginOptions } = attribute
  if (isNothing(value)) return ''
  if (type === 'boolean') return value ? 'Ja' : 'Nee'
  if (type === 'enumeration')
    return pluginOptions?.beursvloer?.values?.[String(value)] ?? String(value)
  if (type === 'time') return String(value).slice(0, 5)
  if (type === 'datetime') return timeCell(String(value))
  if (type === 'blocks') return markdownOf(value as never)
  if (type === 'json') return JSON.stringify(value)
  if (type === 'decimal') return String(value).replace('.', ',')
  if (isEuros(attribute)) return typedEuros(Number(value))
  return String(value)
}

/** A value as the text of a cell. */
export function cellOf(
  { attribute, parts }: Pick<Column, 'attribute' | 'parts'>,
  value: unknown,
  references: References,
): string {
  if (isReference(attribute)) {
    const ids = [value ?? []].flat()
    return ids.map((id) => references.nameOf(targetOf(attribute), id)).join('; ')
  }
  if (!parts) return tidy(plainText(attribute, value))
  const lines = ((value ?? []) as readonly Data[]).map((one) => {
    const cells = parts.map(([name, inside]) =>
      cellOf({ attribute: inside }, one[name], references),
    )
    return cells.slice(0, cells.findLastIndex(Boolean) + 1).join(FIELD_SEPARATOR)
  })
  return tidy(lines.join('\n'))
}

/** Whether an address is written as people do, without `https://`, where a field wants one. */
const isBareAddress = (text: string, regex: Attribute['regex']): boolean =>
  String(regex ?? '').startsWith('^https://') && /^[a-z0-9-]{1,63}\.[a-z0-9]/i.test(text)

function textValue({ type, maxLength, regex, pluginOptions }: Attribute, text: string): string {
  const written = whole(text, type === 'text' ? 'lines' : 'trim')
  const value = isBareAddress(written, regex) ? `https://${written}` : written
  if (maxLength !== undefined && value.length > maxLength)
    throw new CellError(`heeft ${value.length} tekens, hoogstens ${maxLength} mag`)
  if (type === 'email' && !isEmailAddress(value)) throw new CellError('is geen geldig e-mailadres')
  if (regex && !new RegExp(regex).test(value))
    throw new CellError(pluginOptions?.beursvloer?.pattern ?? 'heeft niet de juiste vorm')
  return value
}

function numberIn(attribute: Attribute, text: string): number {
  if (isEuros(attribute)) {
    const cents = readEuros(text)
    if (cents === null) throw new CellError('is geen bedrag, zoals 195 of 195,50')
    return cents
  }
  const { type } = attribute
  const plain = /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text.replace(',', '.')
  const value = /^-?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : Number.NaN
  if (Number.isNaN(value) || (type === 'integer' && !Number.isInteger(value)))
    throw new CellError(`is geen ${type === 'integer' ? 'heel getal' : 'getal'}`)
  return value
}

function numberValue(attribute: Attribute, text: string): number {
  const value = numberIn(attribute, text)
  const { min, max } = attribute
  if (min !== undefined && value < min)
    throw new CellError(`is kleiner dan ${plainText(attribute, min)}`)
  if (max !== undefined && value > max)
    throw new CellError(`is groter dan ${plainText(attribute, max)}`)
  return value
}

const YES = ['ja', 'yes', 'true', 'waar', '1', 'x']
const NO = ['nee', 'no', 'false', 'onwaar', '0']

function booleanValue(text: string): boolean {
  const word = text.toLowerCase()
  if (YES.includes(word)) return true
  if (NO.includes(word)) return false
  throw new CellError('is geen Ja of Nee')
}

function choiceValue({ enum: values = [], pluginOptions }: Attribute, text: string): string {
  const labels = pluginOptions?.beursvloer?.values ?? {}
  const word = text.toLowerCase()
  const found = values.find(
    (value) => value.toLowerCase() === word || labels[value]?.toLowerCase() === word,
  )
  if (found !== undefined) return found
  const options = values.map((value) => labels[value] ?? value).join(', ')
  throw new CellError(`is geen van deze: ${options}`)
}

const MONTHS = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli'],
  ...['augustus', 'september', 'oktober', 'november', 'december'],
]

/** A date as people and programs write it, as `2027-03-17`; null when it is none. */
export function dateIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00.{0,12})?$/.exec(text)
  const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  const words = /^(?:[a-z]{2,9} )?(\d{1,2}) ([a-z]{3,9}) (\d{4})$/i.exec(text)
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : dutch
      ? [dutch[3], dutch[2], dutch[1]]
      : words
        ? [words[3], MONTHS.indexOf(words[2]?.toLowerCase() ?? '') + 1, words[1]]
        : null
  if (!parts) return null
  const date = parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}

/** A time of day as `10:30`; null when it is none. Midnight may be 24:00. */
function timeIn(text: string): string | null {
  const found = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d{1,3})?)?(?: ?uur| ?u)?$/i.exec(text)
  const [hours, minutes] = [Number(found?.[1]) % 24, Number(found?.[2])]
  if (!found || Number(found[1]) > 24 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${found[2]}`
}

function momentValue(text: string): string {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)))
    return new Date(text).toISOString()
  const at = text.search(/[T ]\d{1,2}[:.]\d{2}/)
  const [date, time] = [dateIn(text.slice(0, at)), timeIn(text.slice(at + 1))]
  if (at < 0 || !date || !time)
    throw new CellError('is geen datum met tijd, zoals 2027-03-17 10:30')
  return new Date(fairInstant(date, time)).toISOString()
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CellError('is niet te lezen; laat deze kolom zoals het beheer hem schreef')
  }
}

function referenceValue(attribute: Attribute, text: string, references: References): unknown[] {
  const target = targetOf(attribute)
  const names = isMany(attribute) ? text.split(/[;\n]/) : [text]
  return names
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const found = references.find(target, name)
      if (found.length === 1) return found[0]
      if (found.length > 1)
        throw new CellError(`‘${name}’ zijn er ${found.length}; gebruik het webadres of kenmerk`)
      const pending = references.pending(target, name)
      if (pending) return pending
      const other = references.resembling(target, name)
      throw new CellError(`‘${name}’ bestaat niet${other ? `, wel ‘${other}’` : ''}`)
    })
}

/** The components of a list, one on each line. */
function listValue(parts: Fields, text: string, references: References): Data[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const cells = line.split(FIELD_SEPARATOR.trim()).map((cell) => cell.trim())
    if (cells.length > parts.length)
      throw new CellError(`heeft op een regel meer dan ${parts.length} delen`)
    const given = parts.map(([name, attribute], at) => {
      const value = cells[at] ? parseCell({ attribute }, cells[at], references) : attribute.default
      return [name, value] as const
    })
    return Object.fromEntries(given.filter(([, value]) => value !== undefined))
  })
}

/**
 * The value of the text of a cell, as data to write; null for an empty one.
 * @throws CellError
 */
export function parseCell(
  { attribute, parts }: Pick<Column, 'attribute' | 'parts'>,
  cell: string,
  references: References,
): unknown {
  const text = tidy(cell)
  const { type } = attribute
  if (text === '') return isReference(attribute) || parts ? [] : null
  if (parts) return listValue(parts, text, references)
  if (isReference(attribute)) return referenceValue(attribute, text, references)
  if (type === 'integer' || type === 'decimal') return numberValue(attribute, text)
  if (type === 'boolean') return booleanValue(text)
  if (type === 'enumeration') return choiceValue(attribute, text)
  if (type === 'blocks') return richText(text)
  if (type === 'json') return jsonValue(text)
  if (type === 'datetime') return momentValue(text)
  if (type === 'date') {
    const date = dateIn(text)
    if (date) return date
    throw new CellError('is geen datum, zoals 2027-03-17')
  }
  if (type === 'time') {
    const time = timeIn(text)
    if (time) return `${time}:00.000`
    throw new CellError('is geen tijd, zoals 10:30')
  }
  return textValue(attribute, text)
}
