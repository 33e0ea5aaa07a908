import { expect, it } from 'vitest'
import { visualRuns } from './visual-order.ts'

const seen = (line: string) => visualRuns(line).map(({ piece }) => piece)

it.each([
  ['Bouw & Co', ['Bouw & Co']],
  ['Αθήνα 5', ['Αθήνα', ' 5']],
  ['Bouw مستقبل الإسكان BV', ['Bouw ', 'الإسكان', ' ', 'مستقبل', ' BV']],
  ['مستقبل (الرياض) 2027', ['2027', ' (', 'الرياض', ') ', 'مستقبل']],
  ['בית 12 חדש', ['חדש', ' ', '12', ' ', 'בית']],
])('%s is printed from left to right as %j', (line, pieces) => {
  expect(seen(line)).toEqual(pieces)
})
