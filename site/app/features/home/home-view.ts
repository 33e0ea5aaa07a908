import { programmeItemPath, REGISTER_PAGE } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, ProgrammeItem } from '~/content/model.ts'
import { type CalendarSummary, toCalendarView } from '~/features/calendar/calendar-view.ts'
import { toPhotoView } from '~/features/photos/album-view.ts'
import { daysBetween } from '~/i18n/days-between.ts'
import { langOf } from '~/shell/field-language.ts'
import type { CategoryView } from './category-grid.tsx'
import type { CountdownView } from './countdown.tsx'
import type { PlacesItem } from './filling-up.tsx'
import type { HeroView } from './hero.tsx'
import type { PartnerView } from './partner-row.tsx'
import { phaseOn } from './phase.ts'
import type { PhotoRowView } from './photo-row.tsx'
import type { ThemeView } from './theme-grid.tsx'
import type { VisitorGroupView } from './visitor-groups.tsx'

export interface HomeView {
  readonly hero: HeroView
  /** Before the fair. */
  readonly countdown: CountdownView | null
  /** Items to come that one signs up for. */
  readonly filling: readonly PlacesItem[]
  readonly visitorGroups: readonly VisitorGroupView[]
  /** Set when these are not in the page's language, as those of the results. */
  readonly groupsLang: LocaleCode | undefined
  /** After the fair: what it came to, photos, and what is next. */
  readonly results: readonly { readonly value: string; readonly label: string }[]
  readonly resultsLang: LocaleCode | undefined
  readonly album: PhotoRowView | null
  readonly upcoming: readonly CalendarSummary[]
  /** The figures known by now; the area of all stands in m². */
  readonly figures: readonly (readonly [
    name: 'exhibitors' | 'items' | 'speakers' | 'area',
    value: number,
  ])[]
  readonly items: number
  /** "januari" while the programme is not out; empty once it is. */
  readonly programmeExpected: string
  readonly programmePublished: boolean
  readonly themes: readonly ThemeView[]
  readonly categories: readonly CategoryView[]
  readonly partners: readonly PartnerView[]
}

/** How many photos, dates before the fair, and dates after it are shown. */
const PHOTO_COUNT = 4
const MILESTONE_COUNT = 2
const UPCOMING_COUNT = 3

function toCountdown({ edition, calendar, locale }: Content, today: string): CountdownView {
  const { startDate, days } = edition
  return {
    daysLeft: daysBetween(today, startDate),
    milestones: toCalendarView(calendar.all, today)
      .upcoming.filter(({ date }) => date > today && date < startDate)
      .slice(0, MILESTONE_COUNT)
      .map(({ date, title, path, language }) => ({
        ...{ date, title, path },
        lang: language === locale ? undefined : language,
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

/** Photos from all parts of the album of this fair; null while there is none. */
function toPhotoRow({ edition, albums, locale }: Content): PhotoRowView | null {
  const album = albums.all.find(({ year }) => year === edition.year)
  if (!album || album.photos.length === 0) return null
  const total = album.photos.length
  const step = Math.max(1, Math.floor(total / PHOTO_COUNT))
  const chosen = album.photos.filter((_, at) => at % step === 0).slice(0, PHOTO_COUNT)
  return {
    year: album.year,
    total,
    photos: chosen.map((photo) => {
      const { key, file, width, height, alt, altLanguage } = toPhotoView(photo, locale)
      return { key, file, width, height, alt, ...(altLanguage && { altLanguage }) }
    }),
  }
}

/**
 * The content of the home page, except the programme items themselves.
 *
 * @param today date in the fair's zone, `YYYY-MM-DD`; after the last day the hero looks back
 */
export function toHomeView(content: Content, today: string): HomeView {
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
      registrationUrl: edition.registrationOpen ? edition.registrationUrl || REGISTER_PAGE : '',
      phase,
      openUntil: edition.days.find(({ date }) => date === today)?.closesAt ?? '',
      albumYear: content.albums.all.find(({ year }) => year === edition.year)?.year ?? null,
    },
    countdown: phase === 'before' ? toCountdown(content, today) : null,
    filling:
      phase === 'after'
        ? []
        : published
            .filter((item) => isToFill(item, today))
            .map((item) => toPlacesItem(item, locale)),
    visitorGroups: edition.visitorGroups,
    groupsLang: langOf(edition, 'visitorGroups', locale),
    results: phase === 'after' ? edition.results : [],
    resultsLang: langOf(edition, 'results', locale),
    album: phase === 'after' ? toPhotoRow(content) : null,
    upcoming:
      phase === 'after'
        ? toCalendarView(content.calendar.all, today).upcoming.slice(0, UPCOMING_COUNT)
        : [],
    figures: figures.filter(([, value]) => value > 0),
    items: items.length,
    programmePublished: edition.programmePublished,
    programmeExpected: edition.programmeExpected,
    themes: content.themes.all.map((theme) => ({
      name: theme.name,
      slug: theme.slug,
      colour: theme.colour,
      icon: theme.icon,
      count: items.filter((item) => item.themes.includes(theme)).length,
    })),
    categories: content.categories.all.map((category) => ({
      name: category.name,
      slug: category.slug,
      count: content.exhibitors.all.filter((exhibitor) => exhibitor.category === category).length,
    })),
    partners: content.partners.map(({ id, name, level, url, logo }) => ({
      id,
      name,
      level,
      url,
      logo: logo && { file: logo.file, width: logo.width, height: logo.height },
    })),
  }
}
