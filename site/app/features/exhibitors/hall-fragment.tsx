import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { HallSketch } from '~/ui/plan/hall-sketch.tsx'
import type { HallFragmentView } from './hall-fragment-view.ts'
import { exhibitorMessages } from './messages.ts'

interface HallFragmentProps {
  fragment: HallFragmentView
  /** The way to the stand in this hall: SVG `points`, and where it begins; in metres. */
  way: { readonly points: string; readonly start: readonly [x: number, y: number] } | null
}

/** The part of the hall around a stand, drawn in metres, with the way to it; the stand is filled green. */
export function HallFragment({ fragment, way }: HallFragmentProps) {
  const t = useMessages(exhibitorMessages)
  const { viewBox, stands, hall, number } = fragment
  const own = stands.find((stand) => stand.own)
  return (
    <HallSketch
      className="print:max-h-[48mm]"
      label={t.hallFragment(number, hall.name)}
      width={hall.width}
      length={hall.length}
      part={viewBox}
    >
      {stands.map((stand) => (
        <g key={stand.number}>
          <polygon
            points={stand.points}
            strokeWidth="0.08"
            className={cx('stroke-ink', stand.own ? 'fill-primary' : 'fill-ground')}
          />
          <text
            x={stand.centre[0]}
            y={stand.centre[1]}
            fontSize={Math.min(1.1, stand.width / 3.2)}
            textAnchor="middle"
            dominantBaseline="central"
            className={cx(
              'font-semibold tabular-nums',
              stand.own ? 'fill-on-primary' : 'fill-mute',
            )}
          >
            {stand.number.replace(/^\d+\./, '')}
          </text>
        </g>
      ))}
      {way && (
        <>
          <polyline
            points={way.points}
            strokeWidth="0.32"
            strokeDasharray="0.8 0.4"
            strokeLinejoin="round"
            className="fill-none stroke-primary"
          />
          <circle
            cx={way.start[0]}
            cy={way.start[1]}
            r="0.6"
            strokeWidth="0.3"
            className="fill-paper stroke-primary"
          />
        </>
      )}
      {own && (
        <path
          d={`M${own.centre[0]} ${own.centre[1] - 1.1}l-1.1 -1.4h2.2z`}
          className="fill-on-primary"
        />
      )}
    </HallSketch>
  )
}
