import { MAX_SENT_ENTRIES, readSavedEntries } from '@beursvloer/contract/saved-entries'
import type { Core } from '@strapi/strapi'
import { languageOf, objectOf } from '../../../http/body-fields'
import { forVisitor } from '../../../http/calls'
import { HttpError } from '../../../http/http-error'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { mergeSaved } from '../../../visitors/saved/saved-entries'

/** Calls about saved entries; each works on the account of the request's token. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Merges the changes of a device, possibly none, and answers all entries. */
  merge: forVisitor(async ({ request }, { id }) => {
    const body = objectOf(request.body)
    const sent = readSavedEntries(body.entries, MAX_SENT_ENTRIES)
    if (!sent) throw new HttpError(400, 'The entries are not what can be saved')
    const entries = await orServiceUnavailable(strapi, languageOf(body), () =>
      mergeSaved(strapi, id, sent, new Date()),
    )
    return { entries }
  }),
})
