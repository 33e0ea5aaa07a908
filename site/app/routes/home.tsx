import { newsletter } from '@beursvloer/contract/forms/definitions/newsletter'
import { formatNumber } from '@beursvloer/contract/numbers'
import {
  CALENDAR_PAGE,
  EXHIBITING_PAGE,
  EXHIBITORS_PAGE,
  INTERVIEWS_PAGE,
  NEWSLETTER_PAGE,
  PAVILIONS_PAGE,
  PROGRAMME_PAGE,
} from '@beursvloer/contract/page-addresses'
import { Suspense } from 'react'
import { useHref } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import type { ProgrammeItem } from '~/content/model.ts'
import { CalendarRows } from '~/features/calendar/calendar-rows.tsx'
import { toCalendarView } from '~/features/calendar/calendar-view.ts'
import { lazyForm } from '~/features/forms/lazy-form.ts'
import { CategoryGrid } from '~/features/home/category-grid.tsx'
import { Countdown } from '~/features/home/countdown.tsx'
import { FillingUp } from '~/features/home/filling-up.tsx'
import { Hero } from '~/features/home/hero.tsx'
import { toHomeView } from '~/features/home/home-view.ts'
import { homeMessages } from '~/features/home/messages.ts'
import { PartnerRow } from '~/features/home/partner-row.tsx'
import { PavilionStreet } from '~/features/home/pavilion-street.tsx'
import { ThemeGrid } from '~/features/home/theme-grid.tsx'
import { TodayCells } from '~/features/home/today-cells.tsx'
import { VisitorGroups } from '~/features/home/visitor-groups.tsx'
import { newsletterMessages } from '~/features/newsletter/messages.ts'
import { NewsletterNext } from '~/features/newsletter/newsletter-next.tsx'
import { NEWSLETTER, NewsletterSheet } from '~/features/newsletter/newsletter-sheet.tsx'
import { toPhotoRow } from '~/features/photos/album-view.ts'
import { PhotoRow } from '~/features/photos/photo-row.tsx'
import { ItemRow } from '~/features/programme/item-row.tsx'
import { toItemSummary } from '~/features/programme/item-summary.ts'
import { NowNext } from '~/features/programme/now-next.tsx'
import { feedLinks } from '~/features/stories/feed-links.ts'
import { LatestNews } from '~/features/stories/latest-news.tsx'
import { StoryCard } from '~/features/stories/story-card.tsx'
import { toStoryCard } from '~/features/stories/story-view.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { fairJsonLd, websiteJsonLd } from '~/shell/fair-json-ld.ts'
import { PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { Agenda } from '~/ui/agenda.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Figure, FigureRow } from '~/ui/figure.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import type { Route } from './+types/home.ts'

export const handle = PUBLIC_PAGE

/** How many featured programme items the home page shows at most. */
const FEATURED_COUNT = 5
/** How many interviews and news items it shows. */
const INTERVIEW_COUNT = 3
const NEWS_COUNT = 3
/** How many dates after the fair. */
const UPCOMING_COUNT = 3
const LazyForm = lazyForm(NEWSLETTER)
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { news, interviews } = homeMessages[shell.locale]
  return [
    ...pageMeta(matches, {
      title: '',
      description:
        loaderData.home.hero.lead ||
        `${shell.fair.slogan} ${shell.fair.when}, ${shell.fair.venue}, ${shell.fair.city}`,
      path: '/',
      jsonLd: loaderData.jsonLd,
    }),
    ...feedLinks({ news, interviews }, shell),
  ]
}

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { locale, bases } = siteRequestOf(context)
  const published = content.edition.programmePublished
  const items = published ? content.programmeItems.all : []
  const date = today()
  const home = toHomeView(content, date)
  const isOver = home.hero.phase === 'after'
  const summaries = (chosen: readonly ProgrammeItem[]) =>
    chosen.map((item) => toItemSummary(item, locale))
  const featured = items.filter((item) => item.featured)
  const keepsakes = items.filter((item) => item.presentation || item.recordingUrl)
  const ofToday = items.filter((item) => item.day.date === date)
  return {
    home,
    featured: isOver
      ? []
      : summaries((featured.length > 0 ? featured : items).slice(0, FEATURED_COUNT)),
    album: isOver ? toPhotoRow(content) : null,
    upcoming: isOver
      ? toCalendarView(content.calendar.all, date).upcoming.slice(0, UPCOMING_COUNT)
      : [],
    keepsakes: isOver ? summaries(keepsakes.slice(0, FEATURED_COUNT)) : [],
    todaysItems: summaries(ofToday),
    changedItems: summaries(ofToday.filter(({ state }) => state !== 'planned')),
    news: content.news.all.slice(0, NEWS_COUNT).map((story) => toStoryCard('news', story)),
    interviews: content.interviews.all
      .slice(0, INTERVIEW_COUNT)
      .map((story) => toStoryCard('interviews', story)),
    jsonLd: [fairJsonLd(content, bases[locale]), websiteJsonLd(content, bases[locale])],
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    home,
    album,
    upcoming,
    featured,
    keepsakes,
    todaysItems,
    changedItems,
    news,
    interviews,
  } = loaderData
  const isOver = home.hero.phase === 'after'
  const t = useMessages(homeMessages)
  const letter = useMessages(newsletterMessages)
  const newsletterPage = useHref(`${NEWSLETTER_PAGE}#formulier`)
  const locale = useLocale()
  let sheets = 0
  const number = () => {
    sheets += 1
    return String(sheets).padStart(2, '0')
  }
  const labels = {
    exhibitors: (n: number) => t.exhibitors(n, home.categories.length),
    items: t.items,
    speakers: t.speakers,
    area: () => t.area,
  }
  return (
    <>
      <Hero hero={home.hero} />
      {home.countdown && <Countdown countdown={home.countdown} />}
      {home.hero.phase === 'during' && (
        <div className="wrap space-y-10 py-10">
          <NowNext items={todaysItems} />
          {changedItems.length > 0 && (
            <section>
              <h2 className="pb-4 text-3xl">{t.changedToday}</h2>
              <Agenda>
                {changedItems.map((item) => (
                  <ItemRow key={item.id} item={item} />
                ))}
              </Agenda>
            </section>
          )}
          <TodayCells />
        </div>
      )}
      {!isOver && home.filling.length + news.length > 0 && (
        <div className="wrap grid gap-x-16 gap-y-10 py-10 lg:grid-cols-2">
          {home.filling.length > 0 && <FillingUp items={home.filling} />}
          {news.length > 0 && <LatestNews stories={news} title={t.news} all={t.allNews} />}
        </div>
      )}
      {home.results.length > 0 ? (
        <Sheet number={number()} label={t.results} className="border-t-0">
          <h2 className="sr-only">{t.results}</h2>
          <div lang={home.resultsLang}>
            <FigureRow>
              {home.results.map(({ value, label }) => (
                <Figure key={label} value={value}>
                  {label}
                </Figure>
              ))}
            </FigureRow>
          </div>
        </Sheet>
      ) : (
        home.figures.length > 0 && (
          <Sheet number={number()} label={t.figures} aside={t.scale}>
            <h2 className="sr-only">{t.figures}</h2>
            <FigureRow>
              {home.figures.map(([name, value]) => (
                <Figure key={name} value={formatNumber(value, locale)}>
                  {labels[name](value)}
                </Figure>
              ))}
            </FigureRow>
          </Sheet>
        )
      )}
      {album && (
        <Sheet number={number()} label={t.photos} title={t.photosTitle}>
          <PhotoRow album={album} all={t.allPhotos(album.total)} />
        </Sheet>
      )}
      {keepsakes.length > 0 && (
        <Sheet number={number()} label={t.keepsakes} title={t.keepsakesTitle}>
          <Agenda>
            {keepsakes.map((item) => (
              <ItemRow key={item.id} item={item} note="day" />
            ))}
          </Agenda>
        </Sheet>
      )}
      {!isOver && (
        <Sheet
          number={number()}
          label={t.programme}
          title={t.programmeTitle(home.dayCount)}
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
            <EmptyState
              level={3}
              title={t.programmeExpected(home.programmeExpected)}
              action={<LinkButton to={PROGRAMME_PAGE}>{t.mailMe}</LinkButton>}
            />
          )}
        </Sheet>
      )}
      {!isOver && home.visitorGroups.length > 0 && (
        <Sheet number={number()} label={t.visitorGroups} title={t.groupsTitle}>
          <VisitorGroups groups={home.visitorGroups} lang={home.groupsLang} />
        </Sheet>
      )}
      <Sheet
        number={number()}
        label={t.exhibitorsLabel}
        title={t.exhibitorsTitle(home.categories.length)}
        {...(home.categories.length > 0 && {
          link: { to: EXHIBITORS_PAGE, label: t.allExhibitors },
        })}
      >
        {home.categories.length > 0 ? (
          <CategoryGrid categories={home.categories} />
        ) : (
          <EmptyState
            level={3}
            title={t.exhibitorsExpected}
            action={<LinkButton to={EXHIBITING_PAGE}>{t.participate}</LinkButton>}
          />
        )}
      </Sheet>
      {!isOver && home.themes.length > 0 && (
        <Sheet number={number()} label={t.themes} title={t.themesTitle}>
          <ThemeGrid themes={home.themes} />
        </Sheet>
      )}
      {!isOver && home.pavilions.length > 0 && (
        <Sheet
          number={number()}
          label={t.pavilions}
          title={t.pavilionsTitle}
          link={{ to: PAVILIONS_PAGE, label: t.allPavilions }}
          tone="dark"
        >
          <PavilionStreet pavilions={home.pavilions} />
        </Sheet>
      )}
      {interviews.length > 0 && (
        <Sheet
          number={number()}
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
        <Sheet number={number()} label={t.partners} title={t.partnersTitle}>
          <PartnerRow partners={home.partners} />
        </Sheet>
      )}
      {upcoming.length > 0 && (
        <Sheet
          number={number()}
          label={t.upcoming}
          title={t.upcomingTitle}
          link={{ to: CALENDAR_PAGE, label: t.allUpcoming }}
        >
          <CalendarRows items={upcoming} />
        </Sheet>
      )}
      <NewsletterSheet number={number()}>
        <Suspense fallback={<p className="min-h-96">{letter.loading}</p>}>
          <LazyForm definition={newsletter} action={newsletterPage}>
            {() => <NewsletterNext />}
          </LazyForm>
        </Suspense>
      </NewsletterSheet>
    </>
  )
}
