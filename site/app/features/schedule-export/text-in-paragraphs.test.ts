import { expect, it } from 'vitest'
import { textInParagraphs } from './text-in-paragraphs.ts'

const text = (words: string) => ({ type: 'text', text: words })
const item = (words: string) => ({ type: 'list-item', children: [text(words)] })

it('paragraphs and lists are separated by lines, and empty ones dropped', () => {
  expect(
    textInParagraphs([
      { type: 'heading', level: 2, children: [text('Wat u meeneemt')] },
      { type: 'paragraph', children: [text('')] },
      {
        type: 'paragraph',
        children: [
          text('Lees '),
          { type: 'link', url: 'https://a.example', children: [text('meer')] },
        ],
      },
      {
        type: 'list',
        format: 'ordered',
        children: [item('Een'), { type: 'list', format: 'unordered', children: [item('streep')] }],
      },
    ]),
  ).toBe('Wat u meeneemt\n\nLees meer\n\n1. Een\n- streep')
})
