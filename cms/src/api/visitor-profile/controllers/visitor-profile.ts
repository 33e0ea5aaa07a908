import type { IncomingMessage } from 'node:http'
import {
  type DeletionReceipt,
  SIGN_IN_AGAIN,
  WRONG_PASSWORD,
} from '@beursvloer/contract/accounts/own-profile'
import { partsWithout } from '@beursvloer/contract/fair-parts'
import type { Core } from '@strapi/strapi'
import { readSettings } from '../../../fair/editions'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { logSecurity } from '../../../logging/security-log'
import { readFile } from '../../../private-files/storage'
import { changeProfile, removePhoto } from '../../../visitors/profile/change-profile'
import { chooseConsents } from '../../../visitors/profile/choose-consents'
import { deleteAccount, isProven } from '../../../visitors/profile/delete-account'
import { networkPage, readNetworkQuery } from '../../../visitors/profile/network'
import { ownProfile, profileRow } from '../../../visitors/profile/own-profile'
import { personalData } from '../../../visitors/profile/personal-data'
import { PHOTO_TYPE } from '../../../visitors/profile/photo'
import { readAccountDeletion, readChoices } from '../../../visitors/profile/read-requests'
import type { Visitor } from '../../../visitors/profile/visitor'

interface Context {
  readonly state: { readonly user?: Visitor; readonly session?: { readonly id: string } }
  readonly req: IncomingMessage
  readonly query: Readonly<Record<string, unknown>>
  readonly request: { readonly body?: unknown }
  set(name: string, value: string): void
  unauthorized(): void
  notFound(): void
  badRequest(message: string): void
  forbidden(message: string): void
  status: number
  type: string
  body: unknown
}

/** Runs for the visitor of the request's token only; no cache may store the answer. */
const forVisitor =
  (answer: (ctx: Context, visitor: Visitor) => Promise<unknown>) => async (ctx: Context) => {
    ctx.set('cache-control', 'private, no-store')
    const { user } = ctx.state
    if (!user) return ctx.unauthorized()
    const body = await answer(ctx, user)
    if (body === null) return ctx.notFound()
    if (body !== undefined) ctx.body = body
  }

/**
 * Calls of visitors on their own profile and personal data. Of other visitors they read only the
 * networking list.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: forVisitor(async (_ctx, visitor) => {
    return ownProfile(strapi, visitor, await profileRow(strapi, visitor))
  }),

  change: forVisitor((ctx, visitor) => changeProfile(strapi, visitor, ctx.req, new Date())),

  photo: forVisitor(async (ctx, visitor) => {
    const { photo } = await profileRow(strapi, visitor)
    if (!photo) return null
    ctx.type = PHOTO_TYPE
    return readFile(photo)
  }),

  removePhoto: forVisitor((_ctx, visitor) => removePhoto(strapi, visitor)),

  consents: forVisitor((ctx, visitor) => {
    const choices = readChoices(ctx.request.body)
    const { language } = choices
    return orServiceUnavailable(strapi, language, () =>
      chooseConsents(strapi, visitor, choices, new Date()),
    )
  }),

  export: forVisitor(async (ctx, visitor) => {
    const row = await profileRow(strapi, visitor)
    const session = ctx.state.session?.id
    return personalData(strapi, visitor, row, { session, now: new Date() })
  }),

  network: forVisitor(async (ctx, visitor) => {
    const settings = (await readSettings(strapi)) ?? {}
    if (partsWithout(settings).includes('networkingList')) return null
    return networkPage(strapi, visitor, readNetworkQuery(ctx.query))
  }),

  remove: forVisitor(async (ctx, visitor) => {
    const now = new Date()
    const { password, language } = readAccountDeletion(ctx.request.body)
    const session = ctx.state.session?.id
    if (!(await isProven(strapi, visitor, { password, session, now }))) {
      if (visitor.password === null) ctx.forbidden(SIGN_IN_AGAIN)
      else ctx.badRequest(WRONG_PASSWORD)
      return undefined
    }
    const checked = visitor.password
    await orServiceUnavailable(strapi, language, () =>
      deleteAccount(strapi, visitor, { language, now, checked }),
    )
    logSecurity(strapi, 'account-deleted', { account: visitor.id, by: 'visitor' })
    return { ok: true } satisfies DeletionReceipt
  }),
})
