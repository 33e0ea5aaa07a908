import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { checkOtherPlaces } from './conflicts'
import { notifyPlace } from './notify'
import { toOwnSignUp } from './own-sign-ups'
import { refreshPlacesOf } from './refresh-places'
import { refuse } from './refusals'
import { type ChangeContext, changeSignUp, findOffer, findSignUp, type SignUpRow } from './rows'
import { checkSeenState, isRepeated, itemToJoin, releasePlace, type SeenState } from './sign-up'
import { type SignUpWork, withSignUpLock } from './transaction'

interface OfferRequest extends Pick<SignUpRow, 'item' | 'email' | 'language'> {
  readonly swap?: string | undefined
  readonly seen?: SeenState
}

/**
 * Takes the offered place (requirements 17.4).
 * @throws SignUpRefused `changed`, `not-offered` (any more), `clash` or `day-limit`
 */
export const acceptOffer = (
  strapi: Core.Strapi,
  { item, email, language, swap, seen }: OfferRequest,
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(strapi, change.now, async (work) => {
    await refreshPlacesOf(work, item)
    const row = await findSignUp(strapi, item, email)
    if (row && isRepeated(row, change.key)) return toOwnSignUp(strapi, row)
    checkSeenState(row, seen)
    return accept(work, item, row && { ...row, language }, change, swap)
  })

/**
 * As above for the holder of the mailed link, signed in or not. The link works once.
 * @throws SignUpRefused as above
 */
export const acceptLinkedOffer = (
  strapi: Core.Strapi,
  { code, swap }: { readonly code: string; readonly swap?: string | undefined },
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(strapi, change.now, async (work) => {
    const linked = await findOffer(strapi, code)
    if (!linked) throw refuse('not-offered')
    await refreshPlacesOf(work, linked.item)
    return accept(work, linked.item, await findOffer(strapi, code), change, swap)
  })

/** The offer of a mailed link, or the place taken by it; null for any other link. */
export async function readOffer(
  strapi: Core.Strapi,
  code: string,
  now: Date,
): Promise<OwnSignUp | null> {
  const row = await findOffer(strapi, code)
  const isOver = row?.state === 'offered' && (row.until === null || new Date(row.until) <= now)
  return row && !isOver ? toOwnSignUp(strapi, row) : null
}

async function accept(
  work: SignUpWork,
  id: string,
  row: SignUpRow | null,
  change: ChangeContext,
  swap: string | undefined,
): Promise<OwnSignUp> {
  const { strapi } = work
  const item = await itemToJoin(work, id)
  if (row?.state === 'confirmed') return toOwnSignUp(strapi, row)
  if (row?.state !== 'offered') throw refuse('not-offered')
  const given = await checkOtherPlaces(work, row.email, item, swap)
  const { language } = row
  const taken = await changeSignUp(work, row, { to: 'confirmed', language }, change)
  if (given) {
    const swapped = { ...change, cause: 'swapped' } as const
    const ended = await releasePlace(work, given.item, given.row, swapped, language)
    await notifyPlace(work, given.item, ended, 'swapped')
  }
  return toOwnSignUp(strapi, await notifyPlace(work, item, taken, 'confirmed'))
}
