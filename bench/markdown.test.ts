import { expect, it } from 'vitest'
import { markdownTable } from './markdown.ts'

it('pads words left and numbers right', () => {
  const table = markdownTable({
    columns: ['server', 'requests/s'],
    rows: [
      ['nginx', '61,000'],
      ['this site', '9,000'],
    ],
  })
  expect(table).toBe(
    [
      '| server    | requests/s |',
      '| --------- | ---------: |',
      '| nginx     |     61,000 |',
      '| this site |      9,000 |',
    ].join('\n'),
  )
})
