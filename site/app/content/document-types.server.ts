import type { DocumentType } from './document-type.server.ts'
import { calendarItem } from './types/calendar-item.server.ts'
import { concept } from './types/concept.server.ts'
import { day } from './types/day.server.ts'
import { edition } from './types/edition.server.ts'
import { exhibitor } from './types/exhibitor.server.ts'
import { exhibitorCategory } from './types/exhibitor-category.server.ts'
import { faqItem } from './types/faq-item.server.ts'
import { formSettings } from './types/form-settings.server.ts'
import { hall } from './types/hall.server.ts'
import { interview } from './types/interview.server.ts'
import { navigationItem } from './types/navigation-item.server.ts'
import { newsItem } from './types/news-item.server.ts'
import { page } from './types/page.server.ts'
import { partner } from './types/partner.server.ts'
import { passage } from './types/passage.server.ts'
import { pavilion } from './types/pavilion.server.ts'
import { photoAlbum } from './types/photo-album.server.ts'
import { product } from './types/product.server.ts'
import { programmeItem } from './types/programme-item.server.ts'
import { redirect } from './types/redirect.server.ts'
import { regulation } from './types/regulation.server.ts'
import { room } from './types/room.server.ts'
import { shortLink } from './types/short-link.server.ts'
import { siteSettings } from './types/site-settings.server.ts'
import { speaker } from './types/speaker.server.ts'
import { stand } from './types/stand.server.ts'
import { statisticsSettings } from './types/statistics-settings.server.ts'
import { synonym } from './types/synonym.server.ts'
import { tariff } from './types/tariff.server.ts'
import { teamMember } from './types/team-member.server.ts'
import { theme } from './types/theme.server.ts'
import { vacancy } from './types/vacancy.server.ts'

/** Every CMS type that the site reads; a type stands after those it requires. */
export const documentTypes: readonly DocumentType[] = [
  edition,
  siteSettings,
  formSettings,
  statisticsSettings,
  day,
  hall,
  passage,
  room,
  theme,
  exhibitorCategory,
  stand,
  partner,
  pavilion,
  exhibitor,
  speaker,
  programmeItem,
  concept,
  vacancy,
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
]
