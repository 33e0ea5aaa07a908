import {
  COLLEAGUE_PARAM,
  meetingChange,
  meetingRequest,
  meetingSetting,
  standMeetingChange,
} from '@beursvloer/contract/meetings/calls'
import type { Core } from '@strapi/strapi'
import { forVisitor } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { requireDiskSpace } from '../../../http/service-unavailable'
import { wakeOutbox } from '../../../mail/worker'
import { changeMeeting, requestMeeting, setMeetings } from '../../../meetings/change'
import { meetingTimesOf, ownMeetingsOf, standMeetingsOf } from '../../../meetings/views'
import { forMember } from '../../../my-stand/for-member'
import { wakePushSender } from '../../../push/worker'

/** Calls about meetings: of visitors on their own, and of members on their exhibitor's. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const wake = () => {
    wakeOutbox(strapi)
    wakePushSender(strapi)
  }
  return {
    own: forVisitor(async (_call, { id: visitor }) => ({
      meetings: await ownMeetingsOf(strapi, visitor),
    })),

    times: forVisitor(({ params, query }, { id: visitor }) =>
      meetingTimesOf(
        strapi,
        { visitor, exhibitor: String(params.exhibitor), chosen: query[COLLEAGUE_PARAM] },
        new Date(),
      ),
    ),

    request: forVisitor(async ({ request, params }, { id: visitor }) => {
      const asked = readShape(meetingRequest, request.body)
      await requireDiskSpace()
      await requestMeeting(strapi, visitor, String(params.exhibitor), asked, new Date())
      wake()
      return { meetings: await ownMeetingsOf(strapi, visitor) }
    }),

    change: forVisitor(async ({ request, params }, { id: visitor }) => {
      const asked = readShape(meetingChange, request.body)
      const where = { documentId: String(params.meeting), visitor }
      await changeMeeting(strapi, where, { side: 'visitor' }, asked, new Date())
      wake()
      return { meetings: await ownMeetingsOf(strapi, visitor) }
    }),

    ofStand: forMember(strapi, 'staff', (_ctx, { exhibitorId }) =>
      standMeetingsOf(strapi, exhibitorId, new Date()),
    ),

    setting: forMember(strapi, 'editor', async ({ request }, { exhibitorId }) => {
      await setMeetings(strapi, exhibitorId, readShape(meetingSetting, request.body))
      return standMeetingsOf(strapi, exhibitorId, new Date())
    }),

    changeOfStand: forMember(
      strapi,
      'staff',
      async ({ request, params }, { exhibitorId: exhibitor, documentId: member }) => {
        const asked = readShape(standMeetingChange, request.body)
        const where = { documentId: String(params.meeting), exhibitor }
        await changeMeeting(strapi, where, { side: 'stand', member }, asked, new Date())
        wake()
        return standMeetingsOf(strapi, exhibitor, new Date())
      },
    ),
  }
}
