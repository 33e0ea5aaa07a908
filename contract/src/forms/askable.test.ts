import { expect, it } from 'vitest'
import { askable } from './askable.ts'
import { checkForm } from './check-form.ts'
import { participation } from './definitions/participation.ts'
import { partsOf } from './parts.ts'

const some = [{ value: 'een', label: { nl: 'Een', en: 'One' } }]
const filled = {
  organisation: 'Molenzicht',
  contact: 'A. de Vries',
  email: 'info@molenzicht.example',
  phone: '+31 10 000 00 00',
  standType: 'floor',
  area: '24',
}

it('fields without choices are left out, and a form with choices for all stays the same', () => {
  const all = { categories: some, halls: some, pavilions: some }
  expect(askable(participation, all)).toBe(participation)
  expect(askable(participation)).toBe(participation)
  const names = partsOf(askable(participation, { ...all, categories: [], halls: [] })).map(
    ({ name }) => name,
  )
  expect(names).not.toContain('category')
  expect(names).toContain('standType')
})

it('a form is accepted without the fields that have no choices', async () => {
  const options = { categories: [], halls: [], pavilions: [] }
  const { problems } = await checkForm(
    participation,
    { values: filled },
    { language: 'nl', options },
  )
  expect(problems).toEqual({})
})
