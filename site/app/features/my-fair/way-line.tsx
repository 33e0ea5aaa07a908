import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import type { Stop, Way } from './lay-day.ts'
import { myFairMessages } from './messages.ts'
import { atRows } from './rows.ts'

interface WayLineProps {
  way: Way
  stop: Stop
  /** Minutes from the top of the drawing. */
  from: number
  to: number
  /** Whether the time that is left is drawn as a gap. */
  hasGap: boolean
}

/** The way to a stop as a dimension beside the drawing: minutes of walking, and what is left of the time. */
export function WayLine({ way, stop, from, to, hasGap }: WayLineProps) {
  const t = useMessages(myFairMessages)
  const { minutes, slack, verdict } = way
  if (minutes === null || verdict === 'unknown') return null
  const isLate = verdict === 'late'
  const place = /^\d/.test(stop.entries[0].place) ? 'stand' : 'room'
  const rest =
    verdict === 'same'
      ? t.pause(slack)
      : verdict === 'late'
        ? t.verdict.late(-slack)
        : verdict === 'spare'
          ? t.verdict.spare(slack)
          : t.verdict[verdict]
  return (
    <li
      ref={atRows({ from, to })}
      className={cx('my-way tabular-nums', isLate ? 'text-brick' : 'text-ink')}
    >
      <span aria-hidden="true" className="my-line" />
      <p className="text-xs leading-tight">
        <b className="font-semibold md:block print:block">
          {verdict === 'same' ? t.samePlace[place] : t.walk(minutes)}
          {!hasGap && ','}
        </b>{' '}
        {!hasGap && <span className="text-mute">{rest}</span>}
      </p>
    </li>
  )
}
