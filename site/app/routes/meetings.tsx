import { meetingChange } from '@beursvloer/contract/meetings/calls'
import {
  isOpenMeeting,
  MAX_MEETING_BODY_BYTES,
  meetingEntry,
} from '@beursvloer/contract/meetings/terms'
import { exhibitorPath, MEETINGS_PAGE } from '@beursvloer/contract/page-addresses'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { changeMeeting } from '~/account/meetings.server.ts'
import { ownFairOf } from '~/account/own-fair.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { meetingFields } from '~/features/meetings/form-fields.ts'
import { MeetingsPage } from '~/features/meetings/meetings-page.tsx'
import { meetingMessages } from '~/features/meetings/messages.ts'
import { conflictsOf } from '~/features/my-fair/meeting-times.ts'
import { DONE } from '~/shell/form-parameters.ts'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/meetings.ts'

const DONE_VALUES = ['asked', 'changed'] as const

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [{ maxBodyBytes: MAX_MEETING_BODY_BYTES }],
}

export const meta = ownMeta(MEETINGS_PAGE, meetingMessages, (t) => [t.title, t.description])

/** The visitor's meetings with exhibitors: `/gesprekken`. */
export async function loader(args: Route.LoaderArgs) {
  const content = contentOf(args.context)
  const { own, meetings, minutesBetween } = await fromCms(
    args,
    ownFairOf(accountOf(args.context), content),
  )
  const done = args.url.searchParams.get(DONE)
  return {
    meetings: meetings.map((meeting) => {
      const exhibitor = content.exhibitors.find(meeting.exhibitor)
      return {
        ...meeting,
        stand: exhibitor?.stands[0]?.number ?? '',
        path: exhibitor ? exhibitorPath(exhibitor) : null,
        conflicts: isOpenMeeting(meeting)
          ? conflictsOf(
              own,
              meetingEntry(meeting.id),
              meeting.proposed ?? meeting.start,
              minutesBetween,
            )
          : [],
      }
    }),
    done: DONE_VALUES.find((known) => known === done) ?? null,
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await formDataOf(args.request)
  const change = String(form.get(meetingFields.change))
  const asked = meetingChange.safeParse({
    change,
    ...((change === 'decline' || change === 'cancel') && { reply: '' }),
  })
  const meeting = String(form.get(meetingFields.meeting))
  if (!asked.success || !isId(meeting)) throw new Response(null, { status: 400 })
  const refusal = await fromCms(args, changeMeeting(accountOf(args.context), meeting, asked.data))
  const { locale } = siteRequestOf(args.context)
  if (refusal) return data({ refused: meetingMessages[locale].refusals[refusal] }, { status: 409 })
  throw redirect(`${MEETINGS_PAGE}?${DONE}=changed`, 303)
}

export default function Meetings({ loaderData, actionData }: Route.ComponentProps) {
  return <MeetingsPage {...loaderData} refused={actionData?.refused ?? null} />
}
