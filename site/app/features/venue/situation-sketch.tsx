import { languageTags } from '@beursvloer/contract/language-tags'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { venueMessages } from './messages.ts'
import { drawSketch, SKETCH } from './sketch.ts'
import type { VenueView } from './venue-view.ts'

const [MIDDLE_X, MIDDLE_Y] = [SKETCH.width / 2, SKETCH.height / 2]
const MARKER = 9

/** The surroundings to scale: rings of distance, numbered points, and their list beside it. */
export function SituationSketch({ venue }: { venue: VenueView }) {
  const t = useMessages(venueMessages)
  const locale = useLocale()
  const { rings, points } = drawSketch(venue.landmarks)
  const number = new Intl.NumberFormat(languageTags[locale], {
    maximumFractionDigits: 1,
  })
  const distance = (metres: number) =>
    metres < 1000 ? t.metres(number.format(metres)) : t.kilometres(number.format(metres / 1000))
  return (
    <div className="grid sm:grid-cols-[3fr_2fr] lg:grid-cols-1 xl:grid-cols-[3fr_2fr]">
      <svg
        viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
        role="img"
        aria-label={t.sketch(venue.name)}
        className="block size-full bg-ground"
      >
        <path
          d={`M0 ${MIDDLE_Y}h${SKETCH.width}M${MIDDLE_X} 0v${SKETCH.height}`}
          strokeDasharray="8 3 2 3"
          className="stroke-gray-300"
        />
        {rings.map(({ metres, radius }) => (
          <g key={metres}>
            <circle
              cx={MIDDLE_X}
              cy={MIDDLE_Y}
              r={radius}
              fill="none"
              className="stroke-gray-400"
              strokeWidth="0.75"
            />
            <text
              x={MIDDLE_X}
              y={MIDDLE_Y + radius}
              dy="-3"
              fontSize="10"
              textAnchor="middle"
              className="fill-mute stroke-ground tabular-nums"
              strokeWidth="3"
              paintOrder="stroke"
            >
              {distance(metres)}
            </text>
          </g>
        ))}
        <path
          d={`M${MIDDLE_X - 9} ${MIDDLE_Y + 7}v-6l9-9 9 9v6z`}
          className="fill-primary stroke-ink"
        />
        {points.map(({ label, x, y, beyond }, index) => (
          <g key={label}>
            {beyond === null ? (
              <path
                d={`M${MIDDLE_X} ${MIDDLE_Y}L${x} ${y}`}
                strokeDasharray="3 3"
                className="stroke-primary"
              />
            ) : (
              <path
                d={`M${x - 6} ${y - MARKER - 2}l6-8 6 8z`}
                transform={`rotate(${beyond} ${x} ${y})`}
                className="fill-ink"
              />
            )}
            <circle cx={x} cy={y} r={MARKER} className="fill-paper stroke-ink" />
            <text
              x={x}
              y={y}
              fontSize="12"
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink font-semibold tabular-nums"
            >
              {index + 1}
            </text>
          </g>
        ))}
        <g className="stroke-ink" fill="none">
          <path d={`M${SKETCH.width - 24} 46V18m-6 9 6-9 6 9`} />
        </g>
        <text
          x={SKETCH.width - 24}
          y="58"
          fontSize="11"
          textAnchor="middle"
          className="fill-ink font-semibold"
        >
          {t.north}
        </text>
      </svg>
      <div className="border-gray-300 border-t p-4 sm:border-t-0 sm:border-l md:p-5 lg:border-t lg:border-l-0 xl:border-t-0 xl:border-l">
        <ol className="divide-y divide-gray-300 text-sm">
          {points.map(({ label, metres }, index) => (
            <li key={label} className="flex items-baseline gap-3 py-2">
              <span className="w-4 shrink-0 font-semibold tabular-nums">{index + 1}</span>
              <span lang={venue.landmarkLanguage} className="flex-auto">
                {label}
              </span>
              <span className="shrink-0 text-mute tabular-nums">{distance(metres)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-mute text-xs">
          {t.sketchHint} {points.some(({ beyond }) => beyond !== null) && t.sketchBeyond}
        </p>
      </div>
    </div>
  )
}
