import { DOORS_PAGE } from '@beursvloer/contract/page-addresses'
import { accountOf } from '~/account/context.server.ts'
import { doorItemsOf } from '~/account/door.server.ts'
import { fromCms, requireUser } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { toDoorItem } from '~/features/door/door-item.ts'
import { DoorItemsPage } from '~/features/door/door-items-page.tsx'
import { doorMessages } from '~/features/door/messages.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/doors.ts'

export const handle = UNCOUNTED_PAGE

export const meta = ownMeta(DOORS_PAGE, doorMessages, (t) => [t.title, t.description])

/** The doors at which the current user may check people in: `/deur`. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args)
  const items = await fromCms(args, doorItemsOf(accountOf(args.context)))
  return { items: items.map((item) => toDoorItem(contentOf(args.context), item)) }
}

export default function Doors({ loaderData }: Route.ComponentProps) {
  return <DoorItemsPage items={loaderData.items} />
}
