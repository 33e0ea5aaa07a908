import { test as base } from './test.ts'

/** Chromium's messages about pages of a failed sign-in. */
const REFUSALS = [/^Failed to load resource: the server responded with a status of (400|403|50\d)/]

/** The test for signing in with a provider: pages may lead to the provider and to the CMS. */
export const test = base.extend({
  allowed: async ({ stack: { siteUrl, alsoUrl, cmsUrl, issuer } }, use) =>
    use({ consoleErrors: REFUSALS, origins: [siteUrl, alsoUrl, cmsUrl, issuer] }),
})

export { expect } from './test.ts'
