import { useMessages } from '~/i18n/locale.tsx'
import { roomMessages } from './room-messages.ts'
import type { SignUpView } from './sign-up-view.ts'

/**
 * Measures of the drawing, in its own units: a seat, the space between two, the aisle, and the
 * margin to the wall.
 */
const SEAT = 6
const GAP = 2
const AISLE = 6
const MARGIN = 6
/** Depth of the stage at the front. */
const STAGE = 5

/** Most seats that can be told apart on a phone. */
export const MAX_DRAWN_SEATS = 400
/** Most seats in a row, and from how many on there is an aisle in the middle. */
const MAX_IN_ROW = 24
const AISLE_FROM = 8
/** How much wider than deep a room is. */
const SHAPE = 5
/** Few seats are drawn in a room of this many across, or they would be large. */
const MIN_ACROSS = 16

const STEP = SEAT + GAP

/** How many seats are in a row: rows alike, a room wider than deep. */
function seatsInRow(count: number): number {
  const most = Math.min(MAX_IN_ROW, Math.ceil(Math.sqrt(SHAPE * count)))
  const rows = Math.ceil(count / most)
  const across = Math.ceil(count / rows)
  // As many on either side of the aisle.
  return across >= AISLE_FROM ? across + (across % 2) : across
}

/**
 * Draws a room with a seat for each place to sign up for: at least 1, at most `MAX_DRAWN_SEATS`.
 */
export function roomPlan(count: number) {
  const across = seatsInRow(count)
  const rows = Math.ceil(count / across)
  const half = Math.ceil(across / 2)
  const aisle = across >= AISLE_FROM ? AISLE : 0
  const block = across * STEP - GAP + aisle
  const width = Math.max(block, MIN_ACROSS * STEP) + 2 * MARGIN
  const left = (width - block) / 2
  const top = STAGE + MARGIN
  const seats = Array.from({ length: count }, (_, index) => {
    const column = index % across
    const x = left + column * STEP + (column >= half ? aisle : 0)
    const y = top + Math.floor(index / across) * STEP
    return `M${x} ${y}h${SEAT}v${SEAT}h-${SEAT}z`
  })
  return {
    width,
    height: top + rows * STEP - GAP + MARGIN,
    // Outlines of the seats in the order in which they are taken, as SVG paths.
    seats,
    // The stage at the front, as an SVG path.
    stage: `M${width * 0.3} 0v${STAGE}h${width * 0.4}V0`,
  }
}

/** Width of a roof, of the visitor's own, and of the space after each. */
const ROOF = 16
const OWN_ROOF = 26
const ROOF_GAP = 6
/**
 * Most roofs in the drawing of the waiting list; a visitor behind them is drawn as the last one.
 */
export const MAX_ROOFS = 24

/** The waiting list as roofs, the first one first. */
export function roofLine(waiting: number, own: number | null) {
  const shown = Math.min(waiting, MAX_ROOFS)
  const ownAt = own === null ? -1 : Math.min(own, shown) - 1
  let x = 0
  const roofs = Array.from({ length: shown }, (_, index) => {
    const isOwn = index === ownAt
    const width = isOwn ? OWN_ROOF : ROOF
    const path = `M${x} ${OWN_ROOF / 2}l${width / 2}-${width / 2} ${width / 2} ${width / 2}z`
    x += width + ROOF_GAP
    return { path, isOwn }
  })
  return { roofs, width: Math.max(0, x - ROOF_GAP), height: OWN_ROOF / 2 }
}

/**
 * The room with its seats taken and free, the visitor's own marked, and the waiting list as a row
 * of roofs. For the eye only: the text beside it says the same. Nothing for a room without a number
 * of seats.
 */
export function RoomDrawing({ view }: { view: SignUpView }) {
  const t = useMessages(roomMessages)
  const { places, free, waiting, mine, item } = view
  if (places === null || free === null || places < 1) return null
  const taken = places - free
  const hasSeat = mine !== null && !['waiting', 'absent', 'walk-in'].includes(mine.state)
  return (
    <figure className="max-w-136">
      {places <= MAX_DRAWN_SEATS && (
        <Seats count={places} taken={taken} own={hasSeat ? Math.max(0, taken - 1) : null} />
      )}
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-mute text-sm">
        <span>{item.room}</span>
        <span className="tabular-nums">
          {hasSeat && (
            <>
              <b className="font-semibold text-primary">{t.yours}</b>,{' '}
            </>
          )}
          {t.taken(taken, places)}
        </span>
      </figcaption>
      {waiting > 0 && <Line waiting={waiting} own={mine?.position ?? null} />}
    </figure>
  )
}

interface SeatsProps {
  count: number
  taken: number
  /** The visitor's own seat; null without one. */
  own: number | null
}

function Seats({ count, taken, own }: SeatsProps) {
  const { width, height, seats, stage } = roomPlan(count)
  const pathOf = (is: (index: number) => boolean) => seats.filter((_, index) => is(index)).join('')
  return (
    <svg
      viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`}
      fill="none"
      aria-hidden="true"
      className="block h-auto w-full"
    >
      <path
        d={`M0 0h${width}v${height}H0z`}
        className="stroke-ink"
        vectorEffect="non-scaling-stroke"
      />
      <path d={stage} className="fill-gray-200 stroke-ink" vectorEffect="non-scaling-stroke" />
      <path d={pathOf((index) => index < taken && index !== own)} className="fill-gray-400" />
      <path
        d={pathOf((index) => index >= taken && index !== own)}
        className="stroke-primary"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      {own !== null && <path d={seats[own]} className="fill-primary" />}
    </svg>
  )
}

/** The waiting list; the visitor's own roof stands out. */
function Line({ waiting, own }: { waiting: number; own: number | null }) {
  const { roofs, width, height } = roofLine(waiting, own)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="mt-3 max-w-full"
    >
      <path
        d={roofs.map(({ path, isOwn }) => (isOwn ? '' : path)).join('')}
        className="fill-gray-400"
      />
      <path
        d={roofs.map(({ path, isOwn }) => (isOwn ? path : '')).join('')}
        className="fill-primary"
      />
    </svg>
  )
}
