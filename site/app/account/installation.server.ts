import {
  type InstallationState,
  installationState,
  type PushRefusal,
  pushRefusal,
  registeredInstallation,
  renewedInstallation,
} from '@beursvloer/contract/push/answers'
import { pushPaths } from '@beursvloer/contract/push/paths'
import { INSTALLATION_REFRESH_MS } from '@beursvloer/contract/push/terms'
import { ContentApiError } from '~/content/http.server.ts'
import type { Account } from './account.server.ts'
import type { Installation } from './installation-cookie.server.ts'

type OwnAccount = Pick<
  Account,
  'ask' | 'call' | 'installation' | 'keepInstallation' | 'now' | 'sender'
>

/** Paths that answer with the state of the installation. */
type StatePath = 'read' | 'change' | 'subscribe' | 'unsubscribe'

/** The reason why the CMS refused a call about an installation; null for another error. */
export function refusalIn(error: unknown): PushRefusal['reason'] | null {
  if (!(error instanceof ContentApiError) || error.status !== 409) return null
  return pushRefusal.safeParse(error.details).data?.reason ?? null
}

/**
 * Sends a call as the signed-in visitor, who then owns the installation; anonymously after a 401.
 */
async function send(account: OwnAccount, path: string, body: Record<string, unknown>) {
  try {
    return await account.call(path, { method: 'POST', body })
  } catch (error) {
    if (!(error instanceof ContentApiError) || error.status !== 401) throw error
    return account.ask(path, { method: 'POST', body })
  }
}

/** Registers this browser, replacing an earlier installation. */
async function register(account: OwnAccount, language: 'nl' | 'en'): Promise<Installation> {
  const body = { language, sender: account.sender }
  const answer = registeredInstallation.parse(await send(account, pushPaths.register, body))
  const { id, refreshToken, token, endsAt } = answer
  const installation = { id, refreshToken, token, endsAt: Date.parse(endsAt) }
  account.keepInstallation(installation)
  return installation
}

/** Gets a new access token; null when the CMS does not know the installation any more. */
async function renew(account: OwnAccount, known: Installation): Promise<Installation | null> {
  const { id, refreshToken } = known
  try {
    const answer = await send(account, pushPaths.renew, { id, refreshToken })
    const { token, endsAt } = renewedInstallation.parse(answer)
    const installation = { ...known, token, endsAt: Date.parse(endsAt) }
    account.keepInstallation(installation)
    return installation
  } catch (error) {
    if (!refusalIn(error)) throw error
    account.keepInstallation(null)
    return null
  }
}

/** The installation of this browser with a valid access token; null: there is none (any more). */
async function current(account: OwnAccount): Promise<Installation | null> {
  const { installation } = account
  if (!installation) return null
  const isDue = installation.endsAt - account.now < INSTALLATION_REFRESH_MS
  return isDue ? renew(account, installation) : installation
}

/**
 * A call about the installation of this browser, whose access token is renewed when less than an hour
 * remains (requirements 13.4). One that the CMS does not know any more is registered anew.
 * @param registers null: nothing is registered for this call; else the language to do so in
 * @returns null where nothing is registered
 * @throws ContentApiError; see `refusalIn`
 */
export async function callInstallation(
  account: OwnAccount,
  path: StatePath,
  body: Record<string, unknown>,
  registers: 'nl' | 'en' | null,
): Promise<InstallationState | null> {
  const call = async ({ id, token }: Installation) =>
    installationState.parse(await send(account, pushPaths[path], { ...body, id, token }))
  const anew = async () => (registers ? call(await register(account, registers)) : null)
  const installation = await current(account)
  if (!installation) return anew()
  try {
    return await call(installation)
  } catch (error) {
    const reason = refusalIn(error)
    if (reason === 'no-installation') account.keepInstallation(null)
    else if (reason !== 'token-ended' && reason !== 'wrong-token') throw error
    const renewed = account.installation && (await renew(account, account.installation))
    return renewed ? call(renewed) : anew()
  }
}

/**
 * Removes the installation of this browser, and forgets it. It is forgotten here also when the CMS
 * does not answer: the service worker ends the subscription, and the push service reports that to
 * the CMS.
 */
export async function removeInstallation(account: OwnAccount): Promise<void> {
  try {
    const installation = await current(account)
    if (!installation) return
    const { id, token } = installation
    await send(account, pushPaths.remove, { id, token })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
  } finally {
    if (account.installation) account.keepInstallation(null)
  }
}
