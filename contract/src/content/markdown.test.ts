import { expect, it } from 'vitest'
import { markdownOf, richText } from './markdown.ts'

it('keeps paragraphs apart and joins wrapped lines', () => {
  expect(richText('Een\nzin.\n\nTwee.')).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Een zin.' }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Twee.' }] },
  ])
})

it('makes headings and lists', () => {
  expect(richText('### Kop\n\n- een\n- twee\n\n1. eerst')).toEqual([
    { type: 'heading', level: 3, children: [{ type: 'text', text: 'Kop' }] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [{ type: 'text', text: 'een' }] },
        { type: 'list-item', children: [{ type: 'text', text: 'twee' }] },
      ],
    },
    {
      type: 'list',
      format: 'ordered',
      children: [{ type: 'list-item', children: [{ type: 'text', text: 'eerst' }] }],
    },
  ])
})

it('marks bold words and links, with text on both sides of a link', () => {
  expect(richText('[Hier](/faq) is **alles**')).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: '' },
        { type: 'link', url: '/faq', children: [{ type: 'text', text: 'Hier' }] },
        { type: 'text', text: ' is ' },
        { type: 'text', text: 'alles', bold: true },
      ],
    },
  ])
})

it.each([
  'Een zin met **vet** en [een link](/faq).\n\n### Kop\n\n- een\n- twee\n\n1. eerst\n2. dan',
  'שלום 👩‍👩‍👧 * [ ] (los)',
])('gives back the markdown that it read: %j', (text) => {
  expect(markdownOf(richText(text))).toBe(text)
})

it('leaves pictures and quotes marks out, and keeps their words', () => {
  const blocks = [
    { type: 'image', image: { url: '/a.png' }, children: [{ type: 'text', text: '' }] },
    { type: 'quote', children: [{ type: 'text', text: 'Ja', italic: true }] },
  ]
  expect(markdownOf(blocks)).toBe('Ja')
})
