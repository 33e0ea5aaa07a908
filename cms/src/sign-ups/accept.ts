import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { checkOtherPlaces } from './conflicts'
import { notifyPlace } from './notify'
import { toOwn } from './own'
import { refreshPlacesOf } from './refresh-places'
import { refuse } from './refusals'
import { type ChangeContext, changeSignUp, findOffer, findSignUp, type SignUpRow } from './rows'
import { checkSeen, isDone, itemToJoin, releasePlace, type Seen } from './sign-up'
import { type SignUpWork, withSignUpLock } from './transaction'

interface Asked {
  readonly item: string
  readonly email: string
  readonly swap?: string | undefined
  readonly seen?: Seen
}

/**
 * Takes the offered place (requirements 17.4).
 * @throws SignUpRefused `changed`, `not-offered` (any more), `clash` or `day-limit`
 */
export const acceptOffer = (
  strapi: Core.Strapi,
  { item, email, swap, seen }: Asked,
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(strapi, change.now, async (work) => {
    await refreshPlacesOf(work, item)
    const row = await findSignUp(strapi, item, email)
    if (row && isDone(row, change.key)) return toOwn(strapi, row)
    checkSeen(row, seen)
    return take(work, item, row, change, swap)
  })

/**
 * As above for the holder of the mailed link, signed in or not. The link works once.
 * @throws SignUpRefused as above
 */
export const takeOffer = (
  strapi: Core.Strapi,
  { code, swap }: { readonly code: string; readonly swap?: string | undefined },
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(strapi, change.now, async (work) => {
    const linked = await findOffer(strapi, code)
    if (!linked) throw refuse('not-offered')
    await refreshPlacesOf(work, linked.item)
    return take(work, linked.item, await findOffer(strapi, code), change, swap)
  })

/** The offer of a mailed link, or the place taken by it; null for any other link. */
export async function readOffer(
  strapi: Core.Strapi,
  code: string,
  now: Date,
): Promise<OwnSignUp | null> {
  const row = await findOffer(strapi, code)
  const isOver = row?.state === 'offered' && (row.until === null || new Date(row.until) <= now)
  return row && !isOver ? toOwn(strapi, row) : null
}

async function take(
  work: SignUpWork,
  id: string,
  row: SignUpRow | null,
  change: ChangeContext,
  swap: string | undefined,
): Promise<OwnSignUp> {
  const { strapi } = work
  const item = await itemToJoin(work, id)
  if (row?.state === 'confirmed') return toOwn(strapi, row)
  if (row?.state !== 'offered') throw refuse('not-offered')
  const given = await checkOtherPlaces(work, row.email, item, swap)
  const taken = await changeSignUp(work, row, { to: 'confirmed' }, change)
  if (given) {
    const ended = await releasePlace(work, given.item, given.row, { ...change, cause: 'swapped' })
    await notifyPlace(work, given.item, ended, 'swapped')
  }
  return toOwn(strapi, await notifyPlace(work, item, taken, 'confirmed'))
}
