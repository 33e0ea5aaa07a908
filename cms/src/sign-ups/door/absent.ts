import { MINUTE_MS } from '@beursvloer/contract/durations'
import { DOOR_OFFLINE_MINUTES } from '@beursvloer/contract/sign-ups/door'
import { INSIDE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { readItems } from '../item'
import { changeSignUp, type SignUpRow, signUpsOf } from '../rows'
import { withSignUpLock } from '../transaction'

/** Most people who are marked in one transaction: others wait for it. */
const BATCH = 50

/** Items at whose door somebody was let in. */
async function checkedItems(strapi: Core.Strapi): Promise<readonly string[]> {
  const rows: Pick<SignUpRow, 'item'>[] = await signUpsOf(strapi).findMany({
    select: ['item'],
    where: { state: { $in: [...INSIDE_STATES] } },
  })
  return [...new Set(rows.map(({ item }) => item))]
}

/**
 * Marks who had a place and was not let in, once an item is over and every phone has had time to send what
 * it noted. Where nobody stood at the door, nobody is marked.
 */
export async function markAbsent(strapi: Core.Strapi, now: Date): Promise<void> {
  const until = now.getTime() - DOOR_OFFLINE_MINUTES * MINUTE_MS
  for (const { id, endsAt } of (await readItems(strapi, await checkedItems(strapi))).values()) {
    if (endsAt.getTime() > until) continue
    const where = { item: id, state: 'confirmed' }
    let left = await signUpsOf(strapi).count({ where })
    while (left > 0) {
      left = await withSignUpLock(strapi, now, async (work) => {
        const rows: SignUpRow[] = await signUpsOf(strapi).findMany({ where })
        for (const row of rows.slice(0, BATCH))
          await changeSignUp(work, row, { to: 'absent' }, { cause: 'not-seen', now })
        return rows.length - BATCH
      })
    }
  }
}
