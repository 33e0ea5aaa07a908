import { expect, it } from 'vitest'
import { personOf } from './person.ts'

const CLAIMS = { email: 'Sanne@Beurs.Example', email_verified: true }

it('the address is in lower case, and the names are those that the provider gives', () => {
  expect(personOf('oidc', { ...CLAIMS, given_name: 'Sanne', family_name: 'de Wit' })).toEqual({
    provider: 'oidc',
    email: 'sanne@beurs.example',
    firstName: 'Sanne',
    lastName: 'de Wit',
  })
  expect(personOf('oidc', { ...CLAIMS, name: 'Sanne de Wit' })).toMatchObject({
    firstName: 'Sanne',
    lastName: 'de Wit',
  })
  expect(personOf('oidc', CLAIMS)).toMatchObject({ firstName: '', lastName: '' })
  expect(personOf('oidc', { ...CLAIMS, given_name: 7 })).toMatchObject({ firstName: '' })
})

it.each([
  ['not verified', { ...CLAIMS, email_verified: false }],
  ['verified in words only', { ...CLAIMS, email_verified: 'yes' }],
  ['silent about that', { email: 'sanne@beurs.example' }],
  ['without an address', { email_verified: true }],
  ['with an address in quotes', { ...CLAIMS, email: '"a,b@c.example"@d.example' }],
  ['with more than an address', { ...CLAIMS, email: 'a@b.example, c@d.example' }],
])('an identity %s is refused', (_what, claims) => {
  expect(() => personOf('oidc', claims)).toThrow('not verified')
})

it('booleans that a provider writes as text are accepted', () => {
  expect(personOf('oidc', { ...CLAIMS, email_verified: 'true' }).email).toBe('sanne@beurs.example')
})
