import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvFile } from './csv.ts'
import { readCsv } from './testing/read-csv.ts'

const words = fc
  .string({ unit: fc.constantFrom(...'aé€🏠,;"\n ') })
  .filter((text) => !text.startsWith('\n'))
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(words, { minLength: width, maxLength: width })))

describe('a table as CSV', () => {
  it('is read back unchanged, whatever the texts', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        expect(readCsv(csvFile(rows))).toEqual(rows)
      }),
    )
  })

  it('has a byte order mark and semicolons, as spreadsheets in Dutch expect', () => {
    expect(csvFile([['a', 'b,c', 'd;e']])).toBe(`${BYTE_ORDER_MARK}a;"b,c";"d;e"\r\n`)
  })

  it('has no cell that runs as a formula', () => {
    const signs = [...'=+-@|%＝＋－＠｜％−﹦﹢﹣﹫﹪⁺⁻⁼₊₋₌']
    const unseen = [
      '',
      ' ',
      '\t',
      '\r',
      '\n',
      '\u00A0',
      '\u3000',
      '\u200B',
      '\uFEFF',
      '\u202E',
      '\0',
    ]
    const sly = signs.flatMap((sign) => unseen.map((before) => `${before}${sign}SUM(A1)`))
    const rows = readCsv(csvFile([...sly, '\tx', '\rx', '\nx'].map((text) => [text])))
    expect(rows).toEqual([...sly, '\tx', '\rx', '\nx'].map((text) => [`'${text}`]))
  })

  it('treats sums that look like telephone numbers as formulas', () => {
    const sums = ['+31', '+31101234567', '+31 10+1', '+31 10 ', '+31  10', '+31 A1']
    expect(readCsv(csvFile([sums]))).toEqual([sums.map((text) => `'${text}`)])
  })

  it('leaves cells without a formula unchanged', () => {
    const plain = [
      '+31 10 123 4567',
      'Fenna',
      ' 12',
      'a=b',
      '€ 3',
      '(0)10',
      '–',
      '1-2',
      'jan@x.nl',
      '100%',
      '',
    ]
    expect(readCsv(csvFile([plain]))).toEqual([plain])
  })
})
