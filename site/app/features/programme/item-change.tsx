import { formatDate, spokenSpan } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { Notice } from '~/ui/notice.tsx'
import type { ItemDetail } from './item-detail.ts'
import { itemMessages } from './item-messages.ts'

/** Why an item changed, moved or was cancelled, with the earlier facts beside the present ones. */
export function ItemChange({ item }: { item: ItemDetail }) {
  const texts = useMessages(itemMessages)
  const locale = useLocale()
  const { previous, state } = item
  if (!previous || state === 'planned') return null
  const title = {
    changed: texts.changedTitle,
    moved: texts.movedTitle,
    cancelled: texts.cancelledTitle,
  }[state]
  const differs = previous.date || previous.start || previous.room
  const line = (date: string, start: string, end: string, room: string) =>
    `${formatDate(date, locale, 'day')}, ${spokenSpan(start, end, locale)}, ${room}`
  return (
    <Notice tone="brick" title={title}>
      <p lang={langOf(item, 'changeNote', locale)}>{item.changeNote}</p>
      {differs && state !== 'cancelled' && (
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm">
          <dt className="text-mute">{texts.was}</dt>
          <dd>
            <del>
              {line(
                previous.date || item.date,
                previous.start || item.start,
                previous.end || item.end,
                previous.room || item.room.name,
              )}
            </del>
          </dd>
          <dt className="text-mute">{texts.becomes}</dt>
          <dd className="font-semibold">{line(item.date, item.start, item.end, item.room.name)}</dd>
        </dl>
      )}
    </Notice>
  )
}
