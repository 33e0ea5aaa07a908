import type { StatisticsTag } from '@beursvloer/contract/statistics/tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from './testing/running-server.ts'

const TAG: StatisticsTag = {
  kind: 'matomo',
  address: 'https://matomo.beurs.example/tellen',
  id: '3</script>',
  purpose: { nl: 'Tellen', en: 'Counting' },
}

let running: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  running = await startServer()
})
afterAll(() => running.server.stop())

const policyOf = async (tag: StatisticsTag, path = '/_tag/frame') => {
  running.site.statisticsTag = tag
  const { status, headers, text } = await running.get(path)
  return { status, headers, text, policy: String(headers['content-security-policy']) }
}

it('there is no frame without a tag', async () => {
  running.site.statisticsTag = null
  expect((await running.get('/_tag/frame')).status).toBe(404)
})

it('the frame may load from the host of the tag only, and has no origin of its own', async () => {
  const { status, headers, policy, text } = await policyOf(TAG)
  expect(status).toBe(200)
  const host = 'https://matomo.beurs.example'
  expect(policy).toMatch(new RegExp(`script-src 'sha256-[^']+' ${host};`))
  expect(policy).toContain(`connect-src ${host};`)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/sandbox allow-scripts$/)
  expect(policy).not.toContain('allow-same-origin')
  expect(policy.replace("frame-ancestors 'self'", '')).not.toContain("'self'")
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['set-cookie']).toBeUndefined()
  // An editor's text cannot end its script element.
  expect(text).toContain('3\\u003c/script>')
  expect(text.match(/<\/script>/g)).toHaveLength(2)
})

it('the hosts of Google’s counting are allowed, and addresses below the frame served', async () => {
  const google: StatisticsTag = { ...TAG, kind: 'google', address: '', id: 'G-1' }
  const { policy } = await policyOf(google)
  expect(policy).toContain('https://*.google-analytics.com')
  expect((await policyOf(google, '/_tag/frame/programma')).status).toBe(200)
  expect((await policyOf(google, '/_tag/frames')).status).toBe(404)
})

it('the frame can open no page', async () => {
  const { policy } = await policyOf(TAG, '/')
  expect(policy).not.toContain('matomo')
})
