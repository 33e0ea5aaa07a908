import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { notifyPlace } from './notify'
import { toOwn } from './own'
import { refuse } from './refusals'
import { type ChangeContext, changeSignUp, findSignUp } from './rows'
import { checkSeen, isDone, releasePlace, type Seen } from './sign-up'
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
    seen,
  }: { readonly item: string; readonly email: string; readonly seen?: Seen },
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(strapi, change.now, async (work) => {
    const row = await findSignUp(strapi, id, email)
    if (!row) throw refuse('none')
    if (isDone(row, change.key) || row.state === 'cancelled') return toOwn(strapi, row)
    checkSeen(row, seen)
    const item = await work.published.item(id)
    if (!ACTIVE_STATES.includes(row.state) || (item && item.startsAt <= change.now))
      throw refuse('closed')
    if (!item) return toOwn(strapi, await changeSignUp(work, row, { to: 'cancelled' }, change))
    const ended = await releasePlace(work, item, row, change)
    return toOwn(strapi, await notifyPlace(work, item, ended, 'cancelled'))
  })
