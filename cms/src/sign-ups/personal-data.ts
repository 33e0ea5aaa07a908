import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { readItems } from './item'
import { refreshPlacesOf } from './refresh-places'
import { SIGN_UP, type SignUpRow, signUpsOf, subjectOf } from './rows'
import { withSignUpLock } from './transaction'

const rowsOf = (strapi: Core.Strapi, emails: readonly string[]): Promise<SignUpRow[]> =>
  signUpsOf(strapi).findMany({
    where: { email: { $in: [...emails] } },
    orderBy: { arrivedAt: 'asc' },
  })

/** The stored data of a person's sign-ups, for their own export; without the names of staff. */
export async function signUpData(
  strapi: Core.Strapi,
  email: string,
): Promise<PersonalData['signUps']> {
  const rows = await rowsOf(strapi, [email])
  const items = await readItems(strapi, [...new Set(rows.map(({ item }) => item))])
  return rows.map(({ item, state, arrivedAt, changedAt, phone, history }) => ({
    item,
    title: items.get(item)?.title.nl ?? null,
    state,
    phone,
    arrivedAt: isoOf(arrivedAt),
    changedAt: isoOf(changedAt),
    history: (history ?? []).map(({ at, to, cause }) => ({ at, state: to, cause })),
  }))
}

/**
 * Deletes the sign-ups of addresses, in the caller's transaction; freed places are offered to the
 * waiting list.
 */
export async function deleteSignUps(
  strapi: Core.Strapi,
  emails: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await rowsOf(strapi, emails)
  if (rows.length === 0) return
  await withSignUpLock(strapi, now, async (work) => {
    await signUpsOf(strapi).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } })
    await work.facts.countChange()
    for (const id of new Set(rows.map(({ item }) => item))) await refreshPlacesOf(work, id)
  })
}

/**
 * Changes the address of sign-ups, in the caller's transaction. Where the new address has one for
 * the same item, that one stays and the other is deleted.
 */
export async function moveSignUps(
  strapi: Core.Strapi,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  const own = await rowsOf(strapi, [to])
  for (const { id, item } of await rowsOf(strapi, [from])) {
    if (own.some((row) => row.item === item)) continue
    // A link in the mailbox of before takes no place any more.
    const data = { email: to, subject: subjectOf(item, to), offerHash: null }
    await strapi.db.query(SIGN_UP).update({ where: { id }, data })
  }
  await deleteSignUps(strapi, [from], now)
}
