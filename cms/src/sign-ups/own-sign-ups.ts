import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { positionOf, type SignUpRow, signUpsOf } from './rows'

/**
 * A sign-up as its visitor gets it.
 * @param known position on the waiting list, if known already
 */
export async function toOwnSignUp(
  strapi: Core.Strapi,
  row: SignUpRow,
  known?: number | null,
): Promise<OwnSignUp> {
  const { item, state, until, changedAt } = row
  return {
    item,
    state,
    position: known === undefined ? await positionOf(strapi, row) : known,
    until: until === null ? null : isoOf(until),
    at: isoOf(changedAt),
  }
}

/** All sign-ups of an address, the latest change first. */
export async function ownSignUpsOf(strapi: Core.Strapi, email: string): Promise<OwnSignUp[]> {
  const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
    where: { email },
    orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
  })
  return Promise.all(rows.map((row) => toOwnSignUp(strapi, row)))
}
