import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { withRequestId } from '../network/request-id.ts'
import { errorReporter } from './error-reports.ts'

/** A service that stores the reports it receives. */
async function startService() {
  const got: {
    readonly url: string | undefined
    readonly auth: unknown
    readonly lines: string[]
  }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    got.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines: text.split('\n') })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { got, dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/deep/7` }
}

it('a report contains the error, its place and its request', async () => {
  const { got, dsn } = await startService()
  const report = errorReporter(dsn, 'site')
  withRequestId('proef-0001', () => report(new TypeError('x is not a day').stack ?? ''))
  await expect.poll(() => got).toHaveLength(1)
  expect(got[0]).toMatchObject({
    url: '/deep/api/7/envelope/',
    auth: expect.stringMatching(/=key$/),
  })
  const [, kind, event = ''] = got[0]?.lines ?? []
  expect(kind).toBe('{"type":"event"}')
  const { tags, exception, logger } = JSON.parse(event)
  expect([tags, logger]).toEqual([{ request: 'proef-0001' }, 'site'])
  expect(exception.values).toMatchObject([{ type: 'TypeError', value: 'x is not a day' }])
  expect(exception.values[0].stacktrace.frames.at(-1)).toMatchObject({
    filename: expect.stringMatching(/error-reports\.test\.ts$/),
    lineno: expect.any(Number),
    in_app: true,
  })
})

it('an error without a stack is reported, and the number of reports is limited', async () => {
  const { got, dsn } = await startService()
  const report = errorReporter(dsn, 'cms')
  for (let at = 0; at < 50; at += 1) report('The outbox does not answer')
  await expect.poll(() => got).toHaveLength(20)
  const event = JSON.parse(got[0]?.lines[2] ?? '')
  expect(event.exception.values).toEqual([{ type: 'Error', value: 'The outbox does not answer' }])
})
