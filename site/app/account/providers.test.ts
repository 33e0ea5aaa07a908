import { createHash } from 'node:crypto'
import type { IdentitySettings } from '@beursvloer/contract/accounts/identity-settings'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  beginAuthorization,
  clearAuthorization,
  offeredProviders,
  pendingAuthorization,
  providerContext,
} from './providers.server.ts'

const IDENTITY: IdentitySettings = {
  oidc: {
    name: 'oidc',
    label: 'Bouwpas',
    issuer: 'https://login.beurs.example',
    clientId: 'site',
    clientSecret: 'geheim-van-de-client',
  },
  firebase: {
    label: 'Beurs',
    apiKey: 'sleutel',
    authDomain: 'beurs.firebaseapp.com',
    projectId: 'beurs',
    signInMethods: ['google.com'],
    emulator: '',
    keysUrl: 'https://keys.beurs.example',
  },
}

function contextOf({ identity = IDENTITY, secure = true } = {}) {
  const context = new RouterContextProvider()
  context.set(providerContext, { identity, api: 'https://cms.beurs.example/api', secure })
  return context
}

const requestWith = (cookie: string) =>
  new Request('https://beurs.example', { headers: { cookie } })
const begin = (context = contextOf(), returnTo = '/bezoekersprofiel') =>
  beginAuthorization(context, 'oidc', { returnTo, locale: 'en', site: 'https://beurs.example/en' })

describe('an authorization', () => {
  it('redirects the browser to the CMS with a hash of the value in its cookie', () => {
    const { address, cookie } = begin(contextOf(), '/programma.ics?id=1&q=hout. en;staal')
    const [kept = ''] = cookie.split('; ')
    const pending = pendingAuthorization(requestWith(`andere=1; ${kept}`))
    expect(pending?.returnTo).toBe('/programma.ics?id=1&q=hout. en;staal')
    const challenge = createHash('sha256')
      .update(pending?.verifier ?? '')
      .digest('base64url')
    expect(address).toBe(
      `https://cms.beurs.example/api/connect/oidc?challenge=${challenge}&language=en&site=https%3A%2F%2Fbeurs.example%2Fen`,
    )
    expect(address).not.toContain(pending?.verifier)
  })

  it('has a cookie that is not sent to scripts, other sites and, with https, plain http', () => {
    expect(begin().cookie).toMatch(/; HttpOnly; Path=\/; SameSite=Lax; Max-Age=600; Secure$/)
    expect(begin(contextOf({ secure: false })).cookie).not.toContain('Secure')
    expect(clearAuthorization(contextOf())).toContain('sign-in-with=; HttpOnly')
    expect(clearAuthorization(contextOf())).toContain('Max-Age=0')
  })

  it('is different each time', () => {
    expect(begin().address).not.toBe(begin().address)
  })

  it.each(['', 'sign-in-with=', 'account=x', 'sign-in-with=abc.%E0%A4%A'])(
    'is absent for the cookies "%s"',
    (cookie) => {
      expect(pendingAuthorization(requestWith(cookie))).toBeNull()
    },
  )
})

it('pages get the settings that they show, and no secrets', () => {
  const offered = offeredProviders(contextOf())
  expect(offered.oidc).toEqual({ name: 'oidc', label: 'Bouwpas' })
  expect(JSON.stringify(offered)).not.toMatch(/geheim|keys\.beurs/)
  expect(offeredProviders(contextOf({ identity: { oidc: null, firebase: null } }))).toEqual({
    oidc: null,
    firebase: null,
  })
})
