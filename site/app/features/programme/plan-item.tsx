import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { themeClass } from '~/ui/theme.ts'
import type { ItemSummary } from './item-summary.ts'
import { toggleSaved } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

interface PlanItemProps {
  item: ItemSummary
  saved: boolean
}

/** One item in the plan: the whole box is its link, the bookmark in its corner saves it. */
export function PlanItem({ item, saved }: PlanItemProps) {
  const t = useMessages(summaryMessages)
  const locale = useLocale()
  const cancelled = item.state === 'cancelled'
  const theme = item.themes[0]?.colour
  const people = item.people.map(({ name }) => name)
  const who = people.length > 2 ? `${people[0]} +${people.length - 1}` : people.join(', ')
  return (
    <div
      className={cx(
        'group relative h-full border border-ink border-l-5 py-1.5 pr-2 pl-2 text-xs leading-snug transition-colors hover:bg-green-50 print:break-inside-avoid print:border-l-3 print:p-1',
        theme && themeClass[theme],
        theme ? 'border-l-theme' : 'border-l-ink',
        saved ? 'bg-tint' : item.type === 'other' ? 'bg-ground' : 'bg-paper',
      )}
    >
      <button
        type="button"
        aria-label={saved ? t.saved(item.title) : t.save(item.title)}
        aria-pressed={saved}
        onClick={() => toggleSaved(item.id)}
        className={cx(
          'relative z-1 float-right -mt-1.5 -mr-2 grid size-8 place-items-center -outline-offset-4 noscript:hidden print:hidden',
          saved ? 'text-primary' : 'text-gray-400 hover:text-ink group-hover:text-ink',
        )}
      >
        <Icon name="bookmark" solid={saved} className="size-4.5" />
      </button>
      <h4 className="font-sans font-semibold text-sm leading-[1.2] text-pretty hyphens-auto print:text-[8.5pt]">
        <Link to={item.path} lang={item.lang} className="link-cover">
          <span className={cx(cancelled && 'text-mute line-through')}>{item.title}</span>
          <span className="sr-only">
            {', '}
            {t.when(formatDate(item.date, locale, 'weekday'), item.start, item.end, item.room.name)}
          </span>
        </Link>
      </h4>
      <p className="mt-1 text-mute">
        <time
          dateTime={`${item.date}T${item.start}`}
          className={cx('whitespace-nowrap font-medium text-ink', cancelled && 'line-through')}
        >
          {item.start}–{item.end}
        </time>
        {who && <span className="print:hidden"> · {who}</span>}
      </p>
      <PlanState item={item} />
    </div>
  )
}

/** What one must know of it, in words: cancelled, changed, full, in English. */
function PlanState({ item }: { item: ItemSummary }) {
  const t = useMessages(summaryMessages)
  const full = item.placesLeft === 0 && item.state !== 'cancelled'
  const notes = [
    item.state !== 'planned' && t.state[item.state],
    full && (item.waitingList ? t.waitingListOpen : t.full),
  ].filter(Boolean)
  const foreign = item.spokenLanguage !== 'nl'
  if (notes.length === 0 && !foreign) return null
  return (
    <p>
      {notes.length > 0 && <b className="font-semibold text-brick">{notes.join(' · ')}</b>}
      {notes.length > 0 && foreign && ' · '}
      {foreign && <span className="text-mute">{t.inLanguage[item.spokenLanguage]}</span>}
    </p>
  )
}
