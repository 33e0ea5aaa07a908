import { fairLinkChange, followFairLink } from '@beursvloer/contract/fair-links'
import type { Core } from '@strapi/strapi'
import { answerWith, forVisitor } from '../../../http/calls'
import { HttpError } from '../../../http/http-error'
import { readShape } from '../../../http/read-shape'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { changeLink, followLink, linksOf } from '../../../visitors/saved/fair-links'

/**
 * Calls about links to a visitor's fair; bodies and answers are in `contract/src/fair-links.ts`.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  own: forVisitor((_call, { id }) => linksOf(strapi, id)),

  change: forVisitor(({ request }, { id }) => {
    const { language, ...asked } = readShape(fairLinkChange, request.body)
    return orServiceUnavailable(strapi, language, () => changeLink(strapi, id, asked))
  }),

  /** For the site: the content of the link; 404 for an unknown or ended one. */
  follow: answerWith(async ({ request }) => {
    const fair = await followLink(strapi, readShape(followFairLink, request.body))
    if (!fair) throw new HttpError(404)
    return fair
  }),
})
