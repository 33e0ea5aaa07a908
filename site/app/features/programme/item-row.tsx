import type { ReactNode } from 'react'
import { formatDate, minutesBetween, spokenSpan } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { KEEPS_TAP } from '~/shell/early-taps.ts'
import { toggleSaved } from '~/shell/toggle-saved.ts'
import { AgendaItem, AgendaParts } from '~/ui/agenda.tsx'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Tag } from '~/ui/tag.tsx'
import { ItemState } from './item-state.tsx'
import type { ItemSummary } from './item-summary.ts'
import { PlaceLink, UNLESS_PLACED } from './place-link.tsx'
import { SaveName } from './save-name.tsx'
import { useIsSaved } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

interface ItemRowProps {
  item: ItemSummary
  /** Under the start time: the day (lists over several days) or the end time. */
  note?: 'day' | 'end'
  level?: 2 | 3 | 4
  compact?: boolean
  /** Less air and smaller type, for long lists. */
  dense?: boolean
  /** A remark about it: that it overlaps another. */
  remark?: ReactNode
  /** Further content, under title and people: a tour's stops. */
  children?: ReactNode
}

/** A programme item as the parts of a row. */
export function ItemParts({
  item,
  note = 'end',
  level = 3,
  compact = false,
  dense = false,
  remark,
  children,
}: ItemRowProps) {
  const t = useMessages(summaryMessages)
  const locale = useLocale()
  const saved = useIsSaved(item.id)
  const places = item.signUp && item.state !== 'cancelled'
  const spoken = spokenSpan(item.start, item.end, locale)
  return (
    <AgendaParts
      to={item.path}
      level={level}
      compact={compact}
      dense={dense}
      time={item.start}
      dateTime={`${item.date}T${item.start}`}
      timeNote={note === 'day' ? formatDate(item.date, locale, 'short') : t.until(item.end)}
      timeSpoken={note === 'day' ? `${formatDate(item.date, locale, 'day')}, ${spoken}` : spoken}
      struck={item.state === 'cancelled'}
      title={
        <span lang={item.lang}>
          <Hyphenated language={item.lang}>{item.title}</Hyphenated>
        </span>
      }
      who={item.people.map(({ name }) => name).join(', ')}
      more={children}
      meta={
        <>
          {!compact && item.themes[0] && (
            <Tag theme={item.themes[0].colour} className="text-ink">
              {item.themes[0].name}
            </Tag>
          )}
          <p>
            {item.room.name}&nbsp;· {t.type[item.type]}&nbsp;·{' '}
            {t.minutes(minutesBetween(item.start, item.end))}
            {item.spokenLanguage !== 'nl' && `\u00A0· ${t.inLanguage[item.spokenLanguage]}`}
          </p>
          {!(places && saved) && (
            <live-places item={item.id} about="places" className="text-ink noscript:hidden">
              {places && t.signUp}
            </live-places>
          )}
          <ItemState item={item} />
          {remark && <div className="text-brick empty:hidden">{remark}</div>}
        </>
      }
      // One control: it saves the item for "Mijn beurs", then leads to its places.
      action={
        <div className="group/status">
          {!(saved && places) && (
            <IconButton
              icon="bookmark"
              pressed={saved}
              label={t.save}
              spokenName={<SaveName {...item} />}
              onClick={() => toggleSaved('session', item.id)}
              className={cx('noscript:hidden', places && UNLESS_PLACED)}
              {...KEEPS_TAP}
            />
          )}
          {places && (
            <PlaceLink
              item={item}
              saved={saved}
              className="min-h-11 border border-ink bg-paper px-3 py-1 text-sm hover:bg-tint"
            >
              {t.signUp}
            </PlaceLink>
          )}
        </div>
      }
    />
  )
}

/** A programme item as one row of an agenda. */
export function ItemRow(props: ItemRowProps) {
  const { compact = false, dense = false } = props
  return (
    <AgendaItem compact={compact} dense={dense}>
      <ItemParts {...props} />
    </AgendaItem>
  )
}
