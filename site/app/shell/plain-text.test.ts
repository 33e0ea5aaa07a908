import { expect, it } from 'vitest'
import type { RichText } from '~/content/model.ts'
import { descriptionOf, plainText } from './plain-text.ts'

it('rich text becomes plain text', () => {
  const text = (value: string) => ({ type: 'text', text: value })
  const answer: RichText = [
    {
      type: 'paragraph',
      children: [
        text('Kijk bij '),
        { type: 'link', url: '/locatie', children: [text('locatie')] },
        text('.'),
      ],
    },
    {
      type: 'list',
      children: ['Trein', 'Fiets'].map((word) => ({ type: 'list-item', children: [text(word)] })),
    },
  ]
  expect(plainText(answer)).toBe('Kijk bij locatie. Trein Fiets')
})

it('a description ends at a word', () => {
  const of = (text: string) =>
    descriptionOf([{ type: 'paragraph', children: [{ type: 'text', text }] }])
  expect(of('Kort.')).toBe('Kort.')
  const long = of('woning '.repeat(40))
  expect(long).toMatch(/^(woning )+woning…$/)
  expect(long.length).toBeLessThanOrEqual(161)
})
