import { expect, it } from 'vitest'
import { hasRefusedCookies } from './referer.server.ts'
import { pageArgs } from './testing/page-args.ts'

const refused = (referer: string, cookie?: string) =>
  hasRefusedCookies(
    pageArgs('/inloggen?naar=%2Fbezoekersprofiel', {
      headers: { referer, ...(cookie && { cookie }) },
    }) as never,
  )

it('a missing cookie of the sign-in is recognised', () => {
  const signIn = 'https://dakwaarts.example/en/inloggen?naar=%2Fbezoekersprofiel'
  expect(refused(signIn)).toBe(true)
  expect(refused('https://dakwaarts.example/en/inloggen-met-link?code=x')).toBe(true)
  expect(refused(signIn, 'device=x')).toBe(false)
  expect(refused('https://dakwaarts.example/en/programma')).toBe(false)
  expect(refused('https://elders.example/inloggen')).toBe(false)
})
