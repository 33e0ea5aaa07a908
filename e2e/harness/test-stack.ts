/**
 * An installation with the services that tests need: a mail server, identity providers, limits, and
 * a venue as the network of the tests.
 */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/running/ports.ts'
import type { Filling } from '../../scripts/running/throw-away.ts'
import { startMailbox } from './mailbox.ts'
import { OIDC_CLIENT, startOidcProvider } from './oidc-provider.ts'
import { type RunningStack, startStack } from './running-stack.ts'
import { FIREBASE_PROJECT, publishKey } from './token-signer.ts'

export interface TestStack extends RunningStack {
  /** The site's other public address. */
  readonly alsoUrl: string
  /** Folder of the mails that it sent; see mailbox.ts. */
  readonly mailFolder: string
  /** Address of the provider of OpenID Connect. */
  readonly issuer: string
  /** Private key that signs ID tokens of Firebase, as PEM. */
  readonly signingKey: string
}

/**
 * Starts an installation.
 * @param environment settings that differ from the common ones
 */
export async function startTestStack(
  environment: Readonly<Record<string, string>> = {},
  filling?: Filling,
): Promise<TestStack> {
  const mailFolder = mkdtempSync(join(tmpdir(), 'beursvloer-mails-'))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const mail = await startMailbox(mailFolder)
  const keys = await publishKey(publicKey)
  const [port, oidcPort] = [await findFreePort(), await findFreePort()]
  const alsoUrl = `http://127.0.0.1:${port}`
  const stack = await startStack(
    {
      PORT: String(port),
      SITE_URL: `http://localhost:${port},${alsoUrl}`,
      RATE_LIMITS: 'on',
      TRUSTED_PROXY: '127.0.0.1',
      // By default tests come from the venue's network, whose many visitors share one address.
      VENUE_NETWORKS: '127.0.0.0/8',
      // A busy machine may give the CMS no processor for seconds, which is no failure.
      CMS_PATIENCE: '5',
      SMTP_URL: mail.url,
      OIDC_ISSUER: `http://127.0.0.1:${oidcPort}`,
      OIDC_LABEL: 'Bouwpas',
      OIDC_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
      FIREBASE_API_KEY: 'sleutel-van-de-proef',
      FIREBASE_PROJECT_ID: FIREBASE_PROJECT,
      FIREBASE_SIGN_IN_METHODS: 'google.com,microsoft.com,password',
      FIREBASE_LABEL: 'Beursaccount',
      FIREBASE_KEYS_URL: keys.url,
      // A test that needs all pages requests them.
      RENDER_AHEAD: 'off',
      ...environment,
    },
    filling,
  )
  const provider = await startOidcProvider(oidcPort, stack.cmsUrl)
  return {
    ...stack,
    alsoUrl,
    mailFolder,
    issuer: provider.issuer,
    signingKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    async stop() {
      await stack.stop()
      await Promise.all([provider.stop(), keys.stop(), mail.stop()])
      rmSync(mailFolder, { recursive: true, force: true })
    },
  }
}
