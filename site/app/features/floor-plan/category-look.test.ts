// About: site/app/features/floor-plan/category-look.ts
import { expect, it } from 'vitest'
import type { ExhibitorCategory } from '~/content/model.ts'
import { categoryLooks } from './category-look.ts'

const category = (look: Partial<ExhibitorCategory>) =>
  ({ slug: 'a', name: 'A', colour: null, pattern: null, ...look }) as ExhibitorCategory

it('gives twelve categories different looks, in their order', () => {
  const looks = categoryLooks(Array.from({ length: 12 }, () => category({})))
  expect(new Set(looks.map(({ colour, pattern }) => `${colour} ${pattern}`)).size).toBe(12)
  expect(looks[0]).toMatchObject({ colour: 'blue', pattern: 'dots' })
})

it('keeps the colour and pattern of a category', () => {
  const [look] = categoryLooks([category({ colour: 'crimson', pattern: 'none' })])
  expect(look).toMatchObject({ colour: 'crimson', pattern: 'none' })
})
