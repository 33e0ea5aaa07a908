import { MEETING_SOON_MS } from '@beursvloer/contract/meetings/terms'
import { standMeetingsPagePath } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { exhibitorNames } from '../exhibitor-members/membership'
import { fairDate } from '../fair/dates'
import { messagesOf } from '../push/rows'
import { wakePushSender } from '../push/worker'
import { withLock } from '../transactions/with-lock'
import { instantOf, meetingPlace } from './free-times'
import { pushOfMeeting, toVisitor } from './push'
import { type MeetingRow, meetingsWhere } from './rows'
import { membersToTell } from './tell'

async function remind(strapi: Core.Strapi, row: MeetingRow, now: Date): Promise<void> {
  const { documentId: meeting, exhibitor, start } = row
  // With its time: a meeting that was moved is announced again.
  const subject = `soon meeting ${meeting} ${start}`
  if ((await messagesOf(strapi).count({ where: { subject: { $startsWith: subject } } })) > 0) return
  const time = start.slice(11)
  const message = async () => {
    const where = (await meetingPlace(strapi, exhibitor)).stands.join(', ')
    const body = { nl: where && `Stand ${where}`, en: where && `Stand ${where}` }
    return { kind: 'soon' as const, body, endsAt: instantOf(start) }
  }
  const ofVisitor = async () => {
    const stand = (await exhibitorNames(strapi, [exhibitor])).get(exhibitor) ?? ''
    const nl = `Om ${time}: gesprek met ${stand}`
    return { ...(await message()), subject, title: { nl, en: `At ${time}: meeting with ${stand}` } }
  }
  // Without a name: messages outlive accounts.
  const ofStand = async () => {
    const title = {
      nl: `Om ${time}: gesprek op uw stand`,
      en: `At ${time}: meeting at your stand`,
    }
    return { ...(await message()), subject: `${subject} stand`, title }
  }
  await pushOfMeeting(strapi, toVisitor(row), 'tell_soon', ofVisitor, now)
  const path = standMeetingsPagePath(exhibitor)
  for (const { account } of await membersToTell(strapi, row))
    if (account) await pushOfMeeting(strapi, { account, path, meeting }, 'tell_soon', ofStand, now)
}

/**
 * Pushes once that an agreed meeting begins within ten minutes: to the devices of its visitor, and of
 * the member who has it.
 */
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
