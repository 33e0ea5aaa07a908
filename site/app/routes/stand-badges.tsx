import { standBadgesForm } from '@beursvloer/contract/forms/definitions/stand-badges'
import { standBadgesPagePath } from '@beursvloer/contract/page-addresses'
import { redirect } from 'react-router'
import { addBadges, badgesOfStand, overviewOf, removeBadge } from '~/account/my-stand.server.ts'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { BADGE_FIELD, BadgesPage } from '~/features/my-stand/badges-page.tsx'
import { standBadgeMessages } from '~/features/my-stand/stand-badge-messages.ts'
import { standPageMeta } from '~/features/my-stand/stand-page-meta.ts'
import { DONE, FORM } from '~/shell/form-parameters.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/stand-badges.ts'

const DONE_VALUES = ['made', 'removed'] as const

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [standBadgesForm],
}

export const meta = standPageMeta(standBadgesPagePath, standBadgeMessages, (t) => [t.title, t.lead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** The badges of who works on a stand, for its managers: `/mijn-stand/{id}/badges`. */
export async function loader(args: Route.LoaderArgs) {
  const { exhibitor: id, name } = await overviewOf(args, args.params.id)
  const badges = await badgesOfStand(args, id)
  const done = args.url.searchParams.get(DONE)
  return {
    stand: { id, name },
    badges,
    done: DONE_VALUES.find((known) => known === done) ?? null,
  }
}

export async function action(
  args: Route.ActionArgs,
): Promise<Awaited<ReturnType<typeof addBadges>>> {
  const { id } = args.params
  const page = standBadgesPagePath(id)
  if (args.url.searchParams.has(FORM)) return addBadges(args, id, `${page}?${DONE}=made`)
  const form = await formDataOf(args.request)
  await removeBadge(args, id, String(form.get(BADGE_FIELD)))
  throw redirect(`${page}?${DONE}=removed`, 303)
}

export default function StandBadges({ loaderData }: Route.ComponentProps) {
  return (
    <BadgesPage {...loaderData}>
      <AccountForm definition={standBadgesForm} action={`?${FORM}=1`} />
    </BadgesPage>
  )
}
