import { expect, it } from 'vitest'
import { loader } from './change-password-address.ts'

it('password managers are redirected to the page that changes a password', () => {
  const { status, headers } = loader()
  expect([status, headers.get('location')]).toEqual([302, '/wachtwoord-wijzigen'])
})
