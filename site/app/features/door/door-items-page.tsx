import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { readQueue } from '~/scanning/queue.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { doorPagePath, doorQueueKey } from './door-address.ts'
import type { ShownDoorItem } from './door-item.ts'
import { doorMessages } from './messages.ts'

/** The items that the visitor may check people in for. */
export function DoorItemsPage({ items }: { items: readonly ShownDoorItem[] }) {
  const t = useMessages(doorMessages)
  return (
    <>
      <PageHead dense title={t.title} lead={items.length > 0 ? t.lead : undefined} />
      <div className="wrap pb-section">
        {items.length > 0 ? (
          <ul className="max-w-text border-ink border-t">
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t.none}>{t.noneHint}</EmptyState>
        )}
      </div>
    </>
  )
}

/** A plain link, which loads a new document: the camera permission policy is per document. */
function Item({ item }: { item: ShownDoorItem }) {
  const t = useMessages(doorMessages)
  const locale = useLocale()
  const href = useHref(doorPagePath(item.id))
  const [unsent, setUnsent] = useState(0)
  useEffect(() => setUnsent(readQueue(doorQueueKey(item.id)).length), [item.id])
  return (
    <li className="relative border-gray-300 border-b py-3 hover:bg-green-50">
      <a href={href} className="link-cover font-semibold text-xl">
        <span lang={item.lang}>{item.title}</span>
      </a>
      <p className="text-mute text-sm">
        {[
          formatDate(item.date, locale, 'day'),
          `${item.start}–${item.end}`,
          item.room,
          item.isCancelled && t.cancelled,
        ]
          .filter(Boolean)
          .join('\u00A0· ')}
      </p>
      {unsent > 0 && <p className="font-semibold text-brick text-sm">{t.unsent(unsent)}</p>}
    </li>
  )
}
