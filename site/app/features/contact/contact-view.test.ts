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

it('knows every subject by its address, and no other', () => {
  for (const [subject, name] of SUBJECTS) expect(subjectNamed(name)).toBe(subject)
  expect(subjectNamed('klacht')).toBeNull()
  expect(subjectNamed(null)).toBeNull()
})

it('knows the subjects of the form', () => {
  expect(isSubject('photo')).toBe(true)
  expect(isSubject('')).toBe(false)
})

it('leads to who answers the subject, else to the office', () => {
  const { people } = toContactView(content, null)
  expect(people.press?.name).toBe('Lieke Zandvliet')
  expect(people.visit).toBeUndefined()
  expect(toContactView(content, null).office.address).toEqual(['Kade 1', '1000 AA Meerhaven'])
})

it('makes links to call and to write', () => {
  expect(telHref('+31 10 000 00 (0)1')).toBe('tel:+31100000001')
  expect(mailtoHref('a@b.example', 'Foto & film')).toBe(
    'mailto:a@b.example?subject=Foto%20%26%20film',
  )
})
