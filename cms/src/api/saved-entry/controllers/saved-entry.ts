import { MAX_SENT_ENTRIES, readSavedEntries } from '@beursvloer/contract/saved-entries'
import type { Core } from '@strapi/strapi'
import { languageOf, objectOf } from '../../../http/body-fields'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { mergeSaved } from '../../../visitors/saved/saved-entries'

interface Context {
  readonly state: { readonly user?: { readonly id: number } }
  readonly request: { readonly body?: unknown }
  set(name: string, value: string): void
  unauthorized(): void
  badRequest(message: string): void
  body: unknown
}

/** Calls about saved entries; each works on the account of the request's token. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Merges the changes of a device, possibly none, and answers all entries. */
  async merge(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const { user } = ctx.state
    if (!user) return ctx.unauthorized()
    const body = objectOf(ctx.request.body)
    const sent = readSavedEntries(body.entries, MAX_SENT_ENTRIES)
    if (!sent) return ctx.badRequest('The entries are not what can be saved')
    const entries = await orServiceUnavailable(strapi, languageOf(body), () =>
      mergeSaved(strapi, user.id, sent, new Date()),
    )
    ctx.body = { entries }
  },
})
