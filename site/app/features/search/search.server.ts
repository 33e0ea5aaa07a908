import type { Content, LocaleCode } from '~/content/model.ts'
import { type Found, find, type Match } from './engine/find.ts'
import { markText, snippet } from './engine/highlight.ts'
import type { SearchKind } from './kinds.ts'
import { searchIndexOf } from './search-index.server.ts'
import type { GroupView, HitView, ListView, ResultView, SuggestionView } from './search-view.ts'

/** Results per kind on the page with all kinds. */
const PER_GROUP = 5
/** Results per page of one kind. */
const PER_PAGE = 20
/** Results in the list box: in all, and per kind. */
const SUGGESTIONS = 8
const SUGGESTIONS_PER_KIND = 3

/** A search of the published content; every view of it is made from one run. */
export async function searchContent(content: Content, query: string) {
  const found = find(await searchIndexOf(content), query)
  const byKind = group(found)
  const head = { query, correction: found.correction, total: found.matches.length }
  const hit = hitView(content.locale)

  return {
    /** The best of each kind. */
    results: (): ResultView => ({
      ...head,
      partial: found.partial,
      groups: Array.from(byKind, ([kind, matches]) => groupView(kind, matches, PER_GROUP, hit)),
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
      const best = new Set(
        [...byKind.values()]
          .flatMap((matches) => matches.slice(0, SUGGESTIONS_PER_KIND))
          .sort((a, b) => found.matches.indexOf(a) - found.matches.indexOf(b))
          .slice(0, SUGGESTIONS),
      )
      const groups = Array.from(byKind, ([kind, matches]) => {
        const shown = matches.filter((match) => best.has(match)).map(hit)
        return {
          kind,
          count: matches.length,
          hits: shown.map(({ snippet: _, ...rest }) => rest),
        }
      })
      return { ...head, groups: groups.filter(({ hits }) => hits.length > 0) }
    },
  }
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

const groupView = (
  kind: SearchKind,
  matches: readonly Match[],
  most: number,
  hit: (match: Match) => HitView,
): GroupView => ({ kind, count: matches.length, hits: matches.slice(0, most).map(hit) })

const hitView =
  (locale: LocaleCode) =>
  ({ document, matches }: Match): HitView => {
    const { path, language, title, facts, summary, body = '' } = document
    // The summary tells most, unless only the text itself has what was looked for.
    const inSummary = markText(summary, matches).some((piece) => typeof piece !== 'string')
    const inBody = !inSummary && markText(body, matches).some((piece) => typeof piece !== 'string')
    return {
      path,
      ...(language === locale ? {} : { lang: language }),
      title: markText(title, matches),
      facts: markText(facts, matches),
      snippet: snippet(inBody ? body : summary, matches),
    }
  }
