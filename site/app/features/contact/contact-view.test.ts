import { expect, it } from 'vitest'
import type { Content, TeamMember } from '~/content/model.ts'
import {
  isSubject,
  mailtoHref,
  SUBJECTS,
  subjectNamed,
  telHref,
  toContactView,
} from './contact-view.ts'

const member: TeamMember = {
  id: 'm1',
  language: 'nl',
  updatedAt: '2026-09-01T08:00:00Z',
  name: 'Lieke Zandvliet',
  role: 'Pers',
  topics: '',
  subject: 'press',
  email: 'pers@dakwaarts.example',
  phone: '',
  photo: null,
}
const content = {
  team: [member],
  settings: {
    organisation: 'Stichting Dakwaarts',
    address: 'Kade 1',
    postcode: '1000 AA',
    city: 'Meerhaven',
    email: 'info@dakwaarts.example',
    phone: '',
    officeHours: '',
  },
  edition: { name: 'Dakwaarts 2027' },
} as unknown as Content

it('a subject is found by its address only', () => {
  for (const [subject, name] of SUBJECTS) expect(subjectNamed(name)).toBe(subject)
  expect(subjectNamed('klacht')).toBeNull()
  expect(subjectNamed(null)).toBeNull()
})

it('the subjects of the form are known', () => {
  expect(isSubject('photo')).toBe(true)
  expect(isSubject('')).toBe(false)
})

it('a subject leads to the member of staff who answers it, otherwise to the office', () => {
  const { people } = toContactView(content, null)
  expect(people.press?.name).toBe('Lieke Zandvliet')
  expect(people.visit).toBeUndefined()
  expect(toContactView(content, null).office.address).toEqual(['Kade 1', '1000 AA Meerhaven'])
})

it('telephone number and address are links', () => {
  expect(telHref('+31 10 000 00 (0)1')).toBe('tel:+31100000001')
  expect(mailtoHref('a@b.example', 'Foto & film')).toBe(
    'mailto:a@b.example?subject=Foto%20%26%20film',
  )
})
