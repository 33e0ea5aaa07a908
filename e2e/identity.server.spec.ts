// About: site/app/features/account/providers, site/app/account/providers.server.ts
// About: site/app/account/exchange.server.ts, site/app/routes/sign-in-provider.tsx
// About: site/app/routes/sign-in-provider-done.tsx, cms/src/visitors/identity

import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './harness/server-test.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { readDatabase } from './harness/stored.ts'
import { idToken } from './harness/token-signer.ts'

/** Sends the first form on a page of the provider. */
async function sendForm(
  request: APIRequestContext,
  html: string,
  { issuer }: SharedStack,
  form: Record<string, string> = {},
): Promise<string> {
  const [, action] = html.match(/action="([^"]+)"/) ?? []
  if (!action) throw new Error(`No form in ${html}`)
  return (await request.post(issuer + action, { form })).text()
}

/** Signs in at the provider with the requests that a browser sends. */
async function signIn(request: APIRequestContext, stack: SharedStack, email: string) {
  const asked = await (await request.get('/inloggen/oidc')).text()
  const consent = await sendForm(request, asked, stack, { login: email })
  return sendForm(request, consent, stack)
}

const userOf = async (request: APIRequestContext) =>
  (await (await request.get('/account.json')).json()).user

/** The status of sending an ID token as the page for Firebase does. */
const sendToken = async (request: APIRequestContext, { siteUrl }: SharedStack, token: string) => {
  const form = { token, naar: '/programma' }
  const headers = { origin: siteUrl }
  return (await request.post('/inloggen/firebase/klaar', { form, headers })).status()
}

const users = 'select id, provider, confirmed, blocked, password from up_users where email = ?'

test('an identity provider opens no unconfirmed account that somebody else registered', async ({
  request,
  stack,
}) => {
  const email = 'slachtoffer@bouwpas.example'
  const { cmsUrl, siteToken, dataDir } = stack
  const ask = (path: string, body: object) =>
    fetch(`${cmsUrl}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${siteToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const password = 'van-de-aanvaller'
  const registered = await ask('/auth/local/register', {
    firstName: 'Van',
    lastName: 'De aanvaller',
    email,
    password,
    organisation: 'Aanval bv',
    terms: true,
    language: 'nl',
    source: '/registreren',
    idempotencyKey: crypto.randomUUID(),
  })
  expect(await registered.json()).toEqual({ ok: true })
  expect(readDatabase(dataDir, users, email)).toMatchObject([{ provider: 'local', confirmed: 0 }])

  await signIn(request, stack, email)
  expect(await userOf(request)).toMatchObject({ email })
  expect(readDatabase(dataDir, users, email)).toMatchObject([
    { provider: 'oidc', confirmed: 1, password: null },
  ])
  expect((await ask('/auth/local', { identifier: email, password })).status).toBe(400)
  const values = readDatabase(
    dataDir,
    'select count(*) as count from visitor_profiles where organisation = ?',
    'Aanval bv',
  )
  expect(values).toEqual([{ count: 0 }])
})

test('a blocked visitor cannot sign in with a provider either', async ({
  request,
  playwright,
  stack,
}) => {
  const { cmsUrl, siteUrl, administrator, signingKey, dataDir } = stack
  const email = 'geblokkeerd@bouwpas.example'
  await signIn(request, stack, email)
  expect(await userOf(request)).toMatchObject({ email })
  const [profile] = readDatabase(
    dataDir,
    `select p.document_id from visitor_profiles p
    join visitor_profiles_user_lnk l on l.visitor_profile_id = p.id
    join up_users u on u.id = l.user_id where u.email = ?`,
    email,
  )
  const answer = await fetch(`${cmsUrl}/visitors/${profile?.document_id}/block`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ reason: 'Doet zich anders voor.' }),
  })
  expect(answer.status).toBe(200)
  const later = await playwright.request.newContext({ baseURL: siteUrl })
  expect(await signIn(later, stack, email)).toContain(
    'Uw account is geblokkeerd. Neem contact met ons op.',
  )
  expect(await sendToken(later, stack, idToken(signingKey, email))).toBe(403)
  expect(await userOf(later)).toBeNull()
  await later.dispose()
})

test('Firebase: an ID token of the project signs in, any other does not', async ({
  request,
  stack,
}) => {
  const email = 'firebase@beurs.example'
  const { signingKey } = stack
  const now = Math.floor(Date.now() / 1000)
  const refused: readonly (readonly [number, object])[] = [
    [403, { email_verified: false }],
    [502, { aud: 'een-ander-project' }],
    [400, { exp: now - 3600 }],
    [400, { auth_time: now - 3600 }],
  ]
  for (const [status, claims] of refused)
    expect(await sendToken(request, stack, idToken(signingKey, email, claims))).toBe(status)
  const [header, payload] = idToken(signingKey, email).split('.')
  const forged = `${header}.${payload}.${'A'.repeat(342)}`
  expect(await sendToken(request, stack, forged)).toBe(502)
  expect(await userOf(request)).toBeNull()
  expect(await sendToken(request, stack, idToken(signingKey, email))).toBe(200)
  expect(await userOf(request)).toMatchObject({ email })
})

test('Firebase: only its own page may open its windows', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers()
  const usual = await headersOf('/inloggen')
  expect(usual['cross-origin-opener-policy']).toBe('same-origin')
  expect(usual['content-security-policy']).not.toContain('apis.google.com')
  const opening = await headersOf('/inloggen/firebase')
  expect(opening['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(opening['content-security-policy']).toContain('https://beurs-proef.firebaseapp.com')
})
