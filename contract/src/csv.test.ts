import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvFile, csvRow } from './csv.ts'
import { readCsv } from './testing/read-csv.ts'

const words = fc.string({ unit: fc.constantFrom(...'aé€🏠,;"\n ') })
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(words, { minLength: width, maxLength: width })))

describe('a table as CSV', () => {
  it('is read back as it was, whatever the words', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        expect(readCsv(csvFile(rows))).toEqual(rows)
      }),
    )
  })

  it('is so with semicolons, too', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const text = BYTE_ORDER_MARK + rows.map((row) => csvRow(row, ';')).join('')
        expect(readCsv(text, ';')).toEqual(rows)
      }),
    )
  })

  it('lets no cell run as a formula', () => {
    const sly = ['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', '\r=1']
    const [row] = readCsv(csvFile([sly]))
    expect(row).toEqual(sly.map((text) => `'${text}`))
  })
})
