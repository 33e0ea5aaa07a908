import { expect, it } from 'vitest'
import type { NewsItem } from '~/content/model.ts'
import { STORIES_PER_PAGE, storyPath, toStoryList } from './story-view.ts'

const story = (number: number, featured = false) =>
  ({ id: `id${number}`, slug: `s${number}`, featured, image: null }) as unknown as NewsItem
const stories = Array.from({ length: STORIES_PER_PAGE + 3 }, (_, i) => story(i, i === 4))
const ids = (page: number) => toStoryList('news', stories, page)?.stories.map(({ id }) => id)

it('leads with the featured story and shows each story once over the pages', () => {
  expect(ids(1)?.slice(0, 3)).toEqual(['id4', 'id0', 'id1'])
  const shown = [...(ids(1) ?? []), ...(ids(2) ?? [])]
  expect(shown).toHaveLength(stories.length)
  expect(new Set(shown).size).toBe(stories.length)
  expect(toStoryList('news', stories, 2)).toMatchObject({ from: 13, to: 15, total: 15, pages: 2 })
})

it('has no page before the first or after the last', () => {
  for (const page of [0, 3, 1.5, Number.NaN])
    expect(toStoryList('news', stories, page)).toBeUndefined()
  expect(toStoryList('news', [], 1)).toMatchObject({ stories: [], pages: 1 })
})

it('puts id and slug in the address', () => {
  expect(storyPath('interviews', { id: 'k3x9', slug: 'een-gesprek' })).toBe(
    '/interviews/k3x9/een-gesprek',
  )
})
