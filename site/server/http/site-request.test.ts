import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { siteHeaders, siteRequest } from './site-request.ts'

const incoming = (fields: object) => fields as IncomingMessage
const origin = 'https://dakwaarts.example'
const signal = new AbortController().signal

it('headers that control the framework, a proxy or the connection are removed', () => {
  const headers = siteHeaders(
    incoming({
      headers: {
        host: 'evil.example',
        connection: 'keep-alive',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '1.2.3.4',
        forwarded: 'host=evil.example',
        'x-react-router-spa-mode': 'yes',
        'x-react-router-prerender-data': 'x',
        'x-framed-by-cms': 'yes',
        cookie: 'a=b',
        'accept-language': 'nl',
      },
    }),
    origin,
  )
  expect(Object.fromEntries(headers)).toEqual({
    host: 'dakwaarts.example',
    cookie: 'a=b',
    'accept-language': 'nl',
  })
})

it('the address has the public origin', () => {
  const request = siteRequest(
    incoming({ method: 'GET', url: '//evil.example/x?a=1', headers: { host: 'evil.example' } }),
    origin,
    null,
    signal,
  )
  expect(request.url).toBe('https://dakwaarts.example//evil.example/x?a=1')
})

it('a body is passed on', async () => {
  const post = incoming({ method: 'POST', url: '/contact', headers: { origin } })
  const body = ['12345', '67890'].map((part) => Buffer.from(part))
  const request = siteRequest(post, origin, body, signal)
  expect(request.headers.get('origin')).toBe(origin)
  expect(await request.text()).toBe('1234567890')
})
