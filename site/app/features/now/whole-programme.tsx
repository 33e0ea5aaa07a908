import { PLACES_PAGE } from '@beursvloer/contract/page-addresses'
import { Fragment } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { nowMessages } from './messages.ts'
import type { NowItem } from './now-facts.ts'

/**
 * For visitors without JavaScript: all items by time, and where to find the present number of
 * places.
 */
export function WholeProgramme({ items }: { readonly items: readonly NowItem[] }) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  if (items.length === 0)
    return (
      <noscript>
        <div className="wrap pt-8">
          <EmptyState title={t.notYet}>{t.notYetHint}</EmptyState>
        </div>
      </noscript>
    )
  const byDay = Map.groupBy(items, ({ date }) => date)
  return (
    <noscript>
      <section className="wrap pt-8">
        <h2 className="text-4xl">{t.whole}</h2>
        <p className="mt-3 max-w-text">{t.wholeLead}</p>
        <p className="mt-3">
          <PageLink to={PLACES_PAGE} className="link">
            {t.placesNow}
          </PageLink>
        </p>
        {[...byDay].map(([date, ofDay]) => (
          <Fragment key={date}>
            <h3 className="mt-8 mb-2 text-2xl first-letter:uppercase">
              {formatDate(date, locale, 'day')}
            </h3>
            <ul className="border-ink border-t">
              {ofDay.map((item) => (
                <li key={item.id} className="flex gap-4 border-rule border-b py-2 tabular-nums">
                  <span className="w-28 shrink-0 max-sm:w-14">
                    {item.start}–<wbr />
                    {item.end}
                  </span>
                  <span className="min-w-0 break-words">
                    <PageLink to={item.path} className="link font-semibold">
                      {item.title}
                    </PageLink>
                    <br />
                    <span className="text-mute">{item.room}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </section>
    </noscript>
  )
}
