import { albumPath, programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, PointOfInterest, ProgrammeItem } from '~/content/model.ts'
import { itemFacts, openingDays } from '~/shell/item-facts.ts'
import { memoize } from '~/shell/memoize.ts'
import { placeKeys } from '~/shell/place-keys.ts'
import { fromTable, toTable } from '~/shell/table.ts'

/** The facts of a programme item for visitors on the floor. */
export type NowItem = ReturnType<typeof toItem>

export type NowDay = ReturnType<typeof openingDays>[number]

/** Facilities that visitors look for nearby. */
export const FACILITY_KINDS = ['catering', 'toilet', 'first-aid'] as const
export type FacilityKind = (typeof FACILITY_KINDS)[number]

export type NowFacility = NowFacts['facilities'][number]

/** A place of the plan to choose: a stand, room or facility. */
export interface NowSpot {
  readonly key: string
  readonly name: string
}

/** Name of a place for visitors: the number of a stand, the name of anything else. */
export const spotLabel = ({ key, name }: NowSpot): string =>
  /[A-Z]/.test(key) ? key : name.replace(/ \([^()]*\)$/, '')

/** The data for "Nu": public, the same for everybody. */
export type NowFacts = ReturnType<typeof unpackNowFacts>

/** The facts as sent to the browser. */
export type PackedNowFacts = ReturnType<typeof packNowFacts>

export const packNowFacts = (facts: ReturnType<typeof toNowFacts>) => ({
  ...facts,
  items: toTable(facts.items),
  stands: toTable(facts.stands),
})

export const unpackNowFacts = (packed: PackedNowFacts) => ({
  ...packed,
  // The table read last is cached; each is read once here.
  items: fromTable(packed.items),
  stands: fromTable(packed.stands),
})

function toItem(item: ProgrammeItem, locale: LocaleCode) {
  const { name, hall } = item.room
  return { ...itemFacts(item, locale), room: name, ...(hall && { hall: hall.name }) }
}

const facilityKind = (kind: PointOfInterest['kind']): FacilityKind | undefined =>
  FACILITY_KINDS.find((known) => known === kind)

/** Picks the facts out of the content, once per state of it. */
export const toNowFacts = /* @__PURE__ */ memoize((content: Content) => {
  const { edition, locale } = content
  const items = edition.programmePublished ? content.programmeItems.all : []
  const album = content.albums.all.find(({ year }) => year === edition.year)
  return {
    days: openingDays(edition),
    // None while the programme is not published.
    items: items.map((item) => toItem(item, locale)),
    facilities: content.halls.all.flatMap((hall) =>
      placeKeys(hall.number, hall.pointsOfInterest).flatMap(({ key, kind, label }) => {
        const wanted = facilityKind(kind)
        // The key is that of the floor plan's addresses: `2.toilet`.
        return wanted ? [{ key, kind: wanted, label, hall: hall.name }] : []
      }),
    ),
    stands: content.exhibitors.all.flatMap(({ name, stands }) =>
      stands.map(({ number }): NowSpot => ({ key: number, name })),
    ),
    registrationOpen: edition.registrationOpen,
    // The photo album of this edition; null while there is none.
    album: album ? { path: albumPath(album), title: album.title } : null,
    // Items with a presentation or recording.
    keepsakes: items
      .filter(({ presentation, recordingUrl }) => presentation || recordingUrl)
      .map((item) => ({ id: item.id, path: programmeItemPath(item), title: item.title })),
  }
})
