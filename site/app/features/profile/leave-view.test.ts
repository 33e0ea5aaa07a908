import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import { expect, it } from 'vitest'
import { keptSubmissions, signedInRecently } from './leave-view.ts'

const sent = (kind: string, reference: string | null) => ({
  ...{ kind, reference, state: 'submitted', receivedAt: '', source: '/', values: {}, files: [] },
})

it('submissions for an organisation are named, which stay', () => {
  const submissions = [sent('contact', 'CT-2027-00001'), sent('contract', 'CF-2027-00042')]
  expect(keptSubmissions(submissions, 'nl')).toEqual(['Contractformulier CF-2027-00042'])
  expect(keptSubmissions([sent('advertising', 'AS-2027-00003')], 'en')).toEqual([
    'Advertising and signage order AS-2027-00003',
  ])
  expect(keptSubmissions([sent('photo-removal', null)], 'nl')).toEqual([])
})

it('a session that began within ten minutes is recognised', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const session = (
    signedInAt: string | null,
    current = true,
  ): PersonalData['sessions'][number] => ({
    ...{ device: null, lastUsedAt: null, signedInAt, current },
  })
  expect(signedInRecently([session('2027-03-01T11:50:01Z')], now)).toBe(true)
  expect(signedInRecently([session('2027-03-01T11:50:00Z')], now)).toBe(false)
  expect(signedInRecently([session('2027-03-01T11:59:00Z', false)], now)).toBe(false)
  expect(signedInRecently([session(null)], now)).toBe(false)
})
