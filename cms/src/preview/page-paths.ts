import {
  ADVERTISING_PAGE,
  albumPath,
  CONTACT_PAGE,
  calendarItemPath,
  EXHIBITING_PAGE,
  editorsPagePath,
  exhibitorPath,
  FAQ_PAGE,
  FLOOR_PLAN_PAGE,
  HOME_PAGE,
  interviewPath,
  newsItemPath,
  pavilionPath,
  programmeItemPath,
  REGULATION_PAGE,
  speakerPath,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'

/** The fields that a path is made of. */
export interface PreviewedDocument {
  readonly documentId: string
  readonly slug?: string | null
  readonly year?: number | null
}

type PathOf = (document: PreviewedDocument) => string | undefined

const withSlug =
  (path: (document: { slug: string }) => string): PathOf =>
  ({ slug }) =>
    slug ? path({ slug }) : undefined

const withId =
  (path: (document: { id: string; slug: string }) => string): PathOf =>
  ({ documentId, slug }) =>
    slug ? path({ id: documentId, slug }) : undefined

/** The page of the site that shows a document, by type; types without a page of their own are absent. */
const PATHS: Readonly<Record<string, PathOf>> = {
  'api::programme-item.programme-item': withSlug(programmeItemPath),
  'api::speaker.speaker': withSlug(speakerPath),
  'api::exhibitor.exhibitor': withId(exhibitorPath),
  'api::pavilion.pavilion': withSlug(pavilionPath),
  'api::passage.passage': () => FLOOR_PLAN_PAGE,
  'api::page.page': withSlug(editorsPagePath),
  'api::news-item.news-item': withId(newsItemPath),
  'api::interview.interview': withId(interviewPath),
  'api::vacancy.vacancy': withId(vacancyPath),
  'api::calendar-item.calendar-item': withId(calendarItemPath),
  'api::photo-album.photo-album': ({ year }) => (year ? albumPath({ year }) : undefined),
  'api::edition.edition': () => HOME_PAGE,
  'api::faq-item.faq-item': () => FAQ_PAGE,
  'api::team-member.team-member': () => CONTACT_PAGE,
  'api::tariff.tariff': () => EXHIBITING_PAGE,
  'api::product.product': () => ADVERTISING_PAGE,
  'api::regulation.regulation': () => REGULATION_PAGE,
}

/** Whether documents of this type have a page on the site. */
export const hasPage = (uid: string): boolean => uid in PATHS

/**
 * Path of the page that shows a document, without a locale prefix; undefined while the document
 * lacks a field that its address is made of.
 */
export const pagePath = (uid: string, document: PreviewedDocument): string | undefined =>
  PATHS[uid]?.(document)
