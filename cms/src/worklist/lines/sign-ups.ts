import { count } from '@beursvloer/contract/count'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'
import type { ItemRow } from '../../sign-ups/staff/views'
import { namesText } from '../names'
import { byDaysLeft } from '../urgency'
import type { WorklistLine } from '../views'
import type { LineSource } from '../worklist-context'

/** From when full items with people waiting ask for a larger room, in days. */
const WAITING_THRESHOLDS = { today: 2, week: 30 }

const sum = (rows: readonly ItemRow[], of: (row: ItemRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** Items that more people have a place at than fit in, and those with people who wait. */
export const signUpLines: LineSource = async (_strapi, { currentUser, today, daysLeft, items }) => {
  if (!currentUser.may(SIGN_UP_ACTIONS.overview)) return []
  const rows = (await items()).filter(({ date, isCancelled }) => date >= today && !isCancelled)
  const over = rows.filter((row) => row.over > 0)
  const waiting = rows.filter((row) => row.waiting > 0).toSorted((a, b) => b.waiting - a.waiting)
  const lines: WorklistLine[] = []
  if (over.length > 0)
    lines.push({
      id: 'sign-ups-over',
      urgency: 'today',
      count: over.length,
      title:
        over.length === 1
          ? 'Onderdeel met te veel aanmeldingen'
          : 'Onderdelen met te veel aanmeldingen',
      about: namesText(over.map(({ title, over: more }) => `${title}\u00a0${more}`)),
      due: `${sum(over, (row) => row.over)} te veel`,
      dueNote: 'meer plaatsen gegeven dan er zijn',
      to: '/aanmeldingen?bezetting=over',
      action: 'Zoek een zaal',
    })
  if (waiting.length > 0)
    lines.push({
      id: 'sign-ups-waiting',
      urgency: byDaysLeft(daysLeft, WAITING_THRESHOLDS),
      count: waiting.length,
      title:
        waiting.length === 1 ? 'Onderdeel vol met wachtlijst' : 'Onderdelen vol met wachtlijst',
      about: namesText(waiting.map(({ title, waiting: people }) => `${title}\u00a0${people}`)),
      due: count(
        sum(waiting, (row) => row.waiting),
        'wacht',
        'wachten',
      ),
      dueNote: '',
      to: '/aanmeldingen?bezetting=waiting',
      action: waiting.length === 1 ? 'Bekijk onderdeel' : 'Bekijk onderdelen',
    })
  return lines
}
