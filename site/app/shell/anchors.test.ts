import { expect, it } from 'vitest'
import type { Block } from '~/content/model.ts'
import { articleAnchor, blockAnchors } from './anchors.ts'

const text = (title: string): Block => ({ type: 'text', title, body: [] })

it('headings have unique ids from their words', () => {
  const columns: Block = {
    type: 'columns',
    title: 'Zo komt u er',
    columns: [
      { title: 'Auto', body: [] },
      { title: '', body: [] },
    ],
  }
  const blocks = [text('Auto & fiéts?'), columns, text('Auto'), text(''), text('…')]
  expect(blockAnchors(blocks)).toEqual([
    { own: 'deel-auto-fiets', columns: [] },
    { own: 'deel-zo-komt-u-er', columns: ['deel-auto', undefined] },
    { own: 'deel-auto-2', columns: [] },
    { columns: [] },
    { columns: [] },
  ])
})

it('articles have an id from their number', () => {
  expect(articleAnchor(3, 2)).toBe('artikel-3-2')
  expect(articleAnchor(3)).toBe('artikel-3')
})
