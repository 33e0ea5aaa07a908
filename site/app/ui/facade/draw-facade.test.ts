import { expect, it } from 'vitest'
import { dealer } from './draw-facade.ts'
import { streets } from './kinds.ts'
import { randomFrom } from './random.ts'

it.each(Object.entries(streets))('a street of %s has no conspicuous building twice', (_, kinds) => {
  const next = dealer(kinds, randomFrom('stapelwerk-modulair'))
  const dealt = Array.from({ length: 20 }, next)
  for (const kind of ['buildingSite', 'factory', 'farm', 'townHall', 'tower', 'renovation'])
    expect(dealt.filter((one) => one === kind).length, kind).toBeLessThanOrEqual(1)
  expect(dealt.some((kind, index) => kind === dealt[index - 1])).toBe(false)
})
