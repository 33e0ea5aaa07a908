import { findFreePort } from '../../scripts/running/ports.ts'
import { OIDC_CLIENT, startOidcProvider } from './oidc-provider.ts'
import { type RunningStack, startStack } from './running-stack.ts'
import { test as base } from './test.ts'
import { FIREBASE_PROJECT, startTokenSigner, type TokenSigner } from './token-signer.ts'

/** An installation with both kinds of providers. */
export interface IdentityStack extends RunningStack {
  readonly signer: TokenSigner
  /** The site's other public address. */
  readonly alsoUrl: string
  /** Address of the provider of OpenID Connect. */
  readonly issuer: string
}

interface WorkerFixtures {
  readonly identityStack: IdentityStack
}

/** What Chromium writes of pages that say that signing in did not work. */
const REFUSALS = [/^Failed to load resource: the server responded with a status of (400|403|50\d)/]

/** The test for signing in through somebody else: pages are those of an installation of its own. */
export const test = base.extend<object, WorkerFixtures>({
  identityStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const port = await findFreePort()
      const sitePort = String(await findFreePort())
      const alsoUrl = `http://127.0.0.1:${sitePort}`
      const signer = await startTokenSigner()
      const stack = await startStack({
        RENDER_AHEAD: 'off',
        PORT: sitePort,
        SITE_URL: `http://localhost:${sitePort},${alsoUrl}`,
        OIDC_ISSUER: `http://127.0.0.1:${port}`,
        OIDC_LABEL: 'Bouwpas',
        OIDC_CLIENT_ID: OIDC_CLIENT.id,
        OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
        FIREBASE_API_KEY: 'sleutel-van-de-proef',
        FIREBASE_PROJECT_ID: FIREBASE_PROJECT,
        FIREBASE_SIGN_IN_METHODS: 'google.com,microsoft.com,password',
        FIREBASE_LABEL: 'Beursaccount',
        FIREBASE_KEYS_URL: signer.keysUrl,
      })
      const provider = await startOidcProvider(port, stack.cmsUrl)
      await use({
        ...stack,
        alsoUrl,
        signer,
        issuer: provider.issuer,
      })
      await provider.stop()
      await stack.stop()
      await signer.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ identityStack }, use) => use(identityStack.siteUrl),
  allowed: async ({ identityStack: { siteUrl, alsoUrl, cmsUrl, issuer } }, use) =>
    use({ consoleErrors: REFUSALS, origins: [siteUrl, alsoUrl, cmsUrl, issuer] }),
})

export { expect } from './test.ts'
