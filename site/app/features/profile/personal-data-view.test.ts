import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import { expect, it } from 'vitest'
import { toPersonalDataView } from './personal-data-view.server.ts'

const data: PersonalData = {
  exportedAt: '2026-11-21T20:00:00.000Z',
  account: {
    ...{ email: 'ilse@zandkreek.example', username: 'visitor-1', provider: 'local' },
    ...{ confirmed: true, createdAt: '2026-11-01T20:00:00.000Z' },
    ...{
      newAddress: null,
      confirmedAt: null,
      lastUsedAt: null,
      source: '/registreren',
      history: [],
    },
  },
  profile: {
    ...{ firstName: 'Ilse', infix: '', lastName: 'Werkhoven', phone: '', accessibility: '' },
    ...{ organisation: 'De Zandkreek', jobTitle: 'Adviseur', organisationType: 'association' },
    ...{ days: ['2027-03-17'], interests: [], listed: true, photo: null },
    ...{ language: 'nl', badgeCode: 'abc', registeredAt: '2026-11-01T20:00:00.000Z' },
    ...{ tellSaved: false, doorRooms: [], sharing: 'ask', sharedFields: ['name'] },
  },
  consents: [],
  subscriptions: [],
  sessions: [],
  exhibitorMembers: [],
  meetings: [],
  standBadges: [],
  sharings: [
    {
      ...{ exhibitor: 'Bad in een Dag', state: 'shared', fields: ['name', 'email'] },
      scannedAt: '2027-03-17T10:00:00.000Z',
      history: [
        {
          ...{ at: '2027-03-17T10:01:00.000Z', to: 'shared', fields: ['name', 'email'] },
          ...{ basis: 'own-phone', wording: '2026-11' },
        },
      ],
    },
  ],
  fairLinks: [{ kind: 'share', madeAt: '2026-11-20T20:00:00.000Z' }],
  pushInstallations: [
    {
      registeredAt: '2026-11-20T20:00:00.000Z',
      lastUsedAt: '2026-11-21T20:00:00.000Z',
      language: 'nl',
      service: 'https://fcm.googleapis.com',
      subscribedAt: '2026-11-20T20:00:00.000Z',
      newsSince: null,
      kinds: { changes: true, place: true, soon: true, stands: true, news: false },
      quiet: null,
    },
  ],
  saved: [
    {
      ...{ kind: 'session', id: 'k7m2', note: 'Vooraan zitten', saved: true },
      changedAt: '2026-11-03T20:00:00.000Z',
    },
    {
      ...{ kind: 'session', id: 'weg', note: '', saved: false },
      changedAt: '2026-11-03T20:00:00.000Z',
    },
  ],
  mails: [
    {
      ...{ purpose: 'confirm-address', subject: 'Bevestig uw e-mailadres', state: 'waiting' },
      ...{ queuedAt: '2026-11-01T20:00:00.000Z', sentAt: null },
    },
  ],
  signUps: [],
  submissions: [
    {
      ...{ kind: 'contact', reference: 'CT-2027-00001', state: 'submitted', source: '/contact' },
      receivedAt: '2026-11-02T20:00:00.000Z',
      values: { subject: 'visit', name: 'Ilse', message: 'Mag mijn hond mee?', old: 'weg' },
      files: [],
    },
    {
      ...{ kind: 'unheard-of', reference: null, state: 'submitted', source: '/' },
      ...{ receivedAt: '2026-11-02T20:00:00.000Z', values: {}, files: ['a.pdf'] },
    },
  ],
}
const days = [{ value: '2027-03-17', label: { nl: 'woensdag 17 maart', en: 'Wednesday 17 March' } }]
const organisationTypes = [{ value: 'association', label: { nl: 'Corporatie', en: 'Association' } }]

const titleOf = (_kind: string, id: string) => (id === 'k7m2' ? 'Opening' : undefined)

it('says everything in the words of the forms it was typed in', () => {
  const { parts, hasPhoto, name } = toPersonalDataView(data, {
    locale: 'nl',
    options: { days, organisationTypes },
    titleOf,
  })
  expect([name, hasPhoto]).toEqual(['Ilse Werkhoven', false])
  const profile = parts.find(({ title }) => title === 'Profiel')?.facts
  expect(profile).toContainEqual({ label: 'Dagen waarop u komt', value: 'woensdag 17 maart' })
  expect(profile).toContainEqual({
    label: 'Type organisatie',
    value: 'Corporatie',
  })
  expect(profile?.map(({ label }) => label)).not.toContain('Telefoonnummer')
  expect(parts.find(({ title }) => title === 'Wat u bewaarde')?.rows).toEqual([
    ['Opening', 'Vooraan zitten', 'Bewaard', '3 november 2026, 21:00'],
    ['Onbekend', '', 'Weggehaald', '3 november 2026, 21:00'],
  ])
  const mails = parts.find(({ title }) => title === 'Mail die wij u stuurden')
  expect(mails?.rows).toEqual([
    ['Bevestig uw e-mailadres', '1 november 2026, 21:00', 'Nog niet verzonden'],
  ])
})

it('hides nothing of what was sent, also where its form is gone or asks something else', () => {
  const { parts } = toPersonalDataView(data, { locale: 'en', options: { days }, titleOf })
  const [contact, unknown] = parts.at(-1)?.parts ?? []
  expect(contact?.title).toBe('Contact form')
  expect(contact?.facts).toContainEqual({ label: 'Reference', value: 'CT-2027-00001' })
  expect(contact?.facts).toContainEqual({ label: 'Message', value: 'Mag mijn hond mee?' })
  expect(contact?.facts).toContainEqual({ label: 'old', value: 'weg' })
  expect(unknown?.title).toBe('unheard-of')
  expect(unknown?.facts).toContainEqual({ label: 'Files', value: 'a.pdf' })
})
