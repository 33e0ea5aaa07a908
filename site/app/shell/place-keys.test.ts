import { expect, it } from 'vitest'
import { placeKeys } from './place-keys.ts'

it('places of one kind are numbered from the second on', () => {
  const kinds = [{ kind: 'toilet' }, { kind: 'lift' }, { kind: 'toilet' }] as const
  expect(placeKeys(2, kinds).map(({ key }) => key)).toEqual(['2.toilet', '2.lift', '2.toilet-2'])
})
