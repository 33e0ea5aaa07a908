import { daysBetween } from '@beursvloer/contract/fair-time'
import {
  calendarItemPath,
  pavilionPath,
  programmeItemPath,
  REGISTER_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, Media, ProgrammeItem } from '~/content/model.ts'
import { today as dateOf } from '~/i18n/today.ts'
import { langOf } from '~/shell/field-language.ts'
import { pictureOf } from '~/shell/picture-of.ts'
import type { CountdownView } from './countdown.tsx'
import type { PlacesItem } from './filling-up.tsx'
import type { HeroView } from './hero.tsx'
import { phaseOn } from './phase.ts'

/** The photo of the hero; nothing where it has no pixels, such as a drawing. */
const photoOf = (photo: Media | null): Pick<HeroView, 'photo'> =>
  photo?.width ? { photo: pictureOf(photo) } : {}

/** How many dates before the fair are shown. */
const MILESTONE_COUNT = 2

function toCountdown({ edition, calendar, locale }: Content, today: string): CountdownView {
  const { startDate, days } = edition
  return {
    daysLeft: daysBetween(today, startDate),
    milestones: calendar.all
      .map((item) => ({ item, date: dateOf(new Date(item.start)) }))
      .filter(({ date }) => date > today && date < startDate)
      .slice(0, MILESTONE_COUNT)
      .map(({ item, date }) => ({
        date,
        title: item.title,
        path: calendarItemPath(item),
        lang: item.language === locale ? undefined : item.language,
      })),
    first: { date: startDate, opensAt: days.find(({ date }) => date === startDate)?.opensAt ?? '' },
  }
}

/** Whether one can still sign up for an item on some day. */
const isToFill = ({ signUp, state, day }: ProgrammeItem, today: string): boolean =>
  signUp === 'required' && state !== 'cancelled' && day.date >= today

const toPlacesItem = (item: ProgrammeItem, locale: LocaleCode): PlacesItem => ({
  id: item.id,
  path: programmeItemPath(item),
  title: item.title,
  lang: item.language === locale ? undefined : item.language,
  date: item.day.date,
  start: item.start,
  room: item.room.name,
})

/**
 * The content of the home page, except the programme items themselves.
 *
 * @param today date in the fair's zone, `YYYY-MM-DD`; after the last day the hero looks back
 */
export function toHomeView(content: Content, today: string) {
  const { edition, locale } = content
  const items = content.programmeItems.all
  const published = edition.programmePublished ? items : []
  const phase = phaseOn(edition, today)
  const area = content.stands.all.reduce((sum, stand) => sum + stand.area, 0)
  const figures = [
    ['exhibitors', content.exhibitors.all.length],
    ['items', published.length],
    ['speakers', content.speakers.all.length],
    ['area', Math.round(area)],
  ] as const
  return {
    hero: {
      slogan: edition.slogan,
      lead: edition.lead,
      leadLang: langOf(edition, 'lead', locale),
      days: edition.days.map(({ date, opensAt, closesAt }) => ({
        date,
        opensAt,
        closesAt,
        items: published.filter((item) => item.day.date === date).length,
      })),
      venue: edition.venue,
      city: edition.city,
      ...photoOf(content.settings.heroPhoto),
      registrationUrl: edition.registrationOpen ? edition.registrationUrl || REGISTER_PAGE : '',
      phase,
      openUntil: edition.days.find(({ date }) => date === today)?.closesAt ?? '',
      albumYear: content.albums.all.find(({ year }) => year === edition.year)?.year ?? null,
    },
    // Before the fair.
    countdown: phase === 'before' ? toCountdown(content, today) : null,
    // Items to come that one signs up for.
    filling:
      phase === 'after'
        ? []
        : published
            .filter((item) => isToFill(item, today))
            .map((item) => toPlacesItem(item, locale)),
    visitorGroups: edition.visitorGroups,
    // Set when these are not in the page's language, as those of the results.
    groupsLang: langOf(edition, 'visitorGroups', locale),
    // After the fair: what it came to.
    results: phase === 'after' ? edition.results : [],
    resultsLang: langOf(edition, 'results', locale),
    // The figures known by now; the area of all stands in m².
    figures: figures.filter(([, value]) => value > 0),
    items: items.length,
    // How many days the fair takes.
    dayCount: edition.days.length || daysBetween(edition.startDate, edition.endDate) + 1,
    programmePublished: edition.programmePublished,
    // "januari" while the programme is not out; empty once it is.
    programmeExpected: edition.programmeExpected,
    themes: content.themes.all.map((theme) => ({
      name: theme.name,
      slug: theme.slug,
      colour: theme.colour,
      icon: theme.icon,
      count: published.filter((item) => item.themes.includes(theme)).length,
    })),
    pavilions: content.pavilions.all.map((pavilion) => ({
      slug: pavilion.slug,
      path: pavilionPath(pavilion),
      name: pavilion.name,
      intro: pavilion.intro,
      language: pavilion.language,
    })),
    categories: content.categories.all
      .map((category) => ({
        name: category.name,
        slug: category.slug,
        count: content.exhibitors.all.filter((exhibitor) => exhibitor.category === category).length,
      }))
      .filter(({ count }) => count > 0),
    partners: content.partners.map(({ id, name, level, url, logo }) => ({
      id,
      name,
      level,
      url,
      logo: logo && pictureOf(logo),
    })),
  }
}
