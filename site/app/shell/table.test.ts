import { expect, test } from 'vitest'
import { fromTable, isTable, toTable } from './table.ts'

const rows = [
  { id: 'a', title: 'Één “titel”', room: { name: 'Zaal' }, tags: ['x'], left: null },
  { id: 'b', title: '', room: { name: 'Zaal' }, tags: [], left: 0, lang: 'en' },
  { id: 'c', title: '|', room: { name: 'Hal' }, tags: ['x', 'y'], left: 3 },
]

test('a table gives back its records, also with missing fields', () => {
  const table = toTable(rows)
  expect(isTable(table)).toBe(true)
  expect(fromTable(table)).toStrictEqual(rows)
  expect(fromTable(table)).toBe(fromTable(table))
  expect(fromTable(toTable([]))).toEqual([])
  expect(isTable('tabel')).toBe(false)
})
