import { expect, it } from 'vitest'
import { wrapName } from './plan-names.tsx'

it('breaks a name into lines of a width', () => {
  expect(wrapName('Stapelwerk Modulair', 6, 2)).toEqual(['Stapelwerk', 'Modulair'])
  expect(wrapName('Stapelwerk Modulair', 12, 2)).toEqual(['Stapelwerk Modulair'])
  expect(wrapName('', 6, 2)).toEqual([])
})

it('ends a name that does not fit with an ellipsis', () => {
  expect(wrapName('Stapelwerk Modulair, Kliklas Gevels', 6, 2)).toEqual(['Stapelwerk', 'Modulair…'])
  expect(wrapName('Woningbouwvereniging', 6, 2)).toEqual(['Woningbouw…'])
})
