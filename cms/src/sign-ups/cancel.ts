import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { toOwn } from './own'
import { refuse } from './refusals'
import { changeSignUp, type Doing, findSignUp } from './rows'
import { giveUp, isDone } from './sign-up'
import { tellPlace } from './tell'
import { inTurn } from './transaction'

/**
 * Gives up a place, an offer or a turn in the line; what comes free goes to who waits (requirements 17.4).
 * @throws SignUpRefused `none`, or `closed` once the item has begun
 */
export const cancelSignUp = (
  strapi: Core.Strapi,
  { item: id, email }: { readonly item: string; readonly email: string },
  doing: Doing,
): Promise<OwnSignUp> =>
  inTurn(strapi, doing.now, async (work) => {
    const row = await findSignUp(strapi, id, email)
    if (!row) throw refuse('none')
    if (isDone(row, doing.key) || row.state === 'cancelled') return toOwn(strapi, row)
    const item = await work.facts.item(id)
    if (!ACTIVE_STATES.includes(row.state) || (item && item.startsAt <= doing.now))
      throw refuse('closed')
    if (!item) return toOwn(strapi, await changeSignUp(work, row, { to: 'cancelled' }, doing))
    const ended = await giveUp(work, item, row, doing)
    return toOwn(strapi, await tellPlace(work, item, ended, 'cancelled'))
  })
