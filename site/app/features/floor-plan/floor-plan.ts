import { roundedArea } from '@beursvloer/contract/area'
import { exhibitorPath, programmeItemPath } from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { minimumArea, quoteStand } from '@beursvloer/contract/quotation/stand'
import type { Tariff } from '@beursvloer/contract/quotation/tariff'
import { contractFormPath } from '@beursvloer/contract/stand-address'
import type {
  Content,
  Exhibitor,
  Hall,
  Media,
  Passage,
  PointOfInterest,
  Polygon,
  ProgrammeItem,
  Room,
  Stand,
} from '~/content/model.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { placeKeys } from '~/shell/place-keys.ts'
import type { WalkPassage } from '~/walking/walk-plan.ts'
import { type CategoryLook, categoryLooks } from './category-look.ts'
import { type Neighbour, neighboursOf } from './neighbours.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** An exhibitor as the card of its stand shows it. */
export interface ExhibitorView {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly intro: string
  readonly language: LocaleCode
  /** Slugs for the filters; the pavilion is empty without one. */
  readonly category: string
  readonly themes: readonly string[]
  readonly pavilion: string
  readonly logo: Pick<Media, 'file' | 'width' | 'height'> | null
}

export interface StandView {
  /** "1.A12". */
  readonly number: string
  readonly polygon: Polygon
  readonly status: Stand['status']
  /** Square metres. */
  readonly area: number
  readonly openSides: number
  readonly exhibitors: readonly ExhibitorView[]
  /** Null while it cannot be booked. */
  readonly offer: StandOffer | null
  /** The exhibitors beside and across the aisle, for a stand that is still to let. */
  readonly neighbours?: readonly Neighbour[]
}

/** A stand to let: its address, and its price with all fixed costs, without VAT. */
export interface StandOffer {
  readonly path: string
  readonly prices: readonly { readonly package: 'floor' | 'shell'; readonly price: string }[]
}

/** The tariff by which stands are booked today; null while none can be. */
export interface Sales {
  readonly tariff: Tariff
  /** `YYYY-MM-DD` */
  readonly date: string
}

export interface RoomItemView {
  readonly path: string
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly start: string
  readonly end: string
  readonly cancelled: boolean
  readonly language: LocaleCode
}

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
export interface HallPlan {
  readonly number: number
  readonly name: string
  /** Which floor it is on; halls of one level are reached without stairs. */
  readonly level: string
  readonly width: number
  readonly length: number
  readonly stands: readonly StandView[]
  readonly rooms: readonly RoomView[]
  readonly pavilions: readonly PavilionView[]
  readonly places: readonly PlaceView[]
}

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

const toExhibitorView = (exhibitor: Exhibitor): ExhibitorView => ({
  id: exhibitor.id,
  name: exhibitor.name,
  path: exhibitorPath(exhibitor),
  intro: exhibitor.intro,
  language: exhibitor.language,
  category: exhibitor.category.slug,
  themes: exhibitor.themes.map(({ slug }) => slug),
  pavilion: exhibitor.pavilion?.slug ?? '',
  logo: exhibitor.logo && {
    file: exhibitor.logo.file,
    width: exhibitor.logo.width,
    height: exhibitor.logo.height,
  },
})

function offerOf(
  { number, status, area, openSides, language }: Stand,
  sales: Sales | null,
): StandOffer | null {
  if (!sales || status !== 'free') return null
  const { tariff, date } = sales
  const prices = (['floor', 'shell'] as const).flatMap((one) => {
    const quotation =
      area >= (minimumArea(tariff, one) ?? 0) &&
      quoteStand(tariff, {
        package: one,
        area,
        openSides,
        publicBody: false,
        coExhibitors: 0,
        power: 0,
        date,
        country: 'NL',
        vatId: '',
      })
    return quotation
      ? [{ package: one, price: formatEuros(quotation.subtotalCents, language) }]
      : []
  })
  return prices.length > 0 ? { path: contractFormPath({ stand: number }), prices } : null
}

const toStandView = (stand: Stand, beside: readonly Stand[], sales: Sales | null): StandView => ({
  number: stand.number,
  polygon: stand.polygon,
  status: stand.status,
  area: roundedArea(stand.area),
  openSides: stand.openSides,
  exhibitors: stand.exhibitors.map(toExhibitorView),
  offer: offerOf(stand, sales),
  ...(stand.status === 'free' && { neighbours: neighboursOf(stand, beside) }),
})

const toRoomItem = (item: ProgrammeItem): RoomItemView => ({
  path: programmeItemPath(item),
  title: item.title,
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
const toHallPlan = (
  hall: Hall,
  items: readonly ProgrammeItem[],
  sales: Sales | null,
): HallPlan => ({
  number: hall.number,
  name: hall.name,
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
