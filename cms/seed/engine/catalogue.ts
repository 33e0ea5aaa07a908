import { albums } from '../data/albums.ts'
import { calendarItems } from '../data/calendar.ts'
import { categories } from '../data/categories.ts'
import { concepts } from '../data/concepts.ts'
import { days } from '../data/days.ts'
import { editions } from '../data/edition.ts'
import { exhibitorMembers } from '../data/exhibitor-members.ts'
import { exhibitorTasks } from '../data/exhibitor-tasks.ts'
import { exhibitors as existingBuilding } from '../data/exhibitors/bestaande-bouwconcepten.ts'
import { exhibitors as newBuild } from '../data/exhibitors/nieuwbouwconcepten.ts'
import { exhibitors as authorities } from '../data/exhibitors/overheden.ts'
import { exhibitors as associations } from '../data/exhibitors/woningcorporaties.ts'
import { faq } from '../data/faq.ts'
import { halls } from '../data/halls.ts'
import { interviews } from '../data/interviews.ts'
import { navigation } from '../data/navigation.ts'
import { newsItems } from '../data/news.ts'
import { organisationTypes } from '../data/organisation-types.ts'
import { pages } from '../data/pages/index.ts'
import { partners } from '../data/partners.ts'
import { passages } from '../data/passages.ts'
import { pavilions } from '../data/pavilions.ts'
import { products } from '../data/products.ts'
import { programmeItems } from '../data/programme.ts'
import { redirects } from '../data/redirects.ts'
import { regulations } from '../data/regulations/index.ts'
import { rooms } from '../data/rooms.ts'
import { settings } from '../data/settings.ts'
import { shortLinks } from '../data/short-links.ts'
import { speakers } from '../data/speakers.ts'
import { stands } from '../data/stands.ts'
import { synonyms } from '../data/synonyms.ts'
import { tariffs } from '../data/tariffs.ts'
import { team } from '../data/team.ts'
import { themes } from '../data/themes.ts'
import { vacancies } from '../data/vacancies.ts'
import { visitors } from '../data/visitors.ts'
import type * as floor from '../types-floor.ts'
import type * as programme from '../types-programme.ts'
import type * as terms from '../types-terms.ts'
import type {
  ExhibitorMemberSeed,
  ExhibitorTaskSeed,
  OrganisationTypeSeed,
  VisitorSeed,
} from '../types-visitors.ts'

/** Copies of an entry in a larger fair show the picture of the original. */
interface Pictured {
  readonly picture?: string
}

export type CategorizedExhibitor = floor.ExhibitorSeed & Pictured & { readonly category: string }

/** All data files, in one value. */
export interface Catalogue {
  readonly editions: readonly programme.EditionSeed[]
  readonly days: readonly programme.DaySeed[]
  readonly themes: readonly programme.ThemeSeed[]
  readonly organisationTypes: readonly OrganisationTypeSeed[]
  readonly halls: readonly floor.HallSeed[]
  readonly passages: readonly floor.PassageSeed[]
  readonly rooms: readonly floor.RoomSeed[]
  readonly stands: readonly floor.StandSeed[]
  readonly categories: readonly floor.CategorySeed[]
  readonly partners: readonly floor.PartnerSeed[]
  readonly pavilions: readonly floor.PavilionSeed[]
  readonly exhibitors: readonly CategorizedExhibitor[]
  readonly concepts: readonly floor.ConceptSeed[]
  readonly vacancies: readonly floor.VacancySeed[]
  readonly speakers: readonly (programme.SpeakerSeed & Pictured)[]
  readonly programme: readonly programme.ProgrammeItemSeed[]
  readonly interviews: readonly programme.InterviewSeed[]
  readonly news: readonly programme.NewsItemSeed[]
  readonly calendar: readonly programme.CalendarItemSeed[]
  readonly faq: readonly floor.FaqSeed[]
  readonly albums: readonly floor.AlbumSeed[]
  readonly team: readonly terms.TeamMemberSeed[]
  readonly tariffs: readonly terms.TariffSeed[]
  readonly products: readonly terms.ProductSeed[]
  readonly regulations: readonly terms.RegulationSeed[]
  readonly pages: readonly floor.PageSeed[]
  readonly navigation: readonly floor.NavigationSeed[]
  readonly redirects: readonly floor.RedirectSeed[]
  readonly shortLinks: readonly floor.ShortLinkSeed[]
  readonly synonyms: readonly floor.SynonymSeed[]
  readonly settings: floor.SettingsSeed
  readonly visitors: readonly VisitorSeed[]
  readonly exhibitorMembers: readonly ExhibitorMemberSeed[]
  readonly exhibitorTasks: readonly ExhibitorTaskSeed[]
}

const within = (category: string, list: readonly floor.ExhibitorSeed[]): CategorizedExhibitor[] =>
  list.map((exhibitor) => ({ ...exhibitor, category }))

/** The demo fair of the data files. */
export const demoFair: Catalogue = {
  editions,
  days,
  themes,
  organisationTypes,
  halls,
  passages,
  rooms,
  stands,
  categories,
  partners,
  pavilions,
  exhibitors: [
    ...within('overheden', authorities),
    ...within('woningcorporaties', associations),
    ...within('nieuwbouwconcepten', newBuild),
    ...within('bestaande-bouwconcepten', existingBuilding),
  ],
  concepts,
  vacancies,
  speakers,
  programme: programmeItems,
  interviews,
  news: newsItems,
  calendar: calendarItems,
  faq,
  albums,
  team,
  tariffs,
  products,
  regulations,
  pages,
  navigation,
  redirects,
  shortLinks,
  synonyms,
  settings,
  visitors,
  exhibitorMembers,
  exhibitorTasks,
}
