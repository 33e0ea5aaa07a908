import type { ContentType } from './content-type.ts'
import { calendarItem } from './types/calendar-item.ts'
import { concept } from './types/concept.ts'
import { day } from './types/day.ts'
import { edition } from './types/edition.ts'
import { exhibitor } from './types/exhibitor.ts'
import { exhibitorCategory } from './types/exhibitor-category.ts'
import { faqItem } from './types/faq-item.ts'
import { formSettings } from './types/form-settings.ts'
import { hall } from './types/hall.ts'
import { interview } from './types/interview.ts'
import { navigationItem } from './types/navigation-item.ts'
import { newsItem } from './types/news-item.ts'
import { organisationType } from './types/organisation-type.ts'
import { page } from './types/page.ts'
import { partner } from './types/partner.ts'
import { passage } from './types/passage.ts'
import { pavilion } from './types/pavilion.ts'
import { photoAlbum } from './types/photo-album.ts'
import { product } from './types/product.ts'
import { programmeItem } from './types/programme-item.ts'
import { redirect } from './types/redirect.ts'
import { regulation } from './types/regulation.ts'
import { room } from './types/room.ts'
import { shortLink } from './types/short-link.ts'
import { siteSettings } from './types/site-settings.ts'
import { speaker } from './types/speaker.ts'
import { stand } from './types/stand.ts'
import { standPicture } from './types/stand-picture.ts'
import { statisticsSettings } from './types/statistics-settings.ts'
import { synonym } from './types/synonym.ts'
import { tariff } from './types/tariff.ts'
import { teamMember } from './types/team-member.ts'
import { theme } from './types/theme.ts'
import { vacancy } from './types/vacancy.ts'

/** Every CMS type that the site reads; a type stands after those it requires. */
const types = {
  edition,
  siteSettings,
  formSettings,
  statisticsSettings,
  day,
  hall,
  passage,
  room,
  theme,
  organisationType,
  exhibitorCategory,
  stand,
  partner,
  pavilion,
  exhibitor,
  speaker,
  programmeItem,
  concept,
  vacancy,
  standPicture,
  interview,
  newsItem,
  calendarItem,
  faqItem,
  photoAlbum,
  teamMember,
  tariff,
  product,
  regulation,
  page,
  navigationItem,
  redirect,
  shortLink,
  synonym,
}

/** The content types by the names that their code has, with their descriptions. */
export type ContentTypes = typeof types

export const contentTypes: readonly ContentType[] = Object.values(types)
