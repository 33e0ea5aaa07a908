import { memo } from 'react'
import { formatDate, spokenSpan } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { toggleSaved } from '~/shell/toggle-saved.ts'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { themeClass } from '~/ui/theme.ts'
import type { ItemSummary } from './item-summary.ts'
import { PlaceLink, UNLESS_PLACED } from './place-link.tsx'
import { SaveName } from './save-name.tsx'
import { useIsSaved } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

interface PlanItemProps {
  item: ItemSummary
  /** Over several columns, of which a phone shows one: its text stays in sight there. */
  wide: boolean
}

/**
 * One item in the plan: the whole box is its link. The bookmark in its corner saves it; a saved one with
 * places has a link to them in its place.
 */
export const PlanItem = memo(function PlanItem({ item, wide }: PlanItemProps) {
  const t = useMessages(summaryMessages)
  const saved = useIsSaved(item.id)
  const locale = useLocale()
  const cancelled = item.state === 'cancelled'
  const places = item.signUp === true && !cancelled
  const theme = item.themes[0]?.colour
  const people = item.people.map(({ name }) => name)
  const who = people.length > 2 ? `${people[0]} +${people.length - 1}` : people.join(', ')
  return (
    <div
      className={cx(
        'group group/status relative h-full border border-ink border-l-5 py-1.5 pr-2 pl-2 text-xs leading-snug transition-colors hover:bg-green-50 print:break-inside-avoid print:border-l-3 print:p-1',
        theme && themeClass[theme],
        theme ? 'border-l-theme' : 'border-l-ink',
        saved ? 'bg-tint' : item.type === 'other' ? 'bg-ground' : 'bg-paper',
      )}
    >
      <div
        className={wide ? 'max-md:sticky max-md:left-15 max-md:w-(--room) max-md:pr-6' : undefined}
      >
        {!(saved && places) && (
          <button
            type="button"
            aria-pressed={saved}
            onClick={() => toggleSaved('session', item.id)}
            className={cx(
              'relative z-1 float-right -mt-1.5 -mr-2 grid size-8 place-items-center max-md:size-11 focus-inside noscript:hidden print:hidden',
              saved ? 'text-primary' : 'text-gray-500 hover:text-ink group-hover:text-ink',
              places && UNLESS_PLACED,
            )}
          >
            <Icon name="bookmark" solid={saved} className="size-4.5" />
            <SaveName {...item} />
          </button>
        )}
        <h4 className="font-sans font-semibold text-sm leading-[1.2] text-pretty hyphens-auto print:text-[8.5pt]">
          <PageLink to={item.path} className="link-cover">
            <span lang={item.lang} className={cx(cancelled && 'text-mute line-through')}>
              <Hyphenated language={item.lang}>{item.title}</Hyphenated>
            </span>
            <span className="sr-only">
              {', '}
              {formatDate(item.date, locale, 'weekday')}, {spokenSpan(item.start, item.end, locale)}
              , {item.room.name}
            </span>
          </PageLink>
        </h4>
        <p className="mt-1 text-mute">
          <time
            dateTime={`${item.date}T${item.start}`}
            // Part of the link's accessible name already.
            aria-hidden="true"
            className={cx('whitespace-nowrap font-medium text-ink', cancelled && 'line-through')}
          >
            {item.start}–{item.end}
          </time>
          {who && <span className="print:hidden">&nbsp;· {who}</span>}
        </p>
        {places && (
          <PlaceLink item={item} saved={saved} className="link relative z-1 min-h-6 py-1">
            {t.signUp}
          </PlaceLink>
        )}
        <PlanState item={item} />
      </div>
    </div>
  )
})

/** The state of the item in words: cancelled, changed, in English. */
function PlanState({ item }: { item: ItemSummary }) {
  const t = useMessages(summaryMessages)
  const note = t.state[item.state]
  const foreign = item.spokenLanguage !== 'nl'
  if (!note && !foreign) return null
  return (
    <p>
      {note && <b className="font-semibold text-brick">{note}</b>}
      {note && foreign && '\u00A0· '}
      {foreign && <span className="text-mute">{t.inLanguage[item.spokenLanguage]}</span>}
    </p>
  )
}
