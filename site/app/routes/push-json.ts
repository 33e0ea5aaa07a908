import { pushPaths } from '@beursvloer/contract/push/paths'
import { MAX_PUSH_BODY_BYTES } from '@beursvloer/contract/push/terms'
import type { Account } from '~/account/account.server.ts'
import { accountOf } from '~/account/context.server.ts'
import { callInstallation, refusalIn, removeInstallation } from '~/account/installation.server.ts'
import { type PushRequest, pushRequest } from '~/account/push-request.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/push-json.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_PUSH_BODY_BYTES }],
}

/** The push preferences of this browser; null if it is not registered. */
export async function loader({ context }: Route.LoaderArgs) {
  return answer(async () => callInstallation(accountOf(context), 'read', {}, null))
}

/** Registers, renews, changes and removes the installation of this browser: `/meldingen.json`. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = pushRequest.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json(null, { status: 400 })
  const { locale } = siteRequestOf(context)
  return answer(() => done(accountOf(context), body.data, locale))
}

async function done(account: Account, request: PushRequest, language: 'nl' | 'en') {
  switch (request.do) {
    case 'register':
      return callInstallation(account, 'read', {}, language)
    case 'subscribe': {
      const { do: _, ...body } = request
      return callInstallation(account, 'subscribe', { ...body, language }, language)
    }
    case 'change': {
      const { do: _, ...body } = request
      return callInstallation(account, 'change', { ...body, language }, null)
    }
    case 'remove':
      await removeInstallation(account)
      return null
    case 'receipt': {
      const { do: _, ...body } = request
      await account.ask(pushPaths.receipt, { method: 'POST', body })
      return null
    }
  }
}

/**
 * The answer to a browser: the state of its installation, the reason of a refusal, or that it has
 * to wait.
 */
async function answer(work: () => Promise<object | null>): Promise<Response> {
  try {
    return Response.json({ installation: await work() })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    const refused = refusalIn(error)
    if (refused) return Response.json({ refused }, { status: 409 })
    const status = error.status === 429 || error.status === 400 ? error.status : 503
    return Response.json(null, { status })
  }
}
