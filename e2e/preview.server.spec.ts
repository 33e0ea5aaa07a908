// About: cms/src/preview, contract/src/preview.ts, site/app/content/document-type.server.ts
// About: site/server/pages/serve-uncached-page.ts, site/app/content/replica.server.ts

import { PREVIEW_LIFETIME, signPreview } from '@beursvloer/contract/preview'
import { textOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'

/** One of the two draft programme items. */
const DRAFT = '/programma/dakopbouwen-op-portiekflats'

test('a draft is shown with a token, privately, in both languages', async ({ request, stack }) => {
  for (const prefix of ['', '/en']) {
    const path = prefix + DRAFT
    expect((await request.get(path)).status()).toBe(404)
    const token = await signPreview(path, stack.previewSecret, Date.now())
    const response = await request.get(`${path}?preview=${token}`)
    expect(response.status()).toBe(200)
    const headers = response.headers()
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${stack.cmsUrl}`)
    const text = textOf(await response.text())
    expect(text).toContain(prefix ? 'Preview of a draft' : 'Voorvertoning van een concept')
    expect((await request.get(path)).status()).toBe(404)
  }
})

test('a token opens its own page only, for an hour, and cannot be forged', async ({ stack }) => {
  const status = async (path: string, token: string) =>
    (await fetch(`${stack.siteUrl}${path}?preview=${token}`)).status
  const token = await signPreview(DRAFT, stack.previewSecret, Date.now())
  expect(await status(DRAFT, token)).toBe(200)
  expect(await status('/programma/honderd-woningen-in-tien-maanden', token)).toBe(403)
  expect(await status(`/en${DRAFT}`, token)).toBe(403)
  // Not the last character, of which some bits do not count.
  const other = token.at(-9) === 'A' ? 'B' : 'A'
  expect(await status(DRAFT, token.slice(0, -9) + other + token.slice(-8))).toBe(403)
  expect(await status(DRAFT, await signPreview(DRAFT, 'guessed', Date.now()))).toBe(403)
  const old = await signPreview(DRAFT, stack.previewSecret, Date.now() - PREVIEW_LIFETIME - 1)
  expect(await status(DRAFT, old)).toBe(403)
})
