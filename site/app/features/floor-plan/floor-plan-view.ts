import type { Exhibitor, Hall, PointOfInterest, Room, Stand } from '~/content/model.ts'
import type { PlanChoice } from './choose-hall.ts'
import { boxOf, labelSize, middleOf, svgPoints } from './plan-geometry.ts'

/** Largest type size of a stand number and of a room's name, in metres. */
const STAND_LABEL = 0.95
const ROOM_LABEL = 1.4

interface Shape {
  /** SVG `points`, in metres. */
  readonly points: string
  readonly centre: readonly [x: number, y: number]
  /** Type size of its label, in metres. */
  readonly labelSize: number
}

export interface StandView extends Shape {
  readonly number: string
  /** The number without its hall: "A12". */
  readonly label: string
  readonly status: Stand['status']
  readonly area: number
  /** Slug of the main exhibitor's category; empty without an exhibitor. */
  readonly category: string
  readonly exhibitors: readonly { readonly name: string; readonly path: string }[]
}

export interface RoomView extends Shape {
  readonly slug: string
  readonly name: string
  readonly capacity: number
}

export interface PavilionOutline {
  readonly slug: string
  readonly name: string
  readonly points: string
  /** Top left corner, where the name stands. */
  readonly corner: readonly [x: number, y: number]
}

/** A hall with everything that is drawn in it; lengths in metres from its top left corner. */
export interface HallPlan {
  readonly number: number
  readonly name: string
  readonly level: string
  readonly width: number
  readonly length: number
  readonly stands: readonly StandView[]
  readonly rooms: readonly RoomView[]
  readonly pavilions: readonly PavilionOutline[]
  readonly places: readonly PointOfInterest[]
}

const exhibitorPath = ({ id, slug }: Exhibitor) => `/standhouders/${id}/${slug}`

const toStandView = (stand: Stand): StandView => {
  const box = boxOf(stand.polygon)
  const label = stand.number.replace(/^\d+\./, '')
  return {
    number: stand.number,
    label,
    points: svgPoints(stand.polygon),
    centre: middleOf(box),
    labelSize: labelSize(label, box.width, STAND_LABEL),
    status: stand.status,
    area: stand.area,
    category: stand.exhibitors[0]?.category.slug ?? '',
    exhibitors: stand.exhibitors.map((exhibitor) => ({
      name: exhibitor.name,
      path: exhibitorPath(exhibitor),
    })),
  }
}

const toRoomView = ({ slug, name, capacity, polygon }: Room): RoomView[] => {
  if (!polygon?.length) return []
  const box = boxOf(polygon)
  return [
    {
      slug,
      name,
      capacity,
      points: svgPoints(polygon),
      centre: middleOf(box),
      labelSize: labelSize(name, box.width, ROOM_LABEL),
    },
  ]
}

/** A hall to draw. Stands and rooms without a place in it are left out. */
export const toHallPlan = (hall: Hall): HallPlan => ({
  number: hall.number,
  name: hall.name,
  level: hall.level,
  width: hall.width,
  length: hall.length,
  stands: hall.stands.filter(({ polygon }) => polygon.length > 0).map(toStandView),
  rooms: hall.rooms.flatMap(toRoomView),
  pavilions: hall.pavilions.flatMap(({ slug, name, polygon }) => {
    if (!polygon?.length) return []
    const { x, y } = boxOf(polygon)
    return [{ slug, name, points: svgPoints(polygon), corner: [x, y] as const }]
  }),
  places: hall.pointsOfInterest,
})

/** The selected stand or room with who or what is there; null when nothing is selected. */
export const toSelection = ({ stand, room }: Pick<PlanChoice, 'stand' | 'room'>) => {
  if (stand) {
    return {
      kind: 'stand' as const,
      number: stand.number,
      area: stand.area,
      openSides: stand.openSides,
      status: stand.status,
      exhibitors: stand.exhibitors.map((exhibitor) => ({
        name: exhibitor.name,
        path: exhibitorPath(exhibitor),
        intro: exhibitor.intro,
        language: exhibitor.language,
        category: exhibitor.category.name,
        logo: exhibitor.logo && {
          file: exhibitor.logo.file,
          width: exhibitor.logo.width,
          height: exhibitor.logo.height,
        },
      })),
    }
  }
  if (!room) return null
  const { slug, name, capacity, hearingLoop, wheelchairPlaces } = room
  return { kind: 'room' as const, slug, name, capacity, hearingLoop, wheelchairPlaces }
}

export type Selection = NonNullable<ReturnType<typeof toSelection>>
export type StandSelection = Extract<Selection, { kind: 'stand' }>
export type RoomSelection = Extract<Selection, { kind: 'room' }>
