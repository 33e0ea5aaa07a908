import type { LocaleCode } from '~/i18n/locales.ts'
import type { AnswerView } from './answers/answer-view.ts'
import type { Piece } from './engine/highlight.ts'
import type { SearchKind } from './kinds.ts'

/** One result, ready to show. */
export interface HitView {
  readonly path: string
  /** Set when its text is not in the page's language. */
  readonly lang?: LocaleCode
  readonly title: readonly Piece[]
  readonly facts: readonly Piece[]
  readonly snippet: readonly Piece[]
}

export interface GroupView {
  readonly kind: SearchKind
  /** How many there are, of which `hits` shows some. */
  readonly count: number
  readonly hits: readonly HitView[]
}

/** One of the best results of all kinds. */
export interface BestView extends HitView {
  readonly kind: SearchKind
}

/** The result of a search. */
export interface ResultView {
  readonly query: string
  /** The query as it was understood, when it had typing mistakes. */
  readonly correction: string | null
  /** Whether nothing holds all words, so that this holds some. */
  readonly partial: boolean
  readonly total: number
  /** The answer to the query. */
  readonly answer: AnswerView | null
  /** The best of all kinds; empty where all are of one kind. */
  readonly best: readonly BestView[]
  /** The kind with the best result first; without those of `best`, which do count. */
  readonly groups: readonly GroupView[]
}

/** One kind's results on a page of their own. */
export interface ListView extends GroupView {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** Position of the first and last result shown, from 1. */
  readonly from: number
  readonly to: number
}

/** The answer of `/zoeken.json` to the list box in the header: without snippets. */
export interface SuggestionView {
  readonly query: string
  readonly correction: string | null
  readonly total: number
  readonly answer: AnswerView | null
  readonly best: readonly Omit<BestView, 'snippet'>[]
  readonly groups: readonly (Omit<GroupView, 'hits'> & {
    readonly hits: readonly Omit<HitView, 'snippet'>[]
  })[]
}
