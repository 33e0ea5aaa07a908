import { isPageOf } from '@beursvloer/contract/fair-parts'
import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { safeTarget } from '@beursvloer/contract/safe-target'
import {
  CATEGORY_PARAMETER,
  CONCEPT_PARAMETER,
  PAVILION_PARAMETER,
  ROOM_PARAMETER,
  THEME_PARAMETER,
} from '@beursvloer/contract/search-parameters'
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import type { Content } from '~/content/model.ts'
import { keepSearch } from './keep-search.ts'
import { localePrefixOf } from './request-context.ts'
import { validatePage } from './validate-page.ts'

/** The path a request is for, without locale prefix and trailing slash. */
export function lookupPath(path: string, prefix: string): string {
  const rest = path.startsWith(`${prefix}/`) || path === prefix ? path.slice(prefix.length) : path
  return rest.replace(/(?<!\/)\/+$/, '') || '/'
}

type Renamed = Readonly<Record<string, string>>

/** Search parameters that name something by its slug, each with the renamed slugs of its type. */
const SLUG_PARAMETERS: Readonly<Record<string, (content: Content) => Renamed>> = {
  [ROOM_PARAMETER]: ({ rooms }) => rooms.renamed,
  [planParameters.from]: ({ rooms }) => rooms.renamed,
  [planParameters.to]: ({ rooms }) => rooms.renamed,
  [THEME_PARAMETER]: ({ themes }) => themes.renamed,
  [PAVILION_PARAMETER]: ({ pavilions }) => pavilions.renamed,
  [CATEGORY_PARAMETER]: ({ categories }) => categories.renamed,
  [CONCEPT_PARAMETER]: ({ concepts }) => concepts.renamed,
}

/** The search parameters of an address with the present slugs; null where none changed. */
function searchOfToday(search: URLSearchParams, content: Content): string | null {
  let isOld = false
  const today = [...search].map(([name, value]) => {
    const renamed = Object.hasOwn(SLUG_PARAMETERS, name) && SLUG_PARAMETERS[name]?.(content)
    const now = renamed && Object.hasOwn(renamed, value) ? renamed[value] : undefined
    isOld ||= now !== undefined
    return [name, now ?? value]
  })
  return isOld ? `?${new URLSearchParams(today)}` : null
}

/**
 * Looks up a redirect by path before each navigation (requirements 2.5). Inside the site the router
 * follows it; an external address is followed with a full page load. The search parameters go
 * along. Targets that are not safe are ignored. Earlier slugs in the search parameters become the
 * present ones. Pages of parts that the fair does without are not found.
 */
export const followRedirects: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const content = contentOf(context)
  const prefix = localePrefixOf(context)
  const path = lookupPath(url.pathname, prefix)
  const found = content.redirect(path)
  const search = found ? null : searchOfToday(url.searchParams, content)
  if (search) throw redirect(prefix + path + search, 301)
  if (!found) {
    validatePage(!isPageOf(content.settings.without, path), url)
    return next()
  }
  const safe = safeTarget(found.to, content.settings.redirectHosts)
  if (!safe) return next()
  const target = keepSearch(safe, url.search)
  const init = { status: found.status }
  if (target.startsWith('/')) throw redirect(prefix + target, init)
  throw redirectDocument(target, init)
}
