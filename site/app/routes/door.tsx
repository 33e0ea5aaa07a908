import { DOORS_PAGE } from '@beursvloer/contract/page-addresses'
import { accountOf } from '~/account/context.server.ts'
import { doorOf } from '~/account/door.server.ts'
import { fromCms, requireUser } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { doorPagePath, doorSendPath } from '~/features/door/door-address.ts'
import { toDoorItem } from '~/features/door/door-item.ts'
import { DoorPage } from '~/features/door/door-page.tsx'
import { doorMessages } from '~/features/door/messages.ts'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { localePrefixOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/door.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  layout: 'empty',
  usesCamera: true,
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const item = loaderData?.list.item.title
  return messageMeta(matches, doorPagePath(params.id), doorMessages, (t) => [
    item ? t.titleFor(item) : t.title,
    t.description,
  ])
}

/**
 * The door of an item, for staff who may check people in there: `/deur/{id}`; a 404 for anybody
 * else.
 */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args
  await requireUser(args)
  validatePage(isId(params.id), url)
  const asked = doorOf(accountOf(context), params.id).catch((error: unknown) => {
    if (error instanceof ContentApiError && error.status === 403) return null
    throw error
  })
  const answer = await fromCms(args, asked)
  validatePage(answer, url)
  const { list, isFull } = answer
  const prefix = localePrefixOf(context)
  return {
    list: { ...list, item: toDoorItem(contentOf(context), list.item) },
    isFull,
    sendTo: prefix + doorSendPath(params.id),
    doorsPath: prefix + DOORS_PAGE,
    signInPath: prefix + signInPath(doorPagePath(params.id), true),
  }
}

// The page itself asks for changes at the door.
export const shouldRevalidate = () => false

export default function Door({ loaderData }: Route.ComponentProps) {
  return <DoorPage {...loaderData} />
}
