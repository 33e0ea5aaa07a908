import type { Lead, LeadList } from '@beursvloer/contract/leads/calls'
import { expect, it } from 'vitest'
import { leadsCsv, leadsVcard } from './lead-files.server.ts'
import { filterLeads, leadFilterIn } from './leads-view.ts'

const lead = (more: Partial<Lead>): Lead => ({
  ...{ id: 'k7m2p9xa', state: 'shared', basis: 'spoken', fields: ['name'] },
  person: { name: 'Saskia', organisation: '', jobTitle: '', email: '', phone: '' },
  ...{ scannedAt: '2027-03-17T10:00:00.000Z', decidedAt: '2027-03-17T10:01:00.000Z' },
  ...{ scannedBy: 'Dewi', interest: 0, notes: [], products: [], followUpBy: '', followUpOn: '' },
  ...{ answered: false, hasPhoto: false, ...more },
})
const listOf = (...leads: Lead[]): LeadList => ({ leads, colleagues: [{ id: 'm1', name: 'Dewi' }] })
const found = (list: LeadList, query: string) =>
  filterLeads(list, leadFilterIn(new URLSearchParams(query))).shared.map(({ id }) => id)

it('leads are found by words, interest and open tasks', () => {
  const note = { at: '2027-03-17T10:00:00.000Z', by: 'Dewi', text: 'Wil 64 portieken' }
  const list = listOf(
    lead({ id: 'a', notes: [note] }),
    lead({ id: 'b', interest: 3, answered: true }),
    lead({ id: 'c', state: 'withdrawn' }),
  )
  expect(found(list, 'q=portiek')).toEqual(['a'])
  expect(found(list, 'interesse=2')).toEqual(['b'])
  expect(found(list, 'toon=open')).toEqual(['a'])
  expect(found(list, 'toon=onzin&interesse=9')).toEqual(['a', 'b'])
})

it('a table contains only shared leads, and no cell that runs as a formula', () => {
  const person = { ...lead({}).person, name: '=HYPERLINK("x")', phone: '+31612345678' }
  const csv = leadsCsv(
    listOf(lead({ person, products: ['p1'] }), lead({ state: 'refused' })),
    [{ id: 'p1', name: 'Badkamer' }],
    'nl',
  )
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('Badkamer')
})

it('address cards have values and lines as in RFC 6350', () => {
  const person = {
    ...{ name: 'Müller; Söhne, "B.V."', organisation: 'Woonstichting '.repeat(8).trim() },
    ...{ jobTitle: '', email: 'a@b.example', phone: '+31 6 1234 5678' },
  }
  const card = leadsVcard(listOf(lead({ person })))
  expect(card).toContain('FN:Müller\\; Söhne\\, "B.V."\r\n')
  expect(card).toContain('TEL;VALUE=uri:tel:+31612345678\r\n')
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(card.replaceAll('\r\n ', '')).toContain(`ORG:${person.organisation}\r\n`)
  const unnamed = { ...person, name: '', organisation: '' }
  expect(leadsVcard(listOf(lead({ person: unnamed })))).toContain('FN:a@b.example')
})
