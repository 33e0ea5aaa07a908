import { expect, it } from 'vitest'
import { guidOf, numberOf } from './guid.ts'

it('gives a name the same UUID for ever: subscribers know items by it', () => {
  // As Python's uuid.uuid5 gives it for the same namespace.
  expect(guidOf('dakwaarts/abcd2345')).toBe('992b7c53-3ecd-5893-a4ad-84840ca3416d')
  expect(numberOf(guidOf('dakwaarts/abcd2345'))).toBe(1_284_881_961)
})
