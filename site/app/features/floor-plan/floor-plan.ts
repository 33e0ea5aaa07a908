import { roundedArea } from '@beursvloer/contract/area'
import { exhibitorPath, programmeItemPath } from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { calculatorPath, contractFormPath } from '@beursvloer/contract/stand-address'
import type {
  Content,
  Exhibitor,
  Hall,
  Passage,
  PointOfInterest,
  Polygon,
  ProgrammeItem,
  Room,
  Stand,
} from '~/content/model.ts'
import { pictureOf } from '~/shell/picture-of.ts'
import { placeKeys } from '~/shell/place-keys.ts'
import type { WalkPassage } from '~/walking/walk-plan.ts'
import { type CategoryLook, categoryLooks } from './category-look.ts'
import { neighboursOf } from './neighbours.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { type OwnPackage, type Sales, standPrices } from './stand-prices.ts'

/** An exhibitor as the card of its stand shows it. */
export type ExhibitorView = ReturnType<typeof toExhibitorView>

export type StandView = ReturnType<typeof toStandView>

/** A stand to let: where to book and to calculate it, and its price with all fixed costs, without VAT. */
export interface StandOffer {
  readonly path: string
  readonly calculatorPath: string
  /** The lowest price, in whole euros. */
  readonly from: number
  readonly prices: readonly { readonly package: OwnPackage; readonly price: string }[]
}

export type RoomItemView = ReturnType<typeof toRoomItem>

export interface RoomView {
  readonly slug: string
  readonly name: string
  readonly capacity: number
  readonly polygon: Polygon
  readonly hearingLoop: boolean
  readonly wheelchairPlaces: number
  /** Its programme, in order of time. */
  readonly items: readonly RoomItemView[]
}

export interface PavilionView {
  readonly slug: string
  readonly name: string
  readonly polygon: Polygon
}

/** A passage between two halls, in the order of the plan. */
export type PassageView = WalkPassage

/** A point of interest with the key that addresses use for it. */
export type PlaceView = PointOfInterest & { readonly key: string }

/** A hall with everything that is drawn in it; lengths in metres from its top left corner. */
export type HallPlan = ReturnType<typeof toHallPlan>

interface Facet {
  readonly slug: string
  readonly name: string
}

/** All halls that have something in them, and the filters of their stands. */
export interface FloorPlan {
  readonly halls: readonly HallPlan[]
  readonly passages: readonly PassageView[]
  /** The positions of the halls on one sheet of the whole fair. */
  readonly sheet: Sheet
  readonly categories: readonly CategoryLook[]
  readonly themes: readonly Facet[]
  readonly pavilions: readonly Facet[]
}

const toExhibitorView = (exhibitor: Exhibitor) => ({
  id: exhibitor.id,
  name: exhibitor.name,
  path: exhibitorPath(exhibitor),
  intro: exhibitor.intro,
  language: exhibitor.language,
  // Slugs for the filters; the pavilion is empty without one.
  category: exhibitor.category.slug,
  themes: exhibitor.themes.map(({ slug }) => slug),
  pavilion: exhibitor.pavilion?.slug ?? '',
  logo: exhibitor.logo && pictureOf(exhibitor.logo),
})

function offerOf(
  { number, status, area, openSides, language }: Stand,
  sales: Sales | null,
): StandOffer | null {
  if (!sales || status !== 'free') return null
  const prices = standPrices({ area, openSides }, sales)
  const best = prices.at(-1)
  if (!best) return null
  const stand = { stand: number, package: best.package }
  const measures = {
    area: String(roundedArea(area)).replace('.', ','),
    openSides: String(openSides),
  }
  return {
    path: contractFormPath({ stand: number }),
    calculatorPath: calculatorPath({ ...stand, ...measures }),
    from: Math.round(Math.min(...prices.map(({ cents }) => cents)) / 100),
    prices: prices.map(({ package: one, cents }) => ({
      package: one,
      price: formatEuros(cents, language),
    })),
  }
}

const toStandView = (stand: Stand, beside: readonly Stand[], sales: Sales | null) => ({
  // "1.A12".
  number: stand.number,
  polygon: stand.polygon,
  status: stand.status,
  // Square metres.
  area: roundedArea(stand.area),
  openSides: stand.openSides,
  exhibitors: stand.exhibitors.map(toExhibitorView),
  // Null while it cannot be booked.
  offer: offerOf(stand, sales),
  // The exhibitors beside and across the aisle, for a stand that is still to let.
  ...(stand.status === 'free' && { neighbours: neighboursOf(stand, beside) }),
})

const toRoomItem = (item: ProgrammeItem) => ({
  path: programmeItemPath(item),
  title: item.title,
  // `YYYY-MM-DD`
  date: item.day.date,
  start: item.start,
  end: item.end,
  cancelled: item.state === 'cancelled',
  language: item.language,
})

const toRoomView = (room: Room, items: readonly ProgrammeItem[]): RoomView[] =>
  room.polygon && isArea(room.polygon)
    ? [
        {
          slug: room.slug,
          name: room.name,
          capacity: room.capacity,
          polygon: room.polygon,
          hearingLoop: room.hearingLoop,
          wheelchairPlaces: room.wheelchairPlaces,
          items: items.filter((item) => item.room === room).map(toRoomItem),
        },
      ]
    : []

const isArea = (polygon: Polygon) => polygon.length > 2

/** A hall to draw. Stands, rooms and pavilions without a place in it are left out. */
const toHallPlan = (hall: Hall, items: readonly ProgrammeItem[], sales: Sales | null) => ({
  number: hall.number,
  name: hall.name,
  // Which floor it is on; halls of one level are reached without stairs.
  level: hall.level,
  width: hall.width,
  length: hall.length,
  stands: hall.stands
    .filter(({ polygon }) => isArea(polygon))
    .map((stand) => toStandView(stand, hall.stands, sales)),
  rooms: hall.rooms.flatMap((room) => toRoomView(room, items)),
  pavilions: hall.pavilions.flatMap(({ slug, name, polygon }) =>
    polygon && isArea(polygon) ? [{ slug, name, polygon }] : [],
  ),
  places: placeKeys(hall.number, hall.pointsOfInterest),
})

/** A passage whose ends are both drawn, in halls that are. */
const toPassageView = (passage: Passage): PassageView[] => {
  const { name, kind, length, seconds, fromHall, fromPoint, toHall, toPoint } = passage
  if (!fromPoint || !toPoint) return []
  const ends = [
    { hall: fromHall.number, at: fromPoint },
    { hall: toHall.number, at: toPoint },
  ] as const
  const stepFree = passage.stepFree && kind !== 'stairs'
  return [{ name, kind, length, seconds, stepFree, ends }]
}

const facet = ({ slug, name }: Facet): Facet => ({ slug, name })

/**
 * The whole floor plan, independent of selection and search: the page chooses from it by its
 * address, so that choosing asks the server nothing.
 *
 * @param sales gives free stands their price
 */
export const toFloorPlan = (
  content: Pick<
    Content,
    'halls' | 'passages' | 'programmeItems' | 'categories' | 'themes' | 'pavilions'
  >,
  sales: Sales | null = null,
): FloorPlan => {
  const halls = content.halls.all
    .filter(({ stands, rooms, pavilions }) => stands.length + rooms.length + pavilions.length > 0)
    .map((hall) => toHallPlan(hall, content.programmeItems.all, sales))
  const passages = content.passages.flatMap(toPassageView)
  return {
    halls,
    passages,
    sheet: sheetOf(halls, passages),
    categories: categoryLooks(content.categories.all),
    themes: content.themes.all.map(facet),
    pavilions: content.pavilions.all.map(facet),
  }
}
