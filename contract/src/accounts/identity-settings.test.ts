import { describe, expect, it } from 'vitest'
import { readIdentitySettings } from './identity-settings.ts'

const read = (env: Record<string, string>) =>
  readIdentitySettings(env, (message) => {
    throw new Error(message)
  })

const OIDC = {
  OIDC_ISSUER: 'https://login.beurs.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'geheim',
}
const FIREBASE = { FIREBASE_API_KEY: 'sleutel', FIREBASE_PROJECT_ID: 'beurs' }

describe('settings of identity providers', () => {
  it('are off when none are set, or only a part of those of a provider', () => {
    expect(read({})).toEqual({ oidc: null, firebase: null })
    expect(
      read({ OIDC_CLIENT_ID: 'site', FIREBASE_PROJECT_ID: 'beurs', OIDC_ISSUER: ' ' }),
    ).toEqual({ oidc: null, firebase: null })
  })

  it('derive values that follow from others', () => {
    const { oidc, firebase } = read({ ...OIDC, ...FIREBASE })
    expect(oidc).toMatchObject({ name: 'oidc', label: 'login.beurs.example' })
    expect(firebase).toMatchObject({
      authDomain: 'beurs.firebaseapp.com',
      signInMethods: ['google.com'],
      emulator: '',
    })
    expect(firebase?.keysUrl).toMatch(/^https:\/\/www\.googleapis\.com\//)
  })

  it.each([
    ['OIDC_ISSUER', 'http://login.beurs.example'],
    ['OIDC_ISSUER', 'login.beurs.example'],
    ['OIDC_NAME', 'local'],
    ['OIDC_NAME', 'Mijn Login'],
    ['OIDC_CLIENT_ID', ''],
    ['OIDC_CLIENT_SECRET', ''],
    ['FIREBASE_PROJECT_ID', ''],
    ['FIREBASE_AUTH_DOMAIN', 'https://beurs.example'],
    ['FIREBASE_SIGN_IN_METHODS', 'google.com,myspace.com'],
    ['FIREBASE_EMULATOR', 'http://emulator.beurs.example'],
    ['FIREBASE_KEYS_URL', 'ftp://beurs.example'],
  ])('are refused with the name %s for the value "%s"', (name, value) => {
    expect(() => read({ ...OIDC, ...FIREBASE, [name]: value })).toThrow(name)
  })

  it('accept the sign-in methods by their names in earlier versions too', () => {
    const { firebase } = read({ ...FIREBASE, FIREBASE_WAYS: 'password,apple.com' })
    expect(firebase?.signInMethods).toEqual(['password', 'apple.com'])
  })

  it('accept http on this machine', () => {
    expect(read({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4000' }).oidc?.issuer).toBe(
      'http://127.0.0.1:4000',
    )
  })
})
