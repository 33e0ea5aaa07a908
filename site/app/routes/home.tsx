import { newsletter } from '@beursvloer/contract/forms/definitions/newsletter'
import { formatNumber } from '@beursvloer/contract/numbers'
import {
  EXHIBITORS_PAGE,
  INTERVIEWS_PAGE,
  NEWSLETTER_PAGE,
  PROGRAMME_PAGE,
} from '@beursvloer/contract/page-addresses'
import { Suspense } from 'react'
import { useHref } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { lazyForm } from '~/features/forms/lazy-form.ts'
import { CategoryGrid } from '~/features/home/category-grid.tsx'
import { Hero } from '~/features/home/hero.tsx'
import { toHomeView } from '~/features/home/home-view.ts'
import { homeMessages } from '~/features/home/messages.ts'
import { PartnerRow } from '~/features/home/partner-row.tsx'
import { ThemeGrid } from '~/features/home/theme-grid.tsx'
import { newsletterMessages } from '~/features/newsletter/messages.ts'
import { NewsletterNext } from '~/features/newsletter/newsletter-next.tsx'
import { NEWSLETTER, NewsletterSheet } from '~/features/newsletter/newsletter-sheet.tsx'
import { ItemRow } from '~/features/programme/item-row.tsx'
import { toItemSummary } from '~/features/programme/item-summary.ts'
import { NowNext } from '~/features/programme/now-next.tsx'
import { StoryCard } from '~/features/stories/story-card.tsx'
import { feedLinks } from '~/features/stories/story-meta.ts'
import { toStoryCard } from '~/features/stories/story-view.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { fairJsonLd, websiteJsonLd } from '~/shell/fair-json-ld.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { Agenda } from '~/ui/agenda.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Figure, FigureRow } from '~/ui/figure.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: true, counted: true }

/** How many featured programme items the home page shows at most. */
const FEATURED_COUNT = 5
/** How many interviews it shows. */
const INTERVIEW_COUNT = 3

const LazyForm = lazyForm(NEWSLETTER)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  return [
    ...pageMeta(matches, {
      title: '',
      description: loaderData.home.hero.lead,
      path: '/',
      jsonLd: loaderData.jsonLd,
    }),
    ...feedLinks(['news', 'interviews'], shell),
  ]
}

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { locale, bases } = siteRequestOf(context)
  const published = content.edition.programmePublished
  const items = published ? content.programmeItems.all : []
  const date = today()
  const onFairDay = content.edition.days.some((day) => day.date === date)
  return {
    home: toHomeView(content, date),
    featured: (items.some((item) => item.featured) ? items.filter((item) => item.featured) : items)
      .slice(0, FEATURED_COUNT)
      .map((item) => toItemSummary(item, locale)),
    todaysItems: onFairDay
      ? items.filter((item) => item.day.date === date).map((item) => toItemSummary(item, locale))
      : [],
    interviews: content.interviews.all
      .slice(0, INTERVIEW_COUNT)
      .map((story) => toStoryCard('interviews', story)),
    jsonLd: [fairJsonLd(content, bases[locale]), websiteJsonLd(content, bases[locale])],
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, featured, todaysItems, interviews } = loaderData
  const t = useMessages(homeMessages)
  const news = useMessages(newsletterMessages)
  const newsletterPage = useHref(`${NEWSLETTER_PAGE}#formulier`)
  const locale = useLocale()
  const labels = {
    exhibitors: t.exhibitors,
    items: t.items,
    speakers: t.speakers,
    area: t.area,
  }
  return (
    <>
      <Hero hero={home.hero} />
      {todaysItems.length > 0 && (
        <div className="wrap py-10">
          <NowNext items={todaysItems} />
        </div>
      )}
      <Sheet
        number="01"
        label={t.figures}
        aside={t.scale}
        className={home.figures.length > 0 ? 'border-t-0' : 'hidden'}
      >
        <h2 className="sr-only">{t.figures}</h2>
        <FigureRow>
          {home.figures.map(([name, value]) => (
            <Figure key={name} value={formatNumber(value, locale)}>
              {labels[name]}
            </Figure>
          ))}
        </FigureRow>
      </Sheet>
      <Sheet
        number="02"
        label={t.programme}
        title={t.programmeTitle}
        {...(home.programmePublished && {
          link: { to: PROGRAMME_PAGE, label: t.allItems(home.items) },
        })}
      >
        {home.programmePublished ? (
          <Agenda>
            {featured.map((item) => (
              <ItemRow key={item.id} item={item} note="day" />
            ))}
          </Agenda>
        ) : (
          <EmptyState level={3} title={t.programmeExpected(home.programmeExpected)} />
        )}
      </Sheet>
      <Sheet
        number="03"
        label={t.exhibitorsLabel}
        title={t.exhibitorsTitle}
        link={{ to: EXHIBITORS_PAGE, label: t.allExhibitors }}
      >
        <CategoryGrid categories={home.categories} />
      </Sheet>
      <Sheet number="04" label={t.themes} title={t.themesTitle}>
        <ThemeGrid themes={home.themes} />
      </Sheet>
      {interviews.length > 0 && (
        <Sheet
          number="05"
          label={t.interviews}
          title={t.interviewsTitle}
          link={{ to: INTERVIEWS_PAGE, label: t.allInterviews }}
        >
          <div className="cells md:grid-cols-3">
            {interviews.map((story) => (
              <StoryCard key={story.id} story={story} level={3} />
            ))}
          </div>
        </Sheet>
      )}
      {home.partners.length > 0 && (
        <Sheet number="06" label={t.partners} title={t.partnersTitle}>
          <PartnerRow partners={home.partners} />
        </Sheet>
      )}
      <NewsletterSheet number="07">
        <Suspense fallback={<p className="min-h-96">{news.loading}</p>}>
          <LazyForm definition={newsletter} action={newsletterPage}>
            {() => <NewsletterNext />}
          </LazyForm>
        </Suspense>
      </NewsletterSheet>
    </>
  )
}
