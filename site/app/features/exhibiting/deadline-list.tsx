import { daysBetween } from '@beursvloer/contract/fair-time'
import type { Edition } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Chevron } from '~/ui/chevron.tsx'
import { cx } from '~/ui/class-names.ts'
import { requestMessages } from './request-messages.ts'

interface DeadlineListProps {
  deadlines: Edition['deadlines']
  /** Language of the texts. */
  language: string
  /** `YYYY-MM-DD` */
  today: string
}

/** Deadlines by date; the next one is marked, with the days left. */
export function DeadlineList({ deadlines, language, today }: DeadlineListProps) {
  const t = useMessages(requestMessages)
  const locale = useLocale()
  const next = deadlines.find(({ date }) => date >= today)
  return (
    <section>
      <h2 className="mb-6 text-3xl">{t.deadlines}</h2>
      <ol className="border-ink border-t">
        {deadlines.map((deadline) => {
          const { date, title, note } = deadline
          const passed = date < today
          return (
            <li
              key={date + title}
              className={cx(
                'grid gap-x-8 gap-y-1 border-gray-300 border-b py-4 sm:grid-cols-[13rem_minmax(0,1fr)_auto]',
                deadline === next && 'bg-green-50 sm:-mx-4 sm:px-4',
                passed && 'text-mute',
              )}
            >
              <time dateTime={date} className="font-bold text-xl">
                {formatDate(date, locale)}
              </time>
              <div lang={language}>
                <h3 className="font-sans font-semibold text-base">{title}</h3>
                {note && <p className="text-mute text-sm">{note}</p>}
              </div>
              <p className="text-sm tabular-nums">
                {passed && t.passed}
                {deadline === next && (
                  <span className="inline-flex items-baseline gap-2 font-semibold text-primary">
                    <Chevron className="relative -top-px" />
                    {t.daysLeft(daysBetween(today, date))}
                  </span>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
