import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import {
  categoryPath,
  EXHIBITORS_PAGE,
  exhibitorPath,
  speakerPath,
} from '@beursvloer/contract/page-addresses'
import { PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import type { Exhibitor } from '~/content/model.ts'
import { comparableConcepts } from '~/features/exhibitors/comparable-concepts.ts'
import { isDescribed, toExhibitorDetail } from '~/features/exhibitors/exhibitor-detail.ts'
import { ExhibitorHead } from '~/features/exhibitors/exhibitor-head.tsx'
import { toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { floorNeighbours } from '~/features/exhibitors/floor-neighbours.ts'
import { toHallFragment } from '~/features/exhibitors/hall-fragment-view.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { wayToStand } from '~/features/floor-plan/way-to-stand.ts'
import { toStandAlbum } from '~/features/photos/album-view.ts'
import { ItemRow } from '~/features/programme/item-row.tsx'
import { toItemSummary } from '~/features/programme/item-summary.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { langOf, languageOf } from '~/shell/field-language.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { movedTo } from '~/shell/keep-search.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { Agenda } from '~/ui/agenda.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { Neighbours } from '~/ui/neighbours.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { Route } from './+types/exhibitor.ts'

// Sent whole by the server; their scripts come after the page's own.
const loadParts = () => import('~/features/exhibitors/late-parts.ts')
const ConceptCard = lateComponent(loadParts, 'ConceptCard')
const ConceptComparison = lateComponent(loadParts, 'ConceptComparison')
const ExhibitorContact = lateComponent(loadParts, 'ExhibitorContact')
const ExhibitorNeighbours = lateComponent(loadParts, 'ExhibitorNeighbours')
const ExhibitorNote = lateComponent(loadParts, 'ExhibitorNote')
const StandPhotos = lateComponent(() => import('~/features/photos/stand-photos.tsx'), 'StandPhotos')
const HallFragment = lateComponent(loadParts, 'HallFragment')

export const handle: PageHandle = { ...PUBLIC_PAGE, layout: false, parameters: [PHOTO_PARAMETER] }

/** How many neighbours are shown at most. */
const NEIGHBOUR_COUNT = 6

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
    jsonLd: import.meta.env.SSR && [
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

const toLink = (exhibitor: Exhibitor | undefined) =>
  exhibitor && { path: exhibitorPath(exhibitor), title: exhibitor.name, lang: 'nl' as const }

/** One exhibitor, by id; a slug that is not its own redirects to the right address permanently. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { locale } = siteRequestOf(context)
  const exhibitor = content.exhibitors.find(params.id)
  validatePage(exhibitor?.id === params.id, url)
  // The router puts the locale's prefix before it.
  if (exhibitor.slug !== params.slug) throw movedTo(exhibitorPath(exhibitor), url)
  const photos = toStandAlbum(exhibitor, locale)
  const known = photos?.photos.map(({ key }) => key) ?? []
  dropUnknownValues(exhibitorPath(exhibitor), url, { [PHOTO_PARAMETER]: known })
  const { all } = content.exhibitors
  const at = all.indexOf(exhibitor)
  const street = all.filter(({ category }) => category === exhibitor.category)
  const [stand] = exhibitor.stands
  const way = stand ? wayToStand(content, stand.number) : null
  const neighbours = stand
    ? floorNeighbours(exhibitor, NEIGHBOUR_COUNT)
    : street.filter((other) => other !== exhibitor).slice(0, NEIGHBOUR_COUNT)
  const items = content.edition.programmePublished ? exhibitor.programmeItems : []
  return {
    exhibitor: toExhibitorDetail(exhibitor, today(), !content.formSettings?.meetingsClosed),
    photos,
    fragment: stand ? toHallFragment(stand, way?.path ?? []) : null,
    way,
    items: items.map((item) => toItemSummary(item, locale)),
    comparable: comparableConcepts(exhibitor, all),
    before: toLink(all[at - 1]),
    after: toLink(all[at + 1]),
    neighbours: neighbours.map(toExhibitorSummary),
    neighbourCount: street.length,
  }
}

/** A picture of the stand is opened and closed without asking the server. */
export const shouldRevalidate = sameListForEveryFilter

export default function ExhibitorPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const { exhibitor, photos, fragment, way, items, comparable, neighbours, neighbourCount } =
    loaderData
  const { before, after } = loaderData
  const [start] = way?.path ?? []
  return (
    <>
      <div className="wrap pt-4 pb-section print:p-0 one-page">
        <ExhibitorHead exhibitor={exhibitor} />
        <Suspense>
          <ExhibitorNote id={exhibitor.id} />
        </Suspense>
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2 print:mt-5 print:grid-cols-2 print:gap-x-8 print:gap-y-5">
          {isDescribed(exhibitor) && (
            <section className={fragment ? undefined : 'col-span-full'}>
              <h2 className="mb-5 text-3xl print:mb-2">
                {t.about} <Hyphenated language="nl">{exhibitor.name}</Hyphenated>
              </h2>
              {exhibitor.body.length > 0 && (
                <div lang={langOf(exhibitor, 'body', locale)} className="mb-8">
                  <RichText value={exhibitor.body} under={2} />
                </div>
              )}
              <Suspense>
                <ExhibitorContact exhibitor={exhibitor} />
              </Suspense>
            </section>
          )}
          {fragment && (
            <section>
              <h2 className="mb-5 text-3xl print:mb-2">{t.onTheFloor}</h2>
              <Link to={drawingPath({ stand: fragment.number })} className="block hover:opacity-90">
                <Suspense>
                  <HallFragment
                    fragment={fragment}
                    way={way && start ? { points: way.points, start } : null}
                  />
                </Suspense>
              </Link>
              {way && (
                <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
                  <Dimension value={t.walkMetres(way.metres)}>
                    {t.walkFrom(way.from)}, {t.walkMinutes(way.minutes)}
                  </Dimension>
                  <ArrowLink to={way.to}>{t.showRoute}</ArrowLink>
                  {way.door && <p className="basis-full text-sm">{t.walkDoor(way.door)}</p>}
                </div>
              )}
            </section>
          )}
          <div className="col-span-full grid gap-x-16 gap-y-12 empty:hidden lg:grid-flow-col lg:auto-cols-fr print:auto-cols-fr print:grid-flow-col print:gap-8">
            {items.length > 0 && (
              <section>
                <h2 className="mb-5 text-3xl print:mb-2">{t.seeAndHear}</h2>
                <Agenda>
                  {items.map((item) => (
                    <ItemRow key={item.id} item={item} note="day" compact />
                  ))}
                </Agenda>
              </section>
            )}
            {(exhibitor.speakers.length > 0 || exhibitor.vacancies.length > 0) && (
              <div className={items.length > 0 ? 'space-y-12 print:space-y-5' : 'contents'}>
                {exhibitor.speakers.length > 0 && (
                  <section>
                    <h2 className="mb-5 text-3xl print:mb-2">{t.people}</h2>
                    <ul className="border-ink border-t">
                      {exhibitor.speakers.map(({ id, slug, name, jobTitle, photo, ...speaker }) => (
                        <li
                          key={id}
                          className="relative flex items-center gap-4 border-gray-300 border-b py-3 hover:bg-green-50"
                        >
                          <div className="w-16 shrink-0 print:hidden">
                            <Avatar name={name} photo={photo} sizes="64px" />
                          </div>
                          <div>
                            <Link
                              to={speakerPath({ slug })}
                              className="link-cover font-bold text-xl"
                            >
                              {name}
                            </Link>
                            <p
                              lang={langOf(speaker, 'jobTitle', locale)}
                              className="text-mute text-sm"
                            >
                              <Hyphenated language={languageOf(speaker, 'jobTitle')}>
                                {jobTitle}
                              </Hyphenated>
                            </p>
                          </div>
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
                {exhibitor.vacancies.length > 0 && (
                  <section>
                    <h2 className="mb-5 text-3xl print:mb-2">{t.vacancies}</h2>
                    <ul className="border-ink border-t">
                      {exhibitor.vacancies.map((vacancy) => (
                        <li key={vacancy.path} className="border-gray-300 border-b py-3">
                          <Link
                            to={vacancy.path}
                            lang={vacancy.language === locale ? undefined : vacancy.language}
                            className="font-bold text-xl hover:underline"
                          >
                            <Hyphenated language={vacancy.language}>{vacancy.title}</Hyphenated>
                          </Link>
                          <p className="text-mute text-sm">
                            {vacancy.place && `${vacancy.place}\u00A0· `}
                            {vacancy.hours && (
                              <>
                                <span lang={langOf(vacancy, 'hours', locale)}>{vacancy.hours}</span>
                                {'\u00A0· '}
                              </>
                            )}
                            {t.closes(formatDate(vacancy.closingDate, locale))}
                          </p>
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
              </div>
            )}
          </div>
        </div>
        {photos && (
          <Suspense>
            <StandPhotos album={photos} />
          </Suspense>
        )}
        {exhibitor.concepts.length > 0 && (
          <section className="mt-14 print:mt-5">
            <h2 className="mb-6 text-3xl print:mb-2">{t.concepts}</h2>
            <Suspense>
              <div className="cells print:hidden">
                {exhibitor.concepts.map((concept) => (
                  <ConceptCard key={concept.id} concept={concept} />
                ))}
              </div>
              <div className="hidden print:block">
                <ConceptComparison
                  caption={t.concepts}
                  rows={comparable.filter(({ own }) => own)}
                />
              </div>
              {comparable.some(({ own }) => !own) && (
                <div className="print:hidden">
                  <h3 className="mt-10 mb-3 text-2xl">{t.compare}</h3>
                  <ConceptComparison caption={t.compare} rows={comparable} />
                </div>
              )}
            </Suspense>
          </section>
        )}
        <Neighbours label={t.otherExhibitors} before={before} after={after} words={t.adjacent} />
      </div>
      <div className="print:hidden">
        <Suspense>
          <ExhibitorNeighbours
            category={exhibitor.category}
            neighbours={neighbours}
            hall={exhibitor.hall?.name ?? null}
            count={neighbourCount}
          />
        </Suspense>
      </div>
    </>
  )
}
