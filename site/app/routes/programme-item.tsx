import { PROGRAMME_PAGE, programmeItemPath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { ItemAbout } from '~/features/programme/item-about.tsx'
import { ItemChange } from '~/features/programme/item-change.tsx'
import { toItemDetail, toItemSurroundings } from '~/features/programme/item-detail.ts'
import { ItemHead } from '~/features/programme/item-head.tsx'
import { itemJsonLd } from '~/features/programme/item-json-ld.ts'
import { itemMessages } from '~/features/programme/item-messages.ts'
import { ItemNeighbours } from '~/features/programme/item-neighbours.tsx'
import { ItemPeople } from '~/features/programme/item-people.tsx'
import { ItemPlace } from '~/features/programme/item-place.tsx'
import { ItemRow } from '~/features/programme/item-row.tsx'
import { summaryMessages } from '~/features/programme/summary-messages.ts'
import { TourRoute } from '~/features/programme/tour-route.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { movedTo } from '~/shell/keep-search.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { Agenda } from '~/ui/agenda.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Route } from './+types/programme-item.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, layout: false }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { item, parts } = loaderData
  const base = shell.bases[shell.locale]
  return pageMeta(matches, {
    title: item.title,
    description: item.summary,
    path: item.path,
    type: 'article',
    seo: item.seo,
    jsonLd: import.meta.env.SSR && [
      itemJsonLd(item, parts, shell),
      breadcrumbJsonLd(base, [
        { name: itemMessages[shell.locale].programme, path: PROGRAMME_PAGE },
        { name: item.title, path: item.path },
      ]),
    ],
  })
}

/** One item by its slug; its id redirects there permanently. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const item = content.edition.programmePublished && content.programmeItems.find(params.id)
  validatePage(item, url)
  // The router puts the locale's prefix before it.
  if (item.slug !== params.id) throw movedTo(programmeItemPath(item), url)
  return {
    item: toItemDetail(item, content.locale),
    ...toItemSurroundings(item, content),
  }
}

export default function ProgrammeItemPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(summaryMessages)
  const texts = useMessages(itemMessages)
  const { item, parts, instead, related, before, after } = loaderData
  const { exhibitor, stops, presentation, recordingUrl } = item
  return (
    <div className="wrap one-page pt-4 pb-section print:p-0">
      <ItemHead item={item} />
      <div className="mt-6 empty:hidden">
        <ItemChange item={item} />
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:mt-5 print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:gap-x-8">
        <div className="min-w-0 space-y-12 break-words print:space-y-5">
          <ItemAbout item={item} />
          {stops.length > 0 && (
            <section>
              <h2 className="mb-5 text-3xl">
                {t.route}{' '}
                <span className="font-medium font-sans text-base text-mute">
                  {t.stops(stops.length)}
                </span>
              </h2>
              <TourRoute stops={stops} />
            </section>
          )}
          {(recordingUrl || presentation) && (
            <section>
              <h2 className="mb-5 text-3xl">{texts.takeAlong}</h2>
              <ul className="space-y-2">
                {recordingUrl && (
                  <li>
                    <a href={recordingUrl} className="link inline-flex items-center gap-2">
                      <Icon name="play" /> {texts.recording}
                    </a>
                  </li>
                )}
                {presentation && (
                  <li>
                    <a
                      href={`/_file/${encodeURIComponent(presentation)}`}
                      download
                      className="link inline-flex items-center gap-2"
                    >
                      <Icon name="download" /> {texts.presentation}
                    </a>
                  </li>
                )}
              </ul>
            </section>
          )}
          <ItemPeople item={item} />
          {exhibitor && (
            <section>
              <h2 className="mb-5 text-3xl">{texts.organisedBy}</h2>
              <p className="relative border border-ink p-5 hover:bg-green-50">
                <Link to={exhibitor.path} className="link-cover font-bold text-xl">
                  {exhibitor.name}
                </Link>
                <span className="block text-mute text-sm first-letter:uppercase tabular-nums">
                  {exhibitor.stands.length > 0
                    ? t.stand(exhibitor.stands.join(', '))
                    : t.standFollows}
                </span>
              </p>
            </section>
          )}
        </div>
        <div className="min-w-0 space-y-12 break-words">
          <ItemPlace item={item} />
        </div>
      </div>
      {parts.length > 0 && (
        <section className="mt-14 print:mt-5">
          <h2 className="mb-6 text-3xl">{texts.partsTitle}</h2>
          <Agenda>
            {parts.map((part) => (
              <ItemRow key={part.id} item={part} note="day" />
            ))}
          </Agenda>
        </section>
      )}
      {related.length > 0 && (
        <section className={cx('mt-14', instead ? 'print:mt-5' : 'print:hidden')}>
          <h2 className="mb-6 text-3xl">{instead ? texts.insteadTitle : texts.relatedTitle}</h2>
          <Agenda>
            {related.map((other) => (
              <ItemRow key={other.id} item={other} note="day" />
            ))}
          </Agenda>
        </section>
      )}
      <ItemNeighbours room={item.room.name} before={before} after={after} />
    </div>
  )
}
