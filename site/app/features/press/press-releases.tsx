import { NEWS_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { pressMessages } from './messages.ts'
import type { PressView } from './press-view.ts'

/** The latest press releases, and the way to all news. */
export function PressReleases({ releases }: Pick<PressView, 'releases'>) {
  const t = useMessages(pressMessages)
  const locale = useLocale()
  return (
    <section aria-labelledby="persberichten">
      <h2 id="persberichten" className="mb-6 text-3xl">
        {t.releases}
      </h2>
      {releases.length === 0 ? (
        <p className="border-ink border-t py-4">{t.noReleases}</p>
      ) : (
        <ul className="border-ink border-t">
          {releases.map(({ path, title, date, language }) => (
            <li
              key={path}
              className="relative grid gap-x-8 gap-y-1 border-gray-300 border-b py-4 hover:bg-tint md:grid-cols-[12rem_1fr]"
            >
              <time dateTime={date} className="text-mute tabular-nums">
                {formatDate(date, locale)}
              </time>
              <Link
                to={path}
                lang={language === locale ? undefined : language}
                className="link-cover font-bold text-lg"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <Link to={NEWS_PAGE} className="link">
          {t.allNews}
        </Link>
        {/* A document of its own, so nothing for the router. */}
        <Link to={`${NEWS_PAGE}.xml`} reloadDocument className="link">
          {t.feed}
        </Link>
      </p>
    </section>
  )
}
