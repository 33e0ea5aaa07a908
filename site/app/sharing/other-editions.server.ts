import { editionBase, isEditionPage } from '@beursvloer/contract/page-addresses'
import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { contentContext, contentOf } from '~/content/context.server.ts'
import { lookupPath } from '~/shell/redirects.server.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { publicAddresses } from './public-addresses.ts'

/** Files for machines that each edition has of its own. */
const OWN_FILES: readonly string[] = ['/sitemap.xml']

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
  if (!otherEditions || !isEditionPage(path) || publicAddresses(contentOf(context)).has(path))
    return next()
  for (const year of otherEditions.pastYears()) {
    const past = otherEditions.snapshot(year)?.[locale]
    if (past && publicAddresses(past).has(path))
      throw redirectDocument(`${prefix}${editionBase(year)}${path}${url.search}`)
  }
  return next()
}
