import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PREVIEW_LIFETIME, signPreview, verifyPreview } from './preview.ts'

const SECRET = 'a secret of the preview'
const NOW = Date.UTC(2027, 2, 17, 9, 30)

describe('a preview token', () => {
  it('opens its own page', async () => {
    const token = await signPreview('/en/programma/opening', SECRET, NOW)
    expect(await verifyPreview(token, '/en/programma/opening', SECRET, NOW)).toBe(true)
  })

  it('is safe in an address and contains any path', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (path) => {
        const token = await signPreview(path, SECRET, NOW)
        expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
        expect(await verifyPreview(token, path, SECRET, NOW)).toBe(true)
      }),
    )
  })

  it('opens no other page, nor its page in the other language', async () => {
    const token = await signPreview('/programma/opening', SECRET, NOW)
    expect(await verifyPreview(token, '/programma/borrel', SECRET, NOW)).toBe(false)
    expect(await verifyPreview(token, '/en/programma/opening', SECRET, NOW)).toBe(false)
  })

  it('expires after an hour', async () => {
    const token = await signPreview('/faq', SECRET, NOW)
    expect(await verifyPreview(token, '/faq', SECRET, NOW + PREVIEW_LIFETIME - 1)).toBe(true)
    expect(await verifyPreview(token, '/faq', SECRET, NOW + PREVIEW_LIFETIME)).toBe(false)
  })

  it('is invalid with another secret', async () => {
    const token = await signPreview('/faq', 'somebody else’s secret', NOW)
    expect(await verifyPreview(token, '/faq', SECRET, NOW)).toBe(false)
  })

  it('cannot be extended', async () => {
    const [, signature] = (await signPreview('/faq', SECRET, NOW)).split('.')
    const forged = btoa(JSON.stringify({ path: '/faq', exp: NOW * 2 })).replace(/=+$/, '')
    expect(await verifyPreview(`${forged}.${signature}`, '/faq', SECRET, NOW)).toBe(false)
  })

  it('is refused without an error when it is malformed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.base64String(), fc.base64String()).map((p) => p.join('.')),
        ),
        async (token) => {
          expect(await verifyPreview(token, '/faq', SECRET, NOW)).toBe(false)
        },
      ),
    )
  })
})
