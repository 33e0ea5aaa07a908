import { expect, it } from 'vitest'
import type { Regulation } from '~/content/model.ts'
import { chooseRegulation } from './choose-regulation.ts'

const regulation = (version: string, validFrom: string): Regulation => ({
  id: version,
  language: 'nl',
  updatedAt: '2026-09-01T08:00:00Z',
  version,
  adoptedOn: '',
  validFrom,
  introduction: '',
  chapters: [],
})
const all = [
  regulation('4', '2028-10-01'),
  regulation('3', '2026-10-01'),
  regulation('2', '2024-09-01'),
]
const chosen = (date: string, version: string | null) => {
  const choice = chooseRegulation(all, date, version)
  return choice && [choice.regulation.version, choice.current?.version]
}

it('the version in force is chosen, from its first day', () => {
  expect(chosen('2026-09-30', null)).toEqual(['2', '2'])
  expect(chosen('2026-10-01', null)).toEqual(['3', '3'])
})

it('a requested version is chosen, older or future', () => {
  expect(chosen('2026-11-01', '2')).toEqual(['2', '3'])
  expect(chosen('2026-11-01', '4')).toEqual(['4', '3'])
})

it('an unknown version gives none, and the newest is chosen before any is in force', () => {
  expect(chosen('2026-11-01', '9')).toBeNull()
  expect(chosen('2020-01-01', null)).toEqual(['4', undefined])
  expect(chooseRegulation([], '2026-11-01', null)).toBeNull()
})
