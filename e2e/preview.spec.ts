import { PREVIEW_LIFETIME, signPreview } from '@beursvloer/contract/preview'
import { expect, test } from './harness/test.ts'

/** One of the two programme items that are still drafts. */
const DRAFT = '/programma/dakopbouwen-op-portiekflats'

test('a draft is shown to who holds a token for it, privately, in both languages', async ({
  page,
  stack,
}) => {
  for (const prefix of ['', '/en']) {
    const path = prefix + DRAFT
    expect((await page.request.get(path)).status()).toBe(404)
    const token = await signPreview(path, stack.previewSecret, Date.now())
    const response = await page.goto(`${path}?preview=${token}`)
    expect(response?.status()).toBe(200)
    const headers = response?.headers() ?? {}
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${stack.cmsUrl}`)
    await expect(
      page.getByText(prefix ? 'Preview of a draft' : 'Voorvertoning van een concept'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.request.get(path)).status()).toBe(404)
  }
})

test('a token opens its own page only, for an hour, and cannot be made up', async ({ stack }) => {
  const status = async (path: string, token: string) =>
    (await fetch(`${stack.siteUrl}${path}?preview=${token}`)).status
  const token = await signPreview(DRAFT, stack.previewSecret, Date.now())
  expect(await status(DRAFT, token)).toBe(200)
  expect(await status('/programma/honderd-woningen-in-tien-maanden', token)).toBe(403)
  expect(await status(`/en${DRAFT}`, token)).toBe(403)
  expect(await status(DRAFT, `${token.slice(0, -2)}AA`)).toBe(403)
  expect(await status(DRAFT, await signPreview(DRAFT, 'guessed', Date.now()))).toBe(403)
  const old = await signPreview(DRAFT, stack.previewSecret, Date.now() - PREVIEW_LIFETIME - 1)
  expect(await status(DRAFT, old)).toBe(403)
})
