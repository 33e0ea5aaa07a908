import { overlaps } from '@beursvloer/contract/fair-time'
import { readItems, type SignUpItem } from './item'
import { refuse } from './refusals'
import { type SignUpRow, signUpsBy } from './rows'
import type { SignUpWork } from './transaction'

/** The places that an address has on the day of an item, with when they are. */
async function placesOnDay(work: SignUpWork, email: string, item: SignUpItem) {
  const rows = (await signUpsBy(work, email)).filter(
    (row) => row.state === 'confirmed' && row.item !== item.id,
  )
  const items = await readItems(
    work.strapi,
    rows.map((row) => row.item),
  )
  return rows.flatMap((row) => {
    const other = items.get(row.item)
    return other && other.date === item.date && !other.isCancelled ? [{ row, item: other }] : []
  })
}

/**
 * Checks whether a person may have a place besides their others.
 * @param swap document id of an item whose place they give up for it
 * @returns the sign-up and item to give up; null for none
 * @throws SignUpRefused `clash` with another place, or `day-limit`
 */
export async function checkOtherPlaces(
  work: SignUpWork,
  email: string,
  item: SignUpItem,
  swap: string | undefined,
): Promise<{ readonly row: SignUpRow; readonly item: SignUpItem } | null> {
  const others = await placesOnDay(work, email, item)
  const given = others.find(({ row }) => row.item === swap) ?? null
  const kept = others.filter((other) => other !== given)
  const clash = kept.find(({ item: other }) => overlaps(other, item))
  if (clash) throw refuse('clash', clash.item.id)
  const { placesPerDay } = work.fair
  if (placesPerDay !== null && kept.length >= placesPerDay) throw refuse('day-limit')
  return given
}
