import type { ReactNode } from 'react'
import { formatDate, minutesBetween, spokenSpan } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { KEEPS_TAP } from '~/shell/early-taps.ts'
import { StatusLink } from '~/shell/status-link.tsx'
import { toggleSaved } from '~/shell/toggle-saved.ts'
import { AgendaItem, AgendaParts } from '~/ui/agenda.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Tag } from '~/ui/tag.tsx'
import { ItemState } from './item-state.tsx'
import type { ItemSummary } from './item-summary.ts'
import { SaveName } from './save-name.tsx'
import { useIsSaved } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

/** Saves a programme item for "Mijn beurs". Absent without JavaScript, which it needs. */
function SaveButton({ id, title, lang }: Pick<ItemSummary, 'id' | 'title' | 'lang'>) {
  const t = useMessages(summaryMessages)
  const saved = useIsSaved(id)
  return (
    <IconButton
      icon="bookmark"
      pressed={saved}
      label={`${t.save} ${title}`}
      spokenName={<SaveName title={title} lang={lang} />}
      onClick={() => toggleSaved('session', id)}
      className="noscript:hidden"
      {...KEEPS_TAP}
    />
  )
}

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
          {item.signUp && item.state !== 'cancelled' ? (
            <StatusLink item={item}>{t.signUp}</StatusLink>
          ) : (
            <live-places item={item.id} />
          )}
          <ItemState item={item} />
          {remark && <div className="text-brick empty:hidden">{remark}</div>}
        </>
      }
      action={<SaveButton {...item} />}
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
