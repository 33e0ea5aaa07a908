import { meetingSetting, standMeetingChange } from '@beursvloer/contract/meetings/calls'
import { MAX_MEETING_BODY_BYTES } from '@beursvloer/contract/meetings/terms'
import { standMeetingsPagePath } from '@beursvloer/contract/page-addresses'
import { data, redirect } from 'react-router'
import { changeStandMeeting, setMeetings, standMeetingsOf } from '~/account/meetings.server.ts'
import { ofStand, ownStandOf } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { meetingFields } from '~/features/meetings/form-fields.ts'
import { meetingMessages } from '~/features/meetings/messages.ts'
import { StandMeetingsPage } from '~/features/meetings/stand-meetings-page.tsx'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { standPageMeta } from '~/features/my-stand/stand-page-meta.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { DONE } from '~/shell/form-parameters.ts'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/stand-meetings.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_MEETING_BODY_BYTES }],
}

export const meta = standPageMeta(standMeetingsPagePath, meetingMessages, (t) => [
  t.board,
  t.boardLead,
])

/** The meetings of an exhibitor, for who acts for it: `/mijn-stand/{id}/afspraken`. */
export async function loader(args: Route.LoaderArgs) {
  const { exhibitor: id, name, role } = await ownStandOf(args, args.params.id)
  const meetings = await ofStand(args, id, (account) => standMeetingsOf(account, id))
  return {
    ...meetings,
    stand: { id, name },
    maySet: role !== 'staff',
    closed: contentOf(args.context).formSettings?.meetingsClosed ?? false,
    done: args.url.searchParams.has(DONE),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  const form = await formDataOf(args.request)
  const text = (name: keyof typeof meetingFields) => String(form.get(meetingFields[name]) ?? '')
  const colleagues = form.getAll(meetingFields.colleague)
  const setting = meetingSetting.safeParse({ atOnce: Number(text('atOnce')), colleagues })
  const [change, meeting, start] = [text('change'), text('meeting'), text('start')]
  const hasReply = ['move', 'decline', 'cancel'].includes(change)
  const asked = standMeetingChange.safeParse({
    change,
    ...(hasReply && { reply: text('message') }),
    ...(change === 'move' && { start }),
    ...(change === 'assign' && { colleague: text('colleague') || null }),
  })
  if (form.has(meetingFields.atOnce) && setting.success)
    await ofStand(args, id, (account) => setMeetings(account, id, setting.data))
  else if (asked.success && isId(meeting)) {
    const { refusal } = await ofStand(args, id, async (account) => ({
      refusal: await changeStandMeeting(account, id, meeting, asked.data),
    }))
    const { locale } = siteRequestOf(args.context)
    if (refusal)
      return data({ refused: meetingMessages[locale].refusals[refusal] }, { status: 409 })
  } else throw new Response(null, { status: 400 })
  throw redirect(`${standMeetingsPagePath(id)}?${DONE}=1`, 303)
}

export default function StandMeetingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useMessages(myStandMessages)
  return <StandMeetingsPage {...loaderData} area={title} refused={actionData?.refused ?? null} />
}
