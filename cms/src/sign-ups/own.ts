import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { type SignUpRow, signUpsOf } from './rows'

const isoOf = (at: string | number | Date): string => new Date(at).toISOString()

/** A sign-up as its visitor gets it. */
export async function toOwn(strapi: Core.Strapi, row: SignUpRow): Promise<OwnSignUp> {
  const { item, state, turn, until, changedAt } = row
  const before =
    state === 'waiting'
      ? await signUpsOf(strapi).count({ where: { item, state, turn: { $lt: turn } } })
      : null
  return {
    item,
    state,
    position: before === null ? null : before + 1,
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
  return Promise.all(rows.map((row) => toOwn(strapi, row)))
}
