import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { myStandMessages } from './messages.ts'

export interface NewsView {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly day: string
}

/** How many messages are open; older ones are one press away. */
const OPEN = 3

/** What the organiser tells its exhibitors, the latest first. */
export function NewsList({ news }: { news: readonly NewsView[] }) {
  const t = useMessages(myStandMessages)
  return (
    <section className="lg:col-span-2">
      <h2 className="mb-5 text-3xl">{t.news}</h2>
      <div className="border border-ink">
        <Messages news={news.slice(0, OPEN)} />
        {news.length > OPEN && (
          <details className="border-gray-300 border-t">
            <summary className="link flex min-h-11 cursor-pointer items-center px-5 font-semibold">
              {t.olderNews}
            </summary>
            <Messages news={news.slice(OPEN)} />
          </details>
        )}
      </div>
    </section>
  )
}

function Messages({ news }: { news: readonly NewsView[] }) {
  const locale = useLocale()
  return (
    <ul className="divide-y divide-gray-300">
      {news.map(({ id, title, text, day }) => (
        <li key={id} className="grid gap-x-8 px-5 py-4 md:grid-cols-[8rem_minmax(0,1fr)]">
          <p className="text-mute text-sm md:pt-1">{formatDate(day, locale, 'brief')}</p>
          <div className="max-w-text">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
