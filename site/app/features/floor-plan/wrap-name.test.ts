import { expect, it } from 'vitest'
import { wrapName } from './plan-names.tsx'

it('sets a name in lines that fit', () => {
  expect(wrapName('Stapelwerk Modulair', 6, 2)).toEqual(['Stapelwerk', 'Modulair'])
  expect(wrapName('Stapelwerk Modulair', 12, 2)).toEqual(['Stapelwerk Modulair'])
  expect(wrapName('', 6, 2)).toEqual([])
})

it('ends in an ellipsis what does not fit', () => {
  expect(wrapName('Stapelwerk Modulair, Kliklas Gevels', 6, 2)).toEqual(['Stapelwerk', 'Modulair…'])
  expect(wrapName('Woningbouwvereniging', 6, 2)).toEqual(['Woningbouw…'])
})
