import {
  categoryPath,
  EXHIBITORS_PAGE,
  exhibitorPath,
  speakerPath,
} from '@beursvloer/contract/page-addresses'
import { Link, redirect } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { ConceptCard } from '~/features/exhibitors/concept-card.tsx'
import { toExhibitorDetail } from '~/features/exhibitors/exhibitor-detail.ts'
import { ExhibitorHead } from '~/features/exhibitors/exhibitor-head.tsx'
import { ExhibitorNeighbours } from '~/features/exhibitors/exhibitor-neighbours.tsx'
import { toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { HallFragment } from '~/features/exhibitors/hall-fragment.tsx'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { ItemRow } from '~/features/programme/item-row.tsx'
import { toItemSummary } from '~/features/programme/item-summary.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { Agenda } from '~/ui/agenda.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { Route } from './+types/exhibitor.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: true,
  counted: true,
  layout: false,
}

/** How many others of the same category are shown. */
const NEIGHBOUR_COUNT = 10

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { exhibitor } = loaderData
  const base = shell.bases[shell.locale]
  const origin = new URL(base).origin
  return pageMeta(matches, {
    title: exhibitor.name,
    description: exhibitor.intro,
    path: exhibitor.path,
    seo: exhibitor.seo,
    jsonLd: [
      {
        '@type': 'Organization',
        name: exhibitor.name,
        description: exhibitor.intro,
        url: exhibitor.website || base + exhibitor.path,
        ...(exhibitor.logo && { logo: `${origin}/_img/640/png/${exhibitor.logo.file}` }),
        sameAs: exhibitor.socials.map(({ url }) => url),
      },
      breadcrumbJsonLd(base, [
        { name: exhibitorMessages[shell.locale].title, path: EXHIBITORS_PAGE },
        { name: exhibitor.category.name, path: categoryPath(exhibitor.category) },
        { name: exhibitor.name, path: exhibitor.path },
      ]),
    ],
  })
}

/** One exhibitor, by id; a slug that is not its own leads to the right address for good. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { locale } = siteRequestOf(context)
  const exhibitor = content.exhibitors.find(params.id)
  validatePage(exhibitor?.id === params.id, url)
  // The router puts the locale's prefix before it.
  if (exhibitor.slug !== params.slug) throw redirect(exhibitorPath(exhibitor), 301)
  const street = content.exhibitors.all.filter(({ category }) => category === exhibitor.category)
  const at = street.indexOf(exhibitor)
  const others = [...street.slice(at + 1), ...street.slice(0, at)]
  const items = content.edition.programmePublished ? exhibitor.programmeItems : []
  return {
    exhibitor: toExhibitorDetail(exhibitor, today()),
    items: items.map((item) => toItemSummary(item, locale)),
    neighbours: others.slice(0, NEIGHBOUR_COUNT).map(toExhibitorSummary),
    neighbourCount: street.length,
  }
}

export default function ExhibitorPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const { exhibitor, items, neighbours, neighbourCount } = loaderData
  const language = exhibitor.language === locale ? undefined : exhibitor.language
  return (
    <>
      <div className="wrap pt-4 pb-section">
        <ExhibitorHead exhibitor={exhibitor} />
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div className="space-y-12">
            {exhibitor.body.length > 0 && (
              <section lang={language}>
                <h2 className="mb-5 text-3xl">
                  {t.about} {exhibitor.name}
                </h2>
                <RichText value={exhibitor.body} under={2} />
              </section>
            )}
            {exhibitor.fragment && (
              <section>
                <h2 className="mb-5 text-3xl">{t.onTheFloor}</h2>
                <Link
                  to={`/plattegrond?stand=${exhibitor.fragment.number}#tekening`}
                  className="block hover:opacity-90"
                >
                  <HallFragment fragment={exhibitor.fragment} />
                </Link>
              </section>
            )}
          </div>
          <div className="space-y-12">
            <section>
              <h2 className="mb-5 text-3xl">{t.seeAndHear}</h2>
              {items.length > 0 ? (
                <Agenda>
                  {items.map((item) => (
                    <ItemRow key={item.id} item={item} note="day" compact />
                  ))}
                </Agenda>
              ) : (
                <p className="border-ink border-t pt-4 text-mute">{t.noSessions}</p>
              )}
            </section>
            {exhibitor.speakers.length > 0 && (
              <section>
                <h2 className="mb-5 text-3xl">{t.people}</h2>
                <ul className="border-ink border-t">
                  {exhibitor.speakers.map(({ id, slug, name, jobTitle, photo }) => (
                    <li
                      key={id}
                      className="relative flex items-center gap-4 border-gray-300 border-b py-3 hover:bg-green-50"
                    >
                      <div className="w-16 shrink-0">
                        <Avatar name={name} photo={photo} sizes="64px" />
                      </div>
                      <div>
                        <Link
                          to={speakerPath({ slug })}
                          className="link-cover font-bold font-display text-xl"
                        >
                          {name}
                        </Link>
                        <p className="text-mute text-sm">{jobTitle}</p>
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {exhibitor.vacancies.length > 0 && (
              <section>
                <h2 className="mb-5 text-3xl">{t.vacancies}</h2>
                <ul className="border-ink border-t">
                  {exhibitor.vacancies.map((vacancy) => (
                    <li key={vacancy.path} className="border-gray-300 border-b py-3">
                      <Link
                        to={vacancy.path}
                        lang={vacancy.language === locale ? undefined : vacancy.language}
                        className="font-bold font-display text-xl hover:underline"
                      >
                        {vacancy.title}
                      </Link>
                      <p className="text-mute text-sm">
                        {[
                          vacancy.place,
                          vacancy.hours,
                          t.closes(formatDate(vacancy.closingDate, locale)),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
        {exhibitor.concepts.length > 0 && (
          <section className="mt-14">
            <h2 className="mb-6 text-3xl">{t.concepts}</h2>
            <div className="cells sm:grid-cols-2">
              {exhibitor.concepts.map((concept) => (
                <ConceptCard key={concept.id} concept={concept} />
              ))}
            </div>
          </section>
        )}
      </div>
      <ExhibitorNeighbours
        category={exhibitor.category}
        neighbours={neighbours}
        count={neighbourCount}
      />
    </>
  )
}
