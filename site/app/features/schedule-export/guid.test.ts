import { uuidOf } from '@beursvloer/contract/calendar/guid'
import { expect, it } from 'vitest'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { guidOf, numberOf } from './guid.ts'

it('gives a name the same UUID for ever: subscribers know items by it', () => {
  // As Python's uuid.uuid5 gives it for the same namespace.
  expect(uuidOf('dakwaarts/abcd2345')).toBe('992b7c53-3ecd-5893-a4ad-84840ca3416d')
  expect(numberOf(uuidOf('dakwaarts/abcd2345'))).toBe(1_284_881_961)
})

it('knows a document by the same UUID when the fair gets another name', () => {
  const { nl } = sampleSnapshot()
  const { nl: renamed } = sampleSnapshot((fair) => {
    Object.assign(fair['site-settings']?.nl[0] ?? {}, { name: 'Woondagen' })
    Object.assign(fair.editions?.nl[0] ?? {}, { name: 'Woondagen 2027' })
  })
  expect(renamed.settings.name).toBe('Woondagen')
  expect(guidOf(renamed, { id: 'item1' })).toBe(guidOf(nl, { id: 'item1' }))
  expect(guidOf(nl, { id: 'item2' })).not.toBe(guidOf(nl, { id: 'item1' }))
})
