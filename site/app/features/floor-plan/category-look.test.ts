// About: site/app/features/floor-plan/category-look.ts
import { expect, it } from 'vitest'
import type { ExhibitorCategory } from '~/content/model.ts'
import { categoryLooks } from './category-look.ts'

const category = (look: Partial<ExhibitorCategory>) =>
  ({ slug: 'a', name: 'A', colour: null, pattern: null, ...look }) as ExhibitorCategory

it('gives each of many categories a look of its own, in the order of the editors', () => {
  const looks = categoryLooks(Array.from({ length: 12 }, () => category({})))
  expect(new Set(looks.map(({ colour, pattern }) => `${colour} ${pattern}`)).size).toBe(12)
  expect(looks[0]).toMatchObject({ colour: 'blue', pattern: 'dots' })
})

it('keeps the look that an editor chose', () => {
  const [look] = categoryLooks([category({ colour: 'crimson', pattern: 'none' })])
  expect(look).toMatchObject({ colour: 'crimson', pattern: 'none' })
})
