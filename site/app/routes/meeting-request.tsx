import { meetingChange, meetingRequest } from '@beursvloer/contract/meetings/calls'
import {
  isOpenMeeting,
  MAX_MEETING_BODY_BYTES,
  meetingEntry,
} from '@beursvloer/contract/meetings/terms'
import {
  exhibitorPath,
  MEETINGS_PAGE,
  meetingRequestPath,
} from '@beursvloer/contract/page-addresses'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import {
  changeMeeting,
  meetingsOf,
  meetingTimesOf,
  requestMeeting,
} from '~/account/meetings.server.ts'
import { ownFairOf } from '~/account/own-fair.server.ts'
import { fromCms, orLater, requireUser } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { meetingFields } from '~/features/meetings/form-fields.ts'
import { meetingMessages } from '~/features/meetings/messages.ts'
import { RequestPage } from '~/features/meetings/request-page.tsx'
import { statusLook } from '~/features/my-fair/entry-box.tsx'
import { meetingDays } from '~/features/my-fair/meeting-times.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/meeting-request.ts'

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [{ maxBodyBytes: MAX_MEETING_BODY_BYTES }],
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return messageMeta(matches, meetingRequestPath(params.exhibitor), meetingMessages, (t) => [
    loaderData ? t.with(loaderData.exhibitor.name) : t.title,
    t.choose,
  ])
}

/** Asking an exhibitor for a meeting, or for another time: `/gesprekken/{exhibitor}`. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args)
  const content = contentOf(args.context)
  const exhibitor = content.exhibitors.find(args.params.exhibitor)
  validatePage(exhibitor?.id === args.params.exhibitor, args.url)
  const account = accountOf(args.context)
  const wanted = args.url.searchParams.get(meetingFields.colleague)
  const [{ facts, own, meetings, minutesBetween }, { isOpen, free, colleagues }] = await fromCms(
    args,
    Promise.all([ownFairOf(account, content), meetingTimesOf(account, exhibitor.id, wanted)]),
  )
  const moved = meetings.find((one) => one.exhibitor === exhibitor.id && isOpenMeeting(one))
  const stand = exhibitor.stands[0]?.number ?? ''
  const wish = { place: stand, free, moved: moved && meetingEntry(moved.id) }
  return {
    exhibitor: { name: exhibitor.name, path: exhibitorPath(exhibitor), stand },
    isOpen,
    days: meetingDays(facts.days, own, wish, minutesBetween).map((day) => ({
      ...day,
      own: day.own.map(({ status, ...stop }) => ({ ...stop, look: statusLook[status] })),
    })),
    colleagues,
    colleague: colleagues.find(({ id }) => id === wanted)?.id ?? null,
    moved: moved?.id ?? null,
    member: moved?.member ?? '',
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await formDataOf(args.request)
  const { locale: language } = siteRequestOf(args.context)
  const account = accountOf(args.context)
  const { exhibitor } = args.params
  const start = String(form.get(meetingFields.start) ?? '')
  const message = String(form.get(meetingFields.message) ?? '')
  const t = meetingMessages[language]
  if (!start) return data({ why: t.chooseFirst, message }, { status: 422 })
  const colleague = form.get(meetingFields.colleague) || null
  const wish = meetingRequest.safeParse({ start, message, language, colleague })
  if (!wish.success) throw new Response(null, { status: 400 })
  const ask = async () => {
    const meetings = await meetingsOf(account)
    const open = meetings.find((one) => one.exhibitor === exhibitor && isOpenMeeting(one))
    return open
      ? changeMeeting(account, open.id, meetingChange.parse({ change: 'move', start, reply: '' }))
      : requestMeeting(account, exhibitor, wish.data)
  }
  const refusal = await fromCms(args, orLater(ask()))
  if (refusal === 'later') return data({ why: t.notAsked, message }, { status: 503 })
  if (refusal) return data({ why: t.refusals[refusal], message }, { status: 409 })
  throw redirect(`${MEETINGS_PAGE}?gedaan=asked`, 303)
}

export default function MeetingRequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage {...loaderData} refused={actionData ?? null} />
}
