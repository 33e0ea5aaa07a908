import type { Content, Document, LocaleCode } from '~/content/model.ts'
import type { SearchKind } from '../../kinds.ts'

/** A document to search: its address, its fields in a result, and its searchable text. */
export interface SearchDocument {
  readonly kind: SearchKind
  /** Below a language's prefix; of a download the whole address. */
  readonly path: string
  readonly language: LocaleCode
  readonly title: string
  /** One line under the title: time, place, people. Also searched. */
  readonly facts: string
  /** Stand numbers, in the ways people write them. */
  readonly code?: string
  /** Other names for it. */
  readonly alias?: string
  /** Subjects and groups it belongs to. */
  readonly keywords?: string
  readonly summary: string
  /** Shown where there is no summary; not searched. */
  readonly note?: string
  /** Made on request: it is long, and only shown where no other field matches. */
  readonly body?: () => string
  /** Factor for the score of a match; 1 by default. */
  readonly weight?: number
}

/** Makes the documents of some kinds. */
export type DocumentSource = (content: Content) => SearchDocument[]

/**
 * Weight of pages and places that visitors look for before they are at the fair, or in its halls.
 */
export const PRACTICAL = 1.6

/** Facts in a row; no line begins with a separator. */
export const line = (...facts: readonly (string | false)[]) =>
  facts.filter(Boolean).join('\u00a0· ')

export const names = (nodes: readonly { readonly name: string }[]) =>
  nodes.map(({ name }) => name).join(', ')

export const about = ({ language }: Document) => ({ language })
