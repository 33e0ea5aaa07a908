import { workbookFile } from '@beursvloer/contract/workbook'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { MAX_TABLE_BYTES, readTable, TableError } from './read-table'

const read = (content: string | Uint8Array) =>
  readTable(typeof content === 'string' ? Buffer.from(content) : content)

const problemOf = (content: string | Uint8Array): Promise<string> =>
  read(content).then(
    () => '',
    (error) => {
      if (error instanceof TableError) return error.message
      throw error
    },
  )

describe('a table', () => {
  const expected = {
    heads: ['Naam', 'Inleiding'],
    rows: [
      { number: 2, cells: ['Café Één', 'Bouwt; sloopt, "snel"\nen wij'] },
      { number: 4, cells: ['=2+2', '+31 30 123 45 67'] },
    ],
  }
  const csv = (separator: string) =>
    [
      `Naam${separator}Inleiding`,
      `Café Één${separator}"Bouwt; sloopt, ""snel""\r\nen wij"`,
      separator,
      `'=2+2${separator}+31 30 123 45 67`,
    ].join('\r\n')
  const unified = async (content: string | Uint8Array) => {
    const { heads, rows } = await read(content)
    return {
      heads,
      rows: rows.map(({ number, cells }) => ({
        number,
        cells: cells.map((cell) => cell.replaceAll('\r', '')),
      })),
    }
  }

  it.each([';', ',', '\t'])('is CSV with %j, in several encodings', async (separator) => {
    const text = csv(separator)
    expect(await unified(text)).toEqual(expected)
    expect(await unified(`\uFEFF${text}`)).toEqual(expected)
    expect(await unified(Buffer.from(text, 'latin1'))).toEqual(expected)
    expect(await unified(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected)
  })

  it('is a workbook with numbers, and with apostrophes before formulas as exports have them', async () => {
    const rows = [
      ['=2+2', 42],
      ["'s-Gravenhof", 1.5],
    ]
    const content = await workbookFile({ name: 'Deelnemers', heads: ['Naam', 'm²'], rows })
    expect(await read(content)).toEqual({
      sheet: 'Deelnemers',
      heads: ['Naam', 'm²'],
      rows: [
        { number: 2, cells: ['=2+2', '42'] },
        { number: 3, cells: ["'s-Gravenhof", '1.5'] },
      ],
    })
  })

  it('is a JSON list', async () => {
    expect(await read('[{"name":"Woonblok","stands":["1.A01","1.A02"]},{"kvk":null}]')).toEqual({
      heads: ['name', 'stands', 'kvk'],
      rows: [{ number: 2, cells: ['Woonblok', '1.A01\n1.A02', ''] }],
    })
  })
})

it.each([
  ['nothing', '', /geen rijen/],
  ['heads only', 'Naam;Stand\r\n;\r\n', /geen rijen/],
  ['quotes out of place', 'Naam\n"Bouw" en meer\n', /Regel 2.*aanhalingsteken/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /als \.xlsx/],
  ['a workbook cut off', Buffer.from('504b0304140000', 'hex'), /beschadigd/],
  ['a zip of something else', zipSync({ 'a.txt': Buffer.from('a') }), /beschadigd/],
  ['a program', Buffer.from('7f454c460000', 'hex'), /geen spreadsheet/],
  ['broken JSON', '[{"name": ', /geen geldige JSON/],
  ['JSON without rows', '{"name": "Bouw"}', /geen lijst/],
  ['too many rows', `Naam\n${'Bouw\n'.repeat(5001)}`, /5001 rijen/],
  ['too many columns', `${';'.repeat(300)}\n`.repeat(2), /kolommen/],
  ['an endless cell', `Naam\n${'a'.repeat(100_001)}`, /100000 tekens/],
  ['too much', Buffer.alloc(MAX_TABLE_BYTES + 1, 'a'), /10 MB/],
])('refuses %s with a message', async (_, content, message) => {
  expect(await problemOf(content)).toMatch(message)
})

/** A workbook with these rows, whose cells may use the one shared text. */
const workbookOf = (rows: string, shared = '') => {
  const workbook =
    '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const sheet = related('rId1', 'worksheet', 'worksheets/sheet1.xml')
  const relationships = `<Relationships>${sheet}${related('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`
  const files = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relationships,
    'xl/sharedStrings.xml': `<sst><si><t>${shared}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  )
}

/** Rows with one cell each. */
const rowsOf = (count: number, cell: string) =>
  Array.from(
    { length: count },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" ${cell}</c></row>`,
  ).join('')

it('refuses a workbook with one text in thousands of cells', async () => {
  const rows = rowsOf(500, 't="s"><v>0</v>')
  expect(await problemOf(workbookOf(rows, 'a'.repeat(90_000)))).toMatch(/te veel rijen/)
  expect((await read(workbookOf(rows, 'a'))).heads).toEqual(['a'])
})

it('refuses a workbook of a million rows', { tags: ['exhaustive'], timeout: 90_000 }, async () => {
  const rows = rowsOf(1_000_000, 't="inlineStr"><is><t>a</t></is>')
  expect(await problemOf(workbookOf(rows))).toMatch(/te groot|meer dan 20000 regels/)
})
