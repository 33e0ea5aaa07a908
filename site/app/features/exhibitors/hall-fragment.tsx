import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { HallSketch } from '~/ui/plan/hall-sketch.tsx'
import type { HallFragmentView } from './hall-fragment-view.ts'
import { exhibitorMessages } from './messages.ts'

/** The corner of the hall around a stand, drawn in metres; the stand itself is filled green. */
export function HallFragment({ fragment }: { fragment: HallFragmentView }) {
  const t = useMessages(exhibitorMessages)
  const { viewBox, stands, hall, number } = fragment
  const own = stands.find((stand) => stand.own)
  return (
    <HallSketch
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
            fontSize={Math.min(0.9, stand.width / 3.6)}
            textAnchor="middle"
            dominantBaseline="central"
            className={cx('font-semibold tabular-nums', stand.own ? 'fill-white' : 'fill-mute')}
          >
            {stand.number.replace(/^\d+\./, '')}
          </text>
        </g>
      ))}
      {own && (
        <path
          d={`M${own.centre[0]} ${own.centre[1] - 1.1}l-1.1 -1.4h2.2z`}
          strokeWidth="0.08"
          className="fill-signal stroke-ink"
        />
      )}
    </HallSketch>
  )
}
