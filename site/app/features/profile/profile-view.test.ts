import type { OwnProfile } from '@beursvloer/contract/accounts/own-profile'
import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import { expect, it } from 'vitest'
import type { Content } from '~/content/model.ts'
import { toProfileView, toSessionViews } from './profile-view.ts'

const edition = {
  name: 'Dakwaarts 2027',
  startDate: '2027-03-17',
  endDate: '2027-03-18',
  venue: 'Expohal De Kade',
} as Content['edition']
const typesIn = (locale: 'nl' | 'en'): Content['organisationTypes'] => [
  {
    ...{ id: 'a', language: locale, updatedAt: '2026-11-01T12:00:00.000Z', position: 1 },
    ...{ code: 'association', name: locale === 'nl' ? 'Corporatie' : 'Association' },
  },
]
const choice = (value: string) => ({ value, label: { nl: value, en: value } })
const options = { days: [choice('2027-03-17'), choice('2027-03-18')], themes: [choice('hout')] }

const profile: OwnProfile = {
  ...{ firstName: 'Ilse', infix: 'van', lastName: 'Werkhoven', phone: '', accessibility: '' },
  ...{ organisation: 'De Zandkreek', jobTitle: 'Adviseur', organisationType: 'association' },
  days: ['2027-03-18', '2025-03-19', '2027-03-17'],
  interests: ['hout', 'weg'],
  listed: false,
  ...{ email: 'ilse@zandkreek.example', provider: 'local', hasPassword: true, photo: null },
  ...{ badgeCode: 'abc', language: 'nl', registeredAt: '2026-11-01T20:54:00.000Z' },
  ...{ agreed: true, newsletter: true, tellSaved: false },
  consents: [
    {
      subject: 'newsletter',
      textVersion: '2026-11',
      givenAt: '2026-11-01T23:30:00.000Z',
      source: '/registreren',
      withdrawnAt: null,
    },
  ],
}
const viewOf = (changed: Partial<OwnProfile>, locale: 'nl' | 'en' = 'nl') =>
  toProfileView(
    { ...profile, ...changed },
    {
      content: { locale, edition, organisationTypes: typesIn(locale) },
      options,
      qr: qrDrawing('abc'),
    },
  )

it('says on the badge who it is, and on which days of this fair, in order', () => {
  expect(viewOf({}).badge).toMatchObject({
    name: 'Ilse van Werkhoven',
    organisation: 'De Zandkreek',
    jobTitle: 'Adviseur',
    type: 'Corporatie',
    days: ['wo 17 mrt', 'do 18 mrt'],
    fair: { name: 'Dakwaarts 2027', when: '17–18 maart 2027' },
  })
  expect(viewOf({}, 'en').badge).toMatchObject({
    type: 'Association',
    days: ['Wed 17 Mar', 'Thu 18 Mar'],
  })
})

it('lets one tick again only what is still offered', () => {
  expect(viewOf({}).values).toMatchObject({
    days: ['2027-03-18', '2027-03-17'],
    interests: ['hout'],
  })
})

it('tells the time of the fair, whatever the server thinks it is', () => {
  const { registered, consents } = viewOf({})
  expect(registered).toBe('1 november 2026, 21:54')
  expect(consents[0]?.given).toBe('2 november 2026, 00:30')
})

it('names what a profile needs that came from a provider, and makes no name up', () => {
  const bare = { firstName: '', infix: '', lastName: '', organisation: '', jobTitle: '' }
  const view = viewOf({ ...bare, organisationType: '', days: [], provider: 'openid' })
  expect(view.missing).toEqual(['Voornaam', 'Achternaam', 'Organisatie'])
  expect([view.name, view.badge.name, view.badge.type]).toEqual(['', '', ''])
  expect(viewOf({}).missing).toEqual([])
})

it('lists this device first, then the latest used, in the words of the page', () => {
  const session = (id: string, lastActiveAt: string, current = false) => ({
    ...{ id, lastActiveAt, current, deviceName: 'Firefox on Windows' },
  })
  const sessions = [
    session('old', '2026-11-01T10:00:00Z'),
    session('this', '2026-11-02T10:00:00Z', true),
    { id: 'silent', current: false },
    session('new', '2026-11-03T10:00:00Z'),
  ]
  const views = toSessionViews(sessions, 'nl')
  expect(views.map(({ id }) => id)).toEqual(['this', 'new', 'old', 'silent'])
  expect(views[0]).toMatchObject({
    device: 'Firefox op Windows',
    lastUsed: '2 november 2026, 11:00',
  })
  expect(views[3]).toMatchObject({ device: null, lastUsed: null })
  expect(toSessionViews(sessions, 'en')[0]?.device).toBe('Firefox on Windows')
})
