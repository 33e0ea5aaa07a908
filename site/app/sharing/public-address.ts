import type { Document, LocaleCode } from '~/content/model.ts'
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

interface Given extends Partial<Omit<Card, 'title' | 'seed'>> {
  readonly title: string
  readonly seed: string
  readonly path: string
  readonly updatedAt: string
  readonly noIndex?: boolean | undefined
  readonly language?: LocaleCode
}

/** A public address; fields of its card that are not given stay empty. */
export function publicAddress({
  path,
  updatedAt,
  noIndex = false,
  language,
  ...card
}: Given): PublicAddress {
  return {
    path,
    updatedAt,
    noIndex,
    language,
    card: { kind: '', lead: '', facts: [], notice: '', street: null, tone: 'paper', ...card },
  }
}
