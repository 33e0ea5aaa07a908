import { MEETING_SOON_MS } from '@beursvloer/contract/meetings/terms'
import type { Core } from '@strapi/strapi'
import { exhibitorNames } from '../exhibitor-members/membership'
import { fairDate } from '../fair/dates'
import { messagesOf } from '../push/rows'
import { wakePushSender } from '../push/worker'
import { withLock } from '../transactions/with-lock'
import { instantOf, meetingPlace } from './free-times'
import { pushToVisitor } from './push'
import { type MeetingRow, meetingsWhere } from './rows'

async function remind(strapi: Core.Strapi, row: MeetingRow, now: Date): Promise<void> {
  const { documentId, exhibitor, start } = row
  // With its time: a meeting that was moved is announced again.
  const subject = `soon meeting ${documentId} ${start}`
  if ((await messagesOf(strapi).count({ where: { subject } })) > 0) return
  const write = async () => {
    const stand = (await exhibitorNames(strapi, [exhibitor])).get(exhibitor) ?? ''
    const where = (await meetingPlace(strapi, exhibitor)).stands.join(', ')
    const time = start.slice(11)
    return {
      subject,
      kind: 'soon' as const,
      title: { nl: `Om ${time}: gesprek met ${stand}`, en: `At ${time}: meeting with ${stand}` },
      body: { nl: where && `Stand ${where}`, en: where && `Stand ${where}` },
      endsAt: instantOf(start),
    }
  }
  await pushToVisitor(strapi, row, 'tell_soon', write, now)
}

/** Pushes to the visitor's devices, once, that an agreed meeting begins within ten minutes. */
export async function remindOfMeetings(strapi: Core.Strapi, now: Date): Promise<void> {
  const rows = await meetingsWhere(strapi, {
    state: 'confirmed',
    start: { $startsWith: fairDate(now) },
  })
  const soon = rows.filter(({ start }) => {
    const left = instantOf(start).getTime() - now.getTime()
    return left > 0 && left <= MEETING_SOON_MS
  })
  for (const row of soon) await withLock(strapi, 'push', () => remind(strapi, row, now))
  if (soon.length > 0) wakePushSender(strapi)
}
