import { accountOf } from '~/account/context.server.ts'
import { ownStandsOf } from '~/account/my-stand.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/account-json.ts'

export const handle = UNCOUNTED_PAGE

/** The current user, for the menu of pages that are the same for all: `/account.json`. */
export async function loader(args: Route.LoaderArgs) {
  const account = accountOf(args.context)
  const user = await fromCms(args, account.user())
  const stands = user ? await ownStandsOf(account).catch(() => []) : []
  return Response.json({
    user: user && {
      ...{ id: user.id, username: user.username, email: user.email },
      hasStand: stands.length > 0,
    },
  })
}
