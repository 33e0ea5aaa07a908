import type { Block } from '~/content/model.ts'

/** Anchor of a question in a page that shows it. */
export const questionAnchor = (id: string): string => `vraag-${id}`

/** Anchor of an article in its page; stays the same as long as its number does. */
export const articleAnchor = (chapter: number, article?: number): string =>
  article === undefined ? `artikel-${chapter}` : `artikel-${chapter}-${article}`

/** Anchors of the headings of a block; absent where it has none. */
export interface BlockAnchors {
  readonly own?: string | undefined
  /** Those of its columns, in their order. */
  readonly columns: readonly (string | undefined)[]
}

const headingOf = (block: Block): string => {
  if (block.type === 'table') return block.caption
  return 'title' in block ? block.title : ''
}

/**
 * The anchors of the headings of a page's blocks, made from their text; a second one with the same
 * text has a number.
 *
 * @example blockAnchors([textBlock('Auto en fiets')]) // [{ own: 'deel-auto-en-fiets', columns: [] }]
 */
export function blockAnchors(blocks: readonly Block[]): readonly BlockAnchors[] {
  const seen = new Map<string, number>()
  const anchorOf = (heading: string): string | undefined => {
    const words = heading.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    const name = words.match(/[a-z0-9]+/g)?.join('-')
    if (!name) return undefined
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return `deel-${name}${nth > 1 ? `-${nth}` : ''}`
  }
  return blocks.map((block) => ({
    own: anchorOf(headingOf(block)),
    columns: block.type === 'columns' ? block.columns.map(({ title }) => anchorOf(title)) : [],
  }))
}
