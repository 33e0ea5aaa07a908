import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { checkOtherPlaces } from './conflicts'
import { notifyPlace } from './notify'
import { toOwn } from './own'
import { refreshPlaces } from './refresh-places'
import { refuse } from './refusals'
import { type ChangeContext, changeSignUp, findSignUp } from './rows'
import { isDone, itemToJoin, releasePlace } from './sign-up'
import { withSignUpLock } from './transaction'

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
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(strapi, change.now, async (work) => {
    const known = await work.facts.item(id)
    if (known) await refreshPlaces(work, known)
    const row = await findSignUp(strapi, id, email)
    if (row && isDone(row, change.key)) return toOwn(strapi, row)
    const item = await itemToJoin(work, id)
    if (row?.state === 'confirmed') return toOwn(strapi, row)
    if (row?.state !== 'offered') throw refuse('not-offered')
    const given = await checkOtherPlaces(work, email, item, swap)
    const taken = await changeSignUp(work, row, { to: 'confirmed' }, change)
    if (given) {
      const ended = await releasePlace(work, given.item, given.row, { ...change, cause: 'swapped' })
      await notifyPlace(work, given.item, ended, 'swapped')
    }
    return toOwn(strapi, await notifyPlace(work, item, taken, 'confirmed'))
  })
