import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import { standMember } from '@beursvloer/contract/forms/definitions/stand-member'
import { MEMBER_ROLES, type MemberRefusal } from '@beursvloer/contract/my-stand/terms'
import { standPeoplePath } from '@beursvloer/contract/page-addresses'
import { data, redirect } from 'react-router'
import { changeColleague, inviteColleague, overviewOf } from '~/account/my-stand.server.ts'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { memberFields, PeoplePage } from '~/features/my-stand/people-page.tsx'
import { standPageMeta } from '~/features/my-stand/stand-page-meta.ts'
import { DONE, FORM } from '~/shell/form-parameters.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/stand-people.ts'

const DONE_VALUES = ['changed', 'sent'] as const

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [standMember],
}

export const meta = standPageMeta(standPeoplePath, myStandMessages, (t) => [t.people, t.peopleLead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Who acts for an exhibitor, for its managers: `/mijn-stand/{id}/mensen`. */
export async function loader(args: Route.LoaderArgs) {
  const { exhibitor: id, name, members, role } = await overviewOf(args, args.params.id)
  validatePage(role === 'manager', args.url)
  const done = args.url.searchParams.get(DONE)
  return { stand: { id, name }, members, done: DONE_VALUES.find((known) => known === done) ?? null }
}

export async function action(
  args: Route.ActionArgs,
): Promise<Awaited<ReturnType<typeof inviteColleague>> | ReturnType<typeof refusal>> {
  const { params, url, request } = args
  const page = standPeoplePath(params.id)
  await overviewOf(args, params.id)
  if (url.searchParams.has(FORM)) return inviteColleague(args, params.id, `${page}?${DONE}=sent`)
  const form = await formDataOf(request)
  const member = String(form.get(memberFields.member))
  const role = MEMBER_ROLES.find((known) => known === form.get(memberFields.role))
  const isRole = form.get(memberFields.change) === 'role'
  if (isRole && !role) throw new Response(null, { status: 400 })
  const change =
    isRole && role
      ? ({ change: 'role', member, role } as const)
      : ({ change: 'withdraw', member } as const)
  const refused = await changeColleague(args, params.id, change)
  if (refused) return refusal(refused)
  throw redirect(`${page}?${DONE}=changed`, 303)
}

const refusal = (refused: MemberRefusal) => data({ refused }, { status: 409 })

export default function StandPeople({ loaderData, actionData }: Route.ComponentProps) {
  const { stand, members, done } = loaderData
  const answer = actionData as FormAnswer | { readonly refused: MemberRefusal } | undefined
  const refused = answer && 'refused' in answer ? answer.refused : null
  return (
    <PeoplePage stand={stand} members={members} done={refused ? null : done} refused={refused}>
      <AccountForm definition={standMember} action={`?${FORM}=1`} />
    </PeoplePage>
  )
}
