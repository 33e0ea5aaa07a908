import { expect, it } from 'vitest'
import type { Exhibitor, NewsItem } from '~/content/model.ts'
import { relatedStories } from './story-loader.ts'

it('more stories are those about the same exhibitor, then the newest', () => {
  const firm = { name: 'Stapelwerk' } as unknown as Exhibitor
  const story = (id: string, exhibitor: Exhibitor | null = null) =>
    ({ id, exhibitor }) as unknown as NewsItem
  const own = story('own', firm)
  const stories = [story('a'), story('b'), own, story('c'), story('old', firm)]
  expect(relatedStories(own, stories).map(({ id }) => id)).toEqual(['old', 'a', 'b'])
  expect(relatedStories(story('none'), stories).map(({ id }) => id)).toEqual(['a', 'b', 'own'])
})
