import { useMessages } from '~/i18n/locale.tsx'
import { roomMessages } from './room-messages.ts'
import { MAX_DRAWN_SEATS, roofLine, roomPlan } from './room-seats.ts'
import type { SignUpView } from './sign-up-view.ts'

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
