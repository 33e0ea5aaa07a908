import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import type { Leaving } from './choose-now.ts'
import { nowMessages } from './messages.ts'
import type { NowItem } from './now-facts.ts'

interface TickProps {
  readonly time: string
  /** The stretch that begins here; absent: the chain ends. */
  readonly line?: 'thin' | 'walk' | 'late'
  readonly children: ReactNode
}

const lines = {
  thin: 'before:border-ink before:border-t',
  walk: 'before:border-primary before:border-t-3',
  late: 'before:border-brick before:border-t-3',
}

/** A moment of the chain, with a tick above it. */
function Tick({ time, line, children }: TickProps) {
  return (
    <li className={cx(line && 'pr-3', line === 'late' && 'text-brick')}>
      <span
        aria-hidden="true"
        className={cx(
          'relative mb-1.5 block h-3 border-ink border-l before:absolute before:top-1/2 before:-right-3 before:left-0 before:-translate-y-1/2',
          line ? lines[line] : 'before:hidden',
        )}
      />
      <b
        className={cx(
          'block text-lg leading-tight',
          line === 'walk' ? 'text-primary' : line !== 'late' && 'text-ink',
        )}
      >
        {time}
      </b>
      <span className="text-sm">{children}</span>
    </li>
  )
}

interface LeaveChainProps {
  readonly item: NowItem
  readonly time: string
  /** Null where the way is not known. */
  readonly leaving: Leaving | null
}

/** Now, leave, begin: as the dimensions of a drawing. */
export function LeaveChain({ item, time, leaving }: LeaveChainProps) {
  const t = useMessages(nowMessages)
  const hasBegun = item.start <= time
  const list = (columns: string, children: ReactNode) => (
    <ol className={cx('mt-5 grid max-w-xl text-mute tabular-nums', columns)}>{children}</ol>
  )
  if (hasBegun || !leaving || leaving.minutesWalk === 0) {
    return list(
      'grid-cols-[1fr_auto]',
      <>
        <Tick time={hasBegun ? item.start : time} line="thin">
          {hasBegun ? t.begins : leaving ? t.noWalk : t.now}
        </Tick>
        <Tick time={hasBegun ? item.end : item.start}>{hasBegun ? t.ends : t.begins}</Tick>
      </>,
    )
  }
  const { at, minutesFree, minutesWalk } = leaving
  if (minutesFree > 0) {
    return list(
      'grid-cols-[1fr_minmax(7rem,auto)_auto]',
      <>
        <Tick time={time} line="thin">
          {t.free(minutesFree)}
        </Tick>
        <Tick time={at} line="walk">
          {t.walk(minutesWalk)}
        </Tick>
        <Tick time={item.start}>{t.begins}</Tick>
      </>,
    )
  }
  return list(
    'grid-cols-[1fr_auto]',
    <>
      <Tick time={time} line={minutesFree < 0 ? 'late' : 'walk'}>
        {minutesFree < 0 ? t.tooLate(-minutesFree) : t.leaveNow}
        {'\u00a0· '}
        {t.walk(minutesWalk)}
      </Tick>
      <Tick time={item.start}>{t.begins}</Tick>
    </>,
  )
}
