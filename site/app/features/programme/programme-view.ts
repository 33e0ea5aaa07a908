import type { Content, ProgrammeItemType, ThemeColour } from '~/content/model.ts'
import type { KnownValues } from '~/shell/known-values.ts'
import { memoize } from '~/shell/memoize.ts'
import { fromTable, type Table, toTable } from '~/shell/table.ts'
import { type ItemSummary, toItemSummary } from './item-summary.ts'
import { filterParameters } from './programme-filters.ts'
import { viewParameters } from './programme-state.ts'
import { summaryMessages } from './summary-messages.ts'
import { type TourStop, toTourStops } from './tour-stops.ts'

/** The content of the programme's pages; plain data for the browser. */
export interface ProgrammeView {
  readonly items: readonly ItemSummary[]
  /** The fair's days that have items, `YYYY-MM-DD`. */
  readonly days: readonly string[]
  /** Rooms that have items, in the editors' order. */
  readonly rooms: readonly ProgrammeRoom[]
  readonly themes: readonly {
    readonly slug: string
    readonly name: string
    readonly colour: ThemeColour
  }[]
  /** Stops of tours, by item id, on the page about tours. */
  readonly stops?: Readonly<Record<string, readonly TourStop[]>>
}

export interface ProgrammeRoom {
  readonly slug: string
  readonly name: string
  readonly capacity: number
}

/** The programme, or when it is expected: an unpublished programme never leaves the server. */
export type ProgrammeAnswer =
  | ({ readonly published: true } & ProgrammeView)
  | { readonly published: false; readonly expected: string }

/** The answer as sent to the browser. */
export type PackedProgramme =
  | (Omit<Extract<ProgrammeAnswer, { published: true }>, 'items'> & {
      readonly items: Table<ItemSummary>
    })
  | Extract<ProgrammeAnswer, { published: false }>

export const packProgramme = (answer: ProgrammeAnswer): PackedProgramme =>
  answer.published ? { ...answer, items: toTable(answer.items) } : answer

export const unpackProgramme = (packed: PackedProgramme): ProgrammeAnswer =>
  packed.published ? { ...packed, items: fromTable(packed.items) } : packed

const summariesOf = /* @__PURE__ */ memoize((content: Content) =>
  content.programmeItems.all.map((item) => toItemSummary(item, content.locale)),
)

/** Filter values of the programme, by parameter of its pages. */
export const knownProgrammeValues = (content: Content): KnownValues => ({
  [viewParameters.day]: content.edition.days.map(({ date }) => date),
  [filterParameters.type]: Object.keys(summaryMessages[content.locale].type),
  [filterParameters.theme]: content.themes.all.map(({ slug }) => slug),
  [filterParameters.room]: content.rooms.all.map(({ slug }) => slug),
  [filterParameters.language]: Object.keys(summaryMessages[content.locale].inLanguage),
})

/**
 * Picks the programme's view out of the content.
 *
 * @param type leaves out all others, for a page about one type
 */
export function toProgrammeAnswer(content: Content, type?: ProgrammeItemType): ProgrammeAnswer {
  const { edition } = content
  if (!edition.programmePublished) return { published: false, expected: edition.programmeExpected }
  const items = summariesOf(content).filter((item) => !type || item.type === type)
  return {
    published: true,
    items,
    days: edition.days
      .map(({ date }) => date)
      .filter((date) => items.some((item) => item.date === date)),
    rooms: content.rooms.all
      .filter((room) => items.some((item) => item.room.slug === room.slug))
      .map(({ slug, name, capacity }) => ({ slug, name, capacity })),
    themes: content.themes.all.map(({ slug, name, colour }) => ({ slug, name, colour })),
    ...(type === 'tour' && {
      stops: Object.fromEntries(
        content.programmeItems.all
          .filter((item) => item.type === type)
          .map((item) => [item.id, toTourStops(item)]),
      ),
    }),
  }
}
