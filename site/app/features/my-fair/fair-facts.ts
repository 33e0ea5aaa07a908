import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type {
  Concept,
  Content,
  Exhibitor,
  ExhibitorCategory,
  LocaleCode,
  ProgrammeItem,
} from '~/content/model.ts'
import { itemFacts, openingDays } from '~/shell/item-facts.ts'
import { memoize } from '~/shell/memoize.ts'
import { fromTable, toTable } from '~/shell/table.ts'

/** The facts of a programme item for a visitor's own day. */
export type FactItem = ReturnType<typeof toItem>

/** The facts of an exhibitor for a visitor's own day. */
export type FactStand = ReturnType<typeof toStand>

export type FactDay = ReturnType<typeof openingDays>[number]

/** The facts of the fair for a visitor's own days: public, and the same for everybody. */
export type FairFacts = ReturnType<typeof unpackFacts>

/** The facts as sent to the browser. */
export type PackedFacts = ReturnType<typeof packFacts>

function toItem(item: ProgrammeItem, locale: LocaleCode) {
  const { start, room, state, previousStart, changeNote } = item
  const hasMoved = state === 'moved' && previousStart && previousStart !== start
  return {
    ...itemFacts(item, locale),
    // Place, in words.
    where: [room.name, room.hall?.name].filter(Boolean).join(', '),
    // Slugs.
    themes: item.themes.map(({ slug }) => slug),
    ...(item.featured && { featured: true }),
    // Its start before it was moved to another time of the day, and the note for visitors about it.
    ...(hasMoved && { movedFrom: previousStart }),
    ...(state !== 'planned' && changeNote && { change: changeNote }),
  }
}

function toStand(exhibitor: Exhibitor, offering: ReadonlySet<ExhibitorCategory>) {
  const { id, name, stands, themes, category } = exhibitor
  return {
    id,
    path: exhibitorPath(exhibitor),
    name,
    // Number of the first stand, also its key in the floor plan's addresses; absent without a stand.
    ...(stands[0] && { stand: stands[0].number }),
    themes: themes.map(({ slug }) => slug),
    // Whether exhibitors of its category show concepts.
    offersConcepts: offering.has(category),
  }
}

const toConcept = ({ id, name, language, exhibitor }: Concept, locale: LocaleCode) => ({
  id,
  name,
  ...(language !== locale && { lang: language }),
  // Document id.
  exhibitor: exhibitor.id,
})

/** Picks the facts out of the content, once per state of it. */
export const packFacts = /* @__PURE__ */ memoize((content: Content) => {
  const { locale, edition } = content
  const offering = new Set(content.concepts.all.map(({ exhibitor }) => exhibitor.category))
  return {
    days: openingDays(edition),
    // None while the programme is not published.
    items: toTable(
      edition.programmePublished
        ? content.programmeItems.all.map((item) => toItem(item, locale))
        : [],
    ),
    stands: toTable(content.exhibitors.all.map((exhibitor) => toStand(exhibitor, offering))),
    concepts: toTable(content.concepts.all.map((concept) => toConcept(concept, locale))),
    themes: content.themes.all.map(({ slug, name }) => ({ slug, name })),
    // Rooms of the floor plan, for appointments.
    rooms: content.rooms.all.map(({ slug, name }) => ({ slug, name })),
  }
})

export const unpackFacts = (packed: PackedFacts) => ({
  ...packed,
  // The table read last is kept: each is read once here.
  items: fromTable(packed.items),
  stands: fromTable(packed.stands),
  concepts: fromTable(packed.concepts),
})
