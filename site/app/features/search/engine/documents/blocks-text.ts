import type { Block } from '~/content/model.ts'
import { plainText } from '~/shell/plain-text.ts'

/** The text of a story's blocks. Questions and parts of the site have documents of their own. */
export const blocksText = (blocks: readonly Block[]): string => blocks.map(blockText).join(' ')

/** The text of a block. */
export const blockText = (block: Block): string => textsOf(block).filter(Boolean).join(' ')

function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'text':
      return [block.title, plainText(block.body)]
    case 'picture':
      return [block.caption]
    case 'columns':
      return [block.title, ...block.columns.flatMap(({ title, body }) => [title, plainText(body)])]
    case 'call-to-action':
      return [block.title, block.text]
    case 'faq':
    case 'part':
      return []
    case 'cards':
      return [block.title, ...block.cards.flatMap(({ title, text }) => [title, text])]
    case 'video':
      return [block.title, block.transcript]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'download':
      return [block.title, block.description]
    case 'figures':
      return [
        block.title,
        ...block.figures.flatMap(({ value, label, text }) => [`${value} ${label}`, text]),
      ]
    case 'quote':
      return [block.text, block.name]
  }
}
