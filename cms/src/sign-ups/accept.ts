import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { checkOtherPlaces } from './conflicts'
import { toOwn } from './own'
import { refuse } from './refusals'
import { changeSignUp, type Doing, findSignUp } from './rows'
import { settle } from './settle'
import { giveUp, isDone, itemToJoin } from './sign-up'
import { tellPlace } from './tell'
import { inTurn } from './transaction'

interface Asked {
  readonly item: string
  readonly email: string
  readonly swap?: string | undefined
}

/**
 * Takes the place that is offered (requirements 17.4).
 * @throws SignUpRefused `not-offered` (any more), `clash` or `day-limit`
 */
export const acceptOffer = (
  strapi: Core.Strapi,
  { item: id, email, swap }: Asked,
  doing: Doing,
): Promise<OwnSignUp> =>
  inTurn(strapi, doing.now, async (work) => {
    const known = await work.facts.item(id)
    if (known) await settle(work, known)
    const row = await findSignUp(strapi, id, email)
    if (row && isDone(row, doing.key)) return toOwn(strapi, row)
    const item = await itemToJoin(work, id)
    if (row?.state === 'confirmed') return toOwn(strapi, row)
    if (row?.state !== 'offered') throw refuse('not-offered')
    const given = await checkOtherPlaces(work, email, item, swap)
    const taken = await changeSignUp(work, row, { to: 'confirmed' }, doing)
    if (given) {
      const ended = await giveUp(work, given.item, given.row, { ...doing, cause: 'swapped' })
      await tellPlace(work, given.item, ended, 'swapped')
    }
    return toOwn(strapi, await tellPlace(work, item, taken, 'confirmed'))
  })
