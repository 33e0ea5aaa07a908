import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { notifyPlace } from './notify'
import { toOwnSignUp } from './own-sign-ups'
import { refuse } from './refusals'
import { type ChangeContext, changeSignUp, findSignUp, type SignUpRow } from './rows'
import { checkSeenState, isRepeated, releasePlace, type SeenState } from './sign-up'
import { withSignUpLock } from './transaction'

/**
 * Cancels a place, an offer or a waiting list entry; a freed place is offered to the waiting list
 * (requirements 17.4).
 * @throws SignUpRefused `none`, `changed`, or `closed` once the item has begun
 */
export const cancelSignUp = (
  strapi: Core.Strapi,
  {
    item: id,
    email,
    language,
    seen,
  }: Pick<SignUpRow, 'item' | 'email' | 'language'> & { readonly seen?: SeenState },
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(strapi, change.now, async (work) => {
    const row = await findSignUp(strapi, id, email)
    if (!row) throw refuse('none')
    if (isRepeated(row, change.key) || row.state === 'cancelled') return toOwnSignUp(strapi, row)
    checkSeenState(row, seen)
    const item = await work.published.item(id)
    if (!ACTIVE_STATES.includes(row.state) || (item && item.startsAt <= change.now))
      throw refuse('closed')
    const entry = { to: 'cancelled', language } as const
    if (!item) return toOwnSignUp(strapi, await changeSignUp(work, row, entry, change))
    const ended = await releasePlace(work, item, row, change, language)
    return toOwnSignUp(strapi, await notifyPlace(work, item, ended, 'cancelled'))
  })
