import {
  type DeletionReceipt,
  SIGN_IN_AGAIN,
  WRONG_PASSWORD,
} from '@beursvloer/contract/accounts/own-profile'
import { partsWithout } from '@beursvloer/contract/fair-parts'
import type { Core } from '@strapi/strapi'
import { readSettings } from '../../../fair/editions'
import { forVisitor } from '../../../http/calls'
import { HttpError } from '../../../http/http-error'
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

const forOwner = forVisitor<Visitor>

/**
 * Calls of visitors on their own profile and personal data. Of other visitors they read only the
 * networking list.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: forOwner(async (_ctx, visitor) => {
    return ownProfile(strapi, visitor, await profileRow(strapi, visitor))
  }),

  change: forOwner((ctx, visitor) => changeProfile(strapi, visitor, ctx.req, new Date())),

  photo: forOwner(async (ctx, visitor) => {
    const { photo } = await profileRow(strapi, visitor)
    if (!photo) throw new HttpError(404)
    ctx.type = PHOTO_TYPE
    return readFile(photo)
  }),

  removePhoto: forOwner((_ctx, visitor) => removePhoto(strapi, visitor)),

  consents: forOwner((ctx, visitor) => {
    const choices = readChoices(ctx.request.body)
    const { language } = choices
    return orServiceUnavailable(strapi, language, () =>
      chooseConsents(strapi, visitor, choices, new Date()),
    )
  }),

  export: forOwner(async (ctx, visitor) => {
    const row = await profileRow(strapi, visitor)
    const session = ctx.state.session?.id
    return personalData(strapi, visitor, row, { session, now: new Date() })
  }),

  network: forOwner(async (ctx, visitor) => {
    const settings = (await readSettings(strapi)) ?? {}
    if (partsWithout(settings).includes('networkingList')) throw new HttpError(404)
    return networkPage(strapi, visitor, readNetworkQuery(ctx.query))
  }),

  remove: forOwner(async (ctx, visitor) => {
    const now = new Date()
    const { password, language } = readAccountDeletion(ctx.request.body)
    const session = ctx.state.session?.id
    if (!(await isProven(strapi, visitor, { password, session, now }))) {
      if (visitor.password === null) throw new HttpError(403, SIGN_IN_AGAIN)
      throw new HttpError(400, WRONG_PASSWORD)
    }
    const checked = visitor.password
    await orServiceUnavailable(strapi, language, () =>
      deleteAccount(strapi, visitor, { language, now, checked }),
    )
    logSecurity(strapi, 'account-deleted', { account: visitor.id, by: 'visitor' })
    return { ok: true } satisfies DeletionReceipt
  }),
})
