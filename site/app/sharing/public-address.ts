import type { Content, Document, LocaleCode } from '~/content/model.ts'
import { formatDateRange, formatWeekdays } from '~/i18n/dates.ts'
import type { FacadeKind } from '~/ui/facade/sizes.ts'

/** Something set like a dimension in a drawing: a value over a line, its name under it. */
export interface CardFact {
  readonly value: string
  readonly label: string
}

/** The text on the sharing picture of a page, besides the name of the fair. Plain data. */
export interface Card {
  /** The kind of page: "Kennissessie"; empty where the title says so. */
  readonly kind: string
  readonly title: string
  /** A sentence under a short title; empty where the title says it all. */
  readonly lead: string
  /** At most three. */
  readonly facts: readonly CardFact[]
  /** "Geannuleerd"; empty when all is as planned. */
  readonly notice: string
  /** Seed of the street along the bottom, and the group whose street it is. */
  readonly seed: string
  readonly street: FacadeKind | null
  /** Dark for the fair itself and its lists, paper for one document. */
  readonly tone: 'paper' | 'dark'
}

const EMPTY = { kind: '', lead: '', facts: [], notice: '', street: null, tone: 'paper' } as const

/** A page that everybody may visit, in one locale. */
export interface PublicAddress {
  /** Below the locale's base: `/` or `/programma/tours`. */
  readonly path: string
  /** When its content last changed, an instant. */
  readonly updatedAt: string
  /** True when editors keep it out of search engines. */
  readonly noIndex: boolean
  /**
   * Language of its text; another than the locale's when it has not been translated. Absent: the
   * locale's.
   */
  readonly language?: LocaleCode | undefined
  readonly card: Card
}

/** The last change of a document or of others that its page shows, an instant. */
export const lastChange = (document: Document, others: readonly Document[]): string =>
  [document, ...others]
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? document.updatedAt

/** The dates of the fair: "17–18 maart 2027", by weekday. */
export const fairDates = ({ edition, locale }: Content): CardFact => ({
  value: formatDateRange(edition.startDate, edition.endDate, locale),
  label: formatWeekdays(edition.startDate, edition.endDate, locale),
})

/** The place of the fair. */
export const fairVenue = ({ edition }: Content): CardFact => ({
  value: edition.venue,
  label: edition.city,
})

interface Given extends Partial<Omit<Card, 'title'>> {
  readonly path: string
  readonly title: string
  /** When it last changed; by default its document. */
  readonly updatedAt?: string
}

/** The page of a document; fields of its card that are not given stay empty. */
export function documentAddress(
  document: Document & {
    readonly slug: string
    readonly seo?: { readonly noIndex: boolean } | null
  },
  { path, updatedAt = document.updatedAt, ...card }: Given,
): PublicAddress {
  return {
    path,
    updatedAt,
    noIndex: document.seo?.noIndex ?? false,
    language: document.language,
    card: { ...EMPTY, seed: document.slug, ...card },
  }
}

interface GivenPage extends Omit<Given, 'updatedAt'> {
  /** What it shows, besides the edition. */
  readonly shown?: readonly Document[]
  /** Before the dates and the place of the fair. */
  readonly fact?: CardFact
}

/** A page of the fair itself, with its dates and place. */
export const pageAddress = (
  content: Content,
  { path, shown = [], fact, ...card }: GivenPage,
): PublicAddress => ({
  path,
  updatedAt: lastChange(content.edition, shown),
  noIndex: false,
  card: {
    ...EMPTY,
    facts: [...(fact ? [fact] : []), fairDates(content), fairVenue(content)],
    seed: path.slice(1),
    tone: 'dark',
    ...card,
  },
})
