import { accountOf } from '~/account/context.server.ts'
import type { Route } from './+types/account-json.ts'

/** Who is signed in, for the menu of pages that are the same for all: `/account.json`. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = await accountOf(context).user()
  return Response.json({
    user: user && { id: user.id, username: user.username, email: user.email },
  })
}
