import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import Provider, { type Interaction } from 'oidc-provider'

/** The client, which is the CMS under test. */
export const OIDC_CLIENT = { id: 'beursvloer', secret: 'geheim-van-de-client' } as const

/**
 * An account at the provider: the user logs in with the address, which is also the `email` claim.
 */
interface Account {
  readonly email: string
  readonly verified: boolean
}

const claimsOf = ({ email, verified }: Account) => ({
  sub: email,
  email,
  email_verified: verified,
  given_name: 'Sanne',
  family_name: 'de Wit',
})

/** A login is an address; one that begins with "ongecontroleerd" is unverified. */
const accountOf = (login: string): Account => ({
  email: login,
  verified: !login.startsWith('ongecontroleerd'),
})

const page = (uid: string, fields: string, button: string) => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>Inlogdienst</title><link rel="icon" href="data:,"></head><body>
<h1>Inlogdienst</h1>
<form method="post" action="/interaction/${uid}">${fields}<button>${button}</button></form>
<form method="post" action="/interaction/${uid}/abort"><button>Annuleren</button></form>
</body></html>`

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/** Stores the visitor's consent, added to earlier consents. */
async function consent(provider: Provider, { params, session, grantId }: Interaction) {
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  return { consent: { grantId: await grant.save() } }
}

/** The provider's own pages: sign in, give consent, or cancel. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const interaction = await provider.interactionDetails(request, response)
  const { uid, prompt } = interaction
  if (request.method === 'GET') {
    const login = '<label>E-mailadres <input name="login"></label>'
    const html = prompt.name === 'login' ? page(uid, login, 'Inloggen') : page(uid, '', 'Toestaan')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(html)
  }
  const form = await formOf(request)
  const result = request.url?.endsWith('/abort')
    ? { error: 'access_denied', error_description: 'The visitor left' }
    : prompt.name === 'login'
      ? { login: { accountId: form.get('login') ?? '' } }
      : await consent(provider, interaction)
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
}

export interface OidcProvider {
  readonly issuer: string
  stop(): Promise<void>
}

/**
 * A real provider of OpenID Connect with one client.
 * @param port where it listens on 127.0.0.1
 * @param cmsUrl the client's address
 */
export async function startOidcProvider(port: number, cmsUrl: string): Promise<OidcProvider> {
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: [`${cmsUrl}/api/connect/oidc/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['sleutel-van-de-inlogdienst'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => claimsOf(accountOf(sub)) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
  })
  const answer = provider.callback()
  const server = await new Promise<Server>((resolve) => {
    const listening = provider.listen(port, '127.0.0.1', () => resolve(listening))
    listening.removeAllListeners('request')
    listening.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      interact(provider, request, response).catch((error: Error) => {
        response.statusCode = 500
        response.end(error.message)
      })
    })
  })
  return {
    issuer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
