import { FIGURE_WEEKS } from '@beursvloer/contract/my-stand/terms'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { myStandMessages } from './messages.ts'

const BAR = 8
const STEP = 10
const HEIGHT = 40

interface WeekBarsProps {
  label: string
  counts: readonly number[]
  /** First day of each week. */
  weeks: readonly string[]
  /** The median of stands of the same size; null where it is not known. */
  median: number | null
}

/** A total, and how it came about week by week; the last week is filled. */
export function WeekBars({ label, counts, weeks, median }: WeekBarsProps) {
  const t = useMessages(myStandMessages)
  const locale = useLocale()
  const total = counts.reduce((sum, count) => sum + count, 0)
  const most = Math.max(1, ...counts)
  const dayOf = (at: number) => formatDate(weeks[at] ?? '', locale, 'brief')
  const text = counts.map((count, at) => `${t.week(dayOf(at))}: ${count}`).join(', ')
  return (
    <div className="flex flex-col bg-paper p-5">
      <p className="text-mute text-sm">{label}</p>
      <p className="font-bold font-display text-4xl tabular-nums">
        {new Intl.NumberFormat(locale).format(total)}
      </p>
      <p className="text-mute text-sm">{t.times}</p>
      {median !== null && (
        <p className="text-sm tabular-nums">
          {t.median(new Intl.NumberFormat(locale).format(median))}
        </p>
      )}
      <svg
        viewBox={`0 0 ${FIGURE_WEEKS * STEP} ${HEIGHT}`}
        role="img"
        aria-label={text}
        className="mt-auto w-full max-w-64 pt-6"
      >
        {counts.map((count, at) => (
          <rect
            key={weeks[at]}
            x={at * STEP}
            y={HEIGHT - (count / most) * (HEIGHT - 1)}
            width={BAR}
            height={(count / most) * (HEIGHT - 1)}
            className={at === counts.length - 1 ? 'fill-primary' : 'fill-green-200'}
          />
        ))}
        <line
          x2={FIGURE_WEEKS * STEP}
          y1={HEIGHT}
          y2={HEIGHT}
          strokeWidth="1"
          className="stroke-ink"
        />
      </svg>
      <p aria-hidden="true" className={cx('flex max-w-64 justify-between text-mute text-xs')}>
        <span>{dayOf(0)}</span>
        <span>{dayOf(counts.length - 1)}</span>
      </p>
    </div>
  )
}
