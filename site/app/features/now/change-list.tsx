import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { timeOfDay, today } from '~/i18n/today.ts'
import { Button } from '~/ui/button.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import type { Change, SeenItem } from './changes.ts'
import { nowMessages } from './messages.ts'

interface ChangeListProps {
  readonly changes: readonly Change[]
  /** When the visitor last looked, ISO 8601. */
  readonly since: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly onSeen: () => void
}

/** Changes since the programme was last marked as seen; shown until the visitor marks it again. */
export function ChangeList({ changes, since, date, onSeen }: ChangeListProps) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  const looked = new Date(since)
  const day = today(looked)
  const words =
    day === date ? timeOfDay(looked) : `${formatDate(day, locale, 'brief')}, ${timeOfDay(looked)}`
  return (
    <section className="wrap pt-8">
      <div className="flex items-end justify-between gap-4 pb-3">
        <h2 className="text-3xl">{t.changed(words)}</h2>
        <Button size="sm" onClick={onSeen} className="shrink-0">
          {t.seen}
        </Button>
      </div>
      <ul className="border-ink border-t">
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} date={date} />
        ))}
      </ul>
    </section>
  )
}

function ChangeRow({ change, date }: { readonly change: Change; readonly date: string }) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  const { kind, now, was, item } = change
  const when = (one: SeenItem) =>
    one.date === date ? one.start : `${formatDate(one.date, locale, 'short')} ${one.start}`
  const isElsewhen = was && when(was) !== when(now)
  const isOff = kind === 'cancelled' || kind === 'gone'
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-3 md:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="font-semibold leading-snug tabular-nums">
        {isElsewhen && <del className="block font-medium text-mute">{when(was)}</del>}
        {isOff ? (
          <del className="font-medium text-mute">{when(now)}</del>
        ) : (
          <span className={isElsewhen ? 'text-brick' : undefined}>{when(now)}</span>
        )}
      </p>
      <div>
        <p className="font-semibold text-lg leading-snug">
          {item ? (
            <PageLink to={item.path} className="hover:underline hover:decoration-2">
              <span lang={item.lang}>{item.title}</span>
            </PageLink>
          ) : (
            now.title
          )}
        </p>
        <p className="mt-0.5 text-mute text-sm">
          <span className={isOff ? 'font-semibold text-brick' : 'font-semibold text-ink'}>
            {t.change[kind]}
          </span>
          {'\u00a0· '}
          {now.room}
          {was && was.room !== now.room && `, ${t.wasIn(was.room)}`}
        </p>
      </div>
    </li>
  )
}
