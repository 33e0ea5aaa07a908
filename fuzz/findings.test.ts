import { expect, it } from 'vitest'
import { Findings, faultIn } from './findings.ts'
import { statusOf } from './send.ts'

const page = { method: 'GET', path: '/faq' }
const stream = { method: 'GET', path: '/live', waits: true }

it.each([
  ['an answer', true, page, 404, 5, undefined],
  ['a failure', true, page, 500, 5, '500'],
  ['a failure of what was cut', false, page, 503, 5, '503'],
  ['a slow answer', true, page, 200, 2001, 'slow'],
  ['a slow answer of what may wait', true, stream, 200, 30_000, undefined],
  ['no answer to a whole request', true, page, null, 5, 'no answer'],
  ['no answer to one that may wait', true, stream, null, 5, 'no answer'],
  ['no answer to what was cut', false, page, null, 5, undefined],
])('classifies %s', (_, isWhole, route, status, ms, fault) => {
  expect(faultIn({ isWhole, route }, { status, ms })).toBe(fault)
})

it('equal problems of a route are counted together, and the first is shown without its session', () => {
  const findings = new Findings()
  const bytes = Buffer.from(`GET /faq HTTP/1.1\r\nAuthorization: Bearer ${'x'.repeat(300)}\r\n\r\n`)
  const request = { method: 'GET', route: page, bytes, isWhole: true }
  for (const ms of [3, 9, 4]) findings.note({ name: 'site' }, request, { status: 500, ms })
  findings.note({ name: 'site' }, request, { status: 200, ms: 1 })
  expect([...findings.faults]).toEqual([
    [
      'site 500 GET /faq',
      {
        count: 3,
        example: JSON.stringify('GET /faq HTTP/1.1\r\nAuthorization: Bearer …\r\n\r\n'),
        longestMs: 9,
      },
    ],
  ])
  expect(Object.fromEntries(findings.statuses)).toEqual({ 'site 500': 3, 'site 200': 1 })
})

it('the status of the final answer is used', () => {
  expect(statusOf('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n')).toBe(204)
  expect(statusOf('HTTP/1.1 100 Continue\r\n\r\n')).toBeNull()
  expect(statusOf('')).toBeNull()
})
