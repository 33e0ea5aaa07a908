import { z } from 'zod'
import { components, parsedEntries } from './components.ts'
import {
  hasMedia,
  type Populate,
  plainFields,
  populateOf,
  type Shape,
  withFacts,
} from './field-facts.ts'
import { choiceOr, requiredText, text, webAddress } from './fields.ts'
import { icon } from './icon.ts'
import { linkTarget, optionalLinkTarget } from './link-target.ts'
import type { Marked, Zone } from './marks.ts'
import { media, mediaFile } from './media.ts'
import { requiredRichText } from './rich-text.ts'

export interface BlockDefinition<S extends Shape, Own extends object> {
  readonly shape: S
  /** The fields computed from its fields. */
  readonly own: ((raw: z.output<z.ZodObject<S>>) => Own) | undefined
}

function block<S extends Shape, Own extends object = object>(
  shape: S,
  own?: BlockDefinition<S, Own>['own'],
): BlockDefinition<S, Own> {
  return { shape, own }
}

/** Every block, by its name in the CMS without `blocks.`. */
const definitions = {
  text: block({ title: text, body: requiredRichText }),
  picture: block({
    file: mediaFile,
    alt: text,
    caption: text,
    credit: text,
    size: choiceOr('normal', ['normal', 'wide']),
  }),
  columns: block({ title: text, columns: components({ title: text, body: requiredRichText }) }),
  'call-to-action': block({ title: requiredText, text, label: requiredText, target: linkTarget }),
  /** The site adds its questions, in the editor's order. */
  faq: block({ title: text, group: z.enum(['visitor', 'exhibitor', 'speaker']).nullish() }),
  cards: block({
    title: text,
    cards: components({
      title: requiredText,
      text,
      target: optionalLinkTarget,
      image: media,
      icon,
    }),
  }),
  video: block({
    title: text,
    url: webAddress.refine((url) => url !== ''),
    poster: media,
    transcript: text,
  }),
  table: block({ caption: text, rows: text }, ({ rows }) => {
    const [head = [], ...body] = tableRows(rows)
    return { head, rows: body }
  }),
  download: block({ title: requiredText, description: text, file: mediaFile }),
  /** The place in a page of the site's own part; only the page of that part has it. */
  part: block({
    part: z.enum([
      'venue',
      'team',
      'calculator',
      'tariffs',
      'deadlines',
      'products',
      'articles',
      'contract-form',
      'press-figures',
      'press-releases',
      'accreditation',
      'choices',
    ]),
  }),
  quote: block({ text: requiredText, name: text, role: text, portrait: media }),
  /** Figures that are drawn: a crowd of shares, or lines to scale. */
  figures: block(
    {
      title: requiredText,
      drawing: choiceOr('crowd', ['crowd', 'lines']),
      rows: text,
      note: text,
    },
    ({ rows }) => ({
      figures: tableRows(rows).map(([value = '', label = '', about = '']) => ({
        value,
        label,
        text: about,
        amount: amountIn(value),
      })),
    }),
  ),
}

export type BlockDefinitions = typeof definitions

/** A block as read: not linked to other documents yet. */
export interface RawBlock {
  readonly type: keyof BlockDefinitions
  readonly [field: string]: unknown
}

/** `Maat | Prijs\n3 m | 100` → two rows of trimmed cells; empty lines are skipped. */
function tableRows(value: string): readonly (readonly string[])[] {
  return value
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[|\t]/).map((cell) => cell.trim()))
}

/** `2.310` → 2310, `8,3` → 8.3, `38%` → 38; 0 where there is no number. */
const amountIn = (value: string): number =>
  Number.parseFloat(
    value
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  ) || 0

const known = Object.entries(
  definitions as unknown as Readonly<
    Record<keyof BlockDefinitions, BlockDefinition<Shape, object>>
  >,
)

const options = known.map(([type, { shape, own }]) =>
  z
    .object({ __component: z.literal(`blocks.${type}`), ...shape })
    .transform(({ __component, ...raw }) => ({ type, ...raw, ...own?.(raw) }) as RawBlock),
)
type Option = (typeof options)[number]
const blockSchema = z.discriminatedUnion('__component', options as [Option, ...Option[]])

/**
 * Nested parts are fetched as `cards.image`, which keeps the query within the depth limit of query
 * strings (requirements 13.6).
 */
function pathsOf(populate: Readonly<Record<string, Populate>>): readonly string[] {
  return Object.entries(populate).flatMap(([field, inner]) => {
    const nested = inner === true ? undefined : inner.populate
    if (!nested) return [field]
    return pathsOf(nested as Record<string, Populate>).map((path) => `${field}.${path}`)
  })
}

const on = known.map(([type, { shape }]) => {
  const paths = pathsOf(populateOf(shape))
  const query = paths.length === 0 ? { fields: plainFields(shape) } : { populate: paths.join(',') }
  return [`blocks.${type}`, query] as const
})

/**
 * A dynamic zone in the editor's order; blocks that are unknown or incomplete are skipped.
 */
export const blocks = withFacts(parsedEntries(blockSchema), {
  populate: { on: Object.fromEntries(on) },
  media: known.some(([, { shape }]) => hasMedia(shape)),
  zone: Object.fromEntries(known.map(([type, { shape }]) => [`blocks.${type}`, shape])),
}) as unknown as Marked<z.ZodType<readonly RawBlock[]>, Zone>
