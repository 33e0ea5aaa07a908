import { exhibitorPath, programmeItemPath } from '@beursvloer/contract/page-addresses'
import type {
  Content,
  Exhibitor,
  Hall,
  Media,
  PointOfInterest,
  Polygon,
  ProgrammeItem,
  Room,
  Stand,
} from '~/content/model.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { placeKeys } from './place-keys.ts'

/** An exhibitor as the card of its stand shows it. */
export interface ExhibitorView {
  readonly name: string
  readonly path: string
  readonly intro: string
  readonly language: LocaleCode
  /** Slugs of what it is filtered by; the pavilion is empty without one. */
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

/** All halls, and what their stands are filtered by. */
export interface FloorPlan {
  readonly halls: readonly HallPlan[]
  readonly categories: readonly Facet[]
  readonly themes: readonly Facet[]
  readonly pavilions: readonly Facet[]
}

const toExhibitorView = (exhibitor: Exhibitor): ExhibitorView => ({
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

const toStandView = (stand: Stand): StandView => ({
  number: stand.number,
  polygon: stand.polygon,
  status: stand.status,
  area: stand.area,
  openSides: stand.openSides,
  exhibitors: stand.exhibitors.map(toExhibitorView),
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
const toHallPlan = (hall: Hall, items: readonly ProgrammeItem[]): HallPlan => ({
  number: hall.number,
  name: hall.name,
  level: hall.level,
  width: hall.width,
  length: hall.length,
  stands: hall.stands.filter(({ polygon }) => isArea(polygon)).map(toStandView),
  rooms: hall.rooms.flatMap((room) => toRoomView(room, items)),
  pavilions: hall.pavilions.flatMap(({ slug, name, polygon }) =>
    polygon && isArea(polygon) ? [{ slug, name, polygon }] : [],
  ),
  places: placeKeys(hall.number, hall.pointsOfInterest),
})

const facet = ({ slug, name }: Facet): Facet => ({ slug, name })

/**
 * All that the floor plan shows, whatever is selected or searched for: the page chooses from it by
 * its address, so that choosing asks the server nothing.
 */
export const toFloorPlan = (
  content: Pick<Content, 'halls' | 'programmeItems' | 'categories' | 'themes' | 'pavilions'>,
): FloorPlan => ({
  halls: content.halls.all.map((hall) => toHallPlan(hall, content.programmeItems.all)),
  categories: content.categories.all.map(facet),
  themes: content.themes.all.map(facet),
  pavilions: content.pavilions.all.map(facet),
})
