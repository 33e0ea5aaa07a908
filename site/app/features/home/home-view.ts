import { REGISTER_PAGE } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { langOf } from '~/shell/field-language.ts'
import type { CategoryView } from './category-grid.tsx'
import type { HeroView } from './hero.tsx'
import type { PartnerView } from './partner-row.tsx'
import type { ThemeView } from './theme-grid.tsx'

export interface HomeView {
  readonly hero: HeroView
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

/**
 * The content of the home page, except the programme items themselves.
 *
 * @param today date in the fair's zone, `YYYY-MM-DD`; after the last day the hero looks back
 */
export function toHomeView(content: Content, today: string): HomeView {
  const { edition } = content
  const items = content.programmeItems.all
  const area = content.stands.all.reduce((sum, stand) => sum + stand.area, 0)
  const figures = [
    ['exhibitors', content.exhibitors.all.length],
    ['items', edition.programmePublished ? items.length : 0],
    ['speakers', content.speakers.all.length],
    ['area', Math.round(area)],
  ] as const
  return {
    hero: {
      slogan: edition.slogan,
      lead: edition.lead,
      leadLang: langOf(edition, 'lead', content.locale),
      days: edition.days.map(({ date, opensAt, closesAt }) => ({
        date,
        opensAt,
        closesAt,
        items: edition.programmePublished
          ? items.filter((item) => item.day.date === date).length
          : 0,
      })),
      venue: edition.venue,
      city: edition.city,
      registrationUrl: edition.registrationOpen ? edition.registrationUrl || REGISTER_PAGE : '',
      over: today > edition.endDate,
      albumYear: content.albums.all.find(({ year }) => year === edition.year)?.year ?? null,
    },
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
