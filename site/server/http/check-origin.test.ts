import { describe, expect, it } from 'vitest'
import { isOwnOrigin, isSafeMethod, publicOrigins } from './check-origin.ts'

const origins = publicOrigins(['https://dakwaarts.example'])

describe('isOwnOrigin', () => {
  it.each([
    [{ origin: 'https://dakwaarts.example' }, true],
    [{ origin: 'https://dakwaarts.example', 'sec-fetch-site': 'cross-site' }, true],
    [{ origin: 'http://dakwaarts.example' }, false],
    [{ origin: 'https://dakwaarts.example:8443' }, false],
    [{ origin: 'https://dakwaarts.example.evil.example' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: '' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{}, false],
    [{ referer: 'https://dakwaarts.example/contact' }, false],
  ])('%j → %s', (headers, expected) => {
    expect(isOwnOrigin(headers, origins)).toBe(expected)
  })
})

it('names of a loopback address are equivalent', () => {
  expect([...publicOrigins(['http://localhost:3000'])].sort()).toEqual([
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://localhost:3000',
  ])
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'FOO', undefined])(
  '%s is not a safe method',
  (method) => expect(isSafeMethod(method)).toBe(false),
)
