import { expect, it } from 'vitest'
import type { NewsItem } from '~/content/model.ts'
import { STORIES_PER_PAGE, storyPath, toStoryCard, toStoryList } from './story-view.ts'

const story = (number: number, featured = false) =>
  ({ id: `id${number}`, slug: `s${number}`, featured, image: null }) as unknown as NewsItem
const stories = Array.from({ length: STORIES_PER_PAGE + 3 }, (_, i) => story(i, i === 4))
const ids = (page: number) => toStoryList('news', stories, page)?.stories.map(({ id }) => id)

it('the featured story leads, and each story is shown once', () => {
  expect(ids(1)?.slice(0, 3)).toEqual(['id4', 'id0', 'id1'])
  expect(ids(1)).toHaveLength(1 + STORIES_PER_PAGE)
  expect(new Set(ids(2)).size).toBe(stories.length)
})

it('added stories follow the shown ones, and the first is marked', () => {
  expect(ids(2)?.slice(0, 1 + STORIES_PER_PAGE)).toEqual(ids(1))
  const next = toStoryList('news', stories, 1)?.next
  expect(ids(2)?.[1 + STORIES_PER_PAGE]).toBe(next)
  expect(toStoryList('news', stories, 2)).toMatchObject({ total: 9, page: 2, next: null })
})

it('there is no page before the first or after the last', () => {
  for (const page of [0, 3, 1.5, Number.NaN])
    expect(toStoryList('news', stories, page)).toBeUndefined()
  expect(toStoryList('news', stories.slice(0, 1 + STORIES_PER_PAGE), 2)).toBeUndefined()
  expect(toStoryList('news', [], 1)).toMatchObject({ stories: [], next: null })
})

it('the address has id and slug', () => {
  expect(storyPath.interviews({ id: 'k3x9', slug: 'een-gesprek' })).toBe(
    '/interviews/k3x9/een-gesprek',
  )
})

it('a picture has the description in its own language, or that of the media library in Dutch', () => {
  const image = { file: 'a.jpg', width: 3, height: 2, alt: 'Een straat' }
  const described = (about: object) =>
    toStoryCard('news', { ...story(1), image, imageAlt: '', language: 'en', ...about } as NewsItem)
      .image
  expect(described({ imageAlt: 'A street' })).toMatchObject({ alt: 'A street' })
  expect(described({ imageAlt: 'A street' })?.altLang).toBeUndefined()
  const dutch = { alt: 'Een straat', altLang: 'nl' }
  expect(described({})).toMatchObject(dutch)
  expect(described({ imageAlt: 'Een straat', dutchFields: ['imageAlt'] })).toMatchObject(dutch)
  expect(described({ language: 'nl' })?.altLang).toBeUndefined()
})
