import { expect, it } from 'vitest'
import { employmentTypes, vacancyJsonLd } from './vacancy-json-ld.ts'
import type { VacancyDetail } from './vacancy-view.ts'

const vacancy = {
  id: 'vacancy1',
  path: '/vacatures/vacancy1/calculator',
  title: 'Calculator',
  place: 'Meerhaven',
  hours: '32–36',
  closingDate: '2027-02-01',
  closed: false,
  updatedAt: '2026-11-02T08:00:00.000Z',
  body: [],
  exhibitor: { name: 'Stapelwerk', path: '/standhouders/a/b', website: '', logo: null },
} as unknown as VacancyDetail

it.each([
  ['32–36', ['FULL_TIME', 'PART_TIME']],
  ['40', ['FULL_TIME']],
  ['24 tot 32 uur', ['PART_TIME']],
  ['in overleg', []],
  ['', []],
])('%s hours a week is %j', (hours, types) => {
  expect(employmentTypes(hours)).toEqual(types)
})

it('the structured data have the required properties of a job', () => {
  expect(vacancyJsonLd(vacancy, 'https://dakwaarts.example')).toMatchObject({
    identifier: { '@type': 'PropertyValue', name: 'Stapelwerk', value: 'vacancy1' },
    employmentType: ['FULL_TIME', 'PART_TIME'],
    workHours: '32–36',
    validThrough: '2027-02-01T23:59:00+01:00',
  })
  expect(vacancyJsonLd({ ...vacancy, closed: true }, 'https://dakwaarts.example')).toBeNull()
})
