import type { LocaleCode } from '~/i18n/locales.ts'
import type { AnswerView } from './answers/answer-view.ts'
import type { Found, Match } from './engine/find.ts'
import { isFound, markText, snippet } from './engine/highlight.ts'
import { tokenize } from './engine/tokenize.ts'
import type { SearchKind } from './kinds.ts'
import type { BestView, HitView, ListView, ResultView, SuggestionView } from './search-view.ts'

/** Results per kind on the page with all kinds. */
const PER_GROUP = 5
/** Number of best results of all kinds, shown before the groups. */
const BEST = 3
/** Most of one kind among the best: two sessions and an exhibitor say more than three sessions. */
const BEST_OF_A_KIND = 2
/** Results per page of one kind. */
const PER_PAGE = 20
/** Results in the list box: in all, and per kind. */
const SUGGESTIONS = 8
const SUGGESTIONS_PER_KIND = 3

/** A query, and its result. */
interface Search {
  readonly query: string
  readonly locale: LocaleCode
  readonly found: Found
  /** The answer to the query. */
  readonly answer: AnswerView | null
}

/** Every view of a result, made from one run. */
export function viewsOf({ query, locale, found, answer }: Search) {
  const byKind = group(found)
  const head = {
    query,
    correction: found.correction,
    total: found.matches.length,
    answer,
  }
  const hit = hitView(locale)
  // The page of the answer is not listed again.
  const others = found.matches.filter(({ document }) => document.path !== answer?.path)
  const first = byKind.size > 1 ? bestOf(others) : []
  const best = first.map((match): BestView => ({ ...hit(match), kind: match.document.kind }))
  const rest = Array.from(byKind, ([kind, matches]) => ({
    kind,
    count: matches.length,
    matches: matches.filter((match) => others.includes(match) && !first.includes(match)),
  }))

  return {
    /** The best of all, then the best of each kind. */
    results: (): ResultView => ({
      ...head,
      partial: found.partial,
      best,
      groups: rest.map(({ kind, count, matches }) => ({
        kind,
        count,
        hits: matches.slice(0, PER_GROUP).map(hit),
      })),
    }),
    /** A page of one kind; undefined for a page that does not exist. */
    list(kind: SearchKind, page: number): ListView | undefined {
      const matches = byKind.get(kind) ?? []
      const pages = Math.max(1, Math.ceil(matches.length / PER_PAGE))
      if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
      const start = (page - 1) * PER_PAGE
      const shown = matches.slice(start, start + PER_PAGE)
      return {
        kind,
        count: matches.length,
        hits: shown.map(hit),
        page,
        pages,
        from: Math.min(start + 1, matches.length),
        to: start + shown.length,
      }
    },
    /** The best of all, at most a few of each kind. */
    suggestions(): SuggestionView {
      const chosen = new Set(
        rest
          .flatMap(({ matches }) => matches.slice(0, SUGGESTIONS_PER_KIND))
          .sort((a, b) => found.matches.indexOf(a) - found.matches.indexOf(b))
          .slice(0, SUGGESTIONS - first.length),
      )
      const groups = rest.map(({ kind, count, matches }) => ({
        kind,
        count,
        hits: matches
          .filter((match) => chosen.has(match))
          .map((match) => withoutSnippet(hit(match))),
      }))
      return {
        ...head,
        best: best.map(withoutSnippet),
        groups: groups.filter(({ hits }) => hits.length > 0),
      }
    },
  }
}

/** The best of all kinds, in their order. */
function bestOf(matches: readonly Match[]): readonly Match[] {
  const counts = new Map<SearchKind, number>()
  const best: Match[] = []
  for (const match of matches) {
    const count = counts.get(match.document.kind) ?? 0
    if (count === BEST_OF_A_KIND) continue
    counts.set(match.document.kind, count + 1)
    best.push(match)
    if (best.length === BEST) break
  }
  return best
}

/** Matches by kind, each in their order; the kind with the best match first. */
function group({ matches }: Found): Map<SearchKind, Match[]> {
  const groups = new Map<SearchKind, Match[]>()
  for (const match of matches) {
    const { kind } = match.document
    const group = groups.get(kind)
    if (group) group.push(match)
    else groups.set(kind, [match])
  }
  return groups
}

const withoutSnippet = <H extends HitView>({ snippet: _, ...rest }: H): Omit<H, 'snippet'> => rest

const hitView =
  (locale: LocaleCode) =>
  ({ document, matches }: Match): HitView => {
    const { path, language, title, facts, summary } = document
    // The summary says most, unless only the text itself has the match.
    const body = hasMatch(summary, matches) ? '' : (document.body?.() ?? '')
    const inBody = hasMatch(body, matches)
    return {
      path,
      ...(language === locale ? {} : { lang: language }),
      title: markText(title, matches),
      facts: markText(facts, matches),
      snippet: snippet(inBody ? body : summary || (document.note ?? ''), matches),
    }
  }

const hasMatch = (text: string, matches: Match['matches']): boolean =>
  tokenize(text).some((word) => isFound(word, matches))
