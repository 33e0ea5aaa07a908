import {
  editionBase,
  isEditionPage,
  PROGRAMME_PAGE,
  SEARCH_PAGE,
} from '@beursvloer/contract/page-addresses'
import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { contentContext, contentOf } from '~/content/context.server.ts'
import type { Content } from '~/content/model.ts'
import { lookupPath } from '~/shell/redirects.server.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { publicAddresses } from './public-addresses.ts'

/** What each edition has of its own besides its pages: its sitemap and its search. */
const OWN_FILES: readonly string[] = ['/sitemap.xml', SEARCH_PAGE, `${SEARCH_PAGE}.json`]

/** The page that a file for calendars belongs to. */
const pageOf = (path: string): string => path.replace(/\/agenda\.ics$/, '')

/** Whether a fair has a page, or a programme item with this id: files for calendars name it so. */
function has(content: Content, path: string): boolean {
  const page = pageOf(path)
  const [, id] = page.split(`${PROGRAMME_PAGE}/`)
  return publicAddresses(content).has(page) || Boolean(id && content.programmeItems.find(id))
}

/**
 * Leads between editions: from below a year to the fair as it is now, for pages that are not of an edition; and
 * from an address that is gone to the last edition that had it. Documents are loaded anew: the year is
 * part of the router's basename.
 */
export const leadBetweenEditions: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { prefix, otherEdition } = siteRequestOf(context)
  const path = lookupPath(url.pathname, prefix)
  if (otherEdition) {
    if (isEditionPage(path) || OWN_FILES.includes(path)) return next()
    const home = otherEdition.home === '/' ? '' : otherEdition.home
    throw redirectDocument(`${home}${path}${url.search}`)
  }
  const { otherEditions, locale } = context.get(contentContext)
  if (!otherEditions || !isEditionPage(path) || has(contentOf(context), path)) return next()
  for (const year of otherEditions.pastYears()) {
    const past = otherEditions.snapshot(year)?.[locale]
    if (past && has(past, path))
      throw redirectDocument(`${prefix}${editionBase(year)}${path}${url.search}`)
  }
  return next()
}
