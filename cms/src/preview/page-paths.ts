/** What a path is made of. */
export interface PreviewedDocument {
  readonly documentId: string
  readonly slug?: string | null
  readonly year?: number | null
}

type PathOf = (document: PreviewedDocument) => string | undefined

const withSlug =
  (folder: string): PathOf =>
  ({ slug }) =>
    slug ? `${folder}/${slug}` : undefined

const withId =
  (folder: string): PathOf =>
  ({ documentId, slug }) =>
    slug ? `${folder}/${documentId}/${slug}` : undefined

/** The page of the site that shows a document, by type; types without a page of their own are absent. */
const PATHS: Readonly<Record<string, PathOf>> = {
  'api::programme-item.programme-item': withSlug('/programma'),
  'api::speaker.speaker': withSlug('/sprekers'),
  'api::exhibitor.exhibitor': withId('/standhouders'),
  'api::pavilion.pavilion': withSlug('/paviljoens'),
  'api::page.page': withSlug(''),
  'api::news-item.news-item': withId('/nieuws'),
  'api::interview.interview': withId('/interviews'),
  'api::vacancy.vacancy': withId('/vacatures'),
  'api::calendar-item.calendar-item': withId('/kalender'),
  'api::photo-album.photo-album': ({ year }) => (year ? `/fotos-${year}` : undefined),
  'api::edition.edition': () => '/',
  'api::faq-item.faq-item': () => '/faq',
  'api::team-member.team-member': () => '/contact',
  'api::tariff.tariff': () => '/deelnemen-als-standhouder',
  'api::product.product': () => '/adverteren-en-signing',
  'api::regulation.regulation': () => '/reglement-standhouders',
}

/** Whether documents of this type have a page on the site. */
export const hasPage = (uid: string): boolean => uid in PATHS

/**
 * Path of the page that shows a document, without a locale prefix; undefined while the document lacks
 * what its address is made of.
 */
export const pagePath = (uid: string, document: PreviewedDocument): string | undefined =>
  PATHS[uid]?.(document)
