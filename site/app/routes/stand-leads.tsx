import { leadsPagePath } from '@beursvloer/contract/page-addresses'
import { accountOf } from '~/account/context.server.ts'
import { leadsOf } from '~/account/leads.server.ts'
import { ownStandOf } from '~/account/my-stand.server.ts'
import { LeadsPage } from '~/features/leads/leads-page.tsx'
import { filterLeads, leadFilterIn } from '~/features/leads/leads-view.ts'
import { leadMessages } from '~/features/leads/messages.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/stand-leads.ts'

export const handle: PageHandle = { ...PERSONAL_PAGE }

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const stand = loaderData?.stand
  return messageMeta(matches, leadsPagePath(params.id), leadMessages, (t) => [
    stand ? t.listTitleFor(stand) : t.listTitle,
    t.listDescription,
  ])
}

/** The leads of an exhibitor: `/mijn-stand/{exhibitor}/leads`; a 404 for anybody else. */
export async function loader(args: Route.LoaderArgs) {
  const { id: exhibitor } = args.params
  const { name } = await ownStandOf(args, exhibitor)
  const list = await leadsOf(accountOf(args.context), exhibitor)
  const filter = leadFilterIn(args.url.searchParams)
  return {
    ...{ exhibitor, stand: name, filter, ...filterLeads(list, filter) },
    hasLeads: list.leads.some(({ state }) => state === 'shared'),
  }
}

export default function StandLeads({ loaderData }: Route.ComponentProps) {
  return <LeadsPage {...loaderData} />
}
