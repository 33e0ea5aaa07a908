import { MINUTE_MS } from '@beursvloer/contract/durations'
import { DOOR_OFFLINE_MINUTES } from '@beursvloer/contract/sign-ups/door'
import { INSIDE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { readItems } from '../item'
import { changeSignUp, itemsInStates, type SignUpRow, signUpsOf } from '../rows'
import { withSignUpLock } from '../transaction'

/** Maximum of people marked in one transaction: others wait for it. */
const BATCH = 50

/**
 * Marks people with a place who were not checked in as absent, once an item is over and every phone
 * has had time to send its entries. An item without any check-in marks nobody.
 */
export async function markAbsent(strapi: Core.Strapi, now: Date): Promise<void> {
  const until = now.getTime() - DOOR_OFFLINE_MINUTES * MINUTE_MS
  const checked = await readItems(strapi, await itemsInStates(strapi, INSIDE_STATES))
  for (const { id, endsAt } of checked.values()) {
    if (endsAt.getTime() > until) continue
    const where = { item: id, state: 'confirmed' }
    let isMore = (await signUpsOf(strapi).count({ where })) > 0
    while (isMore) {
      isMore = await withSignUpLock(strapi, now, async (work) => {
        const rows: SignUpRow[] = await signUpsOf(strapi).findMany({ where, limit: BATCH })
        for (const row of rows)
          await changeSignUp(work, row, { to: 'absent' }, { cause: 'not-seen', now })
        return rows.length === BATCH
      })
    }
  }
}
