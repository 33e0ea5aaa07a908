import { safeTarget } from '@beursvloer/contract/safe-target'
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { keepSearch } from './keep-search.ts'
import { localePrefixOf } from './request-context.ts'

/** The path a request is for, without locale prefix and trailing slash. */
export function lookupPath(path: string, prefix: string): string {
  const rest = path.startsWith(`${prefix}/`) || path === prefix ? path.slice(prefix.length) : path
  return rest.replace(/(.)\/+$/, '$1') || '/'
}

/**
 * Looks up a redirect by path before each navigation (requirements 2.5). Inside the site the router
 * follows it; an external address is followed with a full page load. The search parameters go along.
 * Targets that are not safe are ignored.
 */
export const followRedirects: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const content = contentOf(context)
  const prefix = localePrefixOf(context)
  const found = content.redirect(lookupPath(url.pathname, prefix))
  if (!found) return next()
  const safe = safeTarget(found.to, content.settings.redirectHosts)
  if (!safe) return next()
  const target = keepSearch(safe, url.search)
  const init = { status: found.status }
  if (target.startsWith('/')) throw redirect(prefix + target, init)
  throw redirectDocument(target, init)
}
