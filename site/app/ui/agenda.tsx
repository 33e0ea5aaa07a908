import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { PageLink } from './page-link.tsx'

interface AgendaItemProps {
  /** Without the third column, for narrow places. */
  compact?: boolean
  /** Less air and smaller type, for long lists. */
  dense?: boolean
  /** Far down a long list: laid out when it comes near the screen. */
  far?: boolean
  /** Left out by a filter. */
  hidden?: boolean
}

interface AgendaPartsProps {
  /** "10:00" or "10:00–10:40". */
  time: ReactNode
  /** ISO 8601 value of the time. */
  dateTime?: string
  /** Under the time: day or duration. */
  timeNote?: ReactNode
  /** Time and note as they are said; screen readers get this in place of those. */
  timeSpoken?: string
  title: ReactNode
  to: string
  level?: 2 | 3 | 4
  /** People or place, under the title. */
  who?: ReactNode
  /** Under those: a list of its parts. */
  more?: ReactNode
  /** Themes, room, seats left; the third column, under the title on phones. */
  meta?: ReactNode
  /**
   * The control at the end: a square of 44 px, or words, which narrow rows have under the facts. It
   * has `data-tone` in it then.
   */
  action?: ReactNode
  /** A cancelled item stays, its title and time struck through. */
  struck?: boolean
  compact?: boolean
  dense?: boolean
}

/** A list of agenda rows under one ink line. */
export function Agenda({ children, className }: { children: ReactNode; className?: string }) {
  return <ul className={cx('border-ink border-t', className)}>{children}</ul>
}

/** The place of a row in an agenda, with its columns. */
export function AgendaItem({
  compact = false,
  dense = false,
  far = false,
  hidden = false,
  children,
}: AgendaItemProps & { children: ReactNode }) {
  return (
    <li
      hidden={hidden}
      className={cx(
        'grid grid-cols-[4.25rem_minmax(0,1fr)_auto] items-start gap-x-4 border-gray-300 border-b',
        dense
          ? 'py-2.5 md:py-3 print:grid-cols-[3.5rem_minmax(0,1fr)_13rem] print:break-inside-avoid print:py-1.5'
          : 'py-4 md:py-5 print:py-2',
        compact
          ? 'md:grid-cols-[6rem_minmax(0,1fr)_auto]'
          : 'md:gap-x-6 lg:grid-cols-[8.5rem_minmax(0,1fr)_17rem_9rem]',
        far &&
          'when-near [contain-intrinsic-block-size:auto_8.5rem] md:[contain-intrinsic-block-size:auto_5.25rem]',
      )}
    >
      {children}
    </li>
  )
}

/** The parts of a row of an agenda: time | title and people | facts | action. */
export function AgendaParts({
  time,
  dateTime,
  timeNote,
  timeSpoken,
  title,
  to,
  level = 3,
  who,
  more,
  meta,
  action,
  struck = false,
  compact = false,
  dense = false,
}: AgendaPartsProps) {
  const Heading = `h${level}` as const
  const hidden = timeSpoken ? true : undefined
  const strike = struck && 'text-mute line-through'
  return (
    <>
      <div className="row-span-2">
        {timeSpoken && <span className="sr-only select-none">{timeSpoken}</span>}
        <time
          dateTime={dateTime}
          aria-hidden={hidden}
          className={cx('block font-bold text-xl', strike)}
        >
          {time}
        </time>
        {timeNote && (
          <span
            aria-hidden={hidden}
            className="whitespace-nowrap text-mute text-xs tabular-nums md:text-sm"
          >
            {timeNote}
          </span>
        )}
      </div>
      <div>
        <Heading className={compact || dense ? 'text-xl' : 'text-2xl'}>
          <PageLink to={to} className={cx('hover:underline hover:decoration-2', strike)}>
            {title}
          </PageLink>
        </Heading>
        {who && (
          <p
            className={cx('text-mute leading-snug', dense ? 'mt-0.5 text-sm' : 'mt-1.5 text-base')}
          >
            {who}
          </p>
        )}
        {more}
      </div>
      {meta && (
        <div
          className={cx(
            'col-start-2 text-mute text-sm',
            dense
              ? 'mt-1 space-y-0.5 print:col-start-3 print:row-start-1 print:mt-0 print:text-xs'
              : 'mt-2 space-y-1',
            !compact && 'lg:col-start-3 lg:row-start-1 lg:mt-0.5',
          )}
        >
          {meta}
        </div>
      )}
      {action && (
        <div className={cx('row-end justify-self-end', !compact && 'lg:col-start-4')}>{action}</div>
      )}
    </>
  )
}

/** One programme item in a list. */
export function AgendaRow(props: AgendaPartsProps) {
  return (
    <AgendaItem dense={props.dense}>
      <AgendaParts {...props} />
    </AgendaItem>
  )
}

/** A sticky head between rows: an hour or a day. Stays under the header while its rows pass. */
export function AgendaHead({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <li
      hidden={hidden}
      className="sticky top-0 z-10 -mt-px border-ink border-y bg-ground px-2 py-1 font-bold text-sm tabular-nums print:static print:break-after-avoid print:py-0"
    >
      {children}
    </li>
  )
}
