import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { captchaProof } from './captcha.server.ts'

const asked: URLSearchParams[] = []
let body = '{"success":true}'
const service = createServer(async (request, response) => {
  asked.push(new URLSearchParams(await text(request)))
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => service.close(resolve)))

const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`
const settings = { service: 'turnstile', siteKey: 'site', secret: 'secret' } as const

it('the widget of the service is shown, by site key', async () => {
  expect(await captchaProof(settings, address()).task('key')).toEqual({
    kind: 'captcha',
    service: 'turnstile',
    siteKey: 'site',
  })
})

it('only the answer of the service counts, and it gets no data of the visitor', async () => {
  const proof = captchaProof(settings, address())
  expect(await proof.isGiven('token', 'key')).toBe(true)
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    secret: 'secret',
    response: 'token',
    sitekey: 'site',
  })
  for (const other of ['{"success":false}', '{"success":"true"}', '[]', '<h1>Hallo</h1>']) {
    body = other
    expect(await proof.isGiven('token', 'key')).toBe(false)
  }
  expect(await captchaProof(settings, 'http://127.0.0.1:9/').isGiven('token', 'key')).toBe(false)
})
