import type { ReactNode } from 'react'
import { timeOf } from '~/i18n/dates.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon, type IconName } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { type DayEntry, type EntryStatus, isMeeting } from './day-entry.ts'
import { myFairMessages } from './messages.ts'

/** Each status differs by drawing and by text: a fill, an outline, dashes, a hatch, solid ink. */
export const statusLook: Readonly<Record<EntryStatus, string>> = {
  reserved: 'border-ink bg-tint print:bg-paper',
  open: 'border-dashed border-ink bg-tint print:bg-paper',
  waiting: 'border-dashed border-ink bg-paper',
  saved: 'border-ink bg-paper',
  visit: 'border-ink bg-paper my-hatch',
  appointment: 'border-ink bg-ink text-paper print:border-2 print:bg-paper print:text-ink',
  meeting: 'border-ink bg-ink text-paper print:border-2 print:bg-paper print:text-ink',
  asked: 'border-dashed border-ink bg-paper',
}

const icons: Readonly<Record<EntryStatus, IconName>> = {
  reserved: 'check',
  open: 'warning',
  waiting: 'info',
  saved: 'bookmark',
  visit: 'pin',
  appointment: 'user',
  meeting: 'user',
  asked: 'user',
}

interface EntryBoxProps {
  entry: DayEntry
  /** In a clash: narrow, with a button of its own instead of the pencil. */
  narrow?: boolean
  /** Notice of the missed minutes. */
  late?: ReactNode
  action?: ReactNode
  /** Absent where a form in `action` changes it. */
  onEdit?: (entry: DayEntry) => void
}

/** The status, in words. */
function statusWords(
  { status, position, signUpPath }: DayEntry,
  t: (typeof myFairMessages)['nl'],
): string {
  if (status === 'waiting' && position) return t.waitingAs(position)
  return status === 'saved' && signUpPath ? t.savedNoPlace : t.status[status]
}

/** An entry on the sheet of a day: time, status, title, place, and the visitor's note. */
export function EntryBox({ entry, narrow = false, late, action, onEdit }: EntryBoxProps) {
  const t = useMessages(myFairMessages)
  const { status, kind, start, end, title, lang, path, place, note } = entry
  const isVisit = status === 'visit'
  const isSolid = status === 'appointment' || status === 'meeting'
  const stands = kind !== 'session' && /^\d/.test(place)
  const facts = [
    entry.where,
    stands && t.stand(place),
    kind === 'session' && entry.type && t.types[entry.type],
  ].filter(Boolean)
  const name = (
    <span lang={lang}>
      <Hyphenated language={lang}>{title}</Hyphenated>
    </span>
  )
  const heading = (
    <h3 className="font-sans font-semibold text-base leading-[1.2] text-pretty print:text-[10pt]">
      <span className={cx(isVisit && 'bg-paper px-1 -ml-1 box-decoration-clone')}>
        {path ? (
          <PageLink to={path} className="hover:underline hover:decoration-2">
            {name}
          </PageLink>
        ) : (
          name
        )}
        {isVisit && (
          <span className="font-normal text-mute text-sm tabular-nums">
            {' '}
            <Hyphenated>{facts.join(', ')}</Hyphenated>
            <span className="sr-only">
              {', '}
              {t.status.visit}, {timeOf(start)}–{timeOf(end)}
            </span>
          </span>
        )}
      </span>
    </h3>
  )
  return (
    <div
      className={cx(
        'relative flex h-full min-h-9 flex-col border text-sm leading-snug',
        statusLook[status],
      )}
    >
      {(status === 'reserved' || status === 'open') && (
        <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[5px] bg-primary" />
      )}
      {late}
      <div
        className={cx(
          'flex min-h-0 flex-auto flex-col pr-2 pl-4 print:py-1 print:pl-3 print:text-[8.5pt]',
          isVisit ? 'justify-center py-1' : 'py-2',
        )}
      >
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          {isVisit ? (
            <div className="min-w-0 self-center">{heading}</div>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-2 font-semibold tabular-nums">
              {entry.movedFrom && (
                <s className={isSolid ? undefined : 'text-mute'}>
                  <span className="sr-only">{t.moved}, </span>
                  {entry.movedFrom}
                </s>
              )}
              <time className={cx('whitespace-nowrap', entry.movedFrom && 'text-brick')}>
                {timeOf(start)}–{timeOf(end)}
              </time>
            </p>
          )}
          <div
            className={cx(
              'ml-auto flex min-w-0 items-center gap-1 print:mt-0',
              onEdit && '-mt-2 -mr-1',
            )}
          >
            {!isVisit && (
              <span
                className={cx(
                  'flex items-center gap-1.5 font-semibold',
                  (status === 'waiting' || status === 'open') && 'text-brick',
                )}
              >
                <Icon name={icons[status]} className={cx('size-4', narrow && 'max-md:hidden')} />
                {entry.signUpPath && !narrow ? (
                  <PageLink to={entry.signUpPath} className="link">
                    {statusWords(entry, t)}
                    <span className="sr-only">
                      : <span lang={lang}>{title}</span>
                    </span>
                  </PageLink>
                ) : (
                  <span className={narrow ? 'sr-only' : undefined}>{statusWords(entry, t)}</span>
                )}
              </span>
            )}
            {onEdit && !isMeeting(entry) && (
              <button
                type="button"
                onClick={() => onEdit(entry)}
                className={cx(
                  'grid size-9 shrink-0 place-items-center max-md:size-11 focus-inside print:hidden',
                  !isSolid && 'hover:bg-tint-strong',
                )}
              >
                <PencilIcon />
                <span className="sr-only">{t.edit(title)}</span>
              </button>
            )}
          </div>
        </div>
        {!isVisit && heading}
        {!isVisit && facts.length > 0 && (
          <p className={isSolid ? undefined : 'text-mute'}>
            <Hyphenated>{facts.join('\u00A0· ')}</Hyphenated>
          </p>
        )}
        {entry.change && <p className="mt-1 text-brick">{entry.change}</p>}
        {note && (
          <p className="mt-auto flex gap-1.5 pt-2 print:hidden">
            <PencilIcon small />
            <span
              className={cx(
                'min-w-0 whitespace-pre-line border-current border-t border-dotted',
                isVisit && 'bg-paper',
              )}
            >
              {note}
            </span>
          </p>
        )}
        {action && <div className="mt-auto pt-2">{action}</div>}
      </div>
    </div>
  )
}

/** A pencil: opens the note or the editor. */
const PencilIcon = ({ small = false }: { small?: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    className={cx('shrink-0', small ? 'mt-0.5 size-4' : 'size-4.5')}
  >
    <path d="m3 17 1-4L13.5 3.5l3 3L7 16z" />
  </svg>
)
