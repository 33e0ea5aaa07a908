import type { ReactNode } from 'react'
import { formatDate, minutesBetween } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { AgendaRow } from '~/ui/agenda.tsx'
import { Tag } from '~/ui/tag.tsx'
import type { ItemSummary } from './item-summary.ts'
import { ItemState } from './places.tsx'
import { SaveButton } from './save-button.tsx'
import { summaryMessages } from './summary-messages.ts'

interface ItemRowProps {
  item: ItemSummary
  /** Under the start time: the day (lists over several days) or the end time. */
  note?: 'day' | 'end'
  level?: 2 | 3 | 4
  compact?: boolean
  /** Less air and smaller type, for long lists. */
  dense?: boolean
  /** Something to mind about it: that it overlaps another. */
  remark?: ReactNode
  /** More about it, under title and people: a tour's stops. */
  children?: ReactNode
}

/** A programme item as one row of an agenda. */
export function ItemRow({
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
  return (
    <AgendaRow
      to={item.path}
      level={level}
      compact={compact}
      dense={dense}
      time={item.start}
      dateTime={`${item.date}T${item.start}`}
      timeNote={note === 'day' ? formatDate(item.date, locale, 'short') : `–${item.end}`}
      struck={item.state === 'cancelled'}
      title={item.lang ? <span lang={item.lang}>{item.title}</span> : item.title}
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
            {item.room.name} · {t.type[item.type]} ·{' '}
            {t.minutes(minutesBetween(item.start, item.end))}
            {item.spokenLanguage !== 'nl' && ` · ${t.inLanguage[item.spokenLanguage]}`}
          </p>
          <ItemState item={item} />
          {remark && <div className="text-brick empty:hidden">{remark}</div>}
        </>
      }
      action={<SaveButton id={item.id} title={item.title} />}
    />
  )
}
