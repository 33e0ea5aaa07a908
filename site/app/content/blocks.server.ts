import { z } from 'zod'
import { components, requiredText, text, webAddress } from './fields.server.ts'
import type { Graph } from './graph.server.ts'
import { iconOf } from './icon-sets.server.ts'
import { linkTarget, optionalLinkTarget } from './link-target.server.ts'
import { media, mediaFile } from './media.server.ts'
import type { Block } from './model.ts'
import { requiredRichText } from './rich-text.server.ts'

type CardsBlock = Extract<Block, { type: 'cards' }>

/** A block as read: questions of an FAQ block are not in it yet, icons are still names. */
type RawBlock =
  | Exclude<Block, { type: 'faq' | 'cards' }>
  | Omit<Extract<Block, { type: 'faq' }>, 'items'>
  | (Omit<CardsBlock, 'cards'> & {
      readonly cards: readonly (Omit<CardsBlock['cards'][number], 'icon'> & {
        readonly icon: string
      })[]
    })

/** `Maat | Prijs\n3 m | 100` → two rows of trimmed cells; empty lines are left out. */
function tableRows(value: string): string[][] {
  return value
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

function component<const N extends string, S extends z.ZodRawShape>(name: N, shape: S) {
  return z.object({ __component: z.literal(`blocks.${name}`), ...shape })
}

const block = z.discriminatedUnion('__component', [
  component('text', { title: text, body: requiredRichText }).transform(
    ({ title, body }): RawBlock => ({ type: 'text', title, body }),
  ),
  component('picture', {
    file: mediaFile,
    alt: text,
    caption: text,
    credit: text,
    size: z.enum(['normal', 'wide']).nullish(),
  }).transform(
    ({ file, alt, caption, credit, size }): RawBlock => ({
      type: 'picture',
      file,
      alt: alt || file.alt,
      caption,
      credit,
      size: size ?? 'normal',
    }),
  ),
  component('columns', {
    title: text,
    columns: components(z.object({ title: text, body: requiredRichText })),
  }).transform(
    ({ title, columns }): RawBlock => ({
      type: 'columns',
      title,
      columns,
    }),
  ),
  component('call-to-action', {
    title: requiredText,
    text,
    label: requiredText,
    target: linkTarget,
  }).transform(
    (value): RawBlock => ({
      type: 'call-to-action',
      title: value.title,
      text: value.text,
      label: value.label,
      target: value.target,
    }),
  ),
  component('faq', { title: text, group: z.enum(['visitor', 'exhibitor', 'speaker']) }).transform(
    ({ title, group }): RawBlock => ({ type: 'faq', title, group }),
  ),
  component('cards', {
    title: text,
    cards: components(
      z.object({
        title: requiredText,
        text,
        target: optionalLinkTarget,
        image: media(),
        icon: text,
      }),
    ),
  }).transform(({ title, cards }): RawBlock => ({ type: 'cards', title, cards })),
  component('video', {
    title: text,
    url: webAddress.refine((url) => url !== ''),
    poster: media(),
    transcript: text,
  }).transform(
    ({ title, url, poster, transcript }): RawBlock => ({
      type: 'video',
      title,
      url,
      poster,
      transcript,
    }),
  ),
  component('table', { caption: text, rows: text }).transform(({ caption, rows }): RawBlock => {
    const [head = [], ...body] = tableRows(rows)
    return { type: 'table', caption, head, rows: body }
  }),
  component('download', { title: requiredText, description: text, file: mediaFile }).transform(
    ({ title, description, file }): RawBlock => ({ type: 'download', title, description, file }),
  ),
  component('part', {
    part: z.enum([
      'venue',
      'team',
      'tariffs',
      'deadlines',
      'products',
      'articles',
      'contract-form',
    ]),
  }).transform(({ part }): RawBlock => ({ type: 'part', part })),
  component('quote', { text: requiredText, name: text, role: text }).transform(
    (value): RawBlock => ({ type: 'quote', text: value.text, name: value.name, role: value.role }),
  ),
])

/**
 * Nested parts are asked for as `cards.image`, which keeps the query within the depth that query
 * strings may have (spec §9).
 */
const POPULATE = {
  on: {
    'blocks.text': { fields: ['title', 'body'] },
    'blocks.picture': { populate: 'file' },
    'blocks.columns': { populate: 'columns' },
    'blocks.call-to-action': { fields: ['title', 'text', 'label', 'target'] },
    'blocks.faq': { fields: ['title', 'group'] },
    'blocks.cards': { populate: 'cards.image' },
    'blocks.video': { populate: 'poster' },
    'blocks.table': { fields: ['caption', 'rows'] },
    'blocks.download': { populate: 'file' },
    'blocks.part': { fields: ['part'] },
    'blocks.quote': { fields: ['text', 'name', 'role'] },
  },
}

/** A dynamic zone in the editor's order; blocks that are unknown or incomplete are left out. */
export function blocks() {
  return components(block, POPULATE)
}

/** Blocks with the questions of FAQ blocks and the icons of cards filled in. */
export function linkBlocks(raw: readonly RawBlock[], graph: Graph): readonly Block[] {
  return raw.map((item) => {
    if (item.type === 'faq') {
      const items = graph.all('faq-item').filter((question) => question.group === item.group)
      return { ...item, items }
    }
    if (item.type === 'cards') {
      return { ...item, cards: item.cards.map((card) => ({ ...card, icon: iconOf(card.icon) })) }
    }
    return item
  })
}
