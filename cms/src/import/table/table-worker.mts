/** Reads the rows of a file in a process of its own; answers with them, or with why there are none. */
import { CsvError, parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import type { TableAnswer } from './read-table.ts'
import { calendarRows, ScheduleError, scheduleJsonRows, scheduleXmlRows } from './schedule.mts'

/** Limits beyond which a file is no list for a fair. */
const MAX_LINES = 20_000
const MAX_COLUMNS = 200
const MAX_CELL_LENGTH = 100_000
/**
 * Characters of all cells, each of which counts as some itself: they are sent to the process that
 * answers others. A workbook names a text once for all cells that have it, so its size is no bound.
 */
const MAX_CHARACTERS = 20_000_000
const CELL_CHARACTERS = 20

class TableError extends Error {}

const begins = (content: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => content[at] === byte)

/** The text of a file in UTF-8 or UTF-16; in Windows-1252 where it is neither. */
function textOf(content: Uint8Array): string {
  if (begins(content, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(content)
  if (begins(content, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** The separator of a CSV file: the one that its first line has most of outside quotes. */
function separatorOf(text: string): string {
  const head = text.replace(/"[^"]{0,1000}"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';'
}

function csvRows(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      delimiter: separatorOf(text.slice(0, MAX_CELL_LENGTH)),
      relax_column_count: true,
      to: MAX_LINES + 1,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new TableError(
      `Regel ${String(error.lines ?? '?')} van het bestand is niet te lezen: een aanhalingsteken staat verkeerd. Bewaar het opnieuw als CSV, of als Excel-bestand.`,
    )
  }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A date of a workbook as `2027-03-17`, `2027-03-17 10:30` or, before 1901, the time `10:30`. */
function dateText(date: Date): string {
  // Excel's times of day are fractions that rounding can leave a second short.
  const rounded = new Date(Math.round(date.getTime() / 60_000) * 60_000)
  const day = rounded.toISOString().slice(0, 10)
  const time = `${two(rounded.getUTCHours())}:${two(rounded.getUTCMinutes())}`
  if (rounded.getUTCFullYear() < 1901) return time
  return time === '00:00' ? day : `${day} ${time}`
}

/** A value of a workbook or JSON file as the text of a cell; lists with a line for each. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  if (Array.isArray(value)) return value.map(cellText).join('\n')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function workbookRows(content: Uint8Array): Promise<TableAnswer> {
  const sheets = await readWorkbook(Buffer.from(content)).catch(() => {
    throw new TableError(
      'Dit Excel-bestand is beschadigd of beveiligd. Open het in Excel en bewaar het opnieuw als .xlsx.',
    )
  })
  const filled = sheets.find(({ data }) => data.length > 0) ?? sheets[0]
  return {
    sheet: filled?.sheet ?? '',
    rows: (filled?.data ?? []).map((row) => row.map(cellText)),
  }
}

/** A list of objects as rows, with the names of their fields as heads. */
function jsonRows(text: string): readonly (readonly string[])[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TableError('Dit bestand is geen geldige JSON.')
  }
  const schedule = scheduleJsonRows(value)
  if (schedule) return schedule
  const list = Array.isArray(value) ? value : []
  const objects = list.filter((one) => typeof one === 'object' && one !== null)
  if (objects.length === 0 || objects.length < list.length)
    throw new TableError(
      'Dit JSON-bestand is geen lijst. Het begint met [ en noemt van elke rij de velden.',
    )
  const heads = [...new Set(objects.slice(0, MAX_LINES).flatMap((one) => Object.keys(one)))]
  return [heads, ...objects.map((one) => heads.map((head) => cellText(one[head])))]
}

function rowsIn(text: string): readonly (readonly string[])[] {
  if (/^\s{0,100}[[{]/.test(text)) return jsonRows(text)
  if (/^\s{0,100}<\?xml|^\s{0,100}<schedule/.test(text)) return scheduleXmlRows(text)
  return /^\s{0,100}BEGIN:VCALENDAR/i.test(text) ? calendarRows(text) : csvRows(text)
}

async function read(content: Uint8Array): Promise<TableAnswer> {
  if (begins(content, 0x50, 0x4b, 0x03, 0x04)) return workbookRows(content)
  if (begins(content, 0xd0, 0xcf, 0x11, 0xe0))
    throw new TableError(
      'Dit is een oud of met een wachtwoord beveiligd Excel-bestand. Bewaar het als .xlsx zonder wachtwoord.',
    )
  const text = textOf(content).replace(/^\uFEFF/, '')
  if (text.includes('\0'))
    throw new TableError('Dit is geen spreadsheet. Kies een bestand van Excel (.xlsx) of CSV.')
  return { rows: rowsIn(text) }
}

async function answerTo(content: Uint8Array): Promise<TableAnswer> {
  try {
    const answer = await read(content)
    if ('problem' in answer) return answer
    if (answer.rows.length > MAX_LINES)
      throw new TableError(`Het bestand heeft meer dan ${MAX_LINES} regels.`)
    let characters = 0
    for (const cells of answer.rows) {
      for (const { length } of cells) characters += length + CELL_CHARACTERS
      if (characters > MAX_CHARACTERS)
        throw new TableError(
          'Het bestand heeft te veel rijen, kolommen of tekst. Verdeel het over meer bestanden.',
        )
      if (cells.length > MAX_COLUMNS)
        throw new TableError(`Het bestand heeft meer dan ${MAX_COLUMNS} kolommen.`)
      if (cells.some(({ length }) => length > MAX_CELL_LENGTH))
        throw new TableError(`Een cel heeft meer dan ${MAX_CELL_LENGTH} tekens.`)
    }
    return answer
  } catch (error) {
    if (!(error instanceof TableError || error instanceof ScheduleError)) throw error
    return { problem: error.message }
  }
}
process.on('message', async (content: Uint8Array) => process.send?.(await answerTo(content)))
process.send?.('ready')
