import { albumPath, programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, PointOfInterest, ProgrammeItem } from '~/content/model.ts'
import { itemFacts, openingDays } from '~/shell/item-facts.ts'
import { memoize } from '~/shell/memoize.ts'
import { placeKeys } from '~/shell/place-keys.ts'
import { fromTable, type Table, toTable } from '~/shell/table.ts'

/** The facts of a programme item for visitors on the floor. */
export type NowItem = ReturnType<typeof toItem>

export type NowDay = ReturnType<typeof openingDays>[number]

/** Facilities that visitors look for nearby. */
export const FACILITY_KINDS = ['catering', 'toilet', 'first-aid'] as const
export type FacilityKind = (typeof FACILITY_KINDS)[number]

export interface NowFacility {
  /** Its key in the floor plan's addresses: `2.toilet`. */
  readonly key: string
  readonly kind: FacilityKind
  readonly label: string
  readonly hall: string
}

/** A place of the plan to choose: a stand, room or facility. */
export interface NowSpot {
  readonly key: string
  readonly name: string
}

/** Name of a place for visitors: the number of a stand, the name of anything else. */
export const spotLabel = ({ key, name }: NowSpot): string =>
  /[A-Z]/.test(key) ? key : name.replace(/ \([^()]*\)$/, '')

export interface NowStand {
  /** Number of the stand. */
  readonly key: string
  readonly name: string
}

/** The data for "Nu": public, the same for everybody. */
export interface NowFacts {
  readonly days: readonly NowDay[]
  /** None while the programme is not published. */
  readonly items: readonly NowItem[]
  readonly facilities: readonly NowFacility[]
  readonly stands: readonly NowStand[]
  readonly registrationOpen: boolean
  /** The photo album of this edition; null while there is none. */
  readonly album: { readonly path: string; readonly title: string } | null
  /** Items with a presentation or recording. */
  readonly keepsakes: readonly {
    readonly id: string
    readonly path: string
    readonly title: string
  }[]
}

/** The facts as sent to the browser. */
export type PackedNowFacts = Omit<NowFacts, 'items' | 'stands'> & {
  readonly items: Table<NowItem>
  readonly stands: Table<NowStand>
}

export const packNowFacts = (facts: NowFacts): PackedNowFacts => ({
  ...facts,
  items: toTable(facts.items),
  stands: toTable(facts.stands),
})

export const unpackNowFacts = (packed: PackedNowFacts): NowFacts => ({
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
export const toNowFacts = /* @__PURE__ */ memoize((content: Content): NowFacts => {
  const { edition, locale } = content
  const items = edition.programmePublished ? content.programmeItems.all : []
  const album = content.albums.all.find(({ year }) => year === edition.year)
  return {
    days: openingDays(edition),
    items: items.map((item) => toItem(item, locale)),
    facilities: content.halls.all.flatMap((hall) =>
      placeKeys(hall.number, hall.pointsOfInterest).flatMap(({ key, kind, label }) => {
        const wanted = facilityKind(kind)
        return wanted ? [{ key, kind: wanted, label, hall: hall.name }] : []
      }),
    ),
    stands: content.exhibitors.all.flatMap(({ name, stands }) =>
      stands.map(({ number }) => ({ key: number, name })),
    ),
    registrationOpen: edition.registrationOpen,
    album: album ? { path: albumPath(album), title: album.title } : null,
    keepsakes: items
      .filter(({ presentation, recordingUrl }) => presentation || recordingUrl)
      .map((item) => ({ id: item.id, path: programmeItemPath(item), title: item.title })),
  }
})
