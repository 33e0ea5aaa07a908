import { expect, it } from 'vitest'
import { placeOf } from './place-names'

it.each([
  ['1.A12', 'stand', '1.A12'],
  ['stand-1.A12', 'stand', '1.A12'],
  ['Stand 1.A12', 'stand', '1.A12'],
  ['stand_12.b3', 'stand', '12.B3'],
  ['_x31_.A12', 'stand', '1.A12'],
  ['_x31__x2E_A12_1_', 'stand', '1.A12'],
  ['1A12', 'stand', '1.A12'],
  ['1-A12', 'stand', '1.A12'],
  ['1.A12a', 'stand', '1.A12a'],
  ['stand_12.AB3B', 'stand', '12.AB3b'],
  ['B-101', 'stand', 'B-101'],
  ['stand-b-101', 'stand', 'B-101'],
  ['Stand A12', 'stand', 'A12'],
  ['ruimte-kennislab-a', 'room', 'kennislab-a'],
  ['Zaal_hoofdpodium', 'room', 'hoofdpodium'],
  ['paviljoen-houtbouw', 'pavilion', 'houtbouw'],
  ['hal', 'hall', ''],
  ['Hal 1', 'hall', ''],
])('%s is %s %s', (name, kind, key) => {
  expect(placeOf(name)).toEqual({ kind, key })
})

it.each([
  'rect837',
  'Laag_1',
  'path-12',
  'g-12',
  'A12',
  '1.A1234',
  '123.A1',
  'hallo',
  '',
  '_xfffff_',
])('%j is no name of a place', (name) => {
  expect(placeOf(name)).toBeNull()
})
