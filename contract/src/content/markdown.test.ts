import { expect, it } from 'vitest'
import { markdownOf, richText } from './markdown.ts'

it('paragraphs are separate, and wrapped lines are joined', () => {
  expect(richText('Een\nzin.\n\nTwee.')).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Een zin.' }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Twee.' }] },
  ])
})

it('headings and lists are recognised', () => {
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

it('bold words and links are recognised, with text on both sides of a link', () => {
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
])('markdown is written as it was read: %j', (text) => {
  expect(markdownOf(richText(text))).toBe(text)
})

it('pictures and quote marks are left out, and their texts kept', () => {
  const blocks = [
    { type: 'image', image: { url: '/a.png' }, children: [{ type: 'text', text: '' }] },
    { type: 'quote', children: [{ type: 'text', text: 'Ja', italic: true }] },
  ]
  expect(markdownOf(blocks)).toBe('Ja')
})
