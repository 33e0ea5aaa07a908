import { uuidOf } from '@beursvloer/contract/calendar/guid'
import { expect, it } from 'vitest'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { guidOf, numberOf } from './guid.ts'

it('a name always has the same UUID, by which subscribers recognise items', () => {
  // As Python's uuid.uuid5 gives it for the same namespace.
  expect(uuidOf('dakwaarts/abcd2345')).toBe('992b7c53-3ecd-5893-a4ad-84840ca3416d')
  expect(numberOf(uuidOf('dakwaarts/abcd2345'))).toBe(1_284_881_961)
})

it('a document keeps its UUID when the fair is renamed', () => {
  const { nl } = sampleSnapshot()
  const { nl: renamed } = sampleSnapshot((fair) => {
    Object.assign(fair['site-settings']?.nl[0] ?? {}, { name: 'Woondagen' })
    Object.assign(fair.editions?.nl[0] ?? {}, { name: 'Woondagen 2027' })
  })
  expect(renamed.settings.name).toBe('Woondagen')
  expect(guidOf(renamed, { id: 'item1' })).toBe(guidOf(nl, { id: 'item1' }))
  expect(guidOf(nl, { id: 'item2' })).not.toBe(guidOf(nl, { id: 'item1' }))
})
